export { drawCaveFurniture } from './caves/cave-furniture.ts';
export { drawCaveLife } from './caves/cave-life.ts';
export { drawGem } from './gem.ts';
export { drawNexus } from './nexus/draw-nexus.ts';
export { drawOre } from './ore.ts';
export { drawLake } from './surface/lake.ts';
export { drawSurfaceLife } from './surface/surface-life.ts';
export { drawVent } from './vent.ts';
