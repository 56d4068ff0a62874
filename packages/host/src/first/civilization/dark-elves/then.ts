import { groupOf } from '../../../world.ts';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';
import type { ElfCiv, Place } from './elf-civ.ts';

/** The places of the Dark Elves that there were in an earlier world, and which was their great city; nothing for other peoples. */
export function placesThen(then: Realm, civ: Civ): Pick<ElfCiv, 'places' | 'city'> | null {
  if (!isElven(civ)) return null;
  const places = civ.places.flatMap((it): Place[] => {
    const isFounded = then.groups.some(({ id }) => id === it.group.id);
    return isFounded ? [{ ...it, group: groupOf(then, it.group.id) }] : [];
  });
  return { places, city: cityThen(then, civ) };
}

function isElven(civ: Civ): civ is ElfCiv {
  return civ.people.key === 'dark elves';
}

/** The city that they began with, or the last colony that had taken its place by then; none between the two (H1-ELF-33). */
function cityThen(then: Realm, { group }: ElfCiv): string | null {
  const line = then.journal.entries.findLast((it) => it.kind === 'became the city');
  const city = line && 'group' in line ? String(line.group) : group.id;
  return groupOf(then, city).alive ? city : null;
}
