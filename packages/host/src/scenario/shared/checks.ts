import { centreOf, distance, type Piece } from '@understory/page';
import { type Check, check, mismatch, shown, TOLERANCE } from '@understory/table/scenario';
import * as z from 'zod';
import type { World } from '../../world.ts';
import { pieceFields } from './fields.ts';

const point = z.tuple([z.number(), z.number()]);
const pattern = z.record(z.string(), z.unknown());
const inStratum = z.tuple([point, z.int()]);

/** Questions about the page that are not about a list of things. */
export const pageChecks: Readonly<Record<string, Check<World>>> = {
  /** `[[5, 5], 1]`, or several of them. */
  stratumAt: check(z.union([inStratum, z.array(inStratum)]), ({ page }, said) =>
    firstWrong(severalOf(said), ([[x, y], stratum]) => {
      const is = page.stratumAt(x, y);
      return is === stratum ? null : `(${x}, ${y}): expected ${stratum}, got ${is}`;
    }),
  ),

  /** `[15, 1]`: at x = 15 the surface lies at y = 1; or several. */
  surfaceAt: check(z.union([point, z.array(point)]), ({ page }, said) =>
    firstWrong(typeof said[0] === 'number' ? [said as [number, number]] : (said as [number, number][]), ([x, y]) => {
      const is = page.surfaceAt(x);
      return Math.abs(is - y) <= TOLERANCE ? null : `at x = ${x}: expected ${y}, got ${shown(is)}`;
    }),
  ),

  /** Every point of these pieces' paths lies at least this far under the surface line. */
  under: check(z.strictObject({ pieces: pattern, least: z.number() }), (world, { pieces, least }) =>
    firstWrong(found(world, pieces), ({ shape: { path } }) => {
      const depths = path.flatMap((y, i) => (i % 2 === 0 ? [] : [y - world.page.surfaceAt(path[i - 1] ?? 0)]));
      const shallow = Math.min(...depths);
      return shallow >= least - TOLERANCE ? null : `expected at least ${least}, got ${shown(shallow)}`;
    }),
  ),

  /** The centres of these pieces keep at least this far from each other. */
  apart: check(z.strictObject({ pieces: pattern, least: z.number() }), (world, { pieces, least }) => {
    const centres = found(world, pieces).map((it) => centreOf(it.shape));
    return firstWrong(pairsOf(centres), ([a, b]) => {
      const far = distance(a.x, a.y, b.x, b.y);
      return far >= least - TOLERANCE ? null : `expected at least ${least}, got ${shown(far)}`;
    });
  }),

  /** Every one of these pieces touches one of those. */
  touching: check(z.strictObject({ pieces: pattern, those: pattern }), (world, { pieces, those }) => {
    const others = found(world, those);
    return firstWrong(found(world, pieces), (it) =>
      others.some((other) => other.id !== it.id && world.page.touches(it.shape, other.shape))
        ? null
        : `the ${it.kind} ${it.id} touches none of them`,
    );
  }),

  /** These pieces are all joined to each other by open pieces. */
  connected: check(pattern, (world, pieces) =>
    firstWrong(pairsOf(found(world, pieces)), ([a, b]) =>
      world.page.connected(a, b) ? null : `${a.id} and ${b.id} are not`,
    ),
  ),

  /** No two of these pieces are. */
  unconnected: check(pattern, (world, pieces) =>
    firstWrong(pairsOf(found(world, pieces)), ([a, b]) =>
      world.page.connected(a, b) ? `${a.id} and ${b.id} are connected` : null,
    ),
  ),

  /** `[A, B, 2.5]`: the gap between two pieces. */
  gap: check(z.tuple([z.string(), z.string(), z.number()]), ({ page }, [a, b, wanted]) => {
    const [one, other] = [a, b].map((id) => page.pieces.find((it) => it.id === id));
    if (!one || !other) return `there is no piece ${one ? b : a}`;
    const is = page.gap(one.shape, other.shape);
    return Math.abs(is - wanted) <= TOLERANCE ? null : `expected ${wanted}, got ${shown(is)}`;
  }),
};

function found(world: World, match: Readonly<Record<string, unknown>>): Piece[] {
  return [...world.page.drawn()].filter((it) => mismatch(pieceFields(world, it), match) === null);
}

function severalOf(said: z.infer<typeof inStratum> | z.infer<typeof inStratum>[]): z.infer<typeof inStratum>[] {
  return typeof said[1] === 'number' ? [said as z.infer<typeof inStratum>] : (said as z.infer<typeof inStratum>[]);
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));
}

function firstWrong<T>(all: readonly T[], wrong: (it: T) => string | null): string | null {
  for (const it of all) {
    const why = wrong(it);
    if (why) return why;
  }
  return null;
}
