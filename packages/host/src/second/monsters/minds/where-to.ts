import type { Piece, Point } from '@understory/page';
import { Impossible, type Mind, type Spot } from '@understory/table';
import type { Goal } from '../../cards/tree/act.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Aim } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** A place where a group could live: a room, cave, cavern or water, or (null) a spot of rock or surface to dig. */
export interface Site {
  readonly piece: Piece | null;
  readonly at: Point;
}

/** H2-ACT-341: where a card spawns in a stratum; `sites` are its rooms and caves, held by somebody or not. */
export function whereToSpawn(_den: Den, _card: MonsterCard, _stratum: number, _sites: readonly Site[]): Mind<Spot> {
  throw new Impossible('whereToSpawn');
}

/** H2-ACT-342: what an exploration heads for: a point on the page. */
export function whereToExplore(_den: Den, _me: Monster, _toward: readonly Aim[]): Mind<Spot> {
  throw new Impossible('whereToExplore');
}

/** H2-ACT-343: which of the sites that fit a group moves to. */
export function whereToMove(_den: Den, _me: Monster, _goals: readonly Goal[], _sites: readonly Site[]): Mind<Spot> {
  throw new Impossible('whereToMove');
}
