import type { Interest } from './interest.ts';
import { surprise } from './interest.ts';
import type { Story } from './story.ts';
import type { Thread } from './threads/thread.ts';

/** How much there is to tell of a world, from 0 to 100 (CH-INT-09). */
export function gaugeOf(story: Story, threads: readonly Thread[]): number {
  return Object.values(gaugeParts(story, threads)).reduce((sum, it) => sum + it, 0);
}

/** What the gauge is made of. */
export type GaugePart = 'threads' | 'kinds' | 'surprises' | 'turns' | 'end' | 'reign';

/** The same part by part: why it is as high as it is. */
export function gaugeParts(story: Story, threads: readonly Thread[]): Readonly<Record<GaugePart, number>> {
  const kinds = new Map<string, Thread[]>();
  for (const it of threads) kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it]);
  // Weight, and half of it for each further one, up to three; in halves, so that all stays whole.
  const halves = [...kinds.values()].reduce(
    (sum, all) => sum + (all[0]?.weight ?? 0) * (2 + Math.min(3, all.length - 1)),
    0,
  );
  const turns = story.facts.length > 0 ? story.turnOf(story.facts.at(-1) ?? { age: '', turn: 0 }) : 0;
  const end = story.facts.find((it) => it.kind === 'ended');
  const rise = story.facts.find((it) => it.kind === 'rose');
  const last = story.facts.at(-1);
  const reign = rise && last ? story.turnOf(last) - story.turnOf(rise) : 0;
  const isBeaten = BEATEN.has(end?.thing ?? '');
  return {
    threads: Math.min(45, Math.floor(halves / 8)),
    kinds: Math.min(15, kinds.size),
    surprises: Math.min(10, story.facts.filter((it) => surprise(it) >= 2).length),
    turns: Math.min(12, Math.floor(turns / 3)),
    end: end ? (isBeaten ? 8 : 4) : 0,
    reign: Math.min(10, reign),
  };
}

/** Ends of a world in which its villain was beaten. */
const BEATEN: ReadonlySet<string> = new Set(['villain slain', 'villain destroyed', 'villain dead', 'attack beaten']);

/** What the gauge says (CH-INT-10). */
export type GaugeWord = 'quiet' | 'short' | 'worth telling' | 'storied' | 'top board';

export function gaugeWord(gauge: number): GaugeWord {
  if (gauge < 30) return 'quiet';
  if (gauge < 50) return 'short';
  if (gauge < 70) return 'worth telling';
  return gauge < 85 ? 'storied' : 'top board';
}

/** The strongest threads first; of equals the earlier. */
export function strongest(threads: readonly Thread[], interest: Interest): Thread[] {
  return threads
    .map((it, i) => ({ it, i, worth: interest.ofThread(it) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ it }) => it);
}
