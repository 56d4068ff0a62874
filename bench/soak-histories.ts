import { anyHistory, playHistory, toldOf } from './histories.ts';

/** Play whole histories one after the other, say what is wrong with them, and with which seed to see it again. Returns how many were at fault. */
export function soakGames(many = 200, first = 0): number {
  const ends = new Map<string, number>();
  let bad = 0;
  for (let i = first; i < first + many; i++) {
    const seed = `history ${i}`;
    const { faults, end, took } = soakOne(seed);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (took > SLOW) console.log(`\n${seed}: took ${(took / 1000).toFixed(1)} s`);
    if (faults.length > 0) {
      bad++;
      console.log(`\n${seed}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1 - first) % 20 === 0) process.stdout.write(`\r${i + 1 - first} of ${many} histories, ${bad} at fault`);
  }
  const told = [...ends].map(([end, count]) => `${end} ${count}`).join(', ');
  console.log(`\r${many} histories, ${bad} at fault: ${told}.        `);
  return bad;
}

/** Processor time after which a history is worth a look, in milliseconds. */
const SLOW = 10_000;
/** How many are played twice, to see that the same comes of it (H2-MON-918). */
const AGAIN = 5;

function soakOne(seed: string): { readonly faults: readonly string[]; readonly end: string; readonly took: number } {
  const began = process.cpuUsage();
  const took = () => process.cpuUsage(began).user / 1000;
  try {
    const history = anyHistory(seed);
    const played = playHistory(history);
    const end = played.game.world.outcome?.kind ?? 'no end';
    const faults = [...played.faults];
    const time = took();
    const isPlayedTwice = Number(seed.split(' ').at(-1)) % AGAIN === 0;
    if (isPlayedTwice && toldOf(playHistory(history)) !== toldOf(played))
      faults.push('H2-MON-918: came out otherwise when played again');
    return { faults, end, took: time };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { faults: [why.split('\n').slice(0, 8).join('\n  ')], end: 'failed', took: took() };
  }
}
