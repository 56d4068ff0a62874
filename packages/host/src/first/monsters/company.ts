import {
  type Bead,
  type Leg,
  outward,
  type Point,
  pointAlong,
  type Station,
  stationAfter,
  TOLERANCE,
} from '@understory/page';
import type { Clause } from '@understory/table';
import { putBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import { plainFirst } from '../plain-first.ts';
import type { Realm } from '../realm.ts';
import { isArtifact } from './artifact.ts';
import type { MonsterGroup } from './group.ts';
import { farOf } from './legs.ts';
import { freeIn } from './loot.ts';
import { waysOf } from './map.ts';
import { type Lone, loners } from './state.ts';
import { stationIn } from './wanderers/lone.ts';
import { otherZones } from './zone.ts';

/** People of the surface under way in the dungeon: an excursion (H1-SUR-14) or adventurers (H1-ADV). Their beads are off the map until they come back. */
export interface Company {
  /** The group whose they are. */
  readonly id: string;
  members: number;
  /** The ○ they carry. */
  load: Carried[];
  at: Station;
}

interface Carried {
  readonly name: string | null;
  readonly emblem: string | null;
}

/** H1-FEA-02: its holder has +1. */
export function bonusOfCompany({ load }: Company): number {
  return load.some(isArtifact) ? 1 : 0;
}

/** They take ○ along, out of the piece where it lies. */
export function pickUp(world: Realm, company: Company, beads: readonly Bead[], clause: Clause): void {
  if (beads.length === 0) return;
  company.load = [...company.load, ...beads.map(({ name, emblem }) => ({ name, emblem }))];
  const [first] = beads;
  const taken = { group: company.id, piece: first?.piece ?? company.at.piece, beads: beads.map(({ id }) => id) };
  note(world, { kind: 'carried off', clause, ...taken }, gone(beads));
}

/** Plain ○ first: this many are left behind, free, where they are; all of them, if they fell there. */
export function layDown(world: Realm, company: Company, many: number, clause: Clause): void {
  const sorted = [...company.load].sort(plainFirst);
  const left = sorted.slice(0, many);
  company.load = sorted.slice(many);
  if (left.length === 0) return;
  const piece = world.page.piece(company.at.piece);
  const puts = left.map((it, nth) => putBead(world, piece, { kind: 'treasure', owner: null, ...it }, nth));
  const beads = puts.map((it) => it.bead.id);
  note(world, { kind: 'left behind', clause, group: company.id, piece: piece.id, beads }, puts);
}

/** They take what is free in the room where they are. */
export function takeFree(world: Realm, company: Company, clause: Clause): void {
  pickUp(world, company, freeIn(world, world.page.piece(company.at.piece)), clause);
}

/** What a company may come upon. */
export type Find =
  | { readonly kind: 'group'; readonly group: MonsterGroup }
  | { readonly kind: 'lone'; readonly lone: Lone }
  | { readonly kind: 'loot'; readonly piece: string };

export interface Found {
  readonly find: Find;
  readonly at: Station;
  readonly length: number;
}

/** Which finds count, which legs may be gone, and how far. */
export interface Looking {
  readonly counts: (find: Find) => boolean;
  readonly far?: number;
  readonly mayGo?: (leg: Leg) => boolean;
}

/** The nearest group's zone, lone fighter or free ○ along tunnels from a station; the older of two equally near (H1-MEA-09). */
export function nearestFind(
  world: Realm,
  from: Station,
  { counts, far = Number.POSITIVE_INFINITY, mayGo }: Looking,
): Found | null {
  const { page } = world;
  const ways = waysOf(world);
  if (!ways.rooms.has(from.piece) && !ways.tunnels.has(from.piece)) return null;
  const zones = otherZones(world, null).filter(({ group }) => counts({ kind: 'group', group }));
  const lone = loners(world).filter((it) => counts({ kind: 'lone', lone: it }));
  const here = standsIn(world, from);
  const within = zones.find(({ zone }) => zone.holds(here.x, here.y));
  if (within) return { find: { kind: 'group', group: within.group }, at: from, length: 0 };
  let best: Found | null = null;
  const offer = (find: Find, at: () => Station, length: number) => {
    if (length <= far + TOLERANCE && (!best || length < best.length - TOLERANCE)) best = { find, at: at(), length };
  };
  for (const reached of outward(ways, from, far, mayGo)) {
    if (best && reached.length > (best as Found).length) break;
    const { by, before } = reached;
    const start = before?.length ?? 0;
    if (by) {
      for (const { group, zone } of zones) {
        const run = zone.firstAlong(by.path);
        if (run) offer({ kind: 'group', group }, () => stationAfter(ways, by, run.from), start + run.from);
      }
    }
    for (const it of lone) {
      const off = by
        ? farOf(by, it.at)
        : it.at.piece === from.piece && by === null && isNear(it.at, from)
          ? 0
          : Number.POSITIVE_INFINITY;
      if (Number.isFinite(off)) offer({ kind: 'lone', lone: it }, () => it.at, start + off);
    }
    const { piece } = reached.at;
    if (ways.rooms.has(piece) && counts({ kind: 'loot', piece }) && freeIn(world, page.piece(piece)).length > 0)
      offer({ kind: 'loot', piece }, () => reached.at, reached.length);
  }
  return best;
}

function isNear(a: Station, b: Station): boolean {
  return Math.abs(a.along - b.along) < 0.25;
}

/** Where a station is. */
export function standsIn(world: Realm, { piece, along }: Station): Point {
  const { shape, kind } = world.page.piece(piece);
  if (kind === 'tunnel') return pointAlong(shape.path, along);
  const room = waysOf(world).rooms.get(piece);
  return room ? { x: room.x, y: room.y } : { x: shape.path[0] as number, y: shape.path[1] as number };
}

/** Where one stands who comes in by an entrance. */
export function stationAt(
  { page }: Realm,
  { pieces, x, y }: { readonly pieces: readonly string[]; readonly x: number; readonly y: number },
): Station {
  return stationIn(page.piece(pieces[0] as string), { x, y });
}
