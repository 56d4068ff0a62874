/** What the Dungeon Master has on his rolls (H1-DMR-02), and what he counts alone (H1-DMR-09). */
export const MASTERY = 2;
export const ALONE: number = 1 + MASTERY;
