/** Which way an arrow key moves something: across and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A length that stays on the page, to the thousandth of a bead. */
export function within(value: number, most: number): number {
  return thousandths(Math.min(most, Math.max(0, value)));
}

export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
