import { gap, inRing } from '@understory/page';
import type { Room, Survey } from '../places/survey.ts';
import { laidPath, type Sheet } from '../plan/sheet.ts';
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
  plainName,
  STYLES,
  VARIANTS,
  type Wish,
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
export function addedBy(survey: Survey, room: Room): ReturnType<typeof wishesOf> | null {
  const { holder, place, peopled } = room;
  if (!holder || !peopled || holder.id === place.maker || holder.sort !== 'monsters') return null;
  return wishesOf(survey, room, archetypeRow(STYLES[survey.naming.natureOf(holder).lair ?? ''] ?? DEN));
}

/** TA-ARC-01, TA-ARC-T1: what an archetype must and may have; some printed rooms and styles have things of their own. */
export function wishesOf(
  survey: Survey,
  { place, holder }: Room,
  archetype: Archetype,
): { readonly must: readonly Wish[]; readonly may: readonly Wish[] } {
  const printed = place.pieces[0]?.room ?? null;
  const maker = place.maker === null ? undefined : survey.then.groups.get(place.maker);
  const lair = maker?.sort === 'monsters' ? survey.naming.natureOf(maker).lair : null;
  const tags = holder ? survey.naming.natureOf(holder).tags : [];
  const { biome } = surroundingsOf(survey, { place });
  const nexus = place.pieces[0]?.nexus ?? null;
  const words = [printed === null ? null : plainName(printed), lair, biome, nexus, ...tags].filter((it) => it !== null);
  const own = words.flatMap((it) => VARIANTS[it]?.filter((variant) => variant.row === archetype.row) ?? []);
  const here = (ids: readonly { readonly kind: string; readonly piece: string }[], kind: string) =>
    ids.filter((it) => it.kind === kind && place.pieces.some((piece) => piece.id === it.piece)).length;
  const bands = here(survey.then.beads, 'population');
  const counted = (it: Wish): Wish => {
    const many = it.per === '●' ? it.many * Math.max(1, bands) : it.per === 'piece' ? place.pieces.length : it.many;
    const coffins = it.what === 'coffin' ? Math.max(1, here(survey.then.marks, 'tomb')) : many;
    return { ...it, many: coffins, or: it.or && counted(it.or) };
  };
  const without = new Set(own.flatMap((it) => it.instead));
  return {
    must: [...own.flatMap((it) => it.must), ...archetype.must.filter((it) => !without.has(it.what))].map(counted),
    may: [...archetype.may.filter((it) => !without.has(it.what)), ...own.flatMap((it) => it.may)].map(counted),
  };
}

/** TA-MAT-05: what grows in a natural place, and where: not on the side whose units are used up. */
export function growthIn(
  survey: Survey,
  sheet: Sheet,
  room: Room,
): { readonly what: string; readonly grows: (x: number, y: number) => boolean } | null {
  const { biome } = surroundingsOf(survey, room);
  if (biome === null || room.place.maker !== null) return null;
  const { units, tick } = survey.then;
  const ids = new Set(room.place.pieces.flatMap(({ id, within, feature }) => [id, within, feature]));
  const own = units
    .filter((it) => it.biome === biome && it.since <= tick && (ids.has(it.piece) || nearTo(room, it.at)))
    .map((it) => ({ at: laidPath(sheet, [it.at.x, it.at.y]), left: it.until === null || it.until > tick }));
  const grows = (x: number, y: number) => {
    let [best, left] = [Number.POSITIVE_INFINITY, true];
    for (const it of own) {
      const [dx, dy] = [(it.at[0] as number) - x, (it.at[1] as number) - y];
      if (dx * dx + dy * dy < best) [best, left] = [dx * dx + dy * dy, it.left];
    }
    return left;
  };
  return { what: GROWTHS.has(biome) ? `${biome} growth` : 'growth', grows };
}

const GROWTHS: ReadonlySet<string> = new Set(['fungus', 'slime', 'jurassic', 'alien', 'necrotic', 'crystalline']);

function nearTo({ place: { box } }: Room, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
