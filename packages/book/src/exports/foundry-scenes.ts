import type { Book } from '../book.ts';
import { hexExtent, hexMiddle } from '../draw/draw-hexes.ts';
import { numberSpots } from '../draw/numbers.ts';
import { type FoundryPages, type Id, pageOf, STATS } from './foundry-document.ts';
import { foundryWalls } from './foundry-walls.ts';
import { pixelsFor } from './pixels.ts';
import { type Walled, walledOf } from './walls.ts';

type Plan = Book['plans'][number];

/** TA-FVT-09: pixels a square. */
const MOST = 100;
export const FEET = 5;

export const scenePixels = ({ plan }: Plan): number => pixelsFor(plan.sheet, MOST);

/** TA-FVT-08 to -11, -14, -16: a scene for a level, with walls, doors, lights and pins. */
export function sceneOf(
  plan: Plan,
  src: string,
  id: Id,
  folder: string | null,
  { key = plan.plan.level.id, forWhom = 'keeper', by = 'rooms' }: SceneFor = {},
) {
  const pixels = scenePixels(plan);
  const walled = walledOf(plan);
  const px = (value: number) => Math.round(value * pixels);
  const lights = foundryLights(walled, px, (i) => id(`light ${key} ${i}`));
  // TA-FVT-11: without a light all is lit, else players would see black.
  const dark = lights.length > 0;
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
    walls: foundryWalls(walled, pixels, id, key, forWhom),
    lights,
    notes: forWhom === 'players' ? [] : [...roomNotes(plan, px, id, by), ...wayNotes(plan, px, id)],
    ...{ folder, ownership: { default: 0 }, _stats: STATS },
  };
}

interface SceneFor {
  readonly key?: string;
  readonly by?: FoundryPages;
  readonly forWhom?: 'keeper' | 'players';
}

type Pixels = (squares: number) => number;

/** TA-FVT-11: radii in feet. */
export function foundryLights({ lights }: Pick<Walled, 'lights'>, px: Pixels, idOf: (i: number) => string) {
  return lights.map((it, i) => ({
    ...{ _id: idOf(i), x: px(it.x), y: px(it.y), rotation: 0, walls: true, vision: false, hidden: false },
    config: { dim: it.dim * FEET, bright: it.bright * FEET, color: `#${it.colour}`, alpha: 0.3, angle: 360 },
  }));
}

const PIN = { texture: { src: 'icons/svg/book.svg' }, global: false };

/** TA-FVT-14: a pin for each numbered place. */
const roomNotes = (plan: Plan, px: Pixels, id: Id, by: FoundryPages) =>
  numberSpots(plan).map(({ room, x, y, beside }) => ({
    ...{
      _id: id(`note ${room.place.id}`),
      entryId: id(`journal ${room.area.id}`),
      pageId: id(pageOf(room, by)),
    },
    ...{ x: px(beside?.x ?? x), y: px(beside?.y ?? y), text: room.key, iconSize: 40, fontSize: 32, textAnchor: 1 },
    ...PIN,
  }));

/** TA-FVT-16: a pin at each way out and at each end of a shaft; its page leads to the scenes beyond. */
function wayNotes({ plan }: Plan, px: Pixels, id: Id) {
  const { level, exits, shafts, sheet } = plan;
  const within = (value: number, most: number) => px(Math.max(0.5, Math.min(most - 0.5, value)));
  const pin = (key: string, text: string, x: number, y: number) => ({
    ...{
      _id: id(`note ${level.id} ${key}`),
      entryId: id(`journal ${level.area.id}`),
      pageId: id(`page ways ${level.id}`),
    },
    ...{ x: within(x, sheet.width), y: within(y, sheet.height), text, iconSize: 32, fontSize: 24, textAnchor: 1 },
    ...PIN,
  });
  return [
    ...exits.map((it) => pin(`exit ${it.letter}`, `Exit ${it.letter}`, it.x, it.y)),
    ...shafts.flatMap(({ letter, fall: { line } }) => [
      pin(`shaft ${letter} top`, `Shaft ${letter}`, line[0], line[1]),
      pin(`shaft ${letter} foot`, `Shaft ${letter}`, line[2], line[3]),
    ]),
  ];
}

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
        ...PIN,
      };
    }),
  });
}
