import { brokenPromises, type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { digest, Game, hands, type Rulebook } from '@understory/table';

const WORLDS = [
  'usual',
  'firetop range',
  'rift of sorrows',
  'scorched lands',
  'hollow earth',
  'pocket universe',
] as const satisfies readonly FirstOptions['world'][];

/** Whole games of the first edition by random hands: all worlds, one people and two, one villain and two, and every option of H1-GEN-T2. Returns how many were at fault. */
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

/** One of them: what it broke, and how its peoples ended. Every tenth is played again, to see that it comes out the same. */
function soakOne(i: number): { readonly faults: readonly string[]; readonly ended: readonly string[] } {
  try {
    const { world, faults } = played(i);
    const isOther = i % 10 === 0 && shortly(played(i).world) !== shortly(world);
    const ended = [
      ...world.civs.map(({ people, ending }) => `${people.key}: ${ending}`),
      `monsters: ${world.villainy?.because?.ending}`,
      `villainy of ${villainsIn(world)}: ${world.monsters.over?.ending}`,
      `villainy in ${WORLDS[i % WORLDS.length]}: ${world.monsters.over?.ending}`,
    ];
    return { faults: isOther ? [...faults, 'H1-INV-15: came out otherwise when played again'] : faults, ended };
  } catch (error) {
    return { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], ended: [] };
  }
}

/** One villain by its kind, two as two. */
function villainsIn({ monsters, villainy }: FirstWorld): string {
  const [first, second] = villainy?.villains ?? [];
  return second ? 'two' : (monsters.groups.find(({ id }) => id === first)?.kind ?? 'nobody');
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
  const options = firstOptions({
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
  const game = new Game(watched, { seed: `first ${i}`, options, hands: hands({ choices: 'random' }) });
  game.playTo(() => false);
  const { world } = game;
  return { world, faults: world.at.age === 'over' ? faults : [...faults, 'H1-INV-14: the game does not end'] };
}

function shortly(world: FirstWorld): string {
  return digest(JSON.stringify([world.journal.entries, firstEdition.picture(world)]));
}
