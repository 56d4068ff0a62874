/** Pixels to a bead, at scale 1. */
export const PX = 42;
