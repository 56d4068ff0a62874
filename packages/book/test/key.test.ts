import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { filesOf } from '../src/exports/files.ts';
import { strengthOf } from '../src/key/bands.table.ts';
import { entryOf, type KeyEntry } from '../src/key/entry.ts';
import { layersOf, pastOf } from '../src/key/past.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, nomads, room, type Small, small } from './small-world.ts';
import { quick } from './tools.ts';

const line = (tick: number, kind: string, age: string, turn: number, more: object = {}) => ({
  tick,
  kind,
  age,
  turn,
  ...more,
});
const zarbeck = { ...bolheim, name: 'Zarbeck', since: 0, until: 40 };
const horde = { ...goblins, id: 'demonic-horde', name: 'Demonic Horde', card: 'Demonic Horde', since: 45 };
const wanderers = { ...nomads, since: 45 };
const vault = room('p65', 5, 8, { room: 'vault', since: 20 });
const shop = room('p51', 8, 8, { room: 'Workshops', since: 21 });

const history: Small = {
  groups: [zarbeck, wanderers, horde],
  pieces: [vault, shop],
  journal: [
    line(20, 'drew', 'civilization', 5, { piece: 'p65' }),
    line(21, 'drew', 'civilization', 5, { piece: 'p51' }),
    line(22, 'built', 'civilization', 5, { piece: 'p51', group: 'g1', what: 'Workshops' }),
    line(40, 'civilization ended', 'civilization', 9, {
      group: 'g1',
      text: 'Violence and blame broke out in Zarbeck; the Dwarves are no more.',
    }),
    line(50, 'seated', 'monsters', 4),
    line(60, 'seated', 'monsters', 6),
    line(61, 'conflict', 'monsters', 6, { group: 'demonic-horde', to: 'nomads' }),
    line(62, 'lost', 'monsters', 6, { group: 'nomads', by: 'demonic-horde', beads: ['b2'] }),
    line(70, 'x', 'monsters', 7),
  ],
  beads: [
    bead('b0', 'treasure', vault, { owner: 'nomads', since: 50, until: 58 }),
    bead('b1', 'population', vault, { owner: 'nomads', since: 60 }),
    bead('b3', 'bonus', vault, { owner: 'nomads', since: 60 }),
    bead('b2', 'population', shop, { owner: 'nomads', since: 50, until: 62 }),
  ],
};

const survey = bookOf(small(history)).survey;
const at = (id: string) => survey.rooms.find((it) => it.place.id === id) as (typeof survey.rooms)[0];
const said = (entry: KeyEntry | undefined, label: string): string[] =>
  entry?.lines.filter((it) => it.label === label).flatMap((it) => it.facts.map((fact) => plain(fact.text))) ?? [];
const told = (id: string) => pastOf(survey, at(id)).map((it) => it.text);

describe('the past of a room', () => {
  it('[TA-EX-08] [TA-KEY-09] [TA-KEY-T1.2] [TA-KEY-T1.7] [TA-KEY-T1.17] a vault: dug, its people fallen, now a camp', () => {
    expect(told('p65')).toEqual([
      'Dug as a vault of Zarbeck in turn 5 of its rise.',
      'Zarbeck fell in turn 9: Violence and blame broke out in Zarbeck; the Dwarves are no more.',
      'Since turn 6 of the Age of Monsters camp of the Nomads.',
    ]);
  });

  it('[TA-KEY-11] [TA-KEY-T1.3] [TA-KEY-T1.9] [TA-KEY-T1.15] a workshop: built, a death, and empty since', () => {
    const layers = layersOf(survey, at('p51'));
    expect(layers.map((it) => it.row).sort((a, b) => a - b)).toEqual([3, 6, 9, 15, 17]);
    expect(layers.find((it) => it.row === 9)).toMatchObject({
      weight: 8,
      ticks: [62],
      text: 'In turn 6 of the Age of Monsters the Nomads lost one of their own here to the Demonic Horde.',
    });
    expect(told('p51').at(-1)).toBe('Empty since turn 6 of the Age of Monsters.');
    expect(told('p51')).toHaveLength(4);
  });

  it('[TA-KEY-T1.1] [TA-KEY-T1.4] [TA-KEY-T1.6] [TA-KEY-T1.8] [TA-KEY-T1.10] [TA-KEY-T1.11] what else a place remembers', () => {
    const cave = room('c', 5, 8, { kind: 'cave', owner: null });
    const lair = room('d', 8, 8, { owner: 'demonic-horde', since: 50 });
    const world = small({
      ...history,
      groups: [zarbeck, { ...wanderers, until: 63, alive: false }, horde],
      pieces: [cave, lair, { ...vault, shape: room('x', 14, 8).shape }],
      journal: [
        ...(history.journal ?? []),
        line(63, 'epic treasure', 'monsters', 6, { piece: 'p65', name: 'Lantern' }),
      ].sort((a, b) => (a.tick ?? 0) - (b.tick ?? 0)),
      beads: [
        bead('b2', 'population', cave, { owner: 'nomads', since: 50, until: 62 }),
        bead('b5', 'treasure', vault, { owner: 'demonic-horde', since: 60 }),
      ],
    });
    const { survey: other } = bookOf(world);
    const rows = (id: string) =>
      other.rooms
        .filter((it) => it.place.id === id)
        .flatMap((it) => layersOf(other, it))
        .map((it) => `${it.row} ${it.text}`);
    expect(rows('c')).toContain('1 As old as the world.');
    expect(rows('c')).toContain('6 From turn 4 to turn 6 of the Age of Monsters home of the Nomads.');
    expect(rows('c')).toContain(
      '10 Here the Nomads ended, at the hands of the Demonic Horde, in turn 6 of the Age of Monsters.',
    );
    expect(rows('d')).toContain('4 Dug by the Demonic Horde in turn 4 of the Age of Monsters.');
    expect(rows('p65')).toContain('8 Since turn 6 of the Age of Monsters a store of the Demonic Horde.');
    expect(rows('p65')).toContain("11 Lantern was made for this room in turn 6 of Zarbeck's rise.");
  });

  it('[TA-INV-05] every layer has ticks that lie at or before the moment', () => {
    const early = bookOf(small(history), { moment: 61 }).survey;
    const layers = early.rooms.flatMap((it) => layersOf(early, it));
    expect(layers.length).toBeGreaterThan(4);
    for (const it of layers) {
      expect(it.ticks.length).toBeGreaterThan(0);
      for (const tick of it.ticks) expect(tick).toBeLessThanOrEqual(61);
    }
    expect(layers.some((it) => it.row === 9)).toBe(false);
  });
});

describe('who and what is there', () => {
  it('[TA-KEY-06] as many shares are told as ○ lie there, and each ❖ once', () => {
    const hoard = room('h', 5, 8);
    const { survey: rich } = bookOf(
      small({
        groups: [goblins],
        pieces: [hoard],
        beads: [
          bead('b1', 'treasure', hoard, { owner: 'goblins' }),
          bead('b2', 'treasure', hoard, { owner: 'goblins' }),
          bead('b3', 'epic', hoard, { name: 'Sword that argues' }),
        ],
      }),
    );
    const [entry] = rich.rooms.map((it) => entryOf(rich, it, null, []));
    const treasure = said(entry, 'Treasure');
    expect(treasure).toHaveLength(3);
    expect(treasure[0]).toMatch(/^one share of the Goblins: .{5,}/);
    expect(treasure[1]).toMatch(/^one share of the Goblins: .{5,}/);
    expect(treasure[2]).toMatch(/^Sword that argues ❖, .*it lies loose$/);
  });

  it('[TA-KEY-14] numbers are rolled once by the place’s stream, and told as dice and result', () => {
    const [who] = said(entryOf(survey, at('p65'), null, []), 'Who');
    expect(who).toMatch(/^The Nomads: 1 band \(1d6 \+ 2, here [3-8]; level 2\), .+; wary$/);
    expect(said(entryOf(survey, at('p65'), null, []), 'Who')[0]).toBe(who);
  });

  it.each([
    ['Demigod', 1],
    ['Dragon', 2],
    ['Demonic Horde', 6],
    ['Nomads', 11],
    ['Wolves', 12],
    ['No such card', 17],
  ])(
    '[TA-KEY-T2.1] [TA-KEY-T2.2] [TA-KEY-T2.6] [TA-KEY-T2.11] [TA-KEY-T2.12] [TA-KEY-T2.17] %s are row %i',
    (card, row) => {
      const { survey: one } = bookOf(small({ groups: [{ ...goblins, card, name: card }], pieces: [] }));
      const [group] = [...one.then.groups.values()];
      expect(group && strengthOf(one, group).row).toBe(row);
    },
  );

  it('[TA-ESC-01] the key is written as Markdown, with the names of strangers escaped', async () => {
    const hostile = { ...zarbeck, name: '# <b>[[Home]]</b> *x* | y' };
    const [file] = filesOf(bookOf(small({ ...history, groups: [hostile, wanderers, horde] })), 'md', quick);
    const text = String(await file?.make());
    expect(text).toContain('#### A1 ');
    expect(text).toContain('## A \\# \\<b\\>\\[\\[Home\\]\\]\\</b\\> \\*x\\* \\| y');
    expect(text).not.toMatch(/(?<!\\)<b/);
  });
});
