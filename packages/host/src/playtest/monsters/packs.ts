import { type Bead, centreOf, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import {
  adoptLone,
  garrison,
  kingdomOf,
  type Lone,
  loners,
  loseGarrison,
  loseLone,
  typeByLook,
} from '../../first/lent.ts';
import { heartUncovered } from '../words/dungeonheart.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-MEA-24: all ● at one spot that belong to no group. To the first edition they are lone fighters (PT-JOI-T1.6). */
export interface Pack {
  readonly piece: Piece;
  readonly lone: readonly Lone[];
  readonly at: Point;
}

/** PT-JOI-03, -16: what the ages before have left is a pack from now on, one for each place; only what was set free wanders. */
export function adoptPacks(world: PlaytestWorld): void {
  adoptLone(world, 'PT-MEA-24', (look) => WANDERING[look ?? ''] ?? typeByLook(look) ?? 'primordial beast');
}

const WANDERING: Readonly<Record<string, string>> = {
  'freed-slave': 'freed slave',
  'forgotten-prisoner': 'forgotten prisoner',
};

/** The packs on the map, the oldest first. */
export function packs(world: PlaytestWorld): Pack[] {
  const found = new Map<string, Lone[]>();
  for (const lone of loners(world)) found.set(lone.at.piece, [...(found.get(lone.at.piece) ?? []), lone]);
  return [...found].map(([id, lone]) => {
    const piece = world.page.piece(id);
    const [bead] = folkOf(world, lone);
    return { piece, lone, at: piece.kind === 'tunnel' && bead ? bead.at : centreOf(piece.shape) };
  });
}

/** The ● of the pack in a piece; none if there is no pack. */
export function packIn(world: PlaytestWorld, { id }: Piece): Bead[] {
  // PT-JOI-18: those in a building are met like a pack.
  if (kingdomOf(world, id)) return garrison(world, id);
  return folkOf(
    world,
    loners(world).filter((it) => it.at.piece === id),
  );
}

/** PT-ENC-09: the ○ that a pack has: its own, and what lies un-owned where it lives. */
export function hoardIn(world: PlaytestWorld, { id, owner }: Piece): Bead[] {
  const landlord = kingdomOf(world, id) ? [owner] : [];
  const own = new Set<string | null>([
    null,
    ...landlord,
    ...loners(world).flatMap((it) => (it.at.piece === id ? [it.id] : [])),
  ]);
  return world.page.beadsIn(id).filter((it) => own.has(it.owner) && it.kind === 'treasure');
}

function folkOf({ page }: PlaytestWorld, lone: readonly Lone[]): Bead[] {
  return lone.flatMap(({ id }) => page.beadsOf(id).filter((it) => it.kind === 'population'));
}

/** ● of a pack are killed; when all are gone its ○ are un-owned (PT-MEA-23), and a heart is laid bare. */
export function* slayInPack(world: PlaytestWorld, piece: Piece, many: number): Rule {
  const kingdom = kingdomOf(world, piece.id);
  if (kingdom) return loseGarrison(world, kingdom, piece.id, many, 'PT-JOI-18');
  let left = many;
  for (const lone of loners(world)) {
    if (lone.at.piece !== piece.id || left <= 0) continue;
    const dead = Math.min(left, folkOf(world, [lone]).length);
    left -= dead;
    yield* loseLone(world, lone, dead, { clause: 'PT-ENC-09', isDestroyer: false, byAdventurers: false });
  }
  yield* heartUncovered(world, piece.id);
}
