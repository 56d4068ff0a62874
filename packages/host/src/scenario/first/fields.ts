import type { Fields } from '@understory/table/scenario';
import { count } from '../../beads.ts';
import { type Civ, civsOf, population } from '../../first/civilization/civ.ts';
import { type ElfCiv, nobles, slaves } from '../../first/civilization/dark-elves/elf-civ.ts';
import { telling } from '../../first/telling/telling.ts';
import type { FirstWorld } from '../../first/world.ts';
import { pageLists } from '../shared/fields.ts';
import { monsterLists } from './monsters.ts';
import { villainLists } from './villains.ts';

/** What expectations can ask about: peoples and their places besides what any edition has. */
export const lists: Readonly<Record<string, (world: FirstWorld) => readonly Fields[]>> = {
  ...pageLists(telling),
  civilizations: (world) => civsOf(world).map((it) => civFields(world, it)),
  ...monsterLists,
  ...villainLists,
  places: (world) => civsOf(world).flatMap((it) => (isElven(it) ? placeFields(world, it) : [])),
};

/** A people as its sheet shows it. */
function civFields(world: FirstWorld, civ: Civ): Fields {
  const { people, group, year, ending } = civ;
  return {
    people: people.key,
    name: group.name,
    year,
    ending,
    population: population(world, civ),
    treasure: count(world, group.id, 'treasure'),
    built: [...group.built],
  };
}

/** The city and the colonies of the Dark Elves, the oldest first, fallen ones too. */
function placeFields(world: FirstWorld, { places, city }: ElfCiv): Fields[] {
  return places.map((it) => ({
    name: it.group.name,
    nobles: nobles(world, it),
    slaves: slaves(world, it),
    isCity: it.group.id === city,
    stands: it.group.alive,
    built: [...it.group.built],
  }));
}

function isElven(civ: Civ): civ is ElfCiv {
  return civ.people.key === 'dark elves';
}
