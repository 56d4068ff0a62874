import type { Draw } from './glyph.ts';

/** TA-INK-08: each has a sign of its own: a star for a trap, a ringed star for a ward, a bell, and a shield. */
export const EDGES: Readonly<Record<string, Draw>> = {
  trap: (g) => g.round(0, 0, 0.45, 10, 'accent', 0.42),
  ward: (g) => {
    g.disc(0, 0, 0.5, 'halo');
    g.round(0, 0, 0.38, 10, 'magic', 0.42);
  },
  alarm: (g) => {
    g.shape([-0.32, 0.25, -0.2, -0.3, 0.2, -0.3, 0.32, 0.25], 'gold');
    g.disc(0, 0.36, 0.1, 'ink');
  },
  guard: (g) => g.shape([-0.35, -0.4, 0.35, -0.4, 0.35, 0.1, 0, 0.45, -0.35, 0.1], 'accent'),
};
