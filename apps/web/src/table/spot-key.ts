import type { Spot } from '@understory/table';

/** A spot that is pointed at in a list, as the key that `pointAt` is given. */
export function spotKey({ x, y }: Spot): string {
  return `${x} ${y}`;
}

export function spotFrom(pointedAt: string): Spot {
  const [x = 0, y = 0] = pointedAt.split(' ').map(Number);
  return { x, y };
}
