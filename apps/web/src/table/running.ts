import { type Ask, type Autopilot, type Far, type Hand, isTableLine } from '@understory/table';
import type { TableView } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import { detailAsked } from './detail-asked.ts';
import type { Kit } from './kit.ts';
import { answerWish } from './wishes.ts';

/** How far a game goes on by itself. */
export type Running = Pick<TableView, 'rolls' | 'usual' | 'details'>;

/** Who decides in the person's place. */
export function fate({ hands }: AnyGame, kit: Kit): Autopilot {
  return hands.choices === 'person' ? kit.fate : hands.choices;
}

/**
 * What asks nobody goes on by itself, answer by answer, to the next thing that is the person's to do. If throws are to be seen, it stops after one
 * that was the person's, and says whether more is to come.
 */
export function* runningOn(
  game: AnyGame,
  kit: Kit,
  running: Running,
  areThrowsSeen = false,
): Generator<Far | null, boolean, void> {
  for (;;) {
    const isThrow = game.ask?.ask === 'roll' && !kit.isOthersTurn(game);
    const hand = goesOn(game, kit, running);
    if (!answerWish(game, kit) && !(hand !== null && game.letAnswer(hand))) return false;
    yield null;
    const isSeen = areThrowsSeen && isThrow && !fallsAtOnce(game, kit);
    if (isSeen && goesOn(game, kit, running) !== null) return true;
  }
}

/** Who answers what is asked now without the person having to do anything; null if the person is to do something. */
export function goesOn(game: AnyGame, kit: Kit, running: Running): Hand | null {
  const { ask, hand } = game;
  if (!ask || hand === null) return null;
  if (hand === 'person') return isLeftToFate(game, kit, ask, running) ? fate(game, kit) : null;
  return runsByItself(game, kit, ask.ask, hand, running) || fallsAtOnce(game, kit) ? hand : null;
}

/** What is the person's, but need not be: a detail, or what they have said they don't want to be asked. */
function isLeftToFate(game: AnyGame, kit: Kit, ask: Ask, { usual, details }: Running): boolean {
  if (ask.ask === 'roll' || ask.by === 'chance') return false;
  if (usual.includes(ask.clause)) return true;
  const detail = detailAsked(game, kit);
  return detail !== null && !details.includes(detail);
}

/** The second die of a contest falls with the first. A person who chose to roll for it has pressed for that throw already. */
function fallsAtOnce({ world, ask }: AnyGame, { view }: Kit): boolean {
  const last = world.journal.entries.at(-1);
  if (ask?.ask !== 'roll' || !last || !isTableLine(last)) return false;
  if (last.kind === 'rolled') return last.clause === ask.clause;
  return last.kind === 'chose' && (view?.isThrow(last.key) ?? false);
}

/**
 * Dropped dice and drawn cards go on by themselves, throws if the person doesn't press for them, autopilots if the person plays
 * beside them: where nobody plays, each ask is there to be looked at.
 */
function runsByItself(game: AnyGame, kit: Kit, ask: Ask['ask'] | undefined, hand: Hand, { rolls }: Running): boolean {
  if (hand === 'person' || hand === 'script') return false;
  if (hand !== 'chance') return kit.personPlays(game);
  if (ask === 'roll') return rolls === 'auto' || kit.isOthersTurn(game);
  return rolls === 'auto' || kit.personPlays(game);
}

const pressed = new WeakMap<AnyGame, number[]>();

/** Remember that the person did something here, so that undo finds it again. */
export function pressHere(game: AnyGame): void {
  const steps = (pressed.get(game) ?? []).filter((it) => it < game.step);
  pressed.set(game, [...steps, game.step]);
}

/** Somebody played on for the person: from here, undo goes by what the answers show. */
export function forgetPressed(game: AnyGame): void {
  pressed.delete(game);
}

/** Where the person last did something; after a reload, the last answer that did not come by itself. */
export function lastPressed(game: AnyGame, kit: Kit, running: Running): number {
  const known = pressed.get(game)?.findLast((it) => it < game.step);
  if (known !== undefined) return known;
  const own = game.trail.findLastIndex(({ to, hand }) => !runsByItself(game, kit, to, hand, running));
  return Math.max(0, own);
}
