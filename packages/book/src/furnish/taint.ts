import type { Piece } from '@understory/page';
import type { Room, Survey } from '../places/survey.ts';
import { word } from '../world.ts';

/** TA-MAT-06: what shows in every place of a stratum: somebody's corruption, or a wonder too large to be a place. */
export interface Taint {
  readonly kind: 'corruption' | 'influence';
  /** Who did it, or what it comes from. */
  readonly by: string | null;
  readonly of: Piece | null;
  readonly tick: number;
}

/** TA-MAT-06, TA-ARE-02. */
export function taintOf({ then, influences }: Survey, { place }: Pick<Room, 'place'>): Taint | null {
  const strata = new Set(place.pieces.map((it) => it.stratum));
  const line = then.world.journal.findLast(
    ({ kind, tick, stratum }) => kind === 'corrupted' && tick <= then.tick && strata.has(Number(stratum)),
  );
  if (line) return { kind: 'corruption', by: word(line, 'by') ?? word(line, 'group'), of: null, tick: line.tick };
  const of = influences.find((it) => strata.has(it.stratum));
  return of ? { kind: 'influence', by: null, of, tick: of.since } : null;
}
