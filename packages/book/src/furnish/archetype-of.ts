import { gap, inRing } from '@understory/page';
import type { Room, Survey } from '../places/survey.ts';
import {
  type Archetype,
  archetypeNamed,
  archetypeRow,
  BIOME,
  CAVE,
  CHAMBER,
  DEN,
  DIGGINGS,
  FAULT,
  HOUSE,
  LAKE,
  MAGMA,
  NEXUS,
  STYLES,
} from './archetypes.table.ts';

/** TA-ARE-03, TA-MAT-04: matter this near lies beside a place. */
const BESIDE = 1;

/** What is beside a place, and what grows in it. */
export interface Surroundings {
  readonly water: boolean;
  readonly magma: boolean;
  readonly ore: boolean;
  readonly biome: string | null;
}

export function surroundingsOf({ pools, matter, then }: Survey, { place }: Pick<Room, 'place'>): Surroundings {
  const ids = new Set(place.pieces.map((it) => it.id));
  const near = (kind: string) =>
    matter.some((it) => it.kind === kind && place.pieces.some((p) => gap(p.shape, it.shape, BESIDE) <= BESIDE));
  const { x, y } = place.centre;
  const cover = then.pieces.find(
    (it) => it.kind === 'biome' && (ids.has(it.within ?? '') || (it.shape.closed && inRing(it.shape.path, x, y))),
  );
  return {
    water: place.kind === 'water' || pools.some((it) => ids.has(it.within ?? '')),
    magma: near('magma'),
    ore: near('ore') || near('gem'),
    biome: place.pieces.find((it) => it.biome !== null)?.biome ?? cover?.biome ?? null,
  };
}

/** TA-ARC-01, -02: by its printed name; without one by its kind and its maker. */
export function archetypeOf(survey: Survey, room: Pick<Room, 'place'>): Archetype {
  const { place } = room;
  const printed = place.pieces[0]?.room ?? null;
  const listed = printed === null ? null : archetypeNamed(printed);
  if (listed) return listed;
  if (place.kind === 'building') return archetypeRow(HOUSE);
  if (place.kind === 'wonder') return archetypeRow(NEXUS);
  if (place.kind === 'diggings') return archetypeRow(DIGGINGS);
  if (place.kind === 'fault') return archetypeRow(FAULT);
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  if (place.kind === 'room' && maker) {
    if (maker.sort !== 'monsters') return archetypeRow(CHAMBER);
    return archetypeRow(STYLES[survey.naming.natureOf(maker).lair ?? ''] ?? DEN);
  }
  const { water, magma, biome } = surroundingsOf(survey, room);
  if (water) return archetypeRow(LAKE);
  if (magma) return archetypeRow(MAGMA);
  return archetypeRow(biome === null ? CAVE : BIOME);
}

/** TA-ARC-03: who lives in what others made, or nature, adds the things of its own style. */
export function addedBy(survey: Survey, room: Room): Archetype | null {
  const { holder, place, peopled } = room;
  if (!holder || !peopled || holder.id === place.maker || holder.sort !== 'monsters') return null;
  return archetypeRow(STYLES[survey.naming.natureOf(holder).lair ?? ''] ?? DEN);
}
