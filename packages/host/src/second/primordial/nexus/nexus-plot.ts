import { discOf, PI, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { discFits, movedInside, placesIn } from '../../../places.ts';
import type { World } from '../../../world.ts';
import { spot } from '../../asks.ts';
import type { Called, Stuff } from '../../called.ts';
import { label } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Element, Nexus } from '../../nouns.ts';
import { drawIn, type Plot } from '../plot.ts';

/** A nexus is drawn on a plot that has a spot, which holds its one unit (H2-NEX-06). */
export interface NexusPlot extends Plot {
  readonly spot: Point;
  readonly nexus: Nexus;
}

/** Draws what a row says. */
export type NexusRow = (plot: NexusPlot) => Rule;

/** H2-NEX-04: the spot is an area of 2 square beads, unless the row draws something else. */
const SPOT_AREA = 2;
const SPOT_RADIUS = Math.sqrt(SPOT_AREA / PI);

/** H2-NEX-04: a random place in the stratum, or where the player wants it. */
export function* nexusSpot(world: World, stratum: number, about: string): Rule<Point> {
  const { page } = world;
  const fits = (x: number, y: number) => discFits(page, stratum, x, y, SPOT_RADIUS);
  const where = placesIn(page, stratum, fits);
  const place = yield* spot('H2-NEX-04', { by: 'maker', topic: { kind: 'where the nexus lies' }, where, about });
  return fits(place.x, place.y) ? place : movedInside(page, place, SPOT_RADIUS);
}

/** H2-NEX-06: whatever its row, one unit of "nexus" at its spot. */
export function nexusUnit({ spot }: NexusPlot) {
  return { units: [{ kind: 'nexus', at: [spot] }] } as const;
}

/** How a spot is drawn, where not as usual, and what is written beside it. */
interface SpotDrawing {
  readonly variant?: string;
  readonly kind?: 'nexus' | 'cave';
  readonly sign?: Called;
  /** … and under that, in smaller letters. */
  readonly under?: Called | null;
}

/** The spot: an area with the nexus's sign and name; a cave where something lives in it. */
export function drawSpot(
  plot: NexusPlot,
  what: Called,
  { variant, kind = 'nexus', sign: words, under = null }: SpotDrawing = {},
): Piece {
  const { spot, nexus, stratum } = plot;
  const shape = discOf(spot.x, spot.y, SPOT_AREA);
  const turn = variant === undefined ? {} : { variant };
  const piece = drawIn(plot, {
    kind,
    shape,
    area: SPOT_AREA,
    what,
    nexus,
    stratum,
    ...turn,
    ...nexusUnit(plot),
  });
  sign(plot, piece, words, under);
  return piece;
}

/** What is written beside a nexus: what it is, and of what where there are several of its kind. */
export function nexusSign({ nexus }: NexusPlot, of: Element | Stuff | null = null): Called {
  return { kind: 'nexus', nexus, of };
}

/** The nexus's mark on the piece that holds its spot, and its name beside it. */
export function sign(plot: NexusPlot, piece: Piece, name: Called = nexusSign(plot), under: Called | null = null): void {
  const { world, clause, feature, spot } = plot;
  const mark = { id: world.page.newId('m'), kind: 'nexus', at: spot, piece: piece.id, what: name } as const;
  const marked = { kind: 'marked', clause, piece: piece.id, mark: 'nexus', what: null, by: null, name } as const;
  note(world, { ...marked, cause: piece.since }, [{ do: 'mark', mark }]);
  label(world, clause, feature, name, spot, 'large', under);
}
