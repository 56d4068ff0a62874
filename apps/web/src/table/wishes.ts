import type { ChooseAsk, Spot, SpotAsk } from '@understory/table';
import { create } from 'zustand';
import { toast } from '../desk/notices.ts';
import type { AnyGame } from '../words/any-game.ts';
import { detailAsked } from './detail-asked.ts';
import type { Kit } from './kit.ts';

/** Where a bead is to go that the person has dragged while its group acts: it is the answer when the rule asks for it (H2-MON-319). */
export interface Wish {
  readonly group: string;
  readonly bead: string;
  readonly from: Spot;
  readonly to: Spot;
  /** The step at which it was wished: whoever goes back before it has not wished it yet. */
  readonly step: number;
}

export const useWishes = create<{ readonly of: AnyGame | null; readonly wishes: readonly Wish[] }>(() => ({
  of: null,
  wishes: [],
}));

const NONE: readonly Wish[] = [];

/** What has been wished in a game, and not yet come true. */
export function wishesOf(game: AnyGame): readonly Wish[] {
  const { of, wishes } = useWishes.getState();
  return of === game ? wishes.filter(({ step }) => step <= game.step) : NONE;
}

/** A bead has one wish: the last. Where it lies already it need not be moved to. */
export function wish(game: AnyGame, it: Wish): void {
  const others = wishesOf(game).filter(({ bead }) => bead !== it.bead);
  const isBack = it.from.x === it.to.x && it.from.y === it.to.y;
  useWishes.setState({ of: game, wishes: isBack ? others : [...others, it] });
}

function forget(game: AnyGame, gone: (it: Wish) => boolean): void {
  useWishes.setState({ of: game, wishes: wishesOf(game).filter((it) => !gone(it)) });
}

/** If what is asked now has been wished, it is answered so; false if not. */
export function answerWish(game: AnyGame, kit: Kit): boolean {
  const { ask, hand } = game;
  if (hand !== 'person' || !ask || wishesOf(game).length === 0 || detailAsked(game, kit) !== 'moves') return false;
  if (ask.ask === 'choose') return moveNext(game, ask);
  return ask.ask === 'spot' && moveThere(game, ask);
}

function moveNext(game: AnyGame, { by, options }: ChooseAsk): boolean {
  const next = wishesOf(game).find(({ group, bead }) => group === by && options.some(({ key }) => key === bead));
  if (next) game.answer(next.bead);
  // The group has no such bead any more.
  else forget(game, ({ group }) => group === by);
  return next !== undefined;
}

function moveThere(game: AnyGame, { where }: SpotAsk): boolean {
  const chosen = game.trail.at(-1)?.answer;
  const wished = wishesOf(game).find(({ bead }) => bead === chosen);
  if (!wished) return false;
  forget(game, (it) => it === wished);
  const fits = where.has(wished.to);
  if (!fits) toast('A bead stays where it is: by now the place that you chose is taken, or too far away.');
  game.answer(fits ? wished.to : wished.from);
  return true;
}
