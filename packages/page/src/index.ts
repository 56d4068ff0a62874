// Rules and apps measure with the page's words; of the ruler they need these.
export {
  areaOf,
  type Bounds,
  bounds,
  box,
  type Closest,
  centreOf,
  clamp,
  clock,
  closest,
  cosine,
  cutsOfLevel,
  cutsOfUpright,
  depthIn,
  disc,
  discOf,
  distance,
  ellipse,
  gap,
  gapTo,
  grain,
  holdsPoint,
  inRing,
  levelForArea,
  line,
  mil,
  type Noise,
  PI,
  type Point,
  partOf,
  pathLength,
  pointAlong,
  polygon,
  poolsBelow,
  ringArea,
  ringAt,
  ringMeasures,
  type Shape,
  swollen,
  TOLERANCE,
  topmost,
  type Wander,
  wander,
} from '@understory/ruler';
export type { Change } from './change.ts';
export { claimantOf, claimedBy, redrawnBy } from './claims.ts';
export { isCrowded } from './clearance.ts';
export { firstRunAlong, isLine, placeAlong, type Run, runsAlong } from './contacts.ts';
export { COURSES, courseBetween, turnAside } from './course.ts';
export { deepest } from './deepest.ts';
export { derived, lasting, Memory } from './derived.ts';
export { type Dug, dig, digTowards, type Meeting } from './dig.ts';
export { route } from './digging/route.ts';
export { emptiest } from './emptiest.ts';
export { Extent } from './extent.ts';
export { flood, fluidStretch } from './flood.ts';
export { type FrameRun, frameRuns } from './frame-runs.ts';
export { layBeds } from './ground/beds.ts';

export { Lattice } from './ground/lattice.ts';
export type { Block, PageSize, WorldPlan } from './ground/plan.ts';
export { type Rise, raiseSurface } from './ground/raise.ts';
export { groundOfRegions, splitRing } from './ground/regions.ts';
export { deepWithin, shrunk } from './ground/shrunk.ts';
export { intoRock } from './into-rock.ts';
export { longWay, middleLine } from './middle-line.ts';
export {
  type Anew,
  ageOf,
  BEAD_AREA,
  BEAD_RADIUS,
  BEADS,
  type Bead,
  type BeadKind,
  BONDS,
  type Bond,
  type Feature,
  type FormerGround,
  type Ground,
  groundAt,
  isLived,
  isShape,
  type Label,
  type LegendLine,
  type Lived,
  livedAt,
  MANNERS,
  MATTERS,
  type Manner,
  type Mark,
  type Matter,
  type Naming,
  type Piece,
  type Sheet,
  type Stratum,
  type Stretch,
  type Unit,
} from './model.ts';
export { entrances } from './network/entrances.ts';
export { type Frontier, frontiers } from './network/frontiers.ts';
export { type Leg, legOnward, placeOf, type Station, stationAfter, waysOn } from './network/legs.ts';
export { type Network, type NetworkRules, networkOf } from './network/network.ts';
export { outward } from './network/outward.ts';
export { areConnected, partsOf } from './network/parts.ts';
export { walk } from './network/walk.ts';
export { OpenPoints } from './open-points.ts';
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
export { type Join, joinsOf, spanningTree } from './spanning-tree.ts';
export { Territory } from './territory.ts';
export { tintsOf } from './tints.ts';
export { spread, unitsAlong, unitsEvery, unitsOfArea, unitsOnGrid } from './units.ts';
export { bottomUnder, surfaceOver } from './up-and-down.ts';
export { walledOff } from './walled-off.ts';
export { type Passage, reach, shortestWay, surfaceWay, wayLength } from './ways.ts';
