import type { Ask, Autopilot, Hand } from '@understory/table';
import type { TableView } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import type { Doing } from './doing.ts';
import type { Kit } from './kit.ts';

/** How far a game goes on by itself. */
export type Running = Pick<TableView, 'rolls' | 'usual'>;

/** Who decides in the person's place. */
export function fate({ hands }: AnyGame, kit: Kit): Autopilot {
  return hands.choices === 'person' ? kit.fate : hands.choices;
}

/** What asks nobody goes on by itself, answer by answer, to the next thing that is the person's to do. */
export function* runningOn(game: AnyGame, kit: Kit, running: Running): Doing {
  for (let hand = goesOn(game, kit, running); hand !== null; hand = goesOn(game, kit, running)) {
    game.letAnswer(hand);
    yield null;
  }
}

/** Who answers what is asked now without the person having to do anything; null if the person is to do something. */
export function goesOn(game: AnyGame, kit: Kit, running: Running): Hand | null {
  const { ask, hand } = game;
  if (!ask || hand === null) return null;
  if (hand === 'person') return isUsual(ask, running) ? fate(game, kit) : null;
  return runsByItself(game, kit, ask.ask, hand, running) ? hand : null;
}

/** The person has said that this sort of ask is to be answered as usual. */
function isUsual(ask: Ask, { usual }: Running): boolean {
  return ask.ask !== 'roll' && ask.by !== 'chance' && usual.includes(ask.clause);
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
