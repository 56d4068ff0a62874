import type { DoorKind } from '../plan/doors.ts';
import type { Id } from './foundry-document.ts';
import { outlineOf, type Walled } from './walls.ts';

/** TA-FVT-T1: doors and such. */
const DOORS: { readonly [kind in DoorKind]?: Readonly<Record<string, number>> } = {
  'secret door': { door: 2, ds: 0 },
  'locked door': { door: 1, ds: 2 },
  'sealed slab': { door: 1, ds: 2 },
  'barred door': { door: 1, ds: 2 },
  'stuck door': { door: 1, ds: 2 },
  portcullis: { door: 1, ds: 2, sight: 0, light: 0 },
  'hide curtain': { door: 1, ds: 0, move: 0 },
  'open slab': { door: 1, ds: 1 },
  'broken gate': { door: 1, ds: 1 },
};

const WALL = { light: 20, move: 20, sight: 20, sound: 20, dir: 0, door: 0, ds: 0 };

export interface FoundryWall extends Readonly<typeof WALL> {
  readonly _id: string;
  readonly c: readonly [number, number, number, number];
}

/** TA-FVT-09, -10: each stretch of the outline a wall, each doorway one with its door, all in whole pixels. */
export function foundryWalls(
  walled: Walled,
  pixels: number,
  id: Id,
  key: string,
  forWhom: 'keeper' | 'players' = 'keeper',
): FoundryWall[] {
  const { lines, doors } = outlineOf(walled);
  const px = (value: number) => Math.round(value * pixels);
  const walls: FoundryWall[] = [];
  const put = (c: FoundryWall['c'], more: Readonly<Record<string, number>>) => {
    if (c[0] !== c[2] || c[1] !== c[3]) walls.push({ _id: id(`wall ${key} ${walls.length}`), c, ...WALL, ...more });
  };
  for (const line of lines)
    for (const [i, a] of line.entries()) {
      const b = line[i + 1];
      if (b) put([px(a.x), px(a.y), px(b.x), px(b.y)], {});
    }
  for (const { ends, kind, secret } of doors) {
    const [ax, ay, bx, by] = ends;
    // TA-FVT-17: players' walls are plain where a door is secret.
    const how = secret && forWhom === 'players' ? {} : (DOORS[kind] ?? { door: 1, ds: 0 });
    put([px(ax), px(ay), px(bx), px(by)], how);
  }
  return walls;
}
