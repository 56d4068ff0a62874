import { territoryOutline, type World } from '@understory/host';
import { ringPath } from './ring-path.ts';

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

export function realmsOf(world: World, groups: readonly string[]): Realm[] {
  return groups.flatMap((id) => {
    const rings = territoryOutline(world, id);
    const [largest] = rings;
    const nth = world.groups.findIndex((it) => it.id === id);
    const group = world.groups[nth];
    if (!largest || !group) return [];
    return { group: id, name: group.name, d: rings.map((it) => ringPath(it)).join(''), at: topOf(largest), nth };
  });
}

function topOf(ring: readonly number[]): { x: number; y: number } {
  let top = { x: ring[0] ?? 0, y: ring[1] ?? 0 };
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x = 0, y = 0] = [ring[i], ring[i + 1]];
    if (y < top.y) top = { x, y };
  }
  return { x: top.x, y: Math.max(0.7, top.y + 0.6) };
}
