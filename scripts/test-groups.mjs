/** Tests that start the real program. */
export const PROGRAMS = ['apps/cli/**', 'tools/**'];

/** Tests that play or draw many whole worlds, or try anything at all. */
export const LONG = [
  'golden',
  'histories',
  'worlds',
  'civilizations',
  'two-peoples',
  'invariants',
  'scenario',
  'kept',
  'soak',
  'fuzz',
  '*.prop',
].map((it) => `**/${it}.test.ts`);
