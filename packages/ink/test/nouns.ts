import { dwellers } from '../src/drawings/caves/cave-life.ts';
import { elements } from '../src/drawings/nexus/elements.ts';
import { signs } from '../src/drawings/nexus/signs.ts';
import { lands } from '../src/drawings/surface/surface-life.ts';

type Names = readonly [string, ...string[]];

/** The names that the pen has drawings for. */
export const NEXUSES = Object.keys(signs) as unknown as Names;
export const ELEMENTS = Object.keys(elements) as unknown as Names;
export const UNDERGROUND_BIOMES = Object.keys(dwellers) as unknown as Names;
export const SURFACE_BIOMES = Object.keys(lands) as unknown as Names;
