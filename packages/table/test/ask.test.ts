import { describe, expect, it } from 'vitest';
import { choose, name, roll, spot } from '../src/index.ts';
import { playOut, type TestScript } from '../src/testing.ts';
import { type Barrow, barrow, diggersYear, inTheYard } from './barrow.ts';
import { newBarrow } from './new-barrow.ts';

const topic = { kind: 'which way' };
const options = [{ key: 'left' }, { key: 'right' }] as const;

describe('asks', () => {
  it('[H2-GEN-10] let somebody choose, by the key of an option or by its text', () => {
    const year = (answer: string) => playOut(barrow, { options: { years: 1 }, dice: [6, 4], choose: [answer] });
    expect(year('explore it').world.rooms).toMatchObject([{ treasure: 2 }]);
    expect(year('Go in and explore it').world.rooms).toMatchObject([{ treasure: 2 }]);
  });

  it('[H2-GEN-10] a single option is no choice: nothing is asked, and the journal says nothing', () => {
    const only = choose('EX-DIG-09', { by: 'maker', topic, options: [options[0]], usual: null });
    const { result, asked, journal } = playOut(only, {});
    expect({ result, asked, journal }).toEqual({ result: 'left', asked: [], journal: [] });
  });

  it('[H2-GEN-10] what is left open is answered as the rulebook has it by default', () => {
    expect(playOut(choose('EX-DIG-09', { by: 'maker', topic, options, usual: 'right' }), {}).result).toBe('right');
    const named = name('EX-DIG-03', {
      by: 'maker',
      topic,
      ideas: ['Old Hall', 'Long Hall'],
      of: { subject: 'hall', id: 'h1' },
    });
    expect(playOut(named, {}).result).toBe('Old Hall');
    const place = playOut(spot('EX-END-01', { by: 'chance', topic, where: inTheYard }), {}).result;
    expect(place && inTheYard.has(place)).toBe(true);
  });

  it('[H2-GEN-11] every ask that is put is told, in order, with its clause', () => {
    const { journal, asked } = playOut(
      { world: newBarrow(), rule: diggersYear },
      { dice: [6, 5], choose: ['explore it'] },
    );
    expect(asked.map((it) => it.clause)).toEqual(['EX-DIG-T1', 'EX-DIG-04', 'EX-DIG-05']);
    expect(journal.map(({ kind, clause }) => `${clause} ${kind}`)).toEqual([
      'EX-DIG-T1 rolled',
      'EX-DIG-02 dug',
      'EX-DIG-04 chose',
      'EX-DIG-05 rolled',
      'EX-DIG-05 hoarded',
    ]);
  });
});

describe('playing out a script', () => {
  const year = (script: TestScript<Barrow>) => playOut({ world: newBarrow(), rule: diggersYear }, script);

  it('fails if the rule throws more dice than written', () => {
    expect(() => year({ dice: [6], choose: ['explore it'] })).toThrow(
      'EX-DIG-05 throws 1d6 for what the cave holds, but only 1 dice are written.',
    );
    expect(() => playOut(roll('EX-DIG-05', '2d4', { kind: 'luck' }), {})).toThrow(
      'EX-DIG-05 throws 2d4 for luck, but only 0 dice are written.',
    );
  });

  it('fails if the rule throws fewer dice than written', () => {
    expect(() => year({ dice: [1, 4] })).toThrow('dice: 2 are written, only 1 were asked for.');
  });

  it('fails if answers are left over, or run out', () => {
    expect(() => year({ dice: [1], choose: ['explore it'] })).toThrow('choose: 1 are written, only 0 were asked for.');
    expect(() => year({ dice: [6], choose: [] })).toThrow('but only 0 of choose are written.');
  });

  it('fails if an answer is not offered', () => {
    expect(() => year({ dice: [6], choose: ['flee'] })).toThrow(
      'answered "flee", but EX-DIG-04 offers "wall it up", "explore it".',
    );
  });

  it('fails if another die is thrown than the one written', () => {
    expect(() => year({ dice: [{ sides: 8, face: 1 }] })).toThrow(
      'throws 1d6 for what the diggers open, but a d8 is written.',
    );
    expect(() => year({ dice: [7] })).toThrow('a d6 shows 1 to 6, got 7.');
  });

  it('stops before an ask if told to', () => {
    const { ask, result } = year({ dice: [6], until: (it) => it.ask === 'choose' });
    expect(ask?.ask === 'choose' && ask.options.map((it) => it.key)).toEqual(['wall it up', 'explore it']);
    expect(result).toBeNull();
  });
});
