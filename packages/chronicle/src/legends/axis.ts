import { tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';

/** The turns of a world in a row, over all its ages: what every chart of time lies on. */
export interface Axis {
  readonly turns: readonly Turn[];
  readonly ages: readonly Band[];
}

interface Turn {
  readonly age: string;
  readonly turn: number;
  /** The last line of the record in it. */
  readonly last: number;
}

/** An age, from its first turn to the one after its last. */
interface Band {
  readonly age: string;
  readonly from: number;
  readonly to: number;
}

export function axisOf(story: Story): Axis {
  const ages = story.ages.map((age) => {
    const own = story.facts.filter((it) => it.age === age);
    const from = story.turnOf({ age, turn: 0 });
    return { age, from, to: Math.max(...own.map((it) => story.turnOf(it))) + 1 };
  });
  // A turn ends where the next begins: what it brought about may be told later.
  const starts = new Map<number, number>();
  for (const it of story.facts) {
    const turn = story.turnOf(it);
    starts.set(turn, Math.min(starts.get(turn) ?? Number.POSITIVE_INFINITY, tickOf(it)));
  }
  let next = story.tale.last + 1;
  const turns = ages
    .flatMap(({ age, from, to }) => Array.from({ length: to - from }, (_, turn) => ({ age, turn, at: from + turn })))
    .reverse()
    .map(({ age, turn, at }) => {
      const last = next - 1;
      next = Math.min(next, starts.get(at) ?? next);
      return { age, turn, last };
    })
    .reverse();
  return { turns, ages };
}

/** In which turn of the row a line of the record was written. */
export function turnAt({ turns }: Axis, tick: number): number {
  const at = turns.findIndex((it) => it.last >= tick);
  return at < 0 ? Math.max(0, turns.length - 1) : at;
}

/** The turns of a life, up to its end or to the end of what is told. */
export function spanOf(story: Story, axis: Axis, group: string): { from: number; to: number; dies: boolean } {
  const actor = story.tale.cast.get(group);
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const from = came ? story.turnOf(came) : turnAt(axis, actor?.since ?? 0);
  const end = story.death(group);
  const until = end ? tickOf(end) : (actor?.until ?? null);
  return { from, to: until === null ? axis.turns.length : turnAt(axis, until), dies: until !== null };
}
