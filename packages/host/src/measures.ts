/** H2-MSR-02, -08: the lengths that the rules speak of, in beads. */
export const FINGER = 4.5;
export const HALF_FINGER = 2.25;

/** How wide tunnels are drawn; and veins, rivers and channels (H2-MSR-08). */
export const TUNNEL = 0.4;
export const VEIN = 0.6;
