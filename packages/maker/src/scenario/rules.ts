import { Problem, type Rule } from '@understory/table';
import { build, buildingRound, collect } from '../building.ts';
import { exitTile, stairSquares } from '../exit.ts';
import { squareOf } from '../grid.ts';
import { heroComes } from '../hero/visit.ts';
import { whyNotCollect } from '../loot.ts';
import { whyNot } from '../placing.ts';
import type { Refusal } from '../refusal.ts';
import { buildingScore } from '../score/building-score.ts';
import { drawEntrance, placeLoot, setUp } from '../setup.ts';
import type { Sheet } from '../sheet.ts';
import { exits, playOn } from '../step.ts';
import { refusalText } from '../telling/refusals.ts';
import type { World } from '../world.ts';
import { planOf } from './given.ts';

type Played = (world: World, ...numbers: number[]) => Rule<unknown>;

/** The rules by name. */
export const rules: Readonly<Record<string, Played>> = {
  *nothing() {},
  loot: placeLoot,
  setup: setUp,
  *entrance(world) {
    for (const sheet of world.sheets) yield* drawEntrance(world, sheet);
  },
  *'round N'(world, round = 1) {
    world.round = round;
    yield* buildingRound(world);
  },
  exit: exits,
  *'hero N'(world, hero = 1) {
    world.hero = hero;
    readyForHeroes(world);
    yield* heroComes(world);
  },
  *'heroes from N'(world, hero = 1) {
    world.hero = hero - 1;
    readyForHeroes(world);
    world.phase = 'heroes';
    yield* playOn(world);
  },
  *'the rest from round N'(world, round = 1) {
    world.round = round - 1;
    yield* playOn(world);
  },
};

/** Rules about something that is named. */
export const phrases: Readonly<Record<string, (world: World, named: string) => Rule<unknown>>> = {
  /** `build slime 2,2; corner 1,2 NE` */
  *'build X'(world, named) {
    const [sheet] = world.sheets;
    for (const text of sheet ? named.split('; ') : []) {
      const plan = planOf(text);
      if (!plan || !sheet) throw new Problem(`"${text}" is nothing to build.`);
      allow(whyNot(sheet, plan.item, plan.square, plan.lie));
      build(world, sheet, plan, [6, 6]);
    }
  },
  /** `collect 1,2; 2,2` */
  *'collect X'(world, named) {
    const [sheet] = world.sheets;
    for (const text of sheet ? named.split('; ') : []) {
      const square = squareOf(text);
      if (square === null || !sheet) throw new Problem(`"${text}" is no square.`);
      allow(whyNotCollect(sheet, square));
      yield* collect(world, sheet, square);
    }
  },
};

function allow(refusal: Refusal | null): void {
  if (refusal) throw new Problem(`${refusalText(refusal)} (${refusal.clause})`);
}

/** The exit where the default player would draw it, and the building scored: heroes may come. */
function readyForHeroes(world: World): void {
  for (const sheet of world.sheets) draw(sheet);
}

function draw(sheet: Sheet): void {
  if (sheet.exit !== null) return;
  const tile = exitTile(sheet);
  sheet.exit = tile;
  sheet.stairs = stairSquares(sheet, tile)[0] ?? tile;
  sheet.building = buildingScore(sheet);
}
