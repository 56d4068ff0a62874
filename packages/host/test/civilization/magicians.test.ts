import { bounds, gap, groundAt, isOpen, type Piece, type Point, raiseSurface } from '@understory/page';
import { spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { lairIn } from '../../src/lairs.ts';
import { CLEAR } from '../../src/measures.ts';
import { sheetOf } from '../../src/picture.ts';
import { endCivilization } from '../../src/second/civilization/age.ts';
import { population } from '../../src/second/civilization/civ.ts';
import { crowdedPlace } from '../../src/second/civilization/magicians/above.ts';
import { magicianConstructions, USUAL_ORDER } from '../../src/second/civilization/magicians/constructions.table.ts';
import { magicianFolk } from '../../src/second/civilization/magicians/folk.table.ts';
import { jinnAtStone, type MagicianCiv, vaults } from '../../src/second/civilization/magicians/magician-civ.ts';
import { magicians } from '../../src/second/civilization/magicians/magicians.ts';
import { houseOf } from '../../src/second/civilization/magicians/style.ts';
import { sites } from '../../src/second/civilization/sites.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import { NOUNS } from '../../src/second/nouns.ts';
import { broughtUpToDate } from '../../src/second/older-sheet.ts';
import { sheetSchema } from '../../src/sheet-file.ts';
import { works } from '../../src/works.ts';
import { wordsIn } from '../words-in.ts';
import { bare, cave, nexusAt, resource } from './ground.ts';
import { type Answers, bereave, epics, marks, pieceOf, play, settled, state, turn, turns } from './magicians-at.ts';

const boxOf = (piece: Piece | undefined) => bounds(piece?.shape ?? { path: [0, 0], closed: false, swell: 0 });
const touches = (civ: MagicianCiv, a: Piece | undefined, b: Piece | undefined) =>
  a !== undefined && b !== undefined && civ.world.page.touches(a.shape, b.shape);
const journal = (civ: MagicianCiv, clause: string) =>
  civ.world.journal.entries
    .filter((it) => it.clause === clause && it.kind !== 'chose')
    .map((it) => Reflect.get(it, 'key'));
const roadsOf = (civ: MagicianCiv) => civ.world.page.pieces.filter((it) => it.room === 'road');

/** Two beads right under the Stone: in access from the first. */
const UNDER: Point = { x: 15, y: 6 };

function put(world: SecondWorld, cost: (typeof magicianConstructions)[number]['cost'], at: Point): void {
  if (cost === 'monster') cave(world, { x: at.x, y: at.y + 0.6 }, 2);
  else resource(world, cost, at);
}

describe('the Magicians come (H2-MAG)', () => {
  it('[H2-INV-04] [H2-CIV-30] what must stand on a full surface stands on the page, however wide it is', () => {
    for (const x of [1, 2, 13.467, 27, 28, 29]) {
      const civ = settled(undefined, { x });
      const wish = {
        clause: 'H2-MAG-T1.13',
        sort: 'Lyceum Arcanum',
        what: { kind: 'work', name: 'Lyceum Arcanum' },
        area: 3,
      } as const;
      const { left, right } = bounds(houseOf(civ, wish.sort, crowdedPlace(civ, wish).x, wish.area));
      expect([left >= 0, right <= civ.world.page.width], `the Stone at ${x}`).toEqual([true, true]);
    }
  });

  it('[H2-MAG-01] [H2-MAG-02] a Stone 1 wide and 3 high on the surface, and near it a tower with 1●', () => {
    const civ = settled(undefined, { answers: [['H2-MAG-02', 'Highspire']] });
    const { stone, group, world } = civ;
    expect(group.name).toBe('Highspire');
    expect(boxOf(stone)).toMatchObject({ left: 14.5, right: 15.5, top: 1, bottom: 4 });
    const tower = pieceOf(civ, 'tower');
    expect([stone, tower].map((it) => [it?.kind, it?.stratum])).toEqual([
      ['building', 0],
      ['building', 0],
    ]);
    expect(boxOf(tower).bottom).toBe(4);
    expect(gap(stone.shape, tower?.shape ?? stone.shape)).toBeLessThanOrEqual(2.25);
    expect(world.page.beadsIn(tower?.id ?? '')).toMatchObject([{ kind: 'population', owner: group.id }]);
    expect(state(civ)).toBe('1● Stone 0, Vaults none');
    expect(world.page.labels.map(wordsIn(world))).toEqual(['Summoning Stone', 'Highspire']);
  });

  it('[H2-CIV-29] on the surface: 1.5 to the right, 1.5 to the left, 3 to the right …', () => {
    const civ = turns(settled(), 4);
    const towers = works(civ).filter((it) => it.room === 'tower');
    expect(towers.map((it) => (boxOf(it).left + boxOf(it).right) / 2)).toEqual([16.5, 13.5, 18, 12, 19.5]);
  });

  it('[H2-CIV-31] the Stone is moved off a deposit, and off a lair', () => {
    const off = settled((world) => resource(world, 'ore', { x: 15, y: 4 }));
    expect(off.foot).toEqual({ x: 16.5, y: 4 });
    const away = settled((world) => cave(world, { x: 15, y: 4.7 }, 2));
    expect(away.foot).toEqual({ x: 16.5, y: 4 });
    expect(lairIn(away.world, away.world.page.pieces[0] as Piece)?.beads).toHaveLength(2);
  });

  it('[H2-INV-04] what would stick out of the page is cut off at its top', () => {
    const world = bare();
    const peak = { ...world.page.ground, surfaces: [{ path: [0, 4, 15, 1, 30, 4], closed: false, swell: 0 }] };
    world.page.apply({ do: 'lay', ground: peak }, 0);
    expect(boxOf(settled(undefined, { world }).stone).top).toBe(0);
  });

  it('[H2-MAG-03] a new Magician moves into an empty building, else into a new tower', () => {
    const civ = settled((world) => resource(world, 'gems', UNDER));
    turn(civ, [['H2-MAG-18', 'Omphalos']]);
    expect(works(civ).filter((it) => it.room === 'tower')).toHaveLength(2);
    turn(civ);
    expect(civ.world.page.beadsIn(pieceOf(civ, 'Omphalos')?.id ?? '')).toMatchObject([{ kind: 'population' }]);
    expect(works(civ).filter((it) => it.room === 'tower')).toHaveLength(2);
  });

  it('[H2-MAG-03] never into a Vault, the Stone, or where an epic treasure lies', () => {
    const civ = settled((world) => resource(world, 'gems', UNDER));
    turn(civ);
    expect(civ.group.built).toEqual(['Orrery']);
    turns(civ, 2);
    const homes = civ.world.page.beads.filter((it) => it.until === null && it.kind === 'population');
    expect(homes.map((it) => civ.world.page.piece(it.piece).room)).toEqual(['tower', 'tower', 'tower', 'tower']);
  });

  it('[H2-MAG-03] or into a chamber underground, if the player likes', () => {
    const civ = turn(settled(), [['H2-MAG-03', 'chamber']]);
    const chamber = pieceOf(civ, 'chamber');
    expect(chamber).toMatchObject({ kind: 'room', stratum: 1 });
    expect(civ.world.page.near(chamber?.shape ?? civ.stone.shape, civ.stone.shape)).toBe(true);
    expect(civ.world.page.beadsIn(chamber?.id ?? '')).toHaveLength(1);
  });

  it('[H2-MAG-04] [H2-MAG-06] Jinn come to the Stone, or are in Vaults', () => {
    const civ = settled((world) => resource(world, 'ore', UNDER));
    turn(civ, [['H2-MAG-18', 'Catacomb']]);
    expect(state(civ)).toBe('2● Stone 1, Vaults none');
    turn(civ);
    expect(state(civ)).toBe('3● Stone 0, Vaults 2');
    expect(civ.world.page.beads.filter((it) => it.until === null && it.kind === 'treasure')).toHaveLength(2);
  });

  it('[H2-MAG-05] one more each turn: two after the first', () => {
    const civ = settled();
    expect([1, 2, 3].map(() => population(turn(civ)))).toEqual([2, 3, 4]);
  });

  it('[H2-MAG-27] dwellings and Vaults keep the shape chosen; tunnels wander', () => {
    const civ = turns(
      settled(undefined, {
        answers: [
          ['H2-MAG-27', 'pyramid'],
          ['H2-MAG-27', 'triangle'],
        ],
      }),
      2,
    );
    const corners = (sort: string) =>
      works(civ)
        .filter((it) => it.room === sort)
        .map((it) => it.shape.path.length / 2);
    expect([...corners('tower'), ...corners('Vault')]).toEqual([3, 3, 3, 3, 3]);
    expect(works(civ).find((it) => it.kind === 'tunnel' && it.room === null)?.manner).toBe('meandering');
    const usual = turns(settled(), 1);
    expect(boxOf(pieceOf(usual, 'tower'))).toMatchObject({ bottom: 4 });
    expect(pieceOf(usual, 'Vault')?.shape.path).toHaveLength(32);
  });

  it('[H2-MAG-28] [H2-MAG-29] have another name and a purpose, for the log', () => {
    const civ = settled(undefined, {
      answers: [
        ['H2-MAG-28', 'Sages'],
        ['H2-MAG-29', 'godlike power'],
      ],
    });
    expect(civ.folk).toBe('Sages');
    expect(journal(civ, 'H2-MAG-29')).toEqual(['godlike power']);
    expect(settled().folk).toBe('Magicians');
  });

  it.each(magicianFolk.rows)('[H2-MAG-T2.1–8] $clause: are $value', ({ from, value, clause }) => {
    const civ = settled(undefined, { answers: [['H2-MAG-T2', [from]]] });
    expect(journal(civ, clause)).toContain(value);
  });
});

describe('the Magicians explore', () => {
  it('[H2-MAG-07] towards the nearest unused site not in access, of a kind that is still wanted', () => {
    const civ = settled((world) => {
      resource(world, 'ore', { x: 15, y: 12 });
      resource(world, 'gems', { x: 15, y: 20 });
    });
    turn(civ);
    const tunnel = works(civ).find((it) => it.clause === 'H2-MAG-07');
    // A finger, from the road’s underside.
    expect(boxOf(tunnel).bottom).toBeCloseTo(8.7, 1);
    expect(Math.abs(boxOf(tunnel).left - 15)).toBeLessThan(2.5);
  });

  it('[H2-MAG-07] not at all if there is no such site', () => {
    const civ = turns(
      settled((world) => resource(world, 'ore', UNDER)),
      3,
    );
    expect(works(civ).filter((it) => it.clause === 'H2-MAG-07')).toEqual([]);
  });

  it('[H2-MAG-07] by a road along the surface where both ends lie on it', () => {
    const civ = settled((world) => resource(world, 'gems', { x: 25, y: 4 }));
    turn(civ);
    const road = works(civ).find((it) => it.clause === 'H2-MAG-07');
    expect(road).toMatchObject({ room: 'road', kind: 'tunnel', stratum: 0 });
    expect(road?.shape.path.every((y, i) => i % 2 === 0 || y === 4)).toBe(true);
    // From the foot of the tower at 16.5, 4.5 beads on.
    const { right } = boxOf(works(civ).find((it) => it.room === 'tower'));
    expect(boxOf(road).right - 0.2).toBeCloseTo(right + 4.5);
  });

  it('[H2-CIV-18] stops a bead short of a lair, which is in access then', () => {
    const civ = settled((world) => cave(world, { x: 15, y: 9.6 }, 2));
    turn(civ);
    expect(civ.group.built).toEqual(['Labyrinth']);
    expect(population(civ)).toBe(2);
  });

  it('[H2-MAG-16] sites of a kind with both constructions built are of no more use', () => {
    const civ = settled((world) => {
      for (const x of [5, 15, 25]) resource(world, 'gems', { x, y: 6 });
    });
    civ.group.built.push('Orrery', 'Omphalos');
    turn(civ);
    expect(works(civ).filter((it) => it.clause === 'H2-MAG-07')).toEqual([]);
    expect(civ.group.built).toEqual(['Orrery', 'Omphalos', 'Vault']);
  });
});

describe('the Magicians build', () => {
  const rows: readonly (readonly [string, 'above' | 'below', readonly string[], number, number])[] = [
    // construction, where, marks, ❖, Jinn left at the Stone
    ['Mausoleum', 'above', ['tomb'], 1, 0],
    ['Catacomb', 'below', ['tomb'], 1, 1],
    ['Orrery', 'above', [], 1, 0],
    ['Omphalos', 'below', [], 0, 1],
    ['Fountain of the Naiads', 'below', [], 1, 0],
    ['Cistern or Turbine', 'below', [], 0, 1],
    ['Bridge or Alchemist’s Foundry', 'above', [], 0, 1],
    ['Forge of the Cyclopes', 'below', [], 1, 0],
    ['Witchwood', 'above', [], 0, 0],
    ['Pleasure Dome', 'below', [], 0, 1],
    ['Menagerie', 'above', [], 0, 1],
    ['Labyrinth', 'below', ['fortification'], 0, 0],
    ['Lyceum Arcanum', 'below', [], 0, 1],
  ];

  it.each(rows.map((row, i) => [i + 1, ...row] as const))(
    '[H2-MAG-T1.1–13] row %i: %s stands %s, with its marks, treasure and cost',
    (row, name, where, signs, treasures, jinn) => {
      const it = magicianConstructions[row - 1];
      expect(it).toMatchObject({ clause: `H2-MAG-T1.${row}`, name });
      if (!it) return;
      const civ = settled((world) => put(world, it.cost, UNDER));
      const answers: Answers = it.cost === 'nexus' ? [] : [['H2-MAG-18', name]];
      turn(civ, it.oneOf ? [...answers, [it.clause, it.oneOf[1]]] : answers);
      const piece = pieceOf(civ, it.oneOf?.[1] ?? name);
      expect(civ.group.built).toEqual([name]);
      expect(piece).toMatchObject({ kind: where === 'above' ? 'building' : 'room' });
      expect(piece?.stratum === 0).toBe(where === 'above');
      expect(piece?.area).toBe(row === 13 ? 3 : 1.13);
      expect([marks(civ, piece), epics(civ), jinnAtStone(civ).length]).toEqual([signs, treasures, jinn]);
      const label = civ.world.page.labels.at(-1);
      expect(label?.about).toBe(piece?.id);
      expect(label && wordsIn(civ.world)(label)).toBe(it.oneOf?.[1] ?? name);
    },
  );

  it('[H2-MAG-08] one at a time, with access to a site; [H2-MAG-09] otherwise a Vault', () => {
    const civ = settled((world) => {
      resource(world, 'ore', UNDER);
      resource(world, 'gems', { x: 13, y: 5 });
    });
    expect([turn(civ), turn(civ), turn(civ)].at(-1)?.group.built).toEqual(['Mausoleum', 'Orrery', 'Vault']);
  });

  it('[H2-MAG-09] a Vault under the Stone, joined to it, takes all Jinn there', () => {
    const civ = settled((world) => resource(world, 'ore', UNDER));
    turn(civ, [['H2-MAG-18', 'Catacomb']]);
    turns(civ, 2);
    const [first, second] = vaults(civ);
    expect(state(civ)).toBe('4● Stone 0, Vaults 2 1');
    const centre = (it: Piece | undefined) => ({ x: (boxOf(it).left + boxOf(it).right) / 2, y: boxOf(it).top });
    expect(Math.abs(centre(first).x - 15)).toBeLessThanOrEqual(2.5);
    expect(centre(first).y).toBeGreaterThan(4);
    expect(civ.world.page.connected(civ.stone, first as Piece)).toBe(true);
    expect(civ.world.page.connected(civ.stone, second as Piece)).toBe(true);
  });

  it('[H2-MAG-09] the first Vault lies two beads under the foot of the Stone, if there is room', () => {
    const civ = turn(settled());
    const { left, right, top, bottom } = boxOf(vaults(civ)[0]);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([15, 6]);
  });

  it('[H2-MAG-13] [H2-INV-08] each construction once, Vaults as often as needed', () => {
    const civ = settled((world) => {
      for (const x of [2, 8, 14, 20, 26]) resource(world, 'ore', { x, y: 6 });
    });
    turns(civ, 5);
    const { built } = civ.group;
    expect(built.filter((it) => it === 'Mausoleum')).toHaveLength(1);
    expect(built.filter((it) => it === 'Catacomb').length).toBeLessThanOrEqual(1);
    expect(built.filter((it) => it === 'Vault').length).toBeGreaterThan(1);
  });

  it('[H2-MAG-14] [H2-INV-06] one unit is used up, the whole site is used, and no ○ is gained', () => {
    const civ = settled((world) => {
      resource(world, 'ore', UNDER);
      resource(world, 'ore', { x: 17, y: 6 });
    });
    turn(civ);
    expect(civ.world.page.units.filter((it) => it.until !== null).map((it) => it.at)).toEqual([UNDER]);
    expect(state(civ)).toBe('2● Stone 0, Vaults none');
    turn(civ);
    // The same site can feed no second construction.
    expect(civ.group.built).toEqual(['Mausoleum', 'Vault']);
    expect(works(civ).filter((it) => it.kind === 'hollow')).toHaveLength(1);
  });

  it('[H2-MAG-14] for monsters 1● of the lair goes, without an encounter (H2-CIV-22)', () => {
    const civ = settled((world) => put(world, 'monster', UNDER));
    turn(civ);
    const lair = civ.world.page.pieces.find((it) => it.kind === 'cave') as Piece;
    expect(lairIn(civ.world, lair)?.beads).toHaveLength(1);
    expect(population(civ)).toBe(2);
    expect(touches(civ, pieceOf(civ, 'Labyrinth'), lair)).toBe(true);
  });

  it('[H2-MAG-14] the nexus stays a nexus, but feeds nothing more', () => {
    const civ = turns(
      settled((world) => resource(world, 'nexus', UNDER)),
      2,
    );
    expect(civ.world.page.units).toMatchObject([{ kind: 'nexus', until: null }]);
    expect(civ.group.built).toEqual(['Lyceum Arcanum', 'Vault']);
  });

  it('[H2-MAG-T1.13] the Lyceum is room for three', () => {
    const civ = turns(
      settled((world) => resource(world, 'nexus', UNDER)),
      5,
    );
    expect(civ.world.page.beadsIn(pieceOf(civ, 'Lyceum Arcanum')?.id ?? '')).toHaveLength(3);
    expect(works(civ).filter((it) => it.room === 'tower')).toHaveLength(3);
  });

  it('[H2-MAG-15] a Jinn comes from the Stone, never from a Vault', () => {
    const civ = turns(settled(), 2);
    expect(state(civ)).toBe('3● Stone 0, Vaults 1 1');
    resource(civ.world, 'ore', { x: 13, y: 5 });
    turn(civ);
    expect(civ.group.built.at(-1)).toBe('Mausoleum');
    expect(state(civ)).toBe('4● Stone 0, Vaults 1 1');
  });

  it('[H2-MAG-15] without a Jinn at the Stone nothing that costs one can be built', () => {
    const civ = settled((world) => resource(world, 'ore', UNDER));
    const offer = (name: string) => magicians.constructions(civ).find((it) => it.name === name)?.whyNot;
    expect([offer('Mausoleum'), offer('Catacomb'), offer('Orrery'), offer('Vault')]).toEqual([
      { key: 'needs a Jinn at the Stone' },
      null,
      { key: 'needs an unused site', resource: 'gems' },
      { key: 'only when nothing else can be built' },
    ]);
    turn(civ);
    expect([offer('Mausoleum'), offer('Catacomb'), offer('Vault'), offer('Vengeance'), offer('Diaspora')]).toEqual([
      { key: 'built already' },
      { key: 'needs an unused site', resource: 'ore' },
      null,
      { key: 'needs Vaults', count: 7 },
      { key: 'needs beads', bead: 'population', count: 7 },
    ]);
  });

  it('[H2-MAG-17] above: on the surface within 4.5 beads of the Stone', () => {
    const civ = turn(settled((world) => resource(world, 'ore', UNDER)));
    const tomb = pieceOf(civ, 'Mausoleum');
    expect(gap(tomb?.shape ?? civ.stone.shape, civ.stone.shape)).toBeLessThanOrEqual(4.5);
    expect(boxOf(tomb).bottom).toBe(4);
  });

  it('[H2-MAG-17] below: touching the used unit, or right under it if that lies on the surface', () => {
    const civ = turn(
      settled((world) => resource(world, 'ore', UNDER)),
      [['H2-MAG-18', 'Catacomb']],
    );
    const hollow = works(civ).find((it) => it.kind === 'hollow');
    expect(touches(civ, pieceOf(civ, 'Catacomb'), hollow)).toBe(true);
    const sky = turn(
      settled((world) => resource(world, 'ore', { x: 13, y: 4 })),
      [['H2-MAG-18', 'Catacomb']],
    );
    const { left, right, top } = boxOf(pieceOf(sky, 'Catacomb'));
    expect(Math.abs((left + right) / 2 - 13)).toBeLessThanOrEqual(1);
    expect(top).toBeGreaterThan(4);
    expect(top).toBeLessThan(6);
  });

  it('[H2-MAG-17] [H2-CIV-10] below, in crowded ground: clear of all else, if a single place that touches is free', () => {
    const civ = turn(
      settled((world) => {
        resource(world, 'ore', { x: 15, y: 6.5 });
        for (const [x, y] of [
          [15.3, 5.5],
          [14, 6],
          [15.5, 8.5],
        ] as const)
          resource(world, 'gems', { x, y });
      }),
      [['H2-MAG-18', 'Catacomb']],
    );
    const room = pieceOf(civ, 'Catacomb') as Piece;
    const hollow = works(civ).find((it) => it.kind === 'hollow');
    expect(touches(civ, room, hollow)).toBe(true);
    for (const gem of civ.world.page.pieces.filter((it) => it.kind === 'gem'))
      expect(gap(gem.shape, room.shape)).toBeGreaterThanOrEqual(CLEAR);
  });

  it('[H2-MAG-17] either: below if the site is underground, else above; or as the player likes', () => {
    const fountain = (at: Point, answers: Answers = []) =>
      pieceOf(
        turn(
          settled((world) => resource(world, 'water', at)),
          answers,
        ),
        'Fountain of the Naiads',
      )?.kind;
    expect(fountain(UNDER)).toBe('room');
    expect(fountain({ x: 13, y: 4 })).toBe('building');
    expect(fountain(UNDER, [['H2-MAG-17', 'above']])).toBe('building');
  });

  it('[H2-MAG-17] either: above by default where the site is plague or fate', () => {
    const lyceum = (nexus: 'fate' | 'radiation') => turn(settled((world) => void nexusAt(world, nexus, UNDER)));
    const doomed = lyceum('fate');
    expect([pieceOf(doomed, 'Lyceum Arcanum')?.kind, doomed.ending]).toEqual(['building', null]);
    expect(pieceOf(lyceum('radiation'), 'Lyceum Arcanum')?.kind).toBe('room');
  });

  it('[H2-MAG-18] the default takes the first possible in the order of the ruling', () => {
    expect(USUAL_ORDER).toEqual([1, 3, 5, 8, 2, 12, 13, 9, 11, 4, 10, 6, 7]);
    const civ = settled((world) => {
      const kinds = ['magma', 'biome', 'gems', 'water', 'nexus', 'ore'] as const;
      for (const [i, kind] of kinds.entries()) resource(world, kind, { x: 12.5 + i, y: 5.5 });
    });
    turns(civ, 6);
    expect(civ.group.built.slice(0, 6)).toEqual([
      'Mausoleum',
      'Orrery',
      'Fountain of the Naiads',
      'Forge of the Cyclopes',
      'Lyceum Arcanum',
      'Witchwood',
    ]);
  });

  it('[H2-MAG-18] the player may choose another construction and another site', () => {
    const civ = settled((world) => {
      resource(world, 'gems', { x: 13, y: 5 });
      resource(world, 'gems', { x: 19, y: 5 });
    });
    const [, other] = sites(civ.world, ['gems']);
    turn(civ, [
      ['H2-MAG-03', 'tower'],
      ['H2-CIV-10', { x: 18, y: 4 }],
      ['H2-MAG-18', 'Omphalos'],
      ['H2-MAG-18', other?.key ?? ''],
    ]);
    expect(civ.group.built).toEqual(['Omphalos']);
    expect([...civ.used]).toEqual([other?.key]);
  });

  it('[H2-MAG-19] the Omphalos is no resource for them, and does not prevent the Orrery', () => {
    const civ = settled((world) => resource(world, 'gems', UNDER));
    turn(civ, [['H2-MAG-18', 'Omphalos']]);
    expect(pieceOf(civ, 'Omphalos')?.nexus).toBe('magic nexus');
    expect(sites(civ.world, ['nexus'])).toEqual([]);
    resource(civ.world, 'gems', { x: 9, y: 5 });
    turns(civ, 2);
    expect(civ.group.built).toContain('Orrery');
    turns(civ, 3);
    expect(civ.ending?.kind).toBe('diaspora');
    expect(sites(civ.world, ['nexus'])).toMatchObject([{ units: [{ piece: pieceOf(civ, 'Omphalos')?.id }] }]);
  });

  it('[H2-MAG-20] surface biomes and surface gems, ore and lakes are sites like any other', () => {
    for (const kind of ['surface biome', 'gems', 'ore', 'water'] as const) {
      const civ = turn(settled((world) => resource(world, kind, { x: 13, y: 4 })));
      expect(civ.group.built).toHaveLength(1);
      expect(civ.group.built).not.toEqual(['Vault']);
    }
  });
});

describe('the Magicians end', () => {
  const vengeful = () => {
    const civ = bereave(turns(settled(), 5));
    return turns(civ, 2);
  };

  it('[H2-MAG-10] with seven Vaults by Vengeance', () => {
    const civ = bereave(turns(settled(), 5));
    turn(civ);
    expect([vaults(civ).length, civ.ending]).toEqual([6, null]);
    turn(civ);
    expect([vaults(civ).length, civ.ending?.kind]).toEqual([7, 'vengeance']);
  });

  it('[H2-MAG-11] [H2-MAG-12] [H2-INV-11] with seven Magicians by Diaspora, on turn 6 without losses', () => {
    const civ = turns(settled(), 5);
    expect([population(civ), civ.ending]).toEqual([6, null]);
    turn(civ);
    expect([civ.turn, civ.ending?.kind, vaults(civ).length]).toEqual([6, 'diaspora', 6]);
  });

  it('[H2-MAG-21] [H2-INV-14] all Magicians and Jinn go, ❖ stay', () => {
    const civ = turns(
      settled((world) => resource(world, 'ore', UNDER)),
      6,
    );
    expect(civ.world.page.beads.filter((it) => it.until === null)).toMatchObject([{ kind: 'epic', owner: null }]);
    expect(civ.group.alive).toBe(false);
  });

  it('[H2-MAG-22] Vengeance splits the Stone, ruins the buildings and raises the surface over them', () => {
    const civ = vengeful();
    const { page } = civ.world;
    const buildings = page.pieces.filter((it) => it.kind === 'building');
    expect(buildings.length).toBeGreaterThan(5);
    expect(buildings.map((it) => marks(civ, it))).toEqual(buildings.map(() => ['ruin']));
    const [left, right] = [
      Math.min(...buildings.map((it) => boxOf(it).left)),
      Math.max(...buildings.map((it) => boxOf(it).right)),
    ];
    for (let x = left; x <= right; x += 0.5) expect(page.surfaceAt(x)).toBe(2.5);
    expect([left - 3.3, right + 3.3].map((x) => page.surfaceAt(x))).toEqual([4, 4]);
  });

  it('[H2-MAG-23] the ground gained is the stratum’s right under it; the old line is kept', () => {
    const civ = vengeful();
    const { page } = civ.world;
    expect(page.stratumAt(15, 3)).toBe(1);
    expect(page.stratumAt(15, 2.4)).toBe(0);
    expect(page.former).toHaveLength(1);
    expect(page.former[0]?.ground.surfaces[0]?.path).toEqual([0, 4, 30, 4]);
    const file = sheetSchema(NOUNS, broughtUpToDate).parse(JSON.parse(JSON.stringify(sheetOf(page, spelled))));
    expect(groundAt(file, 0)).toEqual(page.former[0]?.ground);
    expect(groundAt(file, Number.MAX_SAFE_INTEGER)).toEqual(page.ground);
  });

  it('[H2-MAG-24] Diaspora draws roads from the Stone off both sides of the page; the buildings stay whole', () => {
    const civ = turns(settled(), 6);
    const away = roadsOf(civ).filter((it) => it.clause === 'H2-MAG-24');
    expect(away.map((it) => [it.shape.path[0], it.shape.path.at(-2)])).toEqual([
      [-0.6, 15],
      [15, 30.6],
    ]);
    expect(civ.world.page.marks).toEqual([]);
    expect(civ.world.page.former).toEqual([]);
  });

  it('[H2-MAG-24] the roads keep to the surface line up to the very edge of the page', () => {
    const hill = ({ page, journal }: SecondWorld) => {
      const ground = raiseSurface(page.ground, { from: 0, to: 0.2, by: 1, slope: 0.6, top: 0.5 });
      page.apply({ do: 'lay', ground }, journal.entries.length);
    };
    const [left] = roadsOf(turns(settled(hill), 6)).filter((it) => it.clause === 'H2-MAG-24');
    expect(left?.shape.path).toEqual([-0.6, 3, 0, 3, 0.2, 3, 0.8, 4, 15, 4]);
  });

  it('[H2-MAG-25] [H2-HND-T1.6] a random monster comes to the Menagerie or the Labyrinth', () => {
    const civ = settled((world) => {
      put(world, 'monster', UNDER);
      cave(world, { x: 20, y: 5.6 }, 2);
    });
    turns(civ, 4);
    expect(civ.group.built.slice(0, 2)).toEqual(['Labyrinth', 'Menagerie']);
    const ending = { clause: 'H2-MAG-11', kind: 'diaspora' } as const;
    const usual = play(civ.world, () => magicians.handOver(civ, ending));
    expect(usual).toMatchObject({ clause: 'H2-HND-T1.6', kind: 'extra group', card: 'random' });
    expect(usual?.piece).toBe(pieceOf(civ, 'Labyrinth')?.id);
    const other = pieceOf(civ, 'Menagerie')?.id ?? '';
    expect(play(civ.world, () => magicians.handOver(civ, ending), [['H2-MAG-25', other]])?.piece).toBe(other);
  });

  it('[H2-HND-T1.7] without them nothing is asked of the next age', () => {
    const civ = turns(settled(), 6);
    expect(
      play(civ.world, () => magicians.handOver(civ, civ.ending ?? { clause: 'H2-MAG-11', kind: 'fate' })),
    ).toBeNull();
  });

  it('[H2-MAG-26] [H2-CIV-25] by losing all, or by Fate: no new surface, no roads, but the monsters come', () => {
    const civ = settled((world) => put(world, 'monster', UNDER));
    turn(civ);
    const ending = { clause: 'H2-CIV-25', kind: 'no one left' } as const;
    play(civ.world, () => endCivilization(civ, ending));
    expect(civ.world.page.former).toEqual([]);
    expect(roadsOf(civ).some((it) => it.clause === 'H2-MAG-24')).toBe(false);
    expect(civ.world.page.beads.filter((it) => it.until === null && it.owner !== null)).toEqual([]);
    expect(play(civ.world, () => magicians.handOver(civ, ending))?.piece).toBe(pieceOf(civ, 'Labyrinth')?.id);
  });

  it('[H2-MAG-26] Fate met by what they build ends them at once', () => {
    const civ = turn(
      settled((world) => nexusAt(world, 'fate', { x: 15, y: 6 })),
      [['H2-MAG-17', 'below']],
    );
    expect(civ.ending?.kind).toBe('fate');
    expect(civ.world.page.former).toEqual([]);
    const above = turn(
      settled((world) => nexusAt(world, 'fate', { x: 15, y: 6 })),
      [['H2-MAG-17', 'above']],
    );
    expect(above.ending).toBeNull();
  });
});

describe('the works of the Magicians', () => {
  it('[H2-INV-05] are one connected whole, roads and all', () => {
    const civ = settled((world) => {
      resource(world, 'ore', { x: 6, y: 4 });
      resource(world, 'gems', { x: 24, y: 9 });
      resource(world, 'surface biome', { x: 28, y: 4 });
    });
    turns(civ, 5);
    for (const it of works(civ)) if (isOpen(it)) expect(civ.world.page.connected(civ.stone, it)).toBe(true);
  });
});
