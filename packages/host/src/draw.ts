import {
  areaOf,
  type Bead,
  type Change,
  centreOf,
  clamp,
  type Matter,
  mil,
  type Piece,
  type Point,
  type Shape,
  spread,
  unitsOfArea,
} from '@understory/page';
import type { Clause, Topic } from '@understory/table';
import { note } from './note.ts';
import type { World } from './world.ts';

/** A piece about to be drawn; what is left out is as usual. An edition has words of its own for what it may be. */
export interface Drawing {
  readonly clause: Clause;
  readonly kind: string;
  readonly shape: Shape;
  /** What it is, as data. */
  readonly what: Topic;
  readonly feature?: string | null;
  /** As the rule asks for it; measured where it does not say. */
  readonly area?: number;
  readonly stratum?: number;
  readonly manner?: string;
  readonly within?: string;
  readonly biome?: string | null;
  readonly nexus?: string;
  readonly variant?: string;
  readonly room?: string;
  readonly owner?: string;
  /** The people whose work it is. */
  readonly people?: string;
  /** The pen of its group, where each has its own. */
  readonly pen?: number | undefined;
  readonly units?: readonly Units[];
  /** The ids of what it takes the place of, which ends when it is drawn. */
  readonly instead?: readonly string[];
}

export interface Units<Kind extends string = string, Biome extends string = string> {
  readonly kind: Kind;
  readonly at: readonly Point[];
  readonly biome?: Biome;
}

/** Draw a piece of some matter, with its units of resources, and say so in the journal. */
export function draw(world: World, drawing: Drawing, matter: Matter): Piece {
  const { page, journal } = world;
  const { clause, kind, shape, what } = drawing;
  const id = page.newId('p');
  const centre = centreOf(shape);
  const stratum = drawing.stratum ?? page.stratumAt(centre.x, centre.y);
  const piece = {
    id,
    kind,
    matter,
    shape,
    what,
    clause,
    stratum,
    area: mil(drawing.area ?? areaOf(shape)),
    age: journal.age,
    manner: drawing.manner ?? 'natural',
    owner: drawing.owner ?? null,
    people: drawing.people ?? null,
    feature: drawing.feature ?? null,
    within: drawing.within ?? null,
    biome: drawing.biome ?? null,
    nexus: drawing.nexus ?? null,
    variant: drawing.variant ?? null,
    room: drawing.room ?? null,
    ...(drawing.pen !== undefined && { pen: drawing.pen }),
  } as const;
  const changes: Change[] = [{ do: 'draw', piece }];
  for (const { kind: resource, at, biome = null } of drawing.units ?? []) {
    for (const point of at) {
      const lies = stratum === 0 ? 0 : page.stratumAt(point.x, point.y) || stratum;
      const unit = { id: page.newId('u'), kind: resource, biome, at: point, piece: id, stratum: lies };
      changes.push({ do: 'unit', unit });
    }
  }
  const units = changes.length - 1;
  for (const gone of drawing.instead ?? []) changes.push({ do: 'end', id: gone });
  note(world, { kind: 'drew', clause, piece: id, units }, changes);
  return page.piece(id);
}

/** The units of a patch, spread evenly (H2-MSR-24, -34). */
export function patch<Kind extends string, Biome extends string = never>(
  kind: Kind,
  shape: Shape,
  area: number,
  biome?: Biome,
): Units<Kind, Biome> {
  return { kind, at: spread(shape, unitsOfArea(area)), ...(biome ? { biome } : {}) };
}

/** Put beads that belong to nobody into a piece, at the points of H2-MSR-34. */
export function putBeads(
  world: World,
  clause: Clause,
  into: Piece,
  kind: Bead['kind'],
  count: number,
  what: string,
  fixed = false,
  emblem: string | null = null,
): void {
  const { page } = world;
  const there = page.countIn(into.id);
  const seats = spread(into.shape, there + count);
  const beads = Array.from({ length: count }, () => page.newId('b'));
  const changes = beads.map((id, i): Change => {
    const at = seats[(there + i) % seats.length] ?? centreOf(into.shape);
    return { do: 'bead', bead: { id, kind, at, piece: into.id, owner: null, name: null, fixed, emblem } };
  });
  note(world, { kind: 'beads put', clause, piece: into.id, bead: kind, count, beads, what }, changes);
}

/** Write a label (H2-PRI-12), and what stands under it in smaller letters. */
export function label(
  world: World,
  clause: Clause,
  about: string,
  what: Topic,
  at: Point,
  size: 'large' | 'plain' | 'small' = 'plain',
  under: Topic | null = null,
): void {
  const { width, height } = world.page;
  // The middle of a line that runs off the page may lie off the page too; the label stays on the page.
  const spot = { x: mil(clamp(at.x, 0, width)), y: mil(clamp(at.y, 0, height)) };
  const written = { id: world.page.newId('l'), what, note: under, at: spot, about, size };
  note(world, { kind: 'labelled', clause, about, label: what }, [{ do: 'label', label: written }]);
}
