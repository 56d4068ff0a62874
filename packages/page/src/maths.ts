/**
 * The project's own small maths. `Math.sin` and its kin give other last digits in other browsers, and one digit is enough to
 * part two replays; these use only + − * / sqrt and rounding, which agree everywhere.
 */

export const PI = Math.PI;

/** Values this close count as equal (H2-MSR-36). */
export const TOLERANCE = 0.001;

/** To the thousandth of a bead: the grain of everything drawn. */
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

export function sine(x: number): number {
  return quadrant(x, 0);
}

export function cosine(x: number): number {
  return quadrant(x, 1);
}

function quadrant(x: number, shift: number): number {
  const k = Math.floor(x / (PI / 2) + 0.5);
  // The quarter turn in two parts, so that taking k of them away loses nothing.
  const y = x - k * 1.5707963267341256 - k * 6.077100506506192e-11;
  switch ((((k + shift) % 4) + 4) % 4) {
    case 0:
      return kernelSine(y);
    case 1:
      return kernelCosine(y);
    case 2:
      return -kernelSine(y);
    default:
      return -kernelCosine(y);
  }
}

function kernelSine(x: number): number {
  const z = x * x;
  const high = 2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10);
  return x + x * z * (-0.16666666666666632 + z * (0.00833333333332249 + z * (-0.0001984126982985795 + z * high)));
}

function kernelCosine(x: number): number {
  const z = x * x;
  const high = -2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11);
  return (
    1 - z / 2 + z * z * (0.0416666666666666 + z * (-0.001388888888887411 + z * (0.00002480158728947673 + z * high)))
  );
}

/** The direction of an hour of the clock: 12 is up, 3 right (H2-MSR-21). Hours may be parts. */
export function clock(hour: number): { readonly x: number; readonly y: number } {
  const angle = (hour * PI) / 6;
  return { x: sine(angle), y: -cosine(angle) };
}
