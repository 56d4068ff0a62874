import { brokenPromises, deadliestEvil, type World } from '@understory/evil';
import { type AUTOPILOTS, Game, hands } from '@understory/table';

/** Games of Dungeon of Deadliest Evil, mostly by random hands: every promise is held every round, in some games at every ask. Returns how many were at fault. */
export function soakGames(games = 5000, first = 0): number {
  let bad = 0;
  for (let i = first; i < first + games; i++) {
    const faults = faultsOf(`evil ${i}`, i % 10 === 0 ? 'tactical' : 'random', i % 20 === 0);
    if (faults.length > 0) {
      bad++;
      console.log(`\nseed "evil ${i}":\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1) % 500 === 0) process.stdout.write(`\r${i + 1 - first} of ${games} games, ${bad} at fault`);
  }
  console.log(`\r${games} games, ${bad} at fault.        `);
  return bad;
}

function faultsOf(seed: string, choices: (typeof AUTOPILOTS)[number], isClose: boolean): string[] {
  try {
    const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices }) });
    const faults: string[] = [];
    let done = doneOf(game.world);
    let round = -1;
    while (game.ask && faults.length === 0) {
      if (isClose || game.world.round !== round) faults.push(...brokenPromises(game.world));
      round = game.world.round;
      game.letAnswer();
      const now = doneOf(game.world);
      if (done.some((it, i) => it && !now[i])) faults.push('DE-INV-10: an objective was undone.');
      done = now;
    }
    faults.push(...brokenPromises(game.world));
    if (game.world.result === null) faults.push('DE-INV-11: a game without a result.');
    const isOther = isClose && JSON.stringify(game.fork().world) !== JSON.stringify(game.world);
    return isOther ? [...faults, 'came out otherwise when played again'] : faults;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

function doneOf({ book, crucible, grislyk }: World): boolean[] {
  return [book, crucible, grislyk === 'slain'];
}
