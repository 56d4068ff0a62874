import { brokenPromises, type FirstOptions, type FirstWorld, firstEdition } from '@understory/host/first';
import { digest, Game, hands, type Rulebook } from '@understory/table';

/** Games of the first edition to be watched one after the other. */
export interface FirstGames {
  readonly seed: (nth: number) => string;
  readonly options: (nth: number) => FirstOptions;
  /** Where a game is left. */
  readonly isOver: (world: FirstWorld) => boolean;
  /** How its ages ended. */
  readonly endings: (world: FirstWorld, nth: number) => readonly string[];
  /** What such a game keeps to besides, once it is left. */
  readonly faultsThen: (world: FirstWorld) => readonly string[];
}

/** Plays so many by random hands, tells of each that is at fault and then how they ended, and returns how many were at fault. */
export function soakFirst(of: FirstGames, games: number, first: number): number {
  let bad = 0;
  const endings = new Map<string, number>();
  for (let i = first; i < first + games; i++) {
    const { faults, ended } = soakOne(of, i);
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
function soakOne(of: FirstGames, i: number): { readonly faults: readonly string[]; readonly ended: readonly string[] } {
  try {
    const { world, faults } = played(of, i);
    const isOther = i % 10 === 0 && shortly(played(of, i).world) !== shortly(world);
    return {
      faults: isOther ? [...faults, 'H1-INV-15: came out otherwise when played again'] : faults,
      ended: of.endings(world, i),
    };
  } catch (error) {
    return { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], ended: [] };
  }
}

/** Promises are looked at between any two stretches of play. */
function played(of: FirstGames, i: number): { readonly world: FirstWorld; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const watched: Rulebook<FirstWorld, FirstOptions> = {
    ...firstEdition,
    next(world) {
      if (faults.length === 0) faults.push(...brokenPromises(world));
      return firstEdition.next(world);
    },
  };
  const game = new Game(watched, { seed: of.seed(i), options: of.options(i), hands: hands({ choices: 'random' }) });
  game.playTo(({ world }) => of.isOver(world));
  return { world: game.world, faults: [...faults, ...of.faultsThen(game.world)] };
}

function shortly(world: FirstWorld): string {
  return digest(JSON.stringify([world.journal.entries, firstEdition.picture(world)]));
}
