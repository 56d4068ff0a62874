import type { Piece, Point, Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Called } from '../../called.ts';
import { roomShape } from '../../measures.ts';
import type { Nexus } from '../../nouns.ts';
import type { Caves } from '../features/caves.ts';
import { drawIn, type Plot } from '../plot.ts';

/** Where a nexus is drawn. */
export interface NexusPlot extends Plot {
  readonly clause: Clause;
  readonly nexus: Nexus;
  readonly at: Point;
  /** How many beads its spot has, where the player says so (PT-NEX-01); null for as many as printed. */
  readonly beads: number | null;
  /** PT-NEX-02: what its area is: the form's shape, or the cave's. */
  readonly area: readonly Shape[];
  /** Of one that came from the table of caves: its contents (PT-NEX-08). */
  readonly fill: ((own: Caves) => Rule) | null;
}

/** PT-NEX-03: a natural cave of so many beads at the place. */
export function spotCave(plot: NexusPlot, beads: number, what: Called = { kind: 'nexus', of: plot.nexus }): Piece {
  const { clause, nexus, at } = plot;
  return drawIn(plot, clause, { kind: 'cave', shape: roomShape(onPage(plot, at, beads), beads), what, nexus });
}

/** A room of some beads keeps on the page and under the surface. */
export function onPage({ world: { page, options } }: Plot, { x, y }: Point, beads: number): Point {
  const half = beads / 2;
  return {
    x: Math.min(page.width - half, Math.max(half, x)),
    y: Math.min(page.height - 0.5, Math.max(options.surface + 0.5, y)),
  };
}
