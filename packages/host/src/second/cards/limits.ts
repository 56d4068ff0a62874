/** H2-CRD-115: they keep a hostile card harmless. */
export const LIMITS = { number: 99, signed: 9, lineLength: 200, cardLines: 60 } as const;

/** The most characters in a file; the whole deck has a fifth of that. */
export const FILE_LIMIT = 100_000;

/** The most characters of all files that are read together. */
export const FILES_LIMIT = 300_000;
