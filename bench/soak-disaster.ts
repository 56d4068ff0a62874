import { brokenPromises, type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { digest, Game, hands, type Rulebook } from '@understory/table';

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
export function soakGames(games = 2000, first = 0): number {
  let bad = 0;
  const endings = new Map<string, number>();
  for (let i = first; i < first + games; i++) {
    const { faults, ended } = soakOne(i);
    for (const it of ended) endings.set(it, (endings.get(it) ?? 0) + 1);
    if (faults.length > 0) {
      bad++;
      console.log(`\ngame ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1) % 100 === 0) process.stdout.write(`\r${i + 1 - first} of ${games} games, ${bad} at fault`);
  }
  console.log(`\r${games} games, ${bad} at fault.        `);
  for (const [how, many] of [...endings].sort()) console.log(`${String(many).padStart(6)}  ${how}`);
  return bad;
}

/** Every tenth is played again, to see that it comes out the same. */
function soakOne(i: number): { readonly faults: readonly string[]; readonly ended: readonly string[] } {
  try {
    const { world, faults } = played(i);
    const isOther = i % 10 === 0 && shortly(played(i).world) !== shortly(world);
    const ended = world.civs.map(({ people, ending }) => `${people.key}, of ${world.civs.length}: ${ending}`);
    return { faults: isOther ? [...faults, 'H1-INV-15: came out otherwise when played again'] : faults, ended };
  } catch (error) {
    return { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], ended: [] };
  }
}

/** Promises are looked at between any two stretches of play. */
function played(i: number): { readonly world: FirstWorld; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const watched: Rulebook<FirstWorld, FirstOptions> = {
    ...firstEdition,
    next(world) {
      if (faults.length === 0) faults.push(...brokenPromises(world));
      return firstEdition.next(world);
    },
  };
  const game = new Game(watched, { seed: `disaster ${i}`, options: optionsOf(i), hands: hands({ choices: 'random' }) });
  game.playTo(({ world }) => world.at.age === 'monsters');
  const { world } = game;
  const isDone = world.at.age === 'monsters' && world.civs.length === world.options.civilizations;
  return { world, faults: isDone ? [...faults, ...brokenPromises(world)] : [...faults, 'H1-INV-14: no end'] };
}

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

function shortly(world: FirstWorld): string {
  return digest(JSON.stringify([world.journal.entries, firstEdition.picture(world)]));
}
