import { describe, expect, it } from 'vitest';
import { byChance, inCharge, misfit } from '../src/hand.ts';
import { type Ask, hands, type Region, stream } from '../src/index.ts';
import { inTheYard } from './barrow.ts';

const rolled: Ask = {
  ask: 'roll',
  topic: { kind: 'test' },
  clause: 'EX-DIG-T1',
  about: '',
  dice: '1d6',
};
const chosen: Ask & { ask: 'choose' } = {
  ask: 'choose',
  topic: { kind: 'test' },
  clause: 'EX-DIG-04',
  about: '',
  by: 'diggers',
  options: [{ key: 'wall it up' }, { key: 'explore it' }],
  usual: null,
};
const placed = (by: string, where: Region = inTheYard): Ask => ({
  ask: 'spot',
  topic: { kind: 'test' },
  usual: null,
  clause: 'EX-END-01',
  about: '',
  by,
  where,
});
const named: Ask = {
  ask: 'name',
  topic: { kind: 'test' },
  clause: 'EX-DIG-03',
  about: '',
  by: 'maker',
  ideas: ['Old Hall'],
  of: { subject: 'hall', id: '1' },
};

describe('who is in charge', () => {
  it('chance throws, and the story decides, unless something else is said', () => {
    expect([rolled, chosen, placed('chance'), named].map((it) => inCharge(it, hands()))).toEqual([
      'chance',
      'story',
      'chance',
      'story',
    ]);
  });

  it('the narrowest wins: a seat before a kind of ask before all choices', () => {
    const of = hands({ choices: 'random', kinds: { choose: 'tactical' }, seats: { diggers: 'person' } });
    expect(inCharge(chosen, of)).toBe('person');
    expect(inCharge({ ...chosen, by: 'maker' }, of)).toBe('tactical');
    expect(inCharge(named, of)).toBe('random');
  });

  it('dice and drops go by their own switch, whoever sits where', () => {
    const of = hands({ dice: 'typed', drops: 'person', choices: 'random', seats: { chance: 'tactical' } });
    expect(inCharge(rolled, of)).toBe('person');
    expect(inCharge(placed('chance'), of)).toBe('person');
    expect(inCharge(placed('maker'), of)).toBe('random');
  });
});

describe('an answer that does not fit', () => {
  it.each<[string, Ask, Parameters<typeof misfit>[1], string | null]>([
    ['a face too high', rolled, [7], 'EX-DIG-T1: a d6 shows 1 to 6, got 7'],
    ['a word for a throw', rolled, 'six', 'EX-DIG-T1 wants a throw of 1d6'],
    ['a key not offered', chosen, 'flee', 'answered "flee", but EX-DIG-04 offers "wall it up", "explore it"'],
    [
      'a key that every object has',
      chosen,
      'constructor',
      'answered "constructor", but EX-DIG-04 offers "wall it up", "explore it"',
    ],
    ['a spot outside', placed('maker'), { x: 11, y: 1 }, '(11, 1) is not in the yard (EX-END-01)'],
    ['a spot nowhere', placed('maker'), { x: Number.NaN, y: 1 }, '(NaN, 1) is not in the yard (EX-END-01)'],
    ['faces for a spot', placed('maker'), [1, 2], 'EX-END-01 wants a spot in the yard'],
    ['an empty name', named, '  ', 'EX-DIG-03 wants a name'],
    ['a name without end', named, 'x'.repeat(61), 'a name has at most 60 letters, got 61'],
    ['a name with a bell in it', named, 'Old\u0007Hall', 'a name has no control characters'],
    ['a good throw', rolled, [6], null],
    ['a good name', named, 'Château Ünder ☃', null],
  ])('[H2-GEN-10] %s', (_, ask, answer, why) => {
    expect(misfit(ask, answer, (place) => place.kind)).toBe(why);
  });
});

it('[CH-NAM-02] chance names a thing by one of the four ideas that are shown first', () => {
  const ideas = ['a', 'b', 'c', 'd', 'e', 'f'];
  const given = Array.from({ length: 80 }, (_, i) => byChance({ ...named, ideas } as Ask, stream('s', String(i))));
  expect([...new Set(given)].sort()).toEqual(['a', 'b', 'c', 'd']);
});
