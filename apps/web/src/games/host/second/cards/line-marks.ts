import type { PrintedLine } from '@understory/host/cards';

/** Which line of a card is being played: one of its acts, or the choice among its options. */
export type LineNow = number | 'one of' | null;

export interface MarkedLine {
  readonly line: PrintedLine;
  readonly key: string;
  readonly isNow: boolean;
}

/** The lines of a card with the one that is being played: the first of its act, since constructions stand below theirs. */
export function lineMarks(lines: readonly PrintedLine[], now: LineNow): MarkedLine[] {
  const at =
    now === null ? -1 : lines.findIndex(({ text, act }) => (now === 'one of' ? text === 'one of:' : act === now));
  return lines.map((line, i) => ({ line, key: `${i} ${line.text}`, isNow: i === at }));
}
