import { busy } from './clock.ts';

/** How long a piece of work takes on the machine that the bars are meant for, when it has nothing else to do: milliseconds. */
const REFERENCE = 4.2;

/**
 * How many times as long as on that machine things take here and now. Measured by a fixed piece of work of the sort that games do, so that
 * a slow machine, or a crowded one, gives the same verdict.
 */
export function pace(): number {
  const before = busy();
  work();
  return (busy() - before) / REFERENCE;
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Arithmetic on a path, objects by the thousand, and looking them up by name. */
function work(): number {
  let sum = 0;
  for (let round = 0; round < 48; round++) {
    const places = new Map<string, Place>();
    for (let i = 0; i < 400; i++) {
      const name = `p${(i * 7) % 400}`;
      places.set(name, { name, x: (i * 37) % 101, y: (i * 53) % 97 });
    }
    for (const { x, y } of places.values()) {
      for (let i = 0; i < 60; i++) {
        const dx = x - (PATH[i] as number);
        const dy = y - (PATH[i + 1] as number);
        const square = dx * dx + dy * dy;
        if (square < 900) sum += Math.sqrt(square);
      }
    }
    for (let i = 0; i < 400; i++) sum += places.get(`p${i}`)?.x ?? 0;
  }
  return sum;
}

const PATH = Array.from({ length: 61 }, (_, i) => ((i * 29) % 83) + 0.5);

for (let i = 0; i < 20; i++) work();
