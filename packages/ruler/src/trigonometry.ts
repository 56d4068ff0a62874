import { PI } from './maths.ts';
import type { Point } from './point.ts';

// `Math.sin` and its kin differ in their last digit between browsers, and one digit is enough to part two replays. These use
// only + − * / and rounding, which agree everywhere.

/** The sine of an angle in radians. */
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

/** The direction of an hour of the clock: 12 is up, 3 right. Hours may be parts. */
export function clock(hour: number): Point {
  const angle = (hour * PI) / 6;
  return { x: sine(angle), y: -cosine(angle) };
}
