import type { Piece } from '@understory/page';
import { Game, hands } from '@understory/table';
import { everythingSaid, playOut, type Script } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { isSentence, slipsIn } from '../../../../tools/grammar.ts';
import { type Civ, type People, population, roomsOf, works } from '../../src/first/civilization/civ.ts';
import { playedAs } from '../../src/first/civilization/custom/play.ts';
import { WORKS } from '../../src/first/civilization/custom/works.table.ts';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import { nobles, type Place, slaves } from '../../src/first/civilization/dark-elves/elf-civ.ts';
import { demons } from '../../src/first/civilization/demons/demons.ts';
import { dwarves } from '../../src/first/civilization/dwarves/dwarves.ts';
import { whichPeople } from '../../src/first/civilization/peoples.ts';
import { season } from '../../src/first/civilization/season.ts';
import {
  type CustomPeople,
  type FirstWorld,
  firstEdition,
  firstOptions,
  readPeople,
  writePeople,
} from '../../src/first/index.ts';
import { laid } from './world-at.ts';

const NOTHING = { moreFolk: false, richer: false, hand: null, works: {} } as const;

function written(model: CustomPeople['model'], details: Partial<CustomPeople['details']>): CustomPeople {
  return { name: 'Gnomes', model, details: { ...NOTHING, ...details } };
}

/** A file of a people; what is given replaces what a good one has. */
function file(some: Record<string, unknown> = {}): string {
  const good = { format: 'understory/people', version: 1, name: 'Gnomes', model: 'dwarves', details: { richer: true } };
  return JSON.stringify({ ...good, ...some });
}
const refused = (text: string): string => {
  try {
    readPeople(text);
    return 'not refused';
  } catch (problem) {
    return (problem as Error).message;
  }
};

function comes(options: Parameters<typeof firstOptions>[0], script: Script) {
  const world = firstEdition.begin(firstOptions(options), 'test');
  return playOut({ world, rule: (it) => whichPeople(it, 0) }, script);
}

describe('the file of a custom people', () => {
  it('[H1-CIV-07] says its name, its model and its details, and is read as it was written', () => {
    const gnomes = written('dwarves', { moreFolk: true, hand: 'delvers', works: { 'Great Hall': 'Great Engine' } });
    expect(readPeople(writePeople(gnomes))).toEqual(gnomes);
    expect(readPeople(file())).toEqual(written('dwarves', { richer: true }));
  });

  it('[H1-CIV-07] is refused without a name, without a model, or without any detail, and says what to write', () => {
    expect(refused(file({ name: ' ' }))).toBe('This people cannot be played: “name” is empty: write a name.');
    expect(refused(file({ name: 7 }))).toContain('“name” must be a name in quotes');
    expect(refused(file({ name: 'x'.repeat(61) }))).toContain('“name” is longer than 60 letters: shorten it');
    expect(refused(file({ name: 'a\u0007b' }))).toContain('“name” has control characters: write it with letters');
    expect(refused(file({ model: 'gnomes' }))).toBe(
      'This people cannot be played: “model” must be one of: dwarves, dark elves, demons.',
    );
    expect(refused(file({ details: {} }))).toBe(
      'This people cannot be played: “details” say nothing: write at least one of "moreFolk", "richer", "hand" and "works".',
    );
    expect(refused(file({ details: 'many' }))).toContain('“details” must be written in braces');
  });

  it('is refused for what means nothing, and says where', () => {
    expect(refused(file({ colour: 'red' }))).toBe(
      'This people cannot be played: “colour” means nothing here: take it out.',
    );
    expect(refused(file({ details: { richer: true, wings: 2 } }))).toContain('“details › wings” means nothing here');
    expect(refused(file({ details: { richer: 'very' } }))).toContain('“details › richer” must be true or false');
    expect(refused(file({ details: { hand: 'left' } }))).toContain(
      '“details › hand” must be one of: dwarves, dark elves, demons, delvers, breeders',
    );
    expect(refused(file({ details: { hand: 'dwarves' } }))).toContain(
      '“details › hand” is the hand of its model anyway',
    );
    expect(refused(file({ details: { works: { 'Great Barn': 'Barn' } } }))).toContain(
      '“details › works › Great Barn” is nothing that the dwarves build: take it out, or name one of: Workshops,',
    );
    expect(refused(file({ details: { works: { Workshops: '' } } }))).toContain(
      '“details › works › Workshops” is empty',
    );
  });

  it('is refused when it is no such file, too large, or of a newer Understory', () => {
    expect(refused('{}')).toContain('it lacks "format": "understory/people". Write it at the top.');
    expect(refused('not json')).toContain('people');
    expect(refused(file({ version: 2 }))).toContain('made by a newer Understory; this one reads up to 1');
    expect(refused(file({ version: undefined }))).toContain('write "version": 1');
    expect(refused(file({ name: 'x'.repeat(30_000) }))).toContain('at most 20000 are read. Shorten its names.');
    expect(refused(`${'['.repeat(9000)}${']'.repeat(9000)}`)).toContain('levels deep');
  });
});

describe('which custom people comes', () => {
  it('[H1-GEN-T2.13] [H1-CIV-07] those that the player has written are offered by name', () => {
    const peoples = [
      written('demons', { richer: true }),
      { ...written('dwarves', { moreFolk: true }), name: 'Trolls' },
    ];
    const { result, asked } = comes({ peoples }, { choose: ['custom 2'] });
    expect(asked[0]).toMatchObject({
      options: expect.arrayContaining([{ key: 'custom 2', what: expect.objectContaining({ name: 'Trolls' }) }]),
    });
    expect(result).toMatchObject({ key: 'dwarves', custom: { name: 'Trolls' } });
    expect(() => firstOptions({ peoples: [...peoples, ...peoples] })).toThrow('same name');
  });

  it('[H1-CIV-03] [H1-CIV-T1.10] on a 10 it is one of them', () => {
    const { result } = comes({ peoples: [written('demons', { richer: true })] }, { dice: [10] });
    expect(result).toMatchObject({ key: 'demons', custom: { name: 'Gnomes' } });
  });

  it('[H1-CIV-03] or one that is written now: by default with a rolled model, a new name and more folk', () => {
    for (const [d6, key] of [
      [1, 'dwarves'],
      [2, 'dwarves'],
      [5, 'demons'],
      [6, 'demons'],
    ] as const) {
      const { result } = comes({}, { dice: [10, d6] });
      expect(result).toMatchObject({ key, custom: { model: key, details: { ...NOTHING, moreFolk: true } } });
      expect(result?.custom?.name).not.toBe('');
    }
  });

  it('[H1-CIV-03] … with as many details as the player likes', () => {
    const choose = ['write', 'demons', 'richer', 'hand', 'breeders', 'works', 'moreFolk'];
    const { result } = comes({}, { choose, names: ['Molochs', ...WORKS.demons.map((it) => `Our ${it}`)] });
    expect(result?.custom).toEqual({
      name: 'Molochs',
      model: 'demons',
      details: {
        moreFolk: true,
        richer: true,
        hand: 'breeders',
        works: Object.fromEntries(WORKS.demons.map((it) => [it, `Our ${it}`])),
      },
    });
  });
});

/** The set-up of a custom people, on a page with a vein of gold under the surface or a beast to hunt. */
function settled<Own extends Civ>(world: FirstWorld, people: People<Own>): Own {
  return playOut({ world, rule: (it) => people.setUp(it) }, { dice: null }).result as Own;
}

describe('a custom people like the Dwarves', () => {
  it('[H1-CIV-07] [H1-CIV-T2.1] [H1-CIV-T2.2] begins with one more of them, and a mine with 1○ more', () => {
    const world = laid();
    const civ = settled(world, playedAs(dwarves, written('dwarves', { moreFolk: true, richer: true })));
    expect([population(world, civ), roomsOf(world, civ, 'barracks').length]).toEqual([2, 2]);
    expect(world.page.beadsIn(roomsOf(world, civ, 'mine')[0]?.id ?? '', 'treasure')).toHaveLength(2);
    const plain = laid();
    const other = settled(plain, playedAs(dwarves, written('dwarves', { works: { Workshops: 'Forges' } })));
    expect(population(plain, other)).toBe(1);
    expect(plain.page.beadsIn(roomsOf(plain, other, 'mine')[0]?.id ?? '', 'treasure')).toHaveLength(1);
  });

  it('[H1-CIV-07] [H1-CIV-T2.3] draws in another hand: its tunnels need not be level and upright', () => {
    const world = laid();
    const civ = settled(world, playedAs(dwarves, written('dwarves', { hand: 'breeders' })));
    expect(new Set(works(world, civ).map(({ people, manner }) => `${people}, ${manner}`))).toEqual(
      new Set(['breeders, natural']),
    );
  });

  it('[H1-CIV-07] [H1-CIV-T2.4] has names of its own for what it builds, which does what it did', () => {
    const world = laid();
    const civ = settled(world, playedAs(dwarves, written('dwarves', { works: { Workshops: 'Forges' } })));
    for (let year = 1; year <= 3; year++)
      for (let nth = 0; nth < 4; nth++) playOut({ world, rule: (it) => season(it, civ, year, nth) }, { dice: null });
    const [room] = roomsOf(world, civ, 'Workshops') as [Piece];
    expect(room.what).toEqual({ kind: 'work', name: 'Forges' });
    expect(civ.group.built[0]).toBe('Workshops');
    const line = world.journal.entries.find((it) => it.kind === 'built');
    expect(firstEdition.telling.line(world, line as NonNullable<typeof line>)).toContain(': Forges.');
  });
});

describe('a custom people like the Dark Elves', () => {
  it('[H1-CIV-07] [H1-CIV-T2.1] [H1-CIV-T2.2] begins with one more noble, and a treasure in a palace that is no slave', () => {
    const world = laid();
    const civ = settled(world, playedAs(darkElves, written('dark elves', { moreFolk: true, richer: true })));
    const [city] = civ.places as [Place];
    expect([nobles(world, city), slaves(world, city)]).toEqual([4, 3]);
    expect(world.page.beadsIn(city.home).map((it) => it.kind)).toEqual(['population', 'treasure']);
  });

  it('[H1-CIV-07] [H1-CIV-T2.4] has names of its own for what it builds', () => {
    const world = laid();
    const civ = settled(world, playedAs(darkElves, written('dark elves', { works: { Tomb: 'Barrow' } })));
    playOut({ world, rule: (it) => season(it, civ, 1, 2) }, { dice: null });
    const [room] = roomsOf(world, civ, 'Tomb') as [Piece];
    expect([room.what, civ.group.built]).toEqual([{ kind: 'work', name: 'Barrow' }, ['Tomb']]);
  });
});

describe('a custom people like the Demons', () => {
  it('[H1-CIV-07] [H1-CIV-T2.1] [H1-CIV-T2.2] has eleven in its Pit, and a worm with 1○; it ends by year 10', () => {
    const world = laid();
    const civ = settled(world, playedAs(demons, written('demons', { moreFolk: true, richer: true })));
    expect(population(world, civ)).toBe(11);
    expect(world.page.beadsOf(civ.group.id).filter((it) => it.kind === 'treasure')).toHaveLength(1);
    for (let year = 1; year <= 9; year++) playOut({ world, rule: (it) => season(it, civ, year, 0) }, {});
    expect([population(world, civ), civ.ending]).toEqual([2, null]);
    playOut({ world, rule: (it) => season(it, civ, 10, 0) }, {});
    expect(civ.ending).toBe('gone home');
    expect(civ.group.name).toBe('Gnomes');
  });

  it('tunnels are straight, curved or zigzag by chance, and square in the hand of Dwarves', () => {
    const manners = (people: typeof demons) => {
      const found = new Set<string>();
      for (let i = 0; i < 8; i++) {
        const world = laid();
        const civ = settled(world, people);
        for (let nth = 0; nth < 12 && !civ.ending; nth++)
          playOut({ world, rule: (it) => season(it, civ, 1 + Math.floor(nth / 4), nth % 4) }, { seed: `${i}` });
        for (const { kind, manner, shape } of works(world, civ)) {
          if (kind !== 'tunnel') continue;
          found.add(manner);
          const { path } = shape;
          for (let k = 2; manner === 'square' && k < path.length; k += 2)
            expect(
              Math.min(
                Math.abs((path[k] as number) - (path[k - 2] as number)),
                Math.abs((path[k + 1] as number) - (path[k - 1] as number)),
              ),
            ).toBeLessThan(0.02);
        }
      }
      return [...found].sort();
    };
    expect(manners(demons)).toEqual(['curved', 'straight', 'zigzag']);
    expect(manners(playedAs(demons, written('demons', { hand: 'dwarves' })))).toEqual(['square']);
  });
});

it('whole games with custom peoples come to their end, and are told in whole sentences', () => {
  const seen = new Set<string>();
  const peoples = [
    { ...written('dwarves', { moreFolk: true, richer: true, hand: 'demons' }), name: 'Gnomes' },
    { ...written('demons', { moreFolk: true, richer: true, hand: 'dwarves' }), name: 'Molochs' },
    { ...written('dark elves', { moreFolk: true, richer: true, hand: 'dwarves' }), name: 'Shades' },
  ] as const;
  for (let i = 0; i < 20; i++) {
    const options = firstOptions({ world: 'roll', peoples: [...peoples] });
    const game = new Game(firstEdition, { seed: `custom ${i}`, options, hands: hands({ choices: 'random' }) });
    const said = [];
    for (const { of, text } of everythingSaid(game)) {
      said.push(text);
      expect(slipsIn(text), `${of}: ${text}`).toEqual([]);
      if (of.includes('the line')) expect(text === '' || isSentence(text), `${of}: ${text}`).toBe(true);
    }
    const [civ] = game.world.civs;
    expect(civ?.ending).not.toBeNull();
    seen.add(civ?.people.custom?.name ?? '');
    // Whose rules they play by is no part of their history.
    if (civ?.people.custom) expect(said.filter((it) => /\bthe (Dwarves|Dark Elves)\b/.test(it))).toEqual([]);
  }
  expect(seen.size).toBeGreaterThan(3);
});
