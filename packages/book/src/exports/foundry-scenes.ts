import type { Book } from '../book.ts';
import { hexExtent, hexMiddle } from '../draw/draw-hexes.ts';
import { numberSpots } from '../draw/numbers.ts';
import type { DoorKind } from '../plan/doors.ts';
import { outlineOf, walledOf } from './walls.ts';

type Plan = Book['plans'][number];

/** TA-FVT-01: the form of version 13; the program's own import moves it forward. */
export const STATS = { coreVersion: '13.351' };
/** TA-FVT-09: pixels a square, the largest for which no side is longer than this. */
const PIXELS = [100, 70, 50] as const;
const LONGEST = 4096;
export const FEET = 5;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** TA-FVT-06: sixteen letters and digits made from what a thing is, so that a second export updates the first. */
export function foundryId(of: string): string {
  let out = '';
  for (let n = 0; out.length < 16; n++) {
    let h = 2166136261 ^ Math.imul(n + 1, 374761393);
    for (let i = 0; i < of.length; i++) h = Math.imul(h ^ of.charCodeAt(i), 16777619);
    h ^= h >>> 15;
    h = Math.imul(h, 2246822519);
    h ^= h >>> 13;
    out += LETTERS[(h >>> 0) % LETTERS.length];
  }
  return out;
}

export function scenePixels({ plan }: Plan): number {
  return PIXELS.find((it) => Math.max(plan.sheet.width, plan.sheet.height) * it <= LONGEST) ?? 50;
}

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

/** TA-FVT-08 to -11, -14: a scene for a level, with walls, doors, lights and pins. */
export function sceneOf(plan: Plan, src: string, id: Id, folder: string | null, key = plan.plan.level.id) {
  const pixels = scenePixels(plan);
  const walled = walledOf(plan);
  const { lines, doors } = outlineOf(walled);
  const px = (value: number) => Math.round(value * pixels);
  const walls: { _id: string; c: number[]; [key: string]: unknown }[] = [];
  const put = (c: number[], more: Readonly<Record<string, number>>) => {
    if (c[0] !== c[2] || c[1] !== c[3]) walls.push({ _id: id(`wall ${key} ${walls.length}`), c, ...WALL, ...more });
  };
  for (const line of lines)
    for (const [i, a] of line.entries()) {
      const b = line[i + 1];
      if (b) put([px(a.x), px(a.y), px(b.x), px(b.y)], {});
    }
  for (const { ends, kind } of doors) put(ends.map(px), DOORS[kind] ?? { door: 1, ds: 0 });
  const dark = walled.lights.length > 0;
  return {
    ...{ _id: id(`scene ${key}`), name: plan.title, navigation: false },
    ...{
      width: walled.width * pixels,
      height: walled.height * pixels,
      padding: 0,
      backgroundColor: '#f6edd7',
      background: { src },
    },
    grid: { type: 1, size: pixels, distance: FEET, units: 'ft' },
    ...{ initial: { x: null, y: null, scale: null }, tokenVision: true, fog: { exploration: true } },
    environment: { darknessLevel: dark ? 1 : 0, globalLight: { enabled: !dark } },
    walls,
    lights: walled.lights.map((it, i) => ({
      ...{
        _id: id(`light ${key} ${i}`),
        x: px(it.x),
        y: px(it.y),
        rotation: 0,
        walls: true,
        vision: false,
        hidden: false,
      },
      config: { dim: it.dim * FEET, bright: it.bright * FEET, color: `#${it.colour}`, alpha: 0.3, angle: 360 },
    })),
    notes: numberSpots(plan).map(({ room, x, y, beside }) => ({
      ...{
        _id: id(`note ${room.place.id}`),
        entryId: id(`journal ${room.area.id}`),
        pageId: id(`page ${room.place.id}`),
      },
      ...{ x: px(beside?.x ?? x), y: px(beside?.y ?? y), text: room.key, iconSize: 40, fontSize: 32, textAnchor: 1 },
      ...{ texture: { src: 'icons/svg/book.svg' }, global: false },
    })),
    ...{ folder, ownership: { default: 0 }, _stats: STATS },
  };
}

type Id = (what: string) => string;

/** Pixels of what is not a plan. */
export const WIDE = 2400;

interface Flat {
  readonly key: string;
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly grid: Readonly<Record<string, unknown>>;
  readonly id: Id;
  readonly folder: string | null;
  readonly notes: readonly Readonly<Record<string, unknown>>[];
}

/** TA-FVT-08: a scene without walls. */
export function flatScene({ key, name, src, width, height, grid, id, folder, notes }: Flat) {
  return {
    ...{ _id: id(`scene ${key}`), name, navigation: false, width, height, padding: 0 },
    ...{ backgroundColor: '#f6edd7', background: { src }, grid, initial: { x: null, y: null, scale: null } },
    ...{ tokenVision: true, fog: { exploration: true } },
    environment: { darknessLevel: 0, globalLight: { enabled: true } },
    ...{ walls: [], lights: [], notes, folder, ownership: { default: 0 }, _stats: STATS },
  };
}

/** TA-FVT-08: hexes with their tops flat, every second column lower. */
export function landScene(map: Book['lands'][number], src: string, key: string, id: Id, folder: string | null) {
  const { width, height } = hexExtent(map);
  const scale = WIDE / width;
  return flatScene({
    ...{ key, name: `${map.title}, the land above`, src, width: WIDE, height: Math.round(height * scale), id, folder },
    grid: { type: 4, size: Math.round((height * scale) / 16.5), distance: 1, units: 'mi' },
    notes: map.signs.map((it) => {
      const { x, y } = hexMiddle(it.hex);
      return {
        ...{ _id: id(`note sign ${it.id}`), entryId: id('journal land'), pageId: id(`page sign ${it.id}`) },
        ...{
          x: Math.round(x * scale),
          y: Math.round(y * scale),
          text: it.name,
          iconSize: 40,
          fontSize: 24,
          textAnchor: 1,
        },
        ...{ texture: { src: 'icons/svg/book.svg' }, global: false },
      };
    }),
  });
}
