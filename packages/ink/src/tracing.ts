import type { Lived } from '@understory/page';
import type { Mark } from './mark.ts';

/** A sheet of tracing paper: an age, the tick at which it begins, and how much of it is seen, from 0 to 1 (H2-GEN-08). */
export interface AgeSheet {
  readonly age: string;
  readonly since: number;
  readonly opacity: number;
}

/** How much is seen of what each age drew. */
export interface Tracing {
  ofAge(age: string): number;
  /** Of beads, labels and marks, which are of the age in which they came. */
  of(it: Lived): number;
  /** Has the age begun at the tick that is drawn? An age that is not in the list has begun. */
  begun(age: string): boolean;
}

/** The sheets in the order of their ages; all is seen if none are given. */
export function tracingOf(sheets: readonly AgeSheet[], tick: number): Tracing {
  const byAge = new Map(sheets.map((it) => [it.age, it]));
  return {
    ofAge: (age) => byAge.get(age)?.opacity ?? 1,
    of: ({ since }) => sheets.findLast((it) => it.since <= since)?.opacity ?? 1,
    begun: (age) => (byAge.get(age)?.since ?? 0) <= tick,
  };
}

/** The same for what is moved up to each new sheet (H1-GEN-10): it is as much seen as the newest. */
export function onTop(sheets: readonly AgeSheet[], tick: number): Tracing {
  const newest = sheets.findLast((it) => it.since <= tick)?.opacity ?? 1;
  return { ...tracingOf(sheets, tick), of: () => newest };
}

/** Floors pale last, because the ink of the walls lies under them and would shine through. */
export const floorOpacity = (opacity: number): number => Math.min(1, opacity * 4);

/** Things of a half-seen age are put in one group with one opacity. */
export function together<T extends Lived>(
  paper: Tracing,
  all: readonly T[],
  draw: (some: readonly T[]) => readonly Mark[],
): Mark[] {
  return [...new Set(all.map((it) => paper.of(it)))].flatMap((opacity) => {
    const of = draw(all.filter((it) => paper.of(it) === opacity));
    return opacity < 1 ? [{ mark: 'group', opacity, of } as const] : of;
  });
}

/** Labels, each as pale as its age. */
export function wordsSeen(paper: Tracing, words: readonly Mark[], labels: readonly Lived[]): Mark[] {
  const seen = new Map(labels.map((label) => [label.id, paper.of(label)]));
  return words.map((it) => {
    if (it.mark !== 'group' || it.label === undefined) return it;
    const opacity = seen.get(it.label) ?? 1;
    return opacity < 1 ? { ...it, opacity } : it;
  });
}
