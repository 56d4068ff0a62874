import { elements } from '../src/drawings/nexus/elements.ts';
import { host2 } from '../src/host2/index.ts';

type Names = readonly [string, ...string[]];

/** The names that the pen has drawings for. */
export const NEXUSES = Object.keys(host2.nexuses) as unknown as Names;
export const ELEMENTS = Object.keys(elements) as unknown as Names;
export const UNDERGROUND_BIOMES = Object.keys(host2.caveLife) as unknown as Names;
export const SURFACE_BIOMES = Object.keys(host2.landLife) as unknown as Names;
