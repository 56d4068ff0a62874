import { areaOf, gap, type Piece, type Point, polygon, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { THUMBPRINT } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import type { Realm } from '../../realm.ts';
import { joining } from '../../words/rooms.ts';
import { roomsOf } from '../civ.ts';
import { digAlong, roomOf } from '../work.ts';
import { shaftOf, work } from './built.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** H1-DWF-T1.3, -22: four small rooms close together, beside the mine farthest from all barracks. They touch, and so are joined (H1-MEA-06). */
export function* workshops(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const { page } = world;
  const parent = farthestMine(world, civ);
  const { isSquare } = civ.people.style;
  const at = lawsOf(world).site(world, civ.group.id, { parent, size: THUMBPRINT, straight: isSquare });
  if (!at) return null;
  const rooms: Piece[] = [];
  for (const it of cluster(at)) rooms.push(yield* roomOf(world, civ, work(clause, 'Workshops'), it, areaOf(it)));
  const nearest = page.nearest(parent.shape, rooms) as Piece;
  yield* digAlong(world, civ, { clause }, joining(parent.shape, nearest.shape, isSquare));
  return rooms[0] ?? null;
}

function farthestMine(world: Realm, civ: DwarfCiv): Piece {
  const barracks = roomsOf(world, civ, 'barracks');
  const far = (mine: Piece) => Math.min(...barracks.map((it) => gap(it.shape, mine.shape)));
  const [first = shaftOf(world, civ), ...others] = roomsOf(world, civ, 'mine');
  return others.reduce((best, it) => (far(it) > far(best) + 0.001 ? it : best), first);
}

/** How far the four keep apart: less than what counts as touching. */
const APART = 0.2;

/** Four odd rooms in a thumbprint, each with another corner cut off. */
function cluster({ x, y }: Point): Shape[] {
  const [near, far] = [APART / 2, THUMBPRINT.wide / 2];
  const cut = 0.3;
  return [
    polygon([x - far + cut, y - far, x - near, y - far, x - near, y - near, x - far, y - near, x - far, y - far + cut]),
    polygon([
      x + near,
      y - far,
      x + far,
      y - far,
      x + far,
      y - near - cut,
      x + far - cut,
      y - near,
      x + near,
      y - near,
    ]),
    polygon([
      x - far,
      y + near,
      x - near,
      y + near,
      x - near,
      y + far - cut,
      x - near - cut,
      y + far,
      x - far,
      y + far,
    ]),
    polygon([
      x + near,
      y + near + cut,
      x + near + cut,
      y + near,
      x + far,
      y + near,
      x + far,
      y + far,
      x + near,
      y + far,
    ]),
  ];
}
