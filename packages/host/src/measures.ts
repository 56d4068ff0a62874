/** H2-MSR-02, -08: the lengths that the rules speak of, in beads. */
export const FINGER = 4.5;
export const HALF_FINGER = 2.25;

/** What is built keeps this clear of all other pieces (H2-CIV-10): farther than what touches (H2-MSR-11). */
export const CLEAR = 0.3;

/** How wide tunnels are drawn; and veins, rivers and channels (H2-MSR-08). */
export const TUNNEL = 0.4;
export const VEIN = 0.6;
