import type { AnyGame } from '../words/any-game.ts';

/** In a game for one, the person plays if anything at all is theirs to decide, and nobody plays beside them. */
export function personDecides({ hands }: AnyGame): boolean {
  return [hands.choices, ...Object.values(hands.kinds), ...Object.values(hands.seats)].includes('person');
}
