import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { markdown, markdownWithin } from '../src/exports/escape.ts';
import { strengthOf } from '../src/key/bands.table.ts';
import { layersOf } from '../src/key/past.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, nomads, room, type Small, small, tunnel } from './small-world.ts';

const line = (tick: number, kind: string, turn: number, more: object = {}) => ({
  ...{ tick, kind, age: 'monsters', turn },
  ...more,
});
const horde = { ...goblins, id: 'horde', name: 'Demonic Horde', card: 'Demonic Horde' };
const wizard = { ...goblins, id: 'wizard', name: 'A Wizard', card: 'A Wizard' };
const vault = room('v', 5, 8, { room: 'vault' });
const hall = room('h', 7, 8, { room: 'Great Hall' });
const way = tunnel('t', [5.5, 8, 6.5, 8]);
const two = { groups: [nomads, horde], pieces: [vault, hall, way] };
const people = [
  bead('n', 'population', hall, { owner: 'nomads' }),
  bead('h1', 'population', vault, { owner: 'horde' }),
  bead('h2', 'population', vault, { owner: 'horde' }),
];
const factionIn = (of: Small, id: string) => bookOf(small(of)).factions.find((it) => it.group.id === id);
const said = (all: readonly { readonly text: Parameters<typeof plain>[0] }[] = []) => all.map((it) => plain(it.text));
const wants = (of: Small, id = 'nomads') => said(factionIn(of, id)?.wants);
const fears = (of: Small, id = 'nomads') => said(factionIn(of, id)?.fears);
const stands = (of: Small, a: string, b: string) => factionIn(of, a)?.standings.find((it) => it.to.id === b)?.how;

describe('bands and levels', () => {
  const rowOf = (card: string, tags?: readonly string[]) => {
    const held = tags ? [{ what: 'tags', group: 'goblins', tags, since: 0, until: null }] : [];
    const world = { ...small({ groups: [{ ...goblins, card, name: card }], pieces: [] }), held };
    const { survey } = bookOf(world as never);
    const [group] = [...survey.then.groups.values()];
    const { row, dice, level } = strengthOf(survey, group as never);
    return [row, dice, level];
  };

  it('[TA-KEY-T2.3] [TA-KEY-T2.4] [TA-KEY-T2.7] [TA-KEY-T2.8] [TA-KEY-T2.9] [TA-KEY-T2.10] [TA-KEY-T2.13] [TA-KEY-T2.14] of cards of the deck', () => {
    expect(
      ['Giant', 'Dinosaur', 'Stirges', 'Adventurers', 'Knights', 'Skeletons', 'Goblins', 'Farmers'].map((it) =>
        rowOf(it),
      ),
    ).toEqual([
      [3, '1', 8],
      [4, '1', 7],
      [7, '1d2', 4],
      [8, '1d4 + 1', 4],
      [9, '2d4', 3],
      [10, '2d4', 2],
      [13, '3d6', 1],
      [14, '2d6', 1],
    ]);
  });

  it('[TA-KEY-T2.5] [TA-KEY-T2.15] of tags that no card of the deck has alone', () => {
    expect(rowOf('Morlons', ['giant'])).toEqual([5, '1', 6]);
    for (const tag of ['insect', 'ooze', 'fungus', 'worm', 'mindless'])
      expect(rowOf('Morlons', [tag])).toEqual([15, '1d4', 3]);
  });

  it('[TA-KEY-T2.16] wild beads are one to six, of level two', () => {
    const { key } = bookOf(small({ pieces: [vault], beads: [bead('w', 'population', vault)] }));
    const who = key[0]?.lines.find((it) => it.label === 'Who')?.facts ?? [];
    expect(said(who)).toEqual(['Something wild: 1 band (1d6; level 2)']);
  });

  it('[TA-KEY-T2.10] the villain is three levels higher', () => {
    const dead = { ...goblins, card: 'Skeletons', name: 'Skeletons' };
    const { survey } = bookOf(
      small({ groups: [dead], pieces: [], journal: [line(3, 'villain came', 1, { group: 'goblins' })] }),
    );
    expect(strengthOf(survey, survey.then.groups.get('goblins') as never).level).toBe(5);
  });
});

describe('what was done to a place', () => {
  const { survey } = bookOf(
    small({
      groups: [bolheim, nomads, horde],
      pieces: [vault, hall],
      marks: ['fortification', 'damage'].map((kind, i) => ({
        ...{ id: kind, kind, at: { x: 5, y: 8 }, piece: 'v', what: null, since: 2 + i, until: null },
      })) as never,
      beads: [
        bead('a', 'treasure', vault, { origin: 'a', owner: 'nomads', since: 5, until: 9 }),
        bead('a2', 'treasure', hall, { origin: 'a', owner: 'horde', since: 9 }),
        bead('b', 'epic', vault, { origin: 'b', owner: 'nomads', name: 'Crown', since: 5, until: 9 }),
        bead('b2', 'epic', hall, { origin: 'b', owner: 'horde', name: 'Crown', since: 9 }),
        bead('c', 'treasure', vault, { origin: 'c', owner: 'nomads', since: 5, until: 8 }),
        bead('c2', 'treasure', hall, { origin: 'c', owner: 'nomads', since: 8 }),
      ],
      journal: [
        { tick: 1, kind: 'opened', age: 'civilization', turn: 4, group: 'g1', piece: 'v' },
        { tick: 2, kind: 'marked', age: 'civilization', turn: 5 },
        { tick: 3, kind: 'marked', age: 'civilization', turn: 6 },
        line(9, 'handed over', 2, { group: 'nomads', to: 'horde' }),
      ] as never,
    }),
  );
  const layers = layersOf(survey, survey.roomOf.get('v') as never);
  const row = (n: number) => layers.filter((it) => it.row === n).map((it) => [it.text, it.weight, it.knows]);

  it('[TA-KEY-T1.5] opened', () => {
    expect(row(5)).toEqual([['Opened by Bolheim in turn 4 of its rise.', 4, 'told']]);
  });

  it('[TA-KEY-T1.12] carried off by another, and not what its owner moved', () => {
    const text = 'The Demonic Horde carried off Crown and a share from here in turn 2 of the Age of Monsters.';
    expect(row(12)).toEqual([[text, 6, 'found']]);
  });

  it('[TA-KEY-T1.13] [TA-KEY-T1.14] walled, and damaged', () => {
    expect(row(13)).toEqual([['Walls and murder holes were added in turn 5 of its rise.', 4, 'seen']]);
    expect(row(14)).toEqual([['Damaged in turn 6 of its rise.', 5, 'seen']]);
  });
});

describe('wants and fears', () => {
  it('[TA-FAC-T1.2] a ❖ that was theirs', () => {
    const beads = [
      ...people,
      bead('e', 'epic', hall, { origin: 'e', name: 'Crown', owner: 'nomads', until: 2 }),
      bead('e2', 'epic', vault, { origin: 'e', name: 'Crown', owner: 'horde', since: 2 }),
    ];
    expect(wants({ ...two, beads, journal: [line(2, 'x', 1)] })[0]).toBe(
      'Crown back from the Demonic Horde (turn 1 of the Age of Monsters).',
    );
  });

  it('[TA-FAC-T1.4] [TA-FAC-06] to be free of whom they pay', () => {
    const of = {
      ...two,
      beads: people,
      journal: [line(3, 'dealing', 1, { group: 'horde', to: 'nomads', deed: 'extort' })],
    };
    expect(wants(of)[0]).toBe('To be free of the Demonic Horde.');
    expect([stands(of, 'nomads', 'horde'), stands(of, 'horde', 'nomads')]).toEqual(['pays', 'is paid']);
  });

  it('[TA-FAC-T1.7] who lives two to a room wants the nearest empty one', () => {
    const crowd = ['a', 'b'].map((id) => bead(id, 'population', hall, { owner: 'nomads' }));
    const of = { groups: [nomads], pieces: [vault, hall, way] };
    expect(wants({ ...of, groups: [bolheim, nomads], beads: crowd })[0]).toMatch(/^Room: A\d .* stands empty\.$/);
    expect(wants({ ...of, groups: [bolheim, nomads], beads: crowd.slice(1) })).toEqual(['To be left alone.']);
  });

  it('[TA-FAC-T1.7] who breeds wants room too', () => {
    const of = { groups: [bolheim, nomads], pieces: [vault, hall, way], beads: people.slice(0, 1) };
    const journal = [line(3, 'gained', 1, { group: 'nomads', deed: 'breed', bead: 'population' })];
    expect(wants({ ...of, journal })[0]).toMatch(/^Room: /);
  });

  it('[TA-FAC-08] what was handed over was won', () => {
    const journal = [
      line(3, 'handed over', 1, { group: 'nomads', to: 'horde', names: ['Crown'] }),
      line(4, 'handed over', 2, { group: 'nomads', to: 'horde' }),
    ];
    const deeds = factionIn({ ...two, beads: people, journal }, 'horde')?.deeds ?? [];
    expect(deeds.map((it) => it.weight)).toEqual([8, 5]);
    expect(said(deeds)[0]).toBe('In turn 1 of the Age of Monsters they won Crown from the Nomads.');
  });

  it('[TA-FAC-T2.2] [TA-FAC-10] the villain is feared, and hostile', () => {
    const of = { ...two, groups: [nomads, wizard], beads: people.slice(0, 1) };
    const journal = [line(3, 'villain came', 1, { group: 'wizard' })];
    expect(fears({ ...of, journal })).toEqual(['A Wizard, the villain.']);
    expect(fears({ ...of, journal: [] })).toEqual(['Nothing it knows of.']);
    expect(factionIn({ ...of, journal }, 'wizard')?.bearing).toBe('hostile');
  });

  it('[TA-FAC-T2.3] the strongest neighbour; an alpha predator counts two more', () => {
    expect(fears({ ...two, beads: people })).toEqual(['The Demonic Horde, the stronger.']);
    const even = [people[0], bead('w', 'population', vault, { owner: 'wizard' })] as typeof people;
    expect(fears({ ...two, groups: [nomads, wizard], beads: even })).toEqual(['A Wizard, the stronger.']);
    expect(fears({ ...two, groups: [nomads, { ...wizard, card: 'Farmers' }], beads: even })).toEqual([
      'Nothing it knows of.',
    ]);
  });

  it('magma beside their home', () => {
    const fire = (x: number) => room('m', x, 8, { kind: 'magma', matter: 'solid', owner: null });
    const of = (x: number) => ({ groups: [nomads], pieces: [hall, fire(x)], beads: people.slice(0, 1) });
    expect(fears(of(9.1))).toEqual(['The magma beside their home.']);
    expect(fears(of(9.3))).toEqual(['Nothing it knows of.']);
  });

  it('[TA-FAC-10] greedy with riches, wary of adventurers, open to trade', () => {
    const riches = bead('r', 'treasure', hall, { owner: 'goblins' });
    const bearing = (of: Small, id: string) => factionIn({ ...of, pieces: [hall] }, id)?.bearing;
    expect(bearing({ groups: [goblins], pieces: [], beads: [riches] }, 'goblins')).toBe('greedy');
    expect(bearing({ groups: [goblins], pieces: [] }, 'goblins')).toBe('wary');
    const party = { ...horde, id: 'party', name: 'Adventurers', card: 'Adventurers' };
    const journal = [line(3, 'lost', 1, { group: 'nomads', by: 'party', bead: 'population' })];
    expect(bearing({ groups: [nomads, party], pieces: [] }, 'nomads')).toBe('open');
    expect(bearing({ groups: [nomads, party], pieces: [], journal }, 'nomads')).toBe('wary');
  });

  it('[TA-FAC-04] lately is in the last three turns, the current one included', () => {
    const trade = line(3, 'dealing', 1, { group: 'nomads', to: 'horde', deed: 'trade' });
    const later = (turns: number) => Array.from({ length: turns }, (_, i) => line(4 + i, 'x', 2 + i));
    expect(stands({ ...two, beads: people, journal: [trade, ...later(2)] }, 'nomads', 'horde')).toBe('trades');
    expect(stands({ ...two, beads: people, journal: [trade, ...later(3)] }, 'nomads', 'horde')).toBe('wary');
  });

  it('[TA-FAC-08] the three weightiest deeds, ties to the later, told oldest first', () => {
    const journal = [
      line(1, 'gained', 1, { group: 'horde', deed: 'breed', bead: 'population' }),
      line(2, 'built', 1, { group: 'horde', what: 'Pit' }),
      line(3, 'lost', 2, { group: 'nomads', by: 'horde', bead: 'treasure' }),
      line(4, 'built', 3, { group: 'horde', what: 'Hideous Engine' }),
      line(5, 'lost', 4, { group: 'nomads', by: 'horde', bead: 'population' }),
      line(6, 'died', 4, { group: 'nomads', by: 'horde' }),
    ];
    expect(said(factionIn({ ...two, beads: people, journal }, 'horde')?.deeds)).toEqual([
      'In turn 3 of the Age of Monsters they built the Hideous Engine.',
      'In turn 4 of the Age of Monsters they killed some of the Nomads.',
      'In turn 4 of the Age of Monsters they put an end to the Nomads.',
    ]);
  });
});

describe('names of strangers in Markdown', () => {
  it('[TA-ESC-04] mean nothing within a line nor where one begins, and stay on their line', () => {
    expect(markdownWithin('a [b](c) *d* _e_ `f` <g> | h\\ ![i]\nj')).toBe(
      'a \\[b\\](c) \\*d\\* \\_e\\_ \\`f\\` \\<g\\> \\| h\\\\ \\!\\[i\\] j',
    );
    for (const it of ['# a', '- a', '+ a', '1. a', '=== a', '> a', '~~~ a'])
      expect(markdown(it)).toMatch(/^(\\|\d+\\|\\\d)/);
  });
});
