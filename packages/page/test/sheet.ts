import { WORLDS } from '@understory/host/second/worlds';
import { asWritten, type Stream, stream } from '@understory/table';
import {
  areaOf,
  type Ground,
  layBeds,
  type Manner,
  type Matter,
  Page,
  type Piece,
  type Shape,
  type Wander,
} from '../src/index.ts';

export const SECOND = { touch: 0.25, near: 2.25, tie: 'place' } as const;
export const FIRST = { touch: 0.25, near: 2.25, tie: 'age' } as const;

/** One of the six worlds; with a seed its lines wobble. */
export function groundOf(world: number, size = { width: 30, height: 21 }, strata = 8, seed?: string): Ground {
  const plan = WORLDS[world - 1]?.(size, strata);
  if (!plan) throw new Error(`no world ${world}`);
  return layBeds(size, plan, seed === undefined ? null : (line): Stream => stream(seed, line));
}

export function pageOf(ground: Ground, size = { width: 30, height: 21 }, measures: Page['measures'] = SECOND): Page {
  const page = new Page({ ...size, title: 'a test', measures });
  page.apply({ do: 'lay', ground }, 0);
  return page;
}

/** The default page: flat layers, wobble off. */
export function flatPage(measures: Page['measures'] = SECOND): Page {
  return pageOf(groundOf(1), undefined, measures);
}

/** What the kinds of piece that tests draw are. */
const SOLID = ['ore', 'gem', 'magma', 'void', 'vent'];
const COVERS = ['biome', 'wasteland', 'nexus', 'ley', 'corruption'];
const matterOf = (kind: string): Matter => (SOLID.includes(kind) ? 'solid' : COVERS.includes(kind) ? 'cover' : 'open');

let tick = 0;

export function draw(page: Page, kind: string, shape: Shape, more: Partial<Piece> = {}): Piece {
  const id = more.id ?? page.newId('p');
  tick++;
  page.apply(
    {
      do: 'draw',
      piece: {
        kind,
        matter: matterOf(kind),
        shape,
        area: areaOf(shape),
        age: 'Primordial',
        clause: 'H2-MSR-05',
        stratum: 0,
        manner: 'natural' as Manner,
        what: asWritten(kind),
        owner: null,
        people: null,
        feature: null,
        within: null,
        biome: null,
        nexus: null,
        variant: null,
        room: null,
        ...more,
        id,
      },
    },
    more.since ?? tick,
  );
  return page.piece(id);
}

/** A line that never turns. */
export const still: Wander = () => 0;

/** Straight sines, for references only: the package itself may not use them. */
export function turning(seed: number): Wander {
  return (at) => Math.sin(at * 1.7 + seed);
}
