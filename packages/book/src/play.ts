/** TA-GEN-T1.3, .4, .6, .7: how the book is meant to be played from. */
export interface Play {
  /** H1-RPG-08: a room of the world is one or two rooms of play, or two to five. */
  readonly scale: 'short' | 'long';
  readonly measure: 'feet' | 'metres';
  /** Words of an old game for how strong somebody is and what a thing is worth, or none but levels. */
  readonly figures: 'none' | 'old-school';
  readonly style: 'terse' | 'prose';
}

export const USUAL: Play = { scale: 'short', measure: 'feet', figures: 'none', style: 'terse' };

/** TA-PLN-04: five feet are a metre and a half. */
const METRES = 0.3;

/** TA-GEN-T1.4: so far, as the table measures. */
export function measured({ measure }: Pick<Play, 'measure'>, feet: number): readonly [number: string, unit: string] {
  return measure === 'feet' ? [String(feet), 'ft'] : [String(Math.round(feet * METRES * 10) / 10), 'm'];
}

export const farSaid = (play: Pick<Play, 'measure'>, feet: number): string => measured(play, feet).join(' ');
