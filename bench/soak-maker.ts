import { deluxe, faultsOf, makerOptions } from '@understory/maker';
import { digest, Game, hands } from '@understory/table';

/** Asks after which a game is taken to run for ever. */
const ENDLESS = 20_000;
/** How many are played twice, to see that the same comes of it. */
const AGAIN = 50;

/** Play whole games of Dungeon Maker Deluxe by random hands, mostly alone, and say what is wrong with them. Returns how many were at fault. */
export function soakGames(many = 20_000, first = 0): number {
  let bad = 0;
  for (let i = first; i < first + many; i++) {
    const faults = faultsOfOne(i);
    if (faults.length > 0) {
      bad++;
      console.log(`\nmaker ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1 - first) % 200 === 0) process.stdout.write(`\r${i + 1 - first} of ${many} games, ${bad} at fault`);
  }
  console.log(`\r${many} games, ${bad} at fault.        `);
  return bad;
}

function faultsOfOne(i: number): string[] {
  try {
    const game = played(i);
    const { world } = game;
    const faults = faultsOf(world);
    if (world.phase !== 'over') faults.push(`waits for ${game.ask?.clause} after ${game.step} asks`);
    if (i % AGAIN === 0 && told(played(i)) !== told(game)) faults.push('came out otherwise when played again');
    return faults;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

function played(i: number) {
  const players = i % 10 === 0 ? ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 2 + (i % 3)) : ['Ann'];
  const game = new Game(deluxe, {
    seed: `maker ${i}`,
    options: makerOptions({ players }),
    hands: hands({ choices: i % 25 === 1 ? 'tactical' : 'random' }),
  });
  game.playTo(({ step }) => step > ENDLESS);
  return game;
}

function told(game: ReturnType<typeof played>): string {
  return digest(JSON.stringify([game.world.journal.entries, deluxe.picture(game.world)]));
}
