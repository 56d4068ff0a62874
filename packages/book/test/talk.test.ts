import { describe, expect, it } from 'vitest';
import { type Book, bookOf } from '../src/book.ts';
import { meetingsOf } from '../src/factions/deeds.ts';
import { standingOf } from '../src/factions/standing.ts';
import { edgeOf } from '../src/key/edges.table.ts';
import { handsBetween, lifeOf } from '../src/key/epic-life.ts';
import { sideOf } from '../src/key/ways.ts';
import { truthOf } from '../src/table-talk/rumours.ts';
import { plain } from './plain.ts';
import { antlings, bead, bolheim, goblins, nomads, room, type Small, small, tunnel } from './small-world.ts';

const line = (tick: number, kind: string, turn: number, more: object = {}) => ({
  tick,
  kind,
  age: 'monsters',
  turn,
  ...more,
});
const horde = { ...goblins, id: 'horde', name: 'Demonic Horde', card: 'Demonic Horde' };
const wizard = { ...goblins, id: 'wizard', name: 'A Wizard', card: 'A Wizard' };
const vault = room('v', 5, 8, { room: 'vault' });
const hall = room('h', 7, 8, { room: 'Great Hall' });
const way = tunnel('t', [5.5, 8, 6.5, 8]);

const history: Small = {
  groups: [bolheim, nomads, horde, wizard],
  pieces: [vault, hall, way],
  journal: [
    line(10, 'dealing', 4, { group: 'nomads', to: 'wizard', deed: 'trade' }),
    line(20, 'dealing', 5, { group: 'nomads', to: 'wizard', deed: 'trade' }),
    line(30, 'conflict', 6, { group: 'horde', to: 'nomads' }),
    line(31, 'lost', 6, { group: 'nomads', bead: 'population', by: 'horde', beads: ['b9'] }),
  ],
  beads: [
    bead('b1', 'population', hall, { owner: 'nomads' }),
    bead('b2', 'treasure', hall, { owner: 'nomads' }),
    bead('b3', 'bonus', hall, { owner: 'nomads' }),
    bead('b4', 'population', vault, { owner: 'wizard' }),
    ...[5, 6].map((n) => bead(`b${n}`, 'treasure', vault, { owner: 'wizard' })),
    bead('b7', 'epic', vault, { owner: 'wizard', name: 'Lantern of the first fire' }),
    bead('b8', 'population', vault, { owner: 'horde' }),
  ],
};
const book = bookOf(small(history));
const faction = (id: string, of: Book = book) => of.factions.find((it) => it.group.id === id);
const words = (of: readonly { readonly text: Parameters<typeof plain>[0] }[] = []) => of.map((it) => plain(it.text));
const lines = (id: string, label: string) =>
  book.key
    .filter((it) => it.room.place.id === id)
    .flatMap((it) => it.lines.filter((at) => at.label === label).flatMap((at) => at.facts));

describe('factions', () => {
  it('[TA-FAC-T1.3] [TA-FAC-T2.1] the Nomads want revenge and what the Wizard has, and fear the Horde', () => {
    expect(words(faction('nomads')?.wants)[0]).toBe('Revenge on the Demonic Horde (turn 6 of the Age of Monsters).');
    expect(words(faction('nomads')?.wants)[1]).toMatch(/^What lies with A Wizard in /);
    expect(words(faction('nomads')?.fears)[0]).toMatch(/^The Demonic Horde, by whose hands 1 of theirs died/);
    expect(faction('nomads')?.wants[0]?.ticks).toEqual([31]);
  });

  it('[TA-FAC-06] at war with the Horde, trades with the Wizard, and unmet by who never met', () => {
    const stands = (a: string, b: string) => faction(a)?.standings.find((it) => it.to.id === b)?.how;
    expect(stands('nomads', 'horde')).toBe('at war');
    expect(stands('nomads', 'wizard')).toBe('trades');
    expect(stands('wizard', 'horde')).toBe('unmet');
    const groups = book.survey.then.groups;
    const robbed = bookOf(
      small({ ...history, journal: [line(5, 'dealing', 1, { group: 'horde', to: 'wizard', deed: 'theft' })] as never }),
    );
    const [a, b] = [groups.get('horde'), groups.get('wizard')] as [never, never];
    expect(standingOf(robbed.survey, meetingsOf(robbed.survey), a, b)).toBe('robbed');
    expect(standingOf(robbed.survey, meetingsOf(robbed.survey), b, a)).toBe('was robbed');
  });

  it('[TA-FAC-01] the living, and civilisations that left an area; [TA-FAC-10] how they meet strangers', () => {
    expect(book.factions.map((it) => [it.group.id, it.dead])).toEqual([
      ['nomads', false],
      ['horde', false],
      ['wizard', false],
      ['g1', true],
    ]);
    expect(faction('g1')?.wants).toEqual([]);
    expect(faction('horde')?.bearing).toBe('hostile');
    expect(faction('nomads')?.bearing).toBe('open');
  });

  it('[TA-FAC-T1.8] [TA-FAC-T2.5] who has nothing to want wants to be left alone, and fears nothing', () => {
    const alone = bookOf(
      small({
        groups: [antlings],
        pieces: [room('a', 5, 8, { owner: 'antlings' })],
        beads: [bead('b', 'population', room('a', 5, 8), { owner: 'antlings' })],
      }),
    );
    expect(words(faction('antlings', alone)?.wants)).toEqual(['To be left alone.']);
    expect(words(faction('antlings', alone)?.fears)).toEqual(['Nothing it knows of.']);
  });
});

describe('lines of the key', () => {
  it('each ★ is one edge of its place, by its group', () => {
    const edges = lines('h', 'Danger').filter((it) => plain(it.text).startsWith('★'));
    expect(edges).toHaveLength(1);
    expect(plain(edges[0]?.text ?? [])).toMatch(/^★ alarm of the Nomads: /);
    expect(edges[0]).toMatchObject({ knows: 'keeper', table: 'TA-TRP-T1.1' });
  });

  it.each([
    ['Nomads', 1],
    ['Demonic Horde', 2],
    ['A Wizard', 3],
    ['Farmers', 4],
    ['Antlings', 5],
    ['Miners', 6],
    ['Wolves', 7],
    ['No such card', 8],
  ])(
    '[TA-TRP-T1.1] [TA-TRP-T1.2] [TA-TRP-T1.3] [TA-TRP-T1.4] [TA-TRP-T1.5] [TA-TRP-T1.6] [TA-TRP-T1.7] [TA-TRP-T1.8] %s are row %i',
    (card, row) => {
      const { survey } = bookOf(small({ groups: [{ ...goblins, card, name: card }], pieces: [] }));
      const [group] = [...survey.then.groups.values()];
      expect(group && edgeOf(survey, group).row).toBe(row);
    },
  );

  it('[TA-TRP-04] an edge says what one notices, what sets it off, what it does and how it is passed', () => {
    for (const card of ['Nomads', 'Demonic Horde', 'A Wizard', 'Goblins', 'Wolves', 'No such card']) {
      const { survey } = bookOf(small({ groups: [{ ...goblins, card, name: card }], pieces: [] }));
      const [group] = [...survey.then.groups.values()];
      const said = group ? edgeOf(survey, group).says : '';
      expect(said.split(/[.;] /).length).toBeGreaterThanOrEqual(3);
      expect(said).not.toMatch(/\d/);
    }
  });

  it('ways are the openings of the plan, clockwise from north, and say where they lead', () => {
    expect([
      sideOf(0, -1),
      sideOf(1, -1),
      sideOf(1, 0),
      sideOf(1, 1),
      sideOf(0, 1),
      sideOf(-1, 1),
      sideOf(-1, 0),
      sideOf(-1, -1),
    ]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const { room: at } of book.key) {
      const plan = book.plans.find((it) => it.plan.level === at.level);
      const openings = plan?.plan.openings.filter((it) => it.into.place === at.place) ?? [];
      expect(lines(at.place.id, 'Ways')).toHaveLength(openings.length);
    }
    expect(words(lines('v', 'Ways'))[0]).toMatch(/^E .*, to A2$/);
  });

  it('the life of a ❖: runs of one owner are one step, and hands are counted between', () => {
    const owners = ['g1', null, 'nomads', 'horde', 'wizard', 'wizard', 'goblins', null, 'nomads'];
    const world = small({
      groups: [bolheim, nomads, horde, wizard, goblins],
      pieces: [vault],
      beads: owners.map((owner, i) =>
        bead(`e${i}`, 'epic', vault, { name: 'Sword that argues', owner, since: i, until: i < 8 ? i + 1 : null }),
      ),
      journal: owners.map((_, i) => line(i + 1, 'x', i)) as never,
    });
    const { survey } = bookOf(world);
    const life = lifeOf(survey, 'Sword that argues');
    expect(life.map((it) => it.owner?.id ?? 'loose')).toEqual([
      'g1',
      'loose',
      'nomads',
      'horde',
      'wizard',
      'goblins',
      'loose',
      'nomads',
    ]);
    expect(handsBetween(life)).toBe(4);
  });

  it('[TA-KEY-01] lines come in their order, and only those that have something to say', () => {
    for (const { lines: of } of book.key) {
      const order = ['Notice', 'Who', 'Treasure', 'Danger', 'Hidden', 'Past', 'Ways'];
      const labels = of.map((it) => it.label);
      expect(labels).toEqual(order.filter((it) => labels.includes(it as never)));
      for (const it of of) expect(it.facts.length).toBeGreaterThan(0);
    }
  });

  it('[TA-GEN-08] [TA-SEC-01] every fact is told with its ticks or invented from a table, and has one who may know it', () => {
    const ofFactions = book.factions.flatMap((it) => [...it.wants, ...it.fears, ...it.deeds]);
    const facts = [...book.key.flatMap((it) => it.lines.flatMap((at) => at.facts)), ...ofFactions];
    expect(facts.length).toBeGreaterThan(10);
    for (const it of facts) {
      expect(it.ticks.length > 0).toBe(it.table === null);
      expect(['open', 'told', 'seen', 'found', 'keeper']).toContain(it.knows);
    }
    expect(new Set(facts.map((it) => it.id)).size).toBe(facts.length);
  });
});

describe('what is said at the table', () => {
  it('[TA-RUM-03] the deeper it lies, the less is true', () => {
    const by = (floor: number) => [1, 2, 3, 4, 5, 6].map((die) => truthOf(floor, die)[0]).join('');
    expect([by(0), by(1), by(2), by(3), by(4), by(5), by(6)]).toEqual([
      'tttttb',
      'tttttb',
      'ttttbf',
      'ttttbf',
      'tttbbf',
      'tttbbf',
      'ttbbff',
    ]);
  });

  it('[TA-RUM-05] a bent or false rumour does not hold; the keeper is told what is wrong', () => {
    for (const it of book.rumours) {
      expect(it.truth === 'true').toBe(it.wrong === null);
      expect(it.ticks.length).toBeGreaterThan(0);
    }
  });

  it('[TA-ENC-01] six lines for an area, eight for a floor', () => {
    const areas = book.encounters.filter((it) => it.area !== null);
    expect(areas.map((it) => it.lines.length)).toEqual(areas.map(() => 6));
    const floors = book.encounters.filter((it) => it.floor !== null);
    expect(floors.map((it) => it.lines.length)).toEqual(floors.map(() => 8));
    expect(areas.length * floors.length).toBeGreaterThan(0);
  });

  it('[TA-ENC-05] each line says what they are doing', () => {
    for (const it of book.encounters) for (const text of it.lines) expect(plain(text)).toMatch(/[,:] .|\.$/);
  });
});
