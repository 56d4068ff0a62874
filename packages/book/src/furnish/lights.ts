import { bounds, gapTo, inRing, type Point, type Shape } from '@understory/page';
import type { Room, Survey } from '../places/survey.ts';
import { Inside } from '../plan/inside.ts';
import type { Plan } from '../plan/plan.ts';
import { type Ring, ringOf } from '../plan/polygons.ts';
import { laidPath } from '../plan/sheet.ts';
import { surroundingsOf } from './archetype-of.ts';
import type { Light } from './light.ts';
import type { Thing } from './thing.ts';

const HEARTH = { bright: 4, dim: 8, colour: 'ffb469' };
const MAGMA = { bright: 3, dim: 6, colour: 'ff5a28' };
const CRYSTALS = { bright: 2, dim: 4, colour: '8fc7ff' };
const FUNGUS = { bright: 2, dim: 4, colour: '9fe08a' };
const EPIC = { bright: 6, dim: 12, colour: 'ffe9a8' };
/** TA-LIT-01: who needs no light. */
const DARK: ReadonlySet<string> = new Set(['undead', 'ooze', 'fungus', 'worm', 'insect', 'mindless']);
const SHINING = /\b(lantern|lamp|sun|star|fire|flame|light)\b/i;
const LIT: ReadonlySet<string> = new Set(['hearth', 'fire', 'brazier', 'forge', 'furnace', 'candle']);
/** TA-UVT-13: none stands within so far of a wall. */
const CLEAR = 0.3;
const PER_GROWTH = 40;
const PER_SHORE = 4;

/** TA-LIT-01: what shines on a level; nothing else does. */
export function lightsOf(
  survey: Survey,
  plan: Plan,
  rooms: readonly { readonly room: Room; readonly things: readonly Thing[] }[],
): Light[] {
  const lights: Light[] = [];
  for (const { room, things } of rooms) {
    const floor = plan.floors.find((it) => it.piece.id === room.place.id);
    const ring = floor?.rings[0];
    if (!ring) continue;
    const walls = new Walls([ring]);
    const spot = (near: Point) => clearSpot(walls, near);
    const box = bounds({ path: ring, closed: true, swell: 0 });
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const tags = room.holder ? survey.naming.natureOf(room.holder).tags : [];
    if (room.state === 'lived in' && room.holder && !tags.some((it) => DARK.has(it))) {
      const at = spot(things.find((it) => LIT.has(it.what) && !it.broken) ?? middle);
      if (at) lights.push({ ...at, ...HEARTH });
    }
    const chambers = plan.annexes.filter((it) => it.room === room).map((it) => it.floor.rings[0] as Ring);
    for (const it of things)
      if (it.name !== null && SHINING.test(it.name)) {
        const chamber = chambers.find((of) => inRing(of, it.x, it.y));
        const at = clearSpot(chamber ? new Walls([chamber]) : walls, it);
        if (at) lights.push({ ...at, ...EPIC, found: true });
      }
    const { biome } = surroundingsOf(survey, room);
    const glow = biome === 'crystalline' ? CRYSTALS : biome === 'fungus' ? FUNGUS : null;
    const many = Math.floor(((box.right - box.left) * (box.bottom - box.top)) / PER_GROWTH);
    for (let i = 0; glow && i < Math.min(12, many); i++) {
      const at = spot({
        x: box.left + ((i * 0.618 + 0.3) % 1) * (box.right - box.left),
        y: box.top + ((i + 0.5) / many) * (box.bottom - box.top),
      });
      if (at) lights.push({ ...at, ...glow });
    }
  }
  const open = new Walls(plan.open);
  for (const piece of survey.matter.filter((it) => it.kind === 'magma'))
    lights.push(...shore(plan, open, laidPath(plan.sheet, ringOf(piece.shape))));
  return lights;
}

/** Along the magma's shore, on the floor beside it. */
function shore(plan: Plan, open: Walls, ring: readonly number[]): Light[] {
  const found: Light[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    if (x < 0.5 || y < 0.5 || x > plan.sheet.width - 0.5 || y > plan.sheet.height - 0.5) continue;
    if (found.some((it) => Math.abs(it.x - x) + Math.abs(it.y - y) < PER_SHORE)) continue;
    const at = clearSpot(open, { x, y });
    if (at && Math.abs(at.x - x) + Math.abs(at.y - y) < 1.5) found.push({ ...at, ...MAGMA });
  }
  return found;
}

/** The spot of a floor nearest to a place, within a square or two, that is clear of walls. Rings within others are rock. */
function clearSpot(walls: Walls, { x, y }: Point): Point | null {
  for (const far of [0, 0.4, 0.8, 1.2, 2])
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const at = { x: x + dx * far, y: y + dy * far };
      if (walls.isClear(at.x, at.y)) return at;
    }
  return null;
}

/** A floor, for those who look where light may stand. */
export class Walls {
  readonly #inside: Inside;
  readonly #lines: readonly Shape[];

  constructor(rings: readonly Ring[]) {
    this.#inside = new Inside(rings);
    this.#lines = rings.map((ring) => ({ path: [...ring, ...ring.slice(0, 2)], closed: false, swell: 0 }));
  }

  /** TA-UVT-13: is a spot on the floor, and far enough from every wall? */
  isClear(x: number, y: number): boolean {
    return this.#inside.holds(x, y) && this.#lines.every((it) => gapTo(it, x, y, CLEAR) > CLEAR);
  }
}
