import { WORLDS } from '@understory/host/second/worlds';
import { disc, layBeds, type Piece, type Sheet } from '@understory/page';
import { asWritten } from '@understory/table';
import type { Figure } from '../src/figure.ts';
import { figureOf } from '../src/figure-of.ts';
import { host2 } from '../src/host2/index.ts';
import type { StyleName } from '../src/host2/lairs/manners.ts';

/** A piece with what the second edition's names look like. */
export const figure = (piece: Piece): Figure => figureOf(piece, host2);

/** A room of a monster's lair, as wide as one bead needs (H2-MON-130). */
export function lairRoom(variant: StyleName | string, over: Partial<Piece> = {}): Piece {
  return {
    id: 'p1',
    since: 0,
    until: null,
    kind: 'room',
    matter: 'open',
    shape: disc(15, 11, 0.6),
    area: 1.13,
    age: 'monsters',
    clause: 'H2-MON-130',
    stratum: 4,
    manner: 'natural',
    what: asWritten('a lair'),
    owner: 'g1',
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant,
    room: 'lair',
    ...over,
  };
}

/** … and a tunnel from it to the next. */
export const lairWay = (variant: StyleName | string, over: Partial<Piece> = {}): Piece =>
  lairRoom(variant, {
    id: 'p2',
    kind: 'tunnel',
    room: null,
    shape: { path: [15.6, 11, 18.4, 11.4], closed: false, swell: 0.2 },
    ...over,
  });

/** An earth of even beds with these pieces in it, and nothing else. */
export function earthWith(pieces: readonly Piece[], over: Partial<Sheet> = {}): Sheet {
  const [width, height] = [30, 21];
  const [plan] = WORLDS;
  return {
    width,
    height,
    title: 'Lairs',
    ground: layBeds({ width, height }, plan({ width, height }, 6), null),
    laidAt: 0,
    former: [],
    features: [],
    pieces,
    units: [],
    beads: [],
    marks: [],
    labels: [],
    legend: [],
    bonds: [],
    ...over,
  };
}
