import { FINE, PEN_LIMITS } from '@understory/ink/pen';

/** Nearer than this to the last point, in hundredths of a bead, a point tells nothing new. */
const NEAR = 3;

/** A stroke as it grows: points are taken in as the hand moves, and those that tell nothing are left out. */
export class Stroke {
  points: readonly number[] = [];

  /** x and y in beads, pressure from 0 to 1. False when no more fits. */
  add(x: number, y: number, pressure: number): boolean {
    if (this.points.length >= 3 * PEN_LIMITS.strokePoints) return false;
    const [px, py] = this.points.slice(-3);
    const [nx, ny] = [Math.round(x * FINE), Math.round(y * FINE)];
    if (px !== undefined && py !== undefined && Math.abs(nx - px) < NEAR && Math.abs(ny - py) < NEAR) return true;
    this.points = [...this.points, nx, ny, Math.round(Math.min(1, Math.max(0, pressure)) * 100)];
    return true;
  }
}
