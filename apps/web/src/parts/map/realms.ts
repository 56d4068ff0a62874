import type { View, World } from '@understory/host';
import { ringPath } from '../paper/ring-path.ts';

/** Where a group is at home, as it is drawn over the map. */
export interface Realm {
  readonly group: string;
  readonly name: string;
  /** All its rings as one path; holes are cut out of it. */
  readonly d: string;
  /** Where its name stands: at the top of its largest ring. */
  readonly at: { readonly x: number; readonly y: number };
  /** The how-manieth group of the world it is: its dashes and its ink. */
  readonly nth: number;
}

export function realmsOf(view: View, world: World, groups: readonly string[]): Realm[] {
  const realms: Realm[] = [];
  for (const id of groups) {
    const rings = view.territory(world, id);
    const [largest] = rings;
    const nth = world.groups.findIndex((it) => it.id === id);
    const group = world.groups[nth];
    if (!largest || !group) continue;
    const at = freeOf(realms, topOf(largest, world.page.width, group.name));
    realms.push({ group: id, name: group.name, d: rings.map((it) => ringPath(it)).join(''), at, nth });
  }
  return realms;
}

/** A name stands whole on the page: so wide is a letter of it, on the average, in beads, and so far it keeps from the edge. */
const LETTER = 0.34;
const EDGE = 0.3;
/** Names keep this far from each other across and down, in beads. */
const ACROSS = 3.6;
const LINE = 0.7;
/** The world's own name stands above this, in beads: no other is written over it. */
const UNDER_THE_TITLE = 3.3;

function topOf(ring: readonly number[], width: number, name: string): Realm['at'] {
  const margin = Math.min(width / 2, (name.length * LETTER) / 2 + EDGE);
  let top = { x: ring[0] ?? 0, y: ring[1] ?? 0 };
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x = 0, y = 0] = [ring[i], ring[i + 1]];
    if (y < top.y) top = { x, y };
  }
  return { x: Math.min(width - margin, Math.max(margin, top.x)), y: Math.max(UNDER_THE_TITLE, top.y + 0.6) };
}

/** One line lower for every name that stands there already. */
function freeOf(realms: readonly Realm[], at: Realm['at']): Realm['at'] {
  const isTaken = realms.some((it) => Math.abs(it.at.x - at.x) < ACROSS && Math.abs(it.at.y - at.y) < LINE);
  return isTaken ? freeOf(realms, { x: at.x, y: at.y + LINE }) : at;
}
