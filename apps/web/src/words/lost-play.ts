import { type Answer, isSameAnswer } from '@understory/table';
import type { AnyGame } from './any-game.ts';
import { chapterTitle } from './time.ts';

/** An answer of a trail, as far as two are compared. */
interface Step {
  readonly answer: Answer;
  readonly hand: string;
  readonly how?: string | undefined;
}

/** How many steps two trails have in common from the start. */
export function inCommon(a: readonly Step[], b: readonly Step[]): number {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i++) {
    const [one, other] = [a[i], b[i]];
    if (!one || !other || !isSame(one, other)) return i;
  }
  return most;
}

function isSame(a: Step, b: Step): boolean {
  return a === b || (a.hand === b.hand && a.how === b.how && isSameAnswer(a.answer, b.answer));
}

type Told = Pick<AnyGame, 'rulebook' | 'world'>;

/** Where a game stood after this many answers: "Turn 6: Goblins". */
export function momentAt(game: Told, step: number): string {
  const entry = game.world.journal.entries.findLast((it) => it.step <= step);
  return entry ? chapterTitle(game, entry) || game.rulebook.time.age(entry.age) : 'the start';
}
