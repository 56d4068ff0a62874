import { holds } from '../../desk/holds.ts';
import type { Dwelling, MapInWords, PlaceInWords } from './map-in-words.ts';

/** Only what has these words in it; levels without any are left out. */
export function narrowed(map: MapInWords, sought: string): MapInWords {
  const words = sought.trim().toLowerCase();
  if (words === '') return map;
  const has = (said: readonly (string | null)[]) => said.some((it) => it !== null && holds(it, sought));
  return {
    levels: map.levels
      .map((level) => ({ ...level, places: level.places.filter((it) => has(saidOf(it))) }))
      .filter(({ places, title }) => places.length > 0 || title.toLowerCase() === words),
    groups: map.groups.filter((it) => has(toldOf(it))),
  };
}

function saidOf({ name, what, whose, guests, waysTo, within }: PlaceInWords): (string | null)[] {
  return [name, what, whose, within, ...guests, ...waysTo];
}

function toldOf({ name, lives, neighbours }: Dwelling): string[] {
  return [name, ...lives, ...neighbours];
}
