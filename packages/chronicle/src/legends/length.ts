/** A sentence and the lines it stands on. */
export interface Told {
  readonly text: string;
  readonly ticks: readonly number[];
}

/** A sentence, and whether a text must have it: of the others it takes as many as it needs to be long enough. */
export interface Offered extends Told {
  readonly isNeeded: boolean;
}

export const needed = (text: string, ticks: readonly number[]): Offered => ({ text, ticks, isNeeded: true });
export const offered = (text: string, ticks: readonly number[]): Offered => ({ text, ticks, isNeeded: false });

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((it) => /[\p{L}\p{N}●○★❖]/u.test(it)).length;
}

/** The sentences of a text that is to be so long, in their order: what it must have, then the best until there is enough. It is shorter where nothing more is known. */
export function fitted(sentences: readonly Offered[], fewest: number, most: number): Told[] {
  const taken = new Set(sentences.filter((it) => it.isNeeded));
  let length = [...taken].reduce((sum, it) => sum + wordsIn(it.text), 0);
  for (const it of sentences) {
    const own = wordsIn(it.text);
    if (taken.has(it) || length >= fewest || length + own > most) continue;
    taken.add(it);
    length += own;
  }
  return sentences.filter((it) => taken.has(it));
}
