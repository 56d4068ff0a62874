import { gap, line } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { isManned, loseGarrison, setUpKingdoms } from '../../src/first/lent.ts';
import { enter } from '../../src/first/monsters/kingdoms/set-up.ts';
import type { Kingdom } from '../../src/first/monsters/state.ts';
import { draw } from '../../src/playtest/draw.ts';
import { watch } from '../../src/playtest/joined/ground.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { lentArrival } from '../../src/playtest/joined/rows.ts';
import { LAWS, monstersStretch } from '../../src/playtest/monsters/age.ts';
import { isOver } from '../../src/playtest/monsters/bands.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import { raidBuildings } from '../../src/playtest/monsters/raiding.ts';
import { growTerritory } from '../../src/playtest/monsters/territory.ts';
import { openPoints } from '../../src/playtest/words/open-space.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, has, takeTurn, wild } from './bands-at.ts';
import { game, play } from './world-at.ts';

/** The Age of Monsters with a castle over a place. */
function withCastle(x = 15): PlaytestWorld {
  const world = wild();
  play(world, setUpKingdoms, { dice: [], spots: [{ x, y: 4 }] });
  return world;
}

const castleOf = ({ page, monsters }: PlaytestWorld) =>
  page.piece(monsters.kingdoms[0]?.buildings.find(({ what }) => what === 'castle')?.piece ?? '');
const knights = (world: PlaytestWorld) => world.page.beadsIn(castleOf(world).id, 'population').length;
const shaft = (world: PlaytestWorld, x: number, to = 6) =>
  draw(world, { clause: 'PT-DEL-02', kind: 'tunnel', shape: line([x, 4, x, to], 0.5), what: { kind: 'shaft' } });
const onTheSurface = ({ page }: PlaytestWorld, x: number) => {
  const points = openPoints(page);
  return points.isOpen(16 * points.columns + Math.round(x * 4));
};
const era = (world: PlaytestWorld, order: string[]) =>
  play(world, (it) => monstersStretch(it, { age: 'monsters', phase: 'turn', era: 1, order }), { dice: null });

describe('kingdoms in the Age of Monsters', () => {
  it('[PT-JOI-09] are set up in era 1 if the game was told so, and else only for Villainy', () => {
    const short = { lastEra: 10, villainy: false } as const;
    const foundedIn = (kingdoms: boolean) =>
      game('knights', { ...short, kingdoms }, 'usual')
        .world.journal.entries.filter((it) => it.kind === 'founded' && 'what' in it && it.what === 'kingdoms')
        .map(({ age, turn }) => `${age} ${turn}`);
    expect([foundedIn(false), foundedIn(true)]).toEqual([[], ['monsters 1']]);
  });

  it('[PT-JOI-18] they act before all groups, by their own season', () => {
    const world = withCastle();
    const gnolls = bandAt(world, 'breeders', '2/1', { x: 5, y: 18 });
    // A special feature comes.
    play(world, (it) => monstersStretch(it, { age: 'monsters', phase: 'arrivals', era: 2 }), {
      dice: [5, 5],
      spots: [{ x: 25, y: 18 }],
    });
    const order = world.at.age === 'monsters' && world.at.phase === 'turn' ? world.at.order : [];
    expect(order).toEqual([world.monsters.kingdoms[0]?.id, gnolls.id]);
    era(world, [...order]);
    // H1-SUR-07, -09: one knight more, and a farm, for nobody feeds them yet.
    expect(knights(world)).toBe(3);
    expect(world.monsters.kingdoms[0]?.buildings.map(({ what }) => what)).toEqual(['castle', 'farm']);
    expect(has(world, gnolls)).toBe('2/1');
  });

  it('[PT-JOI-18] ten ○ of theirs together end the age, and five of them are set aside for the villain', () => {
    const world = withCastle();
    const castle = castleOf(world);
    const id = castle.owner ?? '';
    const coins = (many: number) => {
      enter(world, world.monsters.kingdoms[0] as Kingdom, castle.id, 'H1-SUR-09', 'treasure', many);
      watch(world);
    };
    coins(8);
    expect([world.page.beadsIn(castle.id, 'treasure').length, isOver(world)]).toEqual([9, false]);
    coins(1);
    expect(world.den?.end).toEqual({ kind: 'ten treasures', by: id });
    play(world, (it) => monstersStretch(it, { age: 'monsters', phase: 'over', era: 1 }));
    expect([world.page.beadsIn(castle.id, 'treasure').length, world.monsters.setAside.length]).toEqual([5, 5]);
  });

  it('[PT-JOI-18] the age ends when nobody of them is left', () => {
    const world = withCastle();
    watch(world);
    expect(isOver(world)).toBe(false);
    loseGarrison(world, world.monsters.kingdoms[0] as Kingdom, castleOf(world).id, 2, 'PT-JOI-18');
    watch(world);
    expect(world.den?.end).toEqual({ kind: 'no kingdoms', by: null });
  });

  it('[PT-JOI-18] they count neither as groups that are too many, nor as groups to fight', () => {
    const world = withCastle();
    for (const x of [4, 9, 20, 26]) bandAt(world, 'breeders', '2/1', { x, y: 18 });
    Object.assign(world, { options: { ...world.options, tooMany: 4 } });
    play(world, (it) => monstersStretch(it, { age: 'monsters', phase: 'end of era', era: 1 }), { dice: [] });
    expect(isOver(world)).toBe(false);
    const few = withCastle();
    for (const x of [4, 26]) bandAt(few, 'breeders', '2/1', { x, y: 18 });
    play(few, (it) => lentArrival(it, 'adventurers'), { dice: null });
    expect(few.journal.entries.some(({ kind }) => kind === 'party came')).toBe(false);
  });

  it('[PT-JOI-18] the surface within a finger of an entrance is open space while they are on the map', () => {
    const bare = wild();
    shaft(bare, 10);
    expect(onTheSurface(bare, 12)).toBe(false);
    const world = withCastle();
    expect(onTheSurface(world, 12)).toBe(false);
    shaft(world, 10);
    expect([5, 6, 12, 14, 15].map((x) => onTheSurface(world, x))).toEqual([false, true, true, true, false]);
  });

  it('[PT-JOI-18] … also over the lair of darkling sprites, which is no opening in the ground', () => {
    const world = withCastle();
    shaft(world, 10);
    bandAt(world, 'breeders', '2/1', { x: 12, y: 15 }, 'darkling sprites');
    expect([6, 12, 14].map((x) => onTheSurface(world, x))).toEqual([true, true, true]);
  });

  it('[PT-JOI-18] [PT-JOI-T1.6] a building with ● that new territory takes in is fought without dice, once', () => {
    const world = withCastle(12);
    shaft(world, 10, 8);
    const gnolls = bandAt(world, 'breeders', '5/1', { x: 10, y: 7 });
    for (let i = 0; i < 4; i++) play(world, (it) => growTerritory(it, gnolls), { dice: [] });
    expect([has(world, gnolls), knights(world), isManned(world, castleOf(world))]).toEqual(['3/1', 0, false]);
    const raids = () => world.journal.entries.filter(({ kind }) => kind === 'raided').length;
    play(world, (it) => raidBuildings(it, gnolls));
    expect(raids()).toBe(1);
    // Its ○ is free (H1-SUR-04).
    expect(world.page.beadsIn(castleOf(world).id, 'treasure').map(({ owner }) => owner)).toEqual([null]);
  });

  it('[PT-JOI-18] [PT-ENC-09] an alpha that finds one in range meets it like a pack', () => {
    const world = withCastle(12);
    shaft(world, 10, 8);
    const beast = bandAt(world, 'alpha', '1/0', { x: 10, y: 7 });
    // 3 against 2 knights, so +1: Hunt.
    takeTurn(world, beast, [7]);
    expect(knights(world)).toBe(1);
    const [met] = world.journal.entries.filter(({ kind }) => kind === 'encountered');
    expect(met).toMatchObject({ from: null, piece: castleOf(world).id, total: 8 });
    // Extort: its ○ is the kingdom's.
    takeTurn(world, beast, [5]);
    expect([has(world, beast), world.page.beadsIn(castleOf(world).id, 'treasure').length]).toEqual(['1/1', 0]);
  });

  it('[PT-JOI-18] [PT-VIL-13] an Alpha Villain fights it by the first edition’s clauses', () => {
    const world = withCastle(12);
    shaft(world, 10, 8);
    const beast = bandAt(world, 'alpha', '1/2', { x: 10, y: 7 });
    beast.kind = 'alpha villain';
    kinOf(world, beast).kind = 'alpha villain';
    play(world, (it) => LAWS.hunt(it, beast, castleOf(it)), { dice: [] });
    expect(world.journal.entries.filter(({ kind }) => kind === 'raided')).toMatchObject([
      { clause: 'PT-JOI-18', group: beast.id },
    ]);
  });

  it('[PT-JOI-18] what wanders goes along the surface, too', () => {
    const world = withCastle(12);
    const way = shaft(world, 10, 8);
    expect(JOINED.raids(world.page).rooms.has(castleOf(world).id)).toBe(true);
    expect(JOINED.ways(world.page).rooms.has(castleOf(world).id)).toBe(false);
    expect(gap(way.shape, castleOf(world).shape)).toBeGreaterThan(1);
  });
});
