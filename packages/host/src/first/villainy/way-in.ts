import { areConnected, type Point, surfaceOver } from '@understory/page';
import { homeOf } from '../monsters/group.ts';
import { gatesOf, waysOf } from '../monsters/map.ts';
import type { Realm } from '../realm.ts';
import { drawTunnel } from '../words/natural.ts';
import { villainsOf } from './villains.ts';

type Gate = ReturnType<typeof gatesOf>[number];

/** H1-VIL-05: which entrances lead to the villain. If none does, a natural tunnel is dug straight up from the highest place that is joined to it. */
export function wayToVillain(world: Realm): ((gate: Gate) => boolean) | null {
  const { page } = world;
  const [villain] = villainsOf(world);
  if (!villain) return null;
  const leads = ({ pieces }: Gate) => pieces.some((it) => areConnected(waysOf(world), it, homeOf(villain)));
  if (!gatesOf(world).some(leads)) {
    const top = highest(world, homeOf(villain));
    if (top) drawTunnel({ world, clause: 'H1-VIL-05', feature: null }, top, surfaceOver(page, top));
  }
  return leads;
}

/** Of all that is joined to a room, the point that is nearest to the surface over it. */
function highest(world: Realm, room: string): Point | null {
  const { page } = world;
  const ways = waysOf(world);
  let [best, least]: [Point | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const id of [...ways.rooms.keys(), ...ways.tunnels.keys()]) {
    if (!areConnected(ways, id, room)) continue;
    const { path } = page.piece(id).shape;
    for (let i = 0; i + 1 < path.length; i += 2) {
      const at = { x: path[i] as number, y: path[i + 1] as number };
      const top = surfaceOver(page, at);
      const far = Math.sqrt((at.x - top.x) * (at.x - top.x) + (at.y - top.y) * (at.y - top.y));
      if (far < least - 0.001) [best, least] = [at, far];
    }
  }
  return best;
}
