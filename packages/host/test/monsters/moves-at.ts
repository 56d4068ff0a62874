import { type Bead, type Piece, type Point, pathLength } from '@understory/page';
import type { Answer, Autopilot } from '@understory/table';
import type { Step } from '../../src/second/cards/steps/steps.ts';
import { settle } from '../../src/second/monsters/death.ts';
import type { Den } from '../../src/second/monsters/den.ts';
import { stepsOf } from '../../src/second/monsters/filters.ts';
import { homeOf } from '../../src/second/monsters/ground/lair.ts';
import { knownPlaces } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { rulesOf } from '../../src/second/monsters/steps/steps.ts';
import { playIn } from './den-at.ts';

/** The first step of this kind on a group's cards, or the nth. */
export function stepOf<K extends Step['kind']>(me: Monster, kind: K, nth = 0): Step {
  const step = stepsOf(me).filter((it) => it.kind === kind)[nth];
  if (!step) throw new Error(`${me.group.name} cannot ${kind}`);
  return step;
}

export function canDo(den: Den, me: Monster, step: Step): boolean {
  return rulesOf(step).isPossible?.(den, me, step) ?? true;
}

/** Do a step, with the answers given and the rulebook's defaults; the dead are taken off. */
export function act(
  den: Den,
  me: Monster,
  step: Step,
  answers: readonly (readonly [clause: string, answer: Answer])[] = [],
  by: Autopilot = 'story',
): boolean {
  return playIn(
    den,
    function* () {
      const done = yield* rulesOf(step).play(den, me, step, null);
      yield* settle(den);
      return done;
    },
    answers,
    by,
  );
}

/** An exploration with nothing in mind. */
export const EXPLORE: Step = { kind: 'explore', toward: [], from: 0, to: 0 };
export const SCOUT: Step = { kind: 'scout', from: 0, to: 0 };

export function exploreTo(den: Den, me: Monster, to: Point): boolean {
  return act(den, me, EXPLORE, [['H2-ACT-231', to]]);
}

/** The path of the last exploration. */
export function lastPath(den: Den): number[] {
  const entry = den.world.journal.entries.findLast((it) => it.kind === 'explored');
  return (entry as unknown as { path: number[] }).path;
}

export function endOf(path: readonly number[]): Point {
  return { x: path.at(-2) as number, y: path.at(-1) as number };
}

export const lengthOf = (path: readonly number[]): number => pathLength(path);

export function doesKnow(den: Den, me: Monster, piece: Piece): boolean {
  return knownPlaces(den, me).some((it) => it.piece === piece);
}

export function beadCount(den: Den, me: Monster, kind: Bead['kind']): number {
  return den.world.page.beadsOf(me.id).filter((it) => it.kind === kind).length;
}

export function homePiece(den: Den, me: Monster): Piece {
  return den.world.page.piece(homeOf(den, me).piece);
}

/** What was drawn after this moment of the page. */
export function drawnSince(den: Den, many: number): readonly Piece[] {
  return den.world.page.pieces.slice(many);
}
