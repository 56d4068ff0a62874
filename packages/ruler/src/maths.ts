export const PI = Math.PI;

/** Values this close count as equal. */
export const TOLERANCE = 0.001;

/** To the thousandth: the grain of everything drawn. */
export function mil(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function distance(x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  return Math.sqrt(dx * dx + dy * dy);
}
