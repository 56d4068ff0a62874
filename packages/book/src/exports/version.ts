/** TA-EXP-04: what made a keeper's export. */
export const MADE_BY = 'Understory 0.8.0';
