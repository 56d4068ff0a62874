import { type Bead, disc, line, type Piece } from '@understory/page';
import { asWritten } from '@understory/table';
import { putBeads } from '../../src/draw.ts';
import { draw } from '../../src/second/draw.ts';
import type { SecondWorld } from '../../src/second/index.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import type { Wild } from '../../src/second/monsters/monster.ts';
import type { Biome, Kind, MarkKind, Nexus, Resource } from '../../src/second/nouns.ts';
import { arrange } from '../arrange.ts';
import { type At, beadAt } from './den-at.ts';

/** A round room, cave, lake … of another age: `roomAt(world, [5, 10], { kind: 'cave', radius: 2 })`. */
export function roomAt(
  world: SecondWorld,
  at: At,
  more: { readonly kind?: Kind; readonly radius?: number; readonly age?: string; readonly room?: string } = {},
): Piece {
  const { kind = 'room', radius = 0.6, age = 'civilization', room } = more;
  return inAge(world, age, () =>
    draw(world, {
      clause: 'H2-MSR-05',
      kind,
      shape: disc(at[0], at[1], radius),
      what: asWritten(`a ${kind}`),
      ...(room ? { room } : {}),
    }),
  );
}

export function caveAt(world: SecondWorld, at: At, radius = 0.6): Piece {
  return roomAt(world, at, { kind: 'cave', radius, age: 'primordial' });
}

export function waterAt(world: SecondWorld, at: At, radius = 1.5): Piece {
  return roomAt(world, at, { kind: 'water', radius, age: 'primordial' });
}

export function tunnelAt(world: SecondWorld, ...path: readonly number[]): Piece {
  return inAge(world, 'primordial', () =>
    draw(world, { clause: 'H2-MSR-05', kind: 'tunnel', shape: line(path, 0.4), what: asWritten('an old tunnel') }),
  );
}

const DEPOSITS = {
  ore: 'ore',
  gems: 'gem',
  water: 'water',
  magma: 'magma',
  biome: 'biome',
  'surface biome': 'biome',
  nexus: 'nexus',
} as const;

/** One unit of a resource, in a bead-sized piece of its own. */
export function unitAt(world: SecondWorld, kind: Resource, [x, y]: At, biome?: Biome): Piece {
  const lies = y <= world.page.surfaceAt(x) ? { stratum: 0 } : {};
  return inAge(world, 'primordial', () =>
    draw(world, {
      clause: 'H2-MSR-24',
      kind: DEPOSITS[kind],
      shape: disc(x, y, 0.6),
      what: asWritten(`some ${kind}`),
      ...lies,
      ...(biome ? { biome } : {}),
      units: [{ kind, at: [{ x, y }], ...(biome ? { biome } : {}) }],
    }),
  );
}

/** A nexus of 2 square beads, with its unit and its mark. */
export function nexusAt(world: SecondWorld, nexus: Nexus, [x, y]: At, kind: Kind = 'nexus', radius = 0.8): Piece {
  const piece = inAge(world, 'primordial', () =>
    draw(world, {
      clause: 'H2-NEX-T1',
      kind,
      shape: disc(x, y, radius),
      what: asWritten(nexus),
      nexus,
      units: [{ kind: 'nexus', at: [{ x, y }] }],
    }),
  );
  markOn(world, piece, 'nexus', nexus);
  return piece;
}

/** ⌂, ☒ or another mark on a piece. */
export function markOn(world: SecondWorld, piece: Piece, kind: MarkKind, text: string | null = null): void {
  const [x, y] = piece.shape.path;
  const mark = {
    id: world.page.newId('m'),
    kind,
    at: { x: x as number, y: y as number },
    piece: piece.id,
    what: text === null ? null : asWritten(text),
  };
  arrange(world, { kind: 'arranged', clause: 'H2-MON-132' }, [{ do: 'mark', mark }]);
}

/** A wild group in a cave of its own, with what it guards. */
export function wildAt(world: SecondWorld, at: At, population = 1, treasure = 0, radius = 0.8): Wild {
  const piece = caveAt(world, at, radius);
  putBeads(world, 'H2-MSR-29', piece, 'population', population, 'primordial monster');
  if (treasure > 0) putBeads(world, 'H2-MSR-29', piece, 'treasure', treasure, 'nest treasure');
  return { is: 'wild', id: piece.id, piece };
}

/** A loose ○ or ❖ in a room or cave. */
export function looseAt(den: Den, room: Piece, kind: 'treasure' | 'epic' = 'treasure', at?: At): Bead {
  return beadAt(den, room, kind, null, at);
}

function inAge<T>({ journal }: SecondWorld, age: string, make: () => T): T {
  const before = journal.age;
  journal.age = age;
  const made = make();
  journal.age = before;
  return made;
}
