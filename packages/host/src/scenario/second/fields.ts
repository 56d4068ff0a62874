import type { Fields } from '@understory/table/scenario';
import { beadsOf } from '../../beads.ts';
import type { InPlay } from '../../people.ts';
import { telling } from '../../second/telling/telling.ts';
import type { SecondWorld } from '../../second/world.ts';
import { pageLists } from '../shared/fields.ts';
import { monsterLists } from './monster-fields.ts';

/** What expectations can ask about: peoples and monsters besides what any edition has. */
export const lists: Readonly<Record<string, (world: SecondWorld) => readonly Fields[]>> = {
  ...pageLists(telling),
  civilizations: (world) => world.civs.map((it) => civFields(world, it)),
  ...monsterLists,
};

/** A people as its sheet shows it. `treasure` is its plain ○; ❖ are counted on the whole map, as they outlast it. */
function civFields(world: SecondWorld, civ: InPlay): Fields {
  const { people, group, turn, ending } = civ;
  const treasures = beadsOf(world, group.id, 'treasure');
  return {
    people: people.key,
    name: group.name,
    turn,
    ending: ending?.kind ?? null,
    clause: ending?.clause ?? null,
    population: beadsOf(world, group.id, 'population').length,
    treasure: treasures.filter((it) => it.kind === 'treasure').length,
    epics: world.page.beads.filter((it) => it.kind === 'epic' && it.until === null).length,
    assembly: group.aside.length,
    built: [...group.built],
    buildable: people
      .constructions(civ)
      .filter((it) => it.whyNot === null)
      .map((it) => it.name),
    works: (world.works.get(group.id) ?? []).map((it) => it.id),
  };
}
