import { type Bead, disc, groundOfRegions, line, type Mark, type Piece, type Shape } from '@understory/page';
import { asWritten } from '@understory/table';
import type { World } from '../src/world.ts';

type Group = World['groups'][number];
type Entry = World['journal'][number];

/** A page of 30 × 21 beads with a flat surface at y = 4, as the worked examples have it. */
export interface Small {
  readonly pieces: readonly Piece[];
  readonly groups?: readonly Group[];
  readonly beads?: readonly Bead[];
  readonly marks?: readonly Mark[];
  readonly journal?: readonly Partial<Entry>[];
}

export function small({ pieces, groups = [], beads = [], marks = [], journal = [] }: Small): World {
  const surface = { path: [0, 4, 30, 4], closed: false, swell: 0 };
  const ground = groundOfRegions('Flat', [surface], [[0, 4, 30, 4, 30, 21, 0, 21]]);
  return {
    ...{
      format: 'understory/world',
      version: 2,
      game: 'host',
      edition: '2',
      seed: 'small',
      answers: [],
      outcome: null,
    },
    ages: [{ name: 'civilization', turns: 9, end: null }],
    options: { cards: [] },
    groups: [...groups],
    journal: [{ kind: 'age began', tick: 0, age: 'civilization', turn: 0 }, ...journal],
    page: {
      ...{ width: 30, height: 21, title: 'A small world', ground, laidAt: 0, former: [], features: [], units: [] },
      ...{ labels: [], legend: [], bonds: [], pieces: [...pieces], beads: [...beads], marks: [...marks] },
    },
  } as unknown as World;
}

export function piece(id: string, shape: Shape, more: Partial<Piece> = {}): Piece {
  return {
    ...{ id, shape, kind: 'room', matter: 'open', area: 1.13, age: 'civilization', clause: 'H2-DWF-04', stratum: 1 },
    ...{ manner: 'square', what: asWritten('a room'), owner: 'g1', people: null, feature: null, within: null },
    ...{ biome: null, nexus: null, variant: null, room: null, since: 0, until: null },
    ...more,
  } as Piece;
}

/** A room as the examples have them: a disc of radius 0.6. */
export const room = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece =>
  piece(id, disc(x, y, 0.6), more);

/** A tunnel with swell 0.2. */
export const tunnel = (id: string, path: readonly number[], more: Partial<Piece> = {}): Piece =>
  piece(id, line(path, 0.4), { kind: 'tunnel', area: 0.1, ...more });

export const bead = (id: string, kind: Bead['kind'], at: Piece, more: Partial<Bead> = {}): Bead => ({
  ...{ id, origin: id, kind, at: { x: at.shape.path[0] as number, y: at.shape.path[1] as number }, piece: at.id },
  ...{ owner: null, name: null, fixed: false, emblem: null, since: 0, until: null },
  ...more,
});

const group = (id: string, name: string, more: Partial<Group>): Group => ({
  ...{ id, name, kind: id, population: 0, treasure: 0, bonus: 0, alive: true, since: 0, until: null },
  ...more,
});

/** The Dwarves' hold that has ended. */
export const bolheim = group('g1', 'Bolheim', { kind: 'dwarves', alive: false, until: 0 });
export const antlings = group('antlings', 'Antlings', { card: 'Antlings' });
export const goblins = group('goblins', 'Goblins', { card: 'Goblins' });
export const nomads = group('nomads', 'Nomads', { card: 'Nomads' });
