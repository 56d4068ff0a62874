import { brokenPromises, type FirstOptions, firstOptions } from '@understory/host/first';
import { soakFirst } from './first-games.ts';

/** What an option may be; which one a game has does not hang on its other options. */
const CHOICES = {
  world: ['usual', 'firetop range', 'rift of sorrows', 'scorched lands', 'hollow earth', 'pocket universe', 'roll'],
  civilizations: [1, 2],
  darkElves: ['steady', 'unruly'],
  water: [false, true],
  namedTreasures: [false, true],
  minorFeatures: [false, true],
  struckFeatures: [false, true],
  pens: ['by people', 'one a group'],
  peoples: [
    [],
    [
      { name: 'Gemfolk', model: 'dwarves', details: { moreFolk: true, richer: true, hand: 'demons', works: {} } },
      {
        name: 'Pale Court',
        model: 'dark elves',
        details: { moreFolk: true, richer: true, hand: 'dwarves', works: {} },
      },
      { name: 'Cinder Kin', model: 'demons', details: { moreFolk: true, richer: true, hand: 'breeders', works: {} } },
    ],
  ],
} as const satisfies { readonly [K in keyof FirstOptions]?: readonly FirstOptions[K][] };

/** Games of the first edition by random hands, up to their Great Disaster: all worlds and options, one people and two. Returns how many were at fault. */
export const soakGames = (games = 2000, first = 0): number =>
  soakFirst(
    {
      seed: (i) => `disaster ${i}`,
      options: optionsOf,
      isOver: ({ at }) => at.age === 'monsters',
      endings: ({ civs }) => civs.map(({ people, ending }) => `${people.key}, of ${civs.length}: ${ending}`),
      faultsThen: (world) =>
        world.at.age === 'monsters' && world.civs.length === world.options.civilizations
          ? brokenPromises(world)
          : ['H1-INV-14: no end'],
    },
    games,
    first,
  );

/** The digits of its number, in a system whose bases are how many choices there are. */
function optionsOf(i: number): FirstOptions {
  let left = i;
  const chosen = Object.entries(CHOICES).map(([key, choices]) => {
    const digit = left % choices.length;
    left = Math.floor(left / choices.length);
    return [key, choices[digit]];
  });
  return firstOptions(Object.fromEntries(chosen));
}
