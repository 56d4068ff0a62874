import { type Ground, layBeds } from '@understory/page';
import type { Rule } from '@understory/table';
import { whim } from '../../world.ts';
import { choose, roll } from '../asks.ts';
import { note } from '../note.ts';
import { STRATA_LIMITS } from '../options.ts';
import type { SecondWorld } from '../world.ts';
import { WORLDS } from './worlds.table.ts';

/** H2-MSR-04: how many strata the page gets. */
export function strataCount({
  width,
  height,
  strata,
}: {
  readonly width: number;
  readonly height: number;
  readonly strata: number | null;
}): number {
  return strata ?? Math.min(STRATA_LIMITS.most, Math.max(STRATA_LIMITS.least, Math.floor((width * height) / 79 + 0.5)));
}

/** H2-PRI-02: the world's shape, rolled or picked. */
export function* worldShape(world: SecondWorld): Rule {
  const picked = yield* choose('H2-PRI-02', {
    by: 'maker',
    topic: { kind: 'which shape of the world' },
    options: [{ key: 'roll' }, ...WORLDS.map((_, i) => ({ key: String(i + 1) }))],
    usual: 'roll',
  });
  const row = picked === 'roll' ? yield* roll('H2-PRI-T2', '1d6', { kind: 'the shape of the world' }) : Number(picked);
  layStrata(world, row);
}

/** H2-PRI-03 to -07: the surface line, then the strata, numbered. */
export function layStrata(world: SecondWorld, row: number): void {
  const count = strataCount(world.options);
  const ground = groundOf(world, row, count);
  const laidOut = { kind: 'laid out', clause: `H2-PRI-T2.${row}`, row, strata: count, world: ground.world } as const;
  note(world, laidOut, [{ do: 'lay', ground }]);
}

/** The grounds that were laid last, the newest last: a game that takes back a step, or branches, lays the same again. */
const laid = new Map<string, Ground>();
/** As many games as may lie on the table. */
const KEPT = 8;

function groundOf(world: SecondWorld, row: number, count: number): Ground {
  const { page, seed, options } = world;
  const by = JSON.stringify([seed, page.width, page.height, options.wobble, row, count]);
  const ground = laid.get(by) ?? newGround(world, row, count);
  laid.delete(by);
  laid.set(by, ground);
  for (const oldest of laid.keys()) {
    if (laid.size <= KEPT) break;
    laid.delete(oldest);
  }
  return ground;
}

function newGround(world: SecondWorld, row: number, count: number): Ground {
  const { page, options } = world;
  const plan = WORLDS[row - 1] ?? WORLDS[0];
  return layBeds(page, plan(page, count), options.wobble ? (line) => whim(world, 'strata', line) : null);
}
