export type { Change } from './change.ts';
export { isCrowded } from './clearance.ts';
export { areaBelow, levelForArea, poolsBelow, ringAbove, ringBelow } from './clip.ts';
export { runsAlong } from './contacts.ts';
export { COURSES, type Course, courseBetween, turnAside } from './course.ts';
export { type Dug, dig, digTowards, type Meeting } from './dig.ts';
export { type Closest, closest, topmost } from './digging/closest.ts';
export { courseOf, route } from './digging/route.ts';
export { Extent } from './extent.ts';
export { flood, fluidStretches } from './flood.ts';
export { depthIn, gap, gapTo, holdsPoint } from './gap.ts';
export { layBeds } from './ground/beds.ts';

export { Lattice } from './ground/lattice.ts';
export { type Rise, raiseSurface } from './ground/raise.ts';
export { groundOfRegions, splitRing } from './ground/regions.ts';
export { SKY, WORLDS } from './ground/worlds.ts';
export { clamp, clock, cosine, distance, mil, PI, sine, TOLERANCE } from './maths.ts';
export {
  BEADS,
  type Bead,
  type BeadKind,
  type Biome,
  ELEMENTS,
  type Feature,
  type FormerGround,
  type Ground,
  groundAt,
  KINDS,
  type Kind,
  type Label,
  type Lived,
  livedAt,
  MANNERS,
  MARKS,
  type Manner,
  type Mark,
  type MarkKind,
  NEXUSES,
  type Nexus,
  type Piece,
  type Point,
  RESOURCES,
  type Resource,
  type Shape,
  type Sheet,
  type Stratum,
  SURFACE_BIOMES,
  UNDERGROUND_BIOMES,
  type Unit,
} from './model.ts';
export { type Grain, grain, type Wander, wander } from './noise.ts';
export { isOpen, Page } from './page.ts';
export {
  type Fit,
  fits,
  freeRock,
  freeRockBeside,
  freeRockNear,
  freeRockRound,
  freeRocksNear,
  liesInRock,
} from './place-room.ts';
export { roomShape } from './room-shape.ts';
export {
  areaOf,
  BEAD_AREA,
  BEAD_RADIUS,
  type Bounds,
  bounds,
  box,
  centreOf,
  disc,
  discOf,
  inRing,
  line,
  partOf,
  pathLength,
  pointAlong,
  polygon,
  ringArea,
  ringAt,
  ringMeasures,
  swollen,
} from './shape.ts';
export { Territory } from './territory.ts';
export { spread, unitsAlong, unitsOfArea } from './units.ts';
export { walledOff } from './walled-off.ts';
export { reach, shortestWay, surfaceWay, wayLength } from './ways.ts';
