/** How far round the tip of a finger something is still meant, in pixels: half a finger's width. */
export const FINGER = 22;

/** The options that are lit at a place of the screen, each once; for a finger, those next to it if none is right under it. */
export function optionsAt(x: number, y: number, isFinger: boolean): string[] {
  const under = litAt(x, y);
  if (under.length > 0 || !isFinger) return under;
  for (let far = FINGER / 3; far <= FINGER; far += FINGER / 3) {
    const round = COMPASS.flatMap(([dx, dy]) => litAt(x + dx * far, y + dy * far));
    if (round.length > 0) return [...new Set(round)];
  }
  return [];
}

function litAt(x: number, y: number): string[] {
  const lit = document.elementsFromPoint(x, y).map((it) => it.closest('[data-option]')?.getAttribute('data-option'));
  return [...new Set(lit.filter((it) => it != null))];
}

const COMPASS = [
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
] as const;
