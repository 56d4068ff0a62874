import type { HostOptions, World } from '@understory/host';
import { type Game, Problem } from '@understory/table';
import { InvalidArgumentError } from 'commander';
import { progress } from '../../shared/progress.ts';

const MOST = 1000;

type HostGame = Game<World, HostOptions>;

/** Of worlds with seeds that begin alike, the one with the most to tell (CH-INT-09); the first if none has more. */
export async function mostInteresting(
  seed: string,
  many: number,
  played: (seed: string) => HostGame,
): Promise<HostGame> {
  const { chronicleOfGame, gaugeWord } = await import('@understory/chronicle');
  let best: { readonly game: HostGame; readonly seed: string; readonly gauge: number } | null = null;
  for (let i = 1; i <= many; i++) {
    const own = `${seed}-${i}`;
    const game = played(own);
    const chronicle = chronicleOfGame(game);
    if (!best || chronicle.gauge > best.gauge) best = { game, seed: own, gauge: chronicle.gauge };
    progress(i, many);
  }
  if (!best) throw new Problem('No world was played.');
  process.stderr.write(
    `The most interesting of ${many}: --seed ${best.seed} (${best.gauge} of 100, ${WORDS[gaugeWord(best.gauge)]})\n`,
  );
  return best.game;
}

/** CH-INT-10. */
const WORDS = {
  quiet: 'a quiet world',
  short: 'a short tale',
  'worth telling': 'a tale worth telling',
  storied: 'a storied world',
  'top board': 'one for the shelf’s top board',
} as const;

export function tries(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 1 && Number(flag) <= MOST) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from 1 to ${MOST}.`);
}
