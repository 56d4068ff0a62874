import {
  type Answer,
  capital,
  type Entry,
  isSameAnswer,
  type TableLine,
  tellerOf,
  unreachable,
} from '@understory/table';
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

/** What a line of play answered after so many steps, and what the other answered instead: "Steal, not Explore". */
export function whatDiffers(lost: Told, now: Told, step: number): string {
  const [line, other] = [lineAfter(lost, step), lineAfter(now, step)];
  if (!line) return `As far as ${momentAt(lost, step)}`;
  const said = answerIn(lost, line);
  const instead = other?.kind === line.kind ? answerIn(now, other) : said;
  const about = line.kind === 'rolled' ? `${capital(tellerOf(lost).ask({ ask: 'roll', topic: line.topic }))}: ` : '';
  return instead === said ? `${about}${said}` : `${about}${said}, not ${instead}`;
}

function lineAfter({ world }: Told, step: number): (Entry & TableLine) | undefined {
  return world.journal.entries.find((it) => it.step === step + 1) as (Entry & TableLine) | undefined;
}

function answerIn(game: Told, line: Entry & TableLine): string {
  switch (line.kind) {
    case 'rolled':
      return line.faces.join(' + ');
    case 'chose':
      return tellerOf(game).chosen(line);
    case 'spotted':
      return `a spot at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`;
    case 'named':
      return `“${line.name}”`;
    default:
      return unreachable(line);
  }
}
