import { BEADS, type Bead, type BeadKind } from '@understory/page';
import { cosine, sine } from './drawings/turn.ts';
import type { Mark } from './mark.ts';
import { at, straight } from './pen-path.ts';

/** Half the width of a bead as it is drawn: room is left to see the floor beside it. */
export const BEAD = 0.27;

/** Glass beads with a soft shadow: dark for population, white for treasure, a star for a bonus, a coin for an epic treasure. */
export function drawBeads(beads: readonly Bead[]): Mark[] {
  const shadows = beads.map(({ at: { x, y } }) => oval(x + 0.035, y + 0.08, BEAD * 1.02, BEAD * 0.94)).join('');
  return [
    ...(beads.length > 0 ? [{ mark: 'path', d: shadows, pen: { fill: 'shadow', fillOpacity: 0.24 } } as const] : []),
    ...beads.map((bead): Mark => ({ mark: 'group', bead: bead.id, of: GLASS[bead.kind](bead.at.x, bead.at.y) })),
  ];
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(rx * 2)} 0a${at(rx)} ${at(ry)} 0 1 0${at(-rx * 2)} 0`;

const glint = (x: number, y: number, opacity: number): Mark => ({
  mark: 'path',
  d: oval(x - 0.085, y - 0.11, 0.07, 0.042),
  pen: { fill: 'beadWhite', fillOpacity: opacity },
});

const GLASS: Readonly<Record<BeadKind, (x: number, y: number) => Mark[]>> = {
  population: (x, y) => [
    { mark: 'circle', x, y, r: BEAD, pen: { wash: 'beadDark', stroke: 'ink', width: 0.02 } },
    glint(x, y, 0.55),
  ],
  treasure: (x, y) => [
    { mark: 'circle', x, y, r: BEAD, pen: { wash: 'beadWhite', stroke: 'ink', width: 0.024 } },
    glint(x, y, 0.9),
  ],
  bonus: (x, y) => [
    { mark: 'path', d: star(x, y, BEAD * 1.15, 5, 0.46), pen: { wash: 'beadGold', stroke: 'ink', width: 0.028 } },
  ],
  epic: (x, y) => [
    { mark: 'circle', x, y, r: BEAD * 1.08, pen: { wash: 'beadGold', stroke: 'ink', width: 0.03 } },
    { mark: 'circle', x, y, r: BEAD * 0.78, pen: { stroke: 'oreLine', width: 0.018 } },
    { mark: 'path', d: star(x, y, BEAD * 0.66, 4, 0.42), pen: { fill: 'oreLine' } },
  ],
};

function star(x: number, y: number, r: number, points: number, waist: number): string {
  const ring: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const turn = i / (points * 2) - 0.25;
    const reach = i % 2 === 0 ? r : r * waist;
    ring.push(x + reach * cosine(turn), y + reach * sine(turn));
  }
  return straight(ring, true);
}

/** What is told of a bead by its shape alone, for the legend. */
export const BEAD_KINDS = Object.keys(BEADS) as BeadKind[];
