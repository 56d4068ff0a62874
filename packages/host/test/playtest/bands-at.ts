import { type Bead, disc, type Piece, type Point } from '@understory/page';
import { beadsOf } from '../../src/beads.ts';
import { draw, putBeads } from '../../src/playtest/draw.ts';
import type { PlaytestWorld } from '../../src/playtest/index.ts';
import { LAWS, turn } from '../../src/playtest/monsters/age.ts';
import { gainBonus, putStart } from '../../src/playtest/monsters/beads.ts';
import { type Band, newDen } from '../../src/playtest/monsters/den.ts';
import { encounter } from '../../src/playtest/monsters/encounter.ts';
import { type GroupKind, KINDS_OF_GROUP } from '../../src/playtest/monsters/flavours.table.ts';
import { livesIn } from '../../src/playtest/monsters/kin.ts';
import { drawLair } from '../../src/playtest/monsters/lair.ts';
import { newBand } from '../../src/playtest/monsters/newborn.ts';
import { adoptPacks } from '../../src/playtest/monsters/packs.ts';
import { settleTerritory } from '../../src/playtest/monsters/territory.ts';
import { weird } from '../../src/playtest/monsters/weirdness.table.ts';
import { laid, play, TWO } from './world-at.ts';

/** A world in its Age of Monsters, with nobody in it yet. */
export function wild(rings = TWO): PlaytestWorld {
  const world = laid(rings);
  world.journal.age = 'monsters';
  world.ages.push({ name: 'monsters', turns: 1, end: null });
  world.den = newDen();
  world.den.era = 1;
  return world;
}

const PLAIN: Readonly<Record<GroupKind, string>> = { delvers: 'fungaliths', breeders: 'gnolls', alpha: 'ankheng' };

/** A group with so many beads (`3/2`, `4/1★`), settled in a lair of its own. */
export function bandAt(world: PlaytestWorld, kind: GroupKind, has: string, at: Point, flavour = PLAIN[kind]): Band {
  const row = KINDS_OF_GROUP[kind].flavours.rows.find((it) => it.value.key === flavour);
  if (!row) throw new Error(flavour);
  const [population = 1, treasure = 0] = has.replace('★', '').split('/').map(Number);
  const made = play(
    world,
    function* (it) {
      const band = yield* newBand(it, kind, row.value, at, 'PT-ARR-04', 1);
      const lair = drawLair(it, band, at, 'PT-ARR-04');
      band.lair = lair.id;
      livesIn(it, band, lair.id);
      putStart(it, band, 'PT-ARR-04', lair, { population, treasure });
      if (has.endsWith('★')) gainBonus(it, band, 'PT-ARR-04');
      yield* settleTerritory(it, band);
      return band;
    },
    { dice: [] },
  ).result;
  if (!made) throw new Error('not settled');
  return made;
}

/** What a group has: `3/2`, `4/1★`. */
export function has(world: PlaytestWorld, { id }: Band): string {
  const many = (kind: 'population' | 'treasure' | 'bonus') => beadsOf(world, id, kind).length;
  return `${many('population')}/${many('treasure')}${many('bonus') > 0 ? '★' : ''}`;
}

export function hallBetween(world: PlaytestWorld, a: Point, b: Point): Piece {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const path = [left - 0.5, a.y - 1, right + 0.5, a.y - 1, right + 0.5, a.y + 1, left - 0.5, a.y + 1];
  return draw(world, {
    clause: 'PT-FEA-T2.Region',
    kind: 'cave',
    shape: { path, closed: true, swell: 0 },
    what: { kind: 'cavern' },
  });
}

export function packAt(world: PlaytestWorld, { x, y }: Point, folk: number, treasure = 0): Piece {
  const cave = draw(world, {
    clause: 'PT-CAV-02',
    kind: 'cave',
    shape: disc(x, y, 0.5),
    what: { kind: 'natural cave' },
  });
  if (folk > 0) putBeads(world, 'PT-CAV-02', cave, 'population', folk, 'primordial monster');
  if (treasure > 0) putBeads(world, 'PT-CAV-02', cave, 'treasure', treasure, 'treasure');
  if (world.den) adoptPacks(world);
  return cave;
}

export function meet(world: PlaytestWorld, a: Band, b: Band, dice: readonly number[], script: object = {}) {
  return play(world, (it) => encounter(it, LAWS, a, { band: b }, weird), { dice, ...script });
}

export function meetPack(world: PlaytestWorld, a: Band, pack: Piece, dice: readonly number[]) {
  return play(world, (it) => encounter(it, LAWS, a, { pack }, weird), { dice });
}

export function takeTurn(world: PlaytestWorld, band: Band, dice: readonly number[] | null = [], script: object = {}) {
  return play(world, (it) => turn(it, band), { dice, ...script });
}

/** ○ that lie about. */
export function loose(world: PlaytestWorld): Bead[] {
  return world.page.beadsOf(null).filter((it) => it.kind === 'treasure');
}
