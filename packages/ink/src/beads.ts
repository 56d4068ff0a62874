import type { Bead, BeadKind } from '@understory/page';
import { turnCosine, turnSine } from '@understory/ruler';
import { BEAD } from './bead-size.ts';
import { hoards } from './crowd.ts';
import { drawOne, type Sketch } from './drawings/sketch.ts';
import { widthOf } from './lettering/lettering.ts';
import type { Mark } from './mark.ts';
import type { PatternBook } from './pattern-book.ts';
import { at, straight } from './pen-path.ts';
import { tremorFor } from './tremor.ts';

/** As much of a bead as its drawing shows. */
type DrawnBead = Pick<Bead, 'id' | 'kind' | 'at' | 'emblem'>;

/** Glass beads with a soft shadow: dark for population, white for treasure, a star for a bonus, a coin for an epic treasure. */
export function drawBeads(beads: readonly DrawnBead[], book: PatternBook): Mark[] {
  const shadows = beads
    .filter(({ kind }) => kind !== 'bonus')
    .map(({ at: { x, y } }) => oval(x + 0.035, y + 0.08, BEAD * 1.02, BEAD * 0.94))
    .join('');
  return [
    ...(shadows === '' ? [] : [{ mark: 'path', d: shadows, pen: { fill: 'shadow', fillOpacity: 0.24 } } as const]),
    ...besideSeats(beads).map((bead): Mark => ({ mark: 'group', bead: bead.id, of: drawBead(bead, book) })),
  ];
}

/** How much there is of a large hoard, on a slip of paper amid it. */
export function drawHoards(beads: readonly Bead[]): Mark[] {
  return hoards(beads).flatMap(({ at: { x, y }, many }): Mark[] => {
    const [left, top, text] = [x + BEAD * 0.5, y - BEAD * 1.75, String(many)];
    const wide = widthOf(text, SLIP) + 0.16;
    const corners = [left, top, left + wide, top - 0.03, left + wide + 0.02, top + 0.36, left - 0.02, top + 0.38];
    return [
      { mark: 'path', d: straight(corners, true), pen: { fill: 'paper', stroke: 'ink', width: 0.024 } },
      { mark: 'text', x: left + wide / 2, y: top + 0.29, text, size: SLIP, colour: 'ink', anchor: 'middle' },
    ];
  });
}

const SLIP = 0.34;

/** A bonus takes no room (H2-MON-104): it is drawn last, on the rim of the bead that lies at the same place. */
function besideSeats(beads: readonly DrawnBead[]): readonly DrawnBead[] {
  const key = ({ at: { x, y } }: DrawnBead) => `${at(x)} ${at(y)}`;
  const [bonus, others] = [beads.filter(({ kind }) => kind === 'bonus'), beads.filter(({ kind }) => kind !== 'bonus')];
  const seats = new Set(others.map(key));
  const kept = new Map<string, number>();
  return [
    ...others,
    ...bonus.map((bead) => {
      if (!seats.has(key(bead))) return bead;
      const before = kept.get(key(bead)) ?? 0;
      kept.set(key(bead), before + 1);
      const turn = before * 0.115 - 0.07;
      const { x, y } = bead.at;
      return { ...bead, at: { x: x + BEAD * 1.25 * turnCosine(turn), y: y + BEAD * 1.25 * turnSine(turn) } };
    }),
  ];
}

/** Whose population it is shows on the glass; a crown sits on its rim. */
function drawBead({ id, kind, emblem, at: { x, y } }: DrawnBead, book: PatternBook): Mark[] {
  const what = emblem === null ? null : firstOf(emblemsFor(kind, book), emblem);
  if (what === null || emblem === null) return GLASS[kind](x, y);
  const drawn = drawOne(what, { x, y, size: BEAD * (kind === 'token' ? 2.6 : 1.84) }, tremorFor(id));
  if (kind === 'token') return drawn;
  if (kind === 'treasure') return [...GLASS.treasure(x, y), ...drawn];
  return [...dark(x, y), ...drawn, ...(isCrowned(book, emblem) ? crown(x, y, BEAD) : [])];
}

/** Words from the narrowest to the widest, "goblins humanoid swarm denizen": the emblem of the first that has one. */
export const emblemIn = ({ beads }: PatternBook, words: string): Sketch | null => firstOf(beads, words);

function firstOf(emblems: Emblems, words: string): Sketch | null {
  for (const word of words.split(' ')) if (Object.hasOwn(emblems, word)) return emblems[word] ?? null;
  return null;
}

type Emblems = Readonly<Record<string, Sketch>>;

/** The emblems that beads of a kind may bear. */
function emblemsFor(kind: BeadKind, { beads, whiteBeads, tokens }: PatternBook): Emblems {
  if (kind === 'population') return beads;
  return kind === 'treasure' ? whiteBeads : kind === 'token' ? tokens : {};
}

export const isCrowned = ({ crowned }: PatternBook, words: string): boolean =>
  crowned !== null && words.split(' ').includes(crowned);

const dark = (x: number, y: number): Mark[] => [
  { mark: 'circle', x, y, r: BEAD, pen: { fill: 'beadDark', stroke: 'ink', width: 0.02 } },
];

/** Three points that stand over the rim, so that the crown is seen without colour. */
export function crown(x: number, y: number, r: number): Mark[] {
  const points = [-0.46, -0.86, -0.58, -1.3, -0.26, -1.1, 0, -1.42, 0.26, -1.1, 0.58, -1.3, 0.46, -0.86];
  const d = straight(
    points.map((it, i) => it * r + (i % 2 === 0 ? x : y)),
    true,
  );
  return [{ mark: 'path', d, pen: { fill: 'gold', stroke: 'ink', width: r * 0.09 } }];
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
  // A bonus takes no room (H2-MON-104), so it is small.
  bonus: (x, y) => [
    { mark: 'path', d: star(x, y, BEAD * 0.72, 5, 0.46), pen: { wash: 'beadGold', stroke: 'ink', width: 0.024 } },
  ],
  epic: (x, y) => [
    { mark: 'circle', x, y, r: BEAD * 1.08, pen: { wash: 'beadGold', stroke: 'ink', width: 0.03 } },
    { mark: 'circle', x, y, r: BEAD * 0.78, pen: { stroke: 'oreLine', width: 0.018 } },
    { mark: 'path', d: star(x, y, BEAD * 0.66, 4, 0.42), pen: { fill: 'oreLine' } },
  ],
  // Half dark, half white, so that it is recognised without colour.
  control: (x, y) => [
    { mark: 'circle', x, y, r: BEAD, pen: { wash: 'beadWhite', stroke: 'ink', width: 0.024 } },
    {
      mark: 'path',
      d: `M${at(x)} ${at(y - BEAD)}a${at(BEAD)} ${at(BEAD)} 0 0 0 0 ${at(BEAD * 2)}Z`,
      pen: { fill: 'beadDark' },
    },
  ],
  // A pawn of wood.
  token: (x, y) => [
    {
      mark: 'path',
      d: straight(
        [-0.7, 1, -0.32, -0.1, 0.32, -0.1, 0.7, 1].map((it, i) => it * BEAD + (i % 2 === 0 ? x : y)),
        true,
      ),
      pen: { fill: 'trunk', stroke: 'ink', width: 0.024 },
    },
    { mark: 'circle', x, y: y - BEAD * 0.5, r: BEAD * 0.52, pen: { fill: 'trunk', stroke: 'ink', width: 0.024 } },
  ],
};

function star(x: number, y: number, r: number, points: number, waist: number): string {
  const ring: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const turn = i / (points * 2) - 0.25;
    const reach = i % 2 === 0 ? r : r * waist;
    ring.push(x + reach * turnCosine(turn), y + reach * turnSine(turn));
  }
  return straight(ring, true);
}
