import type { Entry } from '@understory/table';
import type { AnyGame } from './any-game.ts';

/** What was answered since a step, in words: "12 answers, two turns"; empty if nothing was. */
export function sinceThen(game: AnyGame, step: number): string {
  const answers = game.step - step;
  if (answers <= 0) return '';
  const { time } = game.rulebook;
  const turnOf = (it: Entry) => (time.turn(it) === '' ? '' : `${it.age} ${it.turn}`);
  const { entries } = game.world.journal;
  const then = entries.findLast((it) => it.step <= step);
  const turns = new Set(entries.filter((it) => it.step > step).map(turnOf));
  turns.delete('');
  if (then) turns.delete(turnOf(then));
  const told = counted(answers, 'answer');
  return turns.size > 0 ? `${told}, ${counted(turns.size, 'turn', SMALL[turns.size])}` : told;
}

const SMALL: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

function counted(count: number, what: string, told = String(count)): string {
  return `${told} ${count === 1 ? what : `${what}s`}`;
}
