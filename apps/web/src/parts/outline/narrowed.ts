import type { Dwelling, Outline, Place } from './outline-of.ts';

/** Only what has these words in it; levels without any are left out. */
export function narrowed(outline: Outline, sought: string): Outline {
  const words = sought.trim().toLowerCase();
  if (words === '') return outline;
  const has = (said: readonly (string | null)[]) => said.some((it) => it?.toLowerCase().includes(words));
  return {
    levels: outline.levels
      .map((level) => ({ ...level, places: level.places.filter((it) => has(saidOf(it))) }))
      .filter(({ places, title }) => places.length > 0 || title.toLowerCase() === words),
    groups: outline.groups.filter((it) => has(toldOf(it))),
  };
}

function saidOf({ name, what, whose, guests, waysTo, within }: Place): (string | null)[] {
  return [name, what, whose, within, ...guests, ...waysTo];
}

function toldOf({ name, lives, neighbours }: Dwelling): string[] {
  return [name, ...lives, ...neighbours];
}
