import { type Ask, type Entry, Game, hands, inWords, type TableLine, tellerOf } from '@understory/table';
import { instead } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { lifecycle } from '../../src/second/monsters/lifecycle.ts';
import type { Reason } from '../../src/second/monsters/minds/reasons.ts';
import { monsterEvents } from '../../src/second/telling/english/monsters.ts';
import { telling } from '../../src/second/telling/telling.ts';
import { denAt } from './den-at.ts';
import { doTo, facing, groups, told } from './facing.ts';
import { wildAt } from './things-at.ts';

describe('the record of the Age of Monsters', () => {
  it('[H2-CRD-117] lets a single creature be slain, and not die out', () => {
    const den = facing(['Goblins', 'A Wizard']);
    const [goblins, wizard] = groups(den);
    doTo(den, goblins, 'fight anyone', wizard, { dice: [5, 2] });
    expect(told(den)).toContain('A Wizard was slain by Goblins.');
  });

  it('[H2-CRD-117] lets a band die out', () => {
    const den = facing(['Owlbear', { card: 'Goblins', population: 1 }]);
    const [owlbear, goblins] = groups(den);
    doTo(den, owlbear, 'hunt anyone', goblins);
    expect(told(den)).toContain('Goblins died out at the hands of Owlbear.');
  });

  it('tells a fight to its end, and each line which one it follows from', () => {
    const den = facing(['Goblins', { card: 'Ogre', treasure: 1 }]);
    const [goblins, ogre] = groups(den);
    const from = den.world.journal.entries.length;
    doTo(den, goblins, 'fight anyone', ogre, { dice: [5, 2] });
    expect(told(den, from)).toEqual(
      expect.arrayContaining(['Goblins beat Ogre, 5 to 2.', 'Ogre lost ● to Goblins.', 'Ogre was slain by Goblins.']),
    );
    const lines = den.world.journal.entries.slice(from) as (Entry & Record<string, unknown>)[];
    const of = (kind: string) => lines.find((it) => it.kind === kind);
    expect(of('conflict')).toMatchObject({
      dice: { ours: 5, theirs: 2 },
      bonuses: [],
      tie: false,
      stake: 'population',
    });
    expect(of('lost')).toMatchObject({
      by: goblins.id,
      deed: 'fight',
      beads: [expect.any(String)],
      cause: of('conflict')?.tick,
    });
    expect(of('died')).toMatchObject({ by: goblins.id, cause: of('lost')?.tick });
    expect(of('left lying')).toMatchObject({ cause: of('died')?.tick });
  });

  it('tells thefts, pacts and routs by who did what to whom', () => {
    const den = facing([
      { card: 'Goblins', population: 2 },
      { card: 'Dwarves', population: 2, treasure: 2, bonus: 1 },
    ]);
    const [goblins, dwarves] = groups(den);
    const from = den.world.journal.entries.length;
    doTo(den, goblins, 'steal from anyone', dwarves, { dice: [6, 1] });
    doTo(den, goblins, 'ally with anyone', dwarves, { dice: [6, 1] });
    doTo(den, dwarves, 'rout anyone', goblins, { dice: [3, 3] });
    expect(told(den, from)).toEqual(
      expect.arrayContaining([
        'Goblins stole ○ from Dwarves.',
        'Goblins and Dwarves made a pact.',
        'Goblins gained ★ by the pact.',
        'Dwarves beat Goblins on a tie, 3 to 3.',
        'Dwarves routed Goblins.',
        'Goblins dropped ○.',
      ]),
    );
  });

  it('tells of a people and of monsters of the same name apart', () => {
    const { world } = denAt({ monsters: [{ card: 'Dwarves', at: [10, 10] }] });
    const chapter = { kind: 'people', people: 'dwarves', turn: 3 };
    expect(telling.chapter(world, chapter)).toBe('The Dwarves, turn 3');
    const founded = { kind: 'founded', clause: 'H2-DWF-01', group: 'Durstone', what: 'dwarves' };
    expect(telling.line(world, founded as unknown as Entry)).toBe('Dwarves come to found Durstone.');
  });

  it('tells of wild creatures by their place', () => {
    let wild: ReturnType<typeof wildAt> | null = null;
    const den = denAt({
      before: (world) => {
        wild = wildAt(world, [10, 13]);
      },
      monsters: [{ card: 'Goblins', at: [10, 10] }],
    });
    const [goblins] = groups(den);
    doTo(den, goblins, 'hunt anyone', wild);
    expect(told(den)).toEqual(expect.arrayContaining(['That was the last of the wild creatures of a cave.']));
    expect(den.world.journal.entries.find((it) => it.kind === 'died')).toMatchObject({ group: { wild: 'p1' } });
  });
});

describe('what is asked in the Age of Monsters', () => {
  it('says what each option of a card is, and what it would do', () => {
    const den = facing([
      { card: 'Goblins', population: 2 },
      { card: 'Ogre', treasure: 1 },
    ]);
    const [goblins] = groups(den);
    const play = () => lifecycle(den, goblins);
    const game = new Game(instead(secondEdition, den.world, play), { seed: 'asked', options: OPTIONS });
    while (game.ask && game.ask.clause !== 'H2-MON-314') game.letAnswer('story');
    const ask = game.ask && inWords(game.ask, tellerOf(game));
    if (ask?.ask !== 'choose') throw new Error('nothing was asked');
    expect(ask.prompt).toBe('What will Goblins do?');
    const words = ask.options.map((it) => `${it.text}: ${it.does}`);
    expect(words).toContain('Steal from Ogre: 7 in 12: take ○; else lose ●');
    expect(words).toContain('Explore: 4.5 beads of way become known');
    expect(words).toContain('Nothing: all stays as it is');
  });

  it('tells why an autopilot chose, by keys that have words', () => {
    const { world } = denAt();
    const says = (why: Reason) => telling.why(world, why);
    expect(says({ key: 'best', worth: -7.17, n: 2 })).toBe('worth −7.17, the best of 2');
    expect(says({ key: 'only choice', worth: 2 })).toBe('the only choice, worth 2');
    expect(says({ key: 'not worth it', worth: null })).toBe('it is not worth a ★');
    expect(says({ key: 'would leave', bead: 'treasure' })).toBe('one more ○ would make them leave');
    expect(telling.why(world, { key: 'a key of a later version' })).toBe('');
  });

  it('[H2-CRD-117] tells why a single creature chose by its own pronoun', () => {
    const { world } = denAt({
      monsters: ['Owlbear', 'Hag', 'A Wizard', 'Goblins'].map((card, i) => ({ card, at: [5 + 5 * i, 10] as const })),
    });
    const says = (why: Reason) => world.groups.map(({ id }) => telling.why(world, why, id));
    expect(says({ key: 'hunger' })).toEqual(['it', 'her', 'him', 'them'].map((whom) => `hunger drives ${whom}`));
    expect(says({ key: 'habit' })).toEqual(['its', 'her', 'his', 'their'].map((whose) => `as is ${whose} habit`));
    expect(says({ key: 'sought' })).toEqual([
      'towards what it seeks',
      'towards what she seeks',
      'towards what he seeks',
      'towards what they seek',
    ]);
    expect(telling.why(world, { key: 'hunger' })).toBe('hunger drives them');
  });

  it.each(Array.from({ length: 12 }, (_, i) => `told ${i}`))(
    'can be told, all of it, and what comes of it: %s',
    (seed) => {
      const game = new Game(secondEdition, { seed, options: OPTIONS, hands: hands({ choices: 'random' }) });
      const said: string[] = [];
      let turn = 0;
      while (game.ask) {
        const { age } = game.world.journal;
        if (age === 'monsters' || age === 'villainy') said.push(...wordsOf(game, game.ask, turn++ % 9 === 0));
        game.letAnswer();
      }
      const { world } = game;
      for (const line of world.journal.entries) {
        if (line.age !== 'monsters' && line.age !== 'villainy') continue;
        const text = telling.line(world, line);
        if (Object.hasOwn(monsterEvents, line.kind))
          expect(text === '', line.kind).toBe(monsterEvents[line.kind as keyof typeof monsterEvents] === '');
        said.push(text);
        if (line.kind === 'chose' || line.kind === 'spotted')
          said.push(...afterwards(world, line as Entry & TableLine));
      }
      expect(said.filter((it) => /undefined|\[object|\bnone\b|\b[pbulmfg]\d+\b/.test(it))).toEqual([]);
    },
  );
});

const OPTIONS = secondOptions({ width: 20, height: 14, monsterTurns: 6, villainRounds: 5 });

/** All that is asked, in words; what the options do only now and then, since that is reckoned. */
function wordsOf(game: Game<SecondWorld, SecondOptions>, asked: Ask, isWhole: boolean): string[] {
  const ask = inWords(asked, tellerOf(game));
  switch (ask.ask) {
    case 'roll':
      return some(ask.for);
    case 'choose':
      return [...some(ask.prompt), ...ask.options.flatMap((it) => (isWhole ? [...some(it.text), it.does] : []))];
    case 'spot':
      return [...some(ask.prompt), ...some(ask.says)];
    case 'name':
      return some(ask.prompt);
  }
}

/** What was chosen, and why. */
function afterwards(world: SecondWorld, line: TableLine): string[] {
  if (line.kind !== 'chose' && line.kind !== 'spotted') return [];
  const why = line.why ? some(telling.why(world, line.why)) : [];
  return line.kind === 'chose' ? [...some(telling.chosen(world, line)), ...why] : why;
}

function some(words: string): string[] {
  expect(words).not.toBe('');
  return [words];
}
