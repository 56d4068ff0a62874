import type { Sketches } from '../../../table/kit.ts';
import { ELEMENT_SKETCHES, HEART_SKETCHES, NEXUS_SKETCHES } from './nexus-sketches.ts';

/** Room shapes and looks of the land as a pencil would do them in a margin: strokes in a field of 28 by 20. */
const ROOMS = {
  square: 'M7 3h14v14H7z',
  rectangle: 'M4 5h20v10H4z',
  hexagon: 'M9 3h10l5 7-5 7H9l-5-7z',
  octagon: 'M10 2h8l5 5v6l-5 5h-8l-5-5V7z',
  cross: 'M11 2h6v5h6v6h-6v5h-6v-5H5V7h6z',
  diamond: 'M14 2l9 8-9 8-9-8z',
  trapezoid: 'M9 4h10l5 12H4z',
  circle: 'M14 2a8 8 0 1 1-.01 0z',
  oval: 'M14 4c7 0 10 3 10 6s-3 6-10 6-10-3-10-6 3-6 10-6z',
  petal: 'M14 2c5 3 7 6 7 9s-3 7-7 7-7-4-7-7 2-6 7-9z',
  star: 'M14 2l2.4 5.6 6 .4-4.6 4 1.5 6-5.3-3.3L8.7 18l1.5-6-4.6-4 6-.4z',
  bowl: 'M4 5h20c0 8-4 12-10 12S4 13 4 5z',
  arch: 'M6 18V9c0-9 16-9 16 0v9z',
  triangle: 'M14 2l10 16H4z',
  tower: 'M10 18V7H8V3h3v2h2V3h2v2h2V3h3v4h-2v11z',
  house: 'M5 18V9l9-7 9 7v9zM12 18v-5h4v5',
  pyramid: 'M14 2l11 16H3zM14 2v16',
} as const;

const SURFACE = 'M1 15c6-2 20-2 26 0';

/** Small drawings for answers that are a shape or a look, by what is asked and by the option's key. */
export const SKETCHES = {
  'how the nexus is drawn': NEXUS_SKETCHES,
  'which element': ELEMENT_SKETCHES,
  'look of the dungeonheart': HEART_SKETCHES,
  'shape of Dwarven rooms': ROOMS,
  'shape of the sanctums': ROOMS,
  'shape of the pits': ROOMS,
  'shape of the dwellings': ROOMS,
  'shape of the Vaults': ROOMS,
  'how elven tunnels run': { curved: 'M2 15c5-14 9-14 12-5s7 8 12-5', straight: 'M2 15L12 6l6 7 8-9' },
  'straight, jagged or winding': {
    straight: 'M2 16L26 4',
    jagged: 'M2 16l5-9 3 7 6-10 3 8 7-8',
    winding: 'M2 15c3-8 6-8 8-3s5 6 8-1 5-6 8-5',
  },
  'what grows on the surface': {
    forest: `${SURFACE}M7 14V9M7 9l-3 0 3-6 3 6zM15 13V8M15 8h-3l3-6 3 6zM22 14v-4M22 10h-2l2-5 2 5z`,
    plains: `${SURFACE}M6 13v-3M10 13v-4M15 12.5V9M20 13v-3`,
    brush: `${SURFACE}M6 13l-2-4M6 13V8M6 13l2-4M18 13l-2-4M18 13V8M18 13l2-4`,
    desert: 'M1 16c5-6 9-6 13 0 4-8 9-8 13-2M20 5a2 2 0 1 1-.01 0z',
    swamp: `${SURFACE}M5 11h6M14 10h7M8 11V5M8 5l2 2M18 10V5`,
    tundra: `${SURFACE}M8 6v4M6 7l4 2M10 7L6 9M20 5v4M18 6l4 2M22 6l-4 2`,
    jungle: `${SURFACE}M9 13c0-5 0-6-1-8M8 5C5 3 4 5 3 7M8 5c3-2 5 0 5 2M20 13c0-5 0-6 1-9M21 4c-3-2-5 0-5 2M21 4c3-1 4 1 5 3`,
    savanna: `${SURFACE}M10 13V7M4 7c2-4 10-4 12 0zM21 13v-4M18 9c1-2 5-2 6 0z`,
  },
  'which biome': {
    fungus: 'M14 18v-8M6 10c0-10 16-10 16 0zM23 18v-4M20 14c0-4 6-4 6 0z',
    slime: 'M2 15c3-1 3-7 7-7s4 4 7 4 3-4 6-4 3 6 4 7zM12 16a1 1 0 1 1-.01 0z',
    jurassic: 'M14 18C14 9 12 6 6 4M14 11c2-5 6-6 10-5M14 14c-3-3-7-3-10-1',
    alien: 'M14 3c6 0 8 5 8 8s-4 7-8 7-8-4-8-7 2-8 8-8zM10 9l3 2M18 9l-3 2',
    necrotic: 'M14 3c6 0 8 3 8 7s-3 4-3 7H9c0-3-3-3-3-7s2-7 8-7zM11 9v3M17 9v3M12 17v-2M16 17v-2',
    crystalline: 'M7 18l-2-7 3-4 3 4-2 7zM15 18l-3-10 3-6 4 6-2 10zM22 18l-1-5 2-3 2 3-1 5z',
  },
  'which side the Dwarves come from': { left: 'M3 10h18M15 4l6 6-6 6', right: 'M25 10H7M13 4l-6 6 6 6' },
  'how the capitol is laid out': {
    above: 'M14 2a4 4 0 1 1-.01 0zM10 12h8v6h-8z',
    below: 'M14 10a4 4 0 1 1-.01 0zM10 1h8v6h-8z',
    mixed: 'M7 2a4 4 0 1 1-.01 0zM4 12h7v6H4zM20 10a4 4 0 1 1-.01 0zM17 1h7v6h-7z',
  },
} as const satisfies Readonly<Record<string, Sketches>>;
