import { type FirstOptions, type FirstWorld, firstOptions } from '@understory/host/first';
import { soakFirst } from './first-games.ts';

const WORLDS = [
  'usual',
  'firetop range',
  'rift of sorrows',
  'scorched lands',
  'hollow earth',
  'pocket universe',
] as const satisfies readonly FirstOptions['world'][];

/** Whole games of the first edition by random hands: all worlds, one people and two, one villain and two, and every option of H1-GEN-T2. Returns how many were at fault. */
export const soakGames = (games = 2000, first = 0): number =>
  soakFirst(
    {
      seed: (i) => `first ${i}`,
      options: optionsOf,
      isOver: () => false,
      endings: (world, i) => [
        ...world.civs.map(({ people, ending }) => `${people.key}: ${ending}`),
        `monsters: ${world.villainy?.because?.ending}`,
        `villainy of ${villainsIn(world)}: ${world.monsters.over?.ending}`,
        `villainy in ${WORLDS[i % WORLDS.length]}: ${world.monsters.over?.ending}`,
      ],
      faultsThen: (world) => (world.at.age === 'over' ? [] : ['H1-INV-14: the game does not end']),
    },
    games,
    first,
  );

/** One villain by its kind, two as two. */
function villainsIn({ monsters, villainy }: FirstWorld): string {
  const [first, second] = villainy?.villains ?? [];
  return second ? 'two' : (monsters.groups.find(({ id }) => id === first)?.kind ?? 'nobody');
}

const optionsOf = (i: number): FirstOptions =>
  firstOptions({
    world: WORLDS[i % WORLDS.length] ?? 'usual',
    civilizations: i % 4 === 3 ? 2 : 1,
    darkElves: i % 5 === 4 ? 'unruly' : 'steady',
    villains: i % 7 === 6 ? 2 : 1,
    arrivals: i % 3 === 1,
    alphaVillain: i % 11 === 10 ? 'strong' : 'as printed',
    lastAttack: i % 13 === 12 ? 'whole realm' : 'knights',
    minorFeatures: i % 2 === 0,
    struckFeatures: i % 4 === 0,
    water: i % 5 < 2,
    namedTreasures: i % 7 < 2,
  });
