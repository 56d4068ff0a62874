import type { Board } from '../boards/board.ts';
import { drawOne } from '../drawings/sketch.ts';
import { at } from '../drawings/stencil.ts';
import type { Mark } from '../mark.ts';
import { tremorFor } from '../tremor.ts';
import type { CampaignData } from './campaign-data.ts';
import { placeSigns, terrains } from './terrain-signs.ts';

/** Round the map, for its numbers and its title. */
const MARGIN = 1.4;
/** Below it, for what the signs mean. */
const LEGEND = 2.2;
/** From the middle of a hex to its tip. */
const TIP = 1 / Math.sqrt(3);

/** H1-RPG-02 to -07: a campaign map as a board, to be looked at or printed. */
export function drawCampaign({ title, width, height, hexes, roads, places }: CampaignData): Board {
  const marks: Mark[] = [
    {
      mark: 'path',
      d: hexes.map(hexagon).join(''),
      pen: { fill: 'halo', stroke: 'pencil', width: 0.025, opacity: 0.8 },
    },
    ...hexes.flatMap(({ x, y, terrain }) => sign(terrains, terrain, { x, y }, 0.8, `${x} ${y}`)),
    ...roads.map(road),
    ...places.flatMap(({ kind, at: place }, i) => sign(placeSigns, kind, place, 1.05, `place ${i}`)),
    ...names(places),
    ...numbers(height, width),
  ];
  const moved: Mark = { mark: 'group', of: marks, place: { x: MARGIN, y: MARGIN + 0.6, size: 1, turn: 0 } };
  const heading: Mark = {
    mark: 'text',
    x: width / 2 + MARGIN,
    y: MARGIN,
    text: title,
    size: 0.95,
    colour: 'ink',
    anchor: 'middle',
  };
  return {
    title,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN + 0.6 + LEGEND,
    marks: [heading, moved, ...legend(places, height + MARGIN + 1.9)],
  };
}

function hexagon({ x, y }: { readonly x: number; readonly y: number }): string {
  const points = [
    [0, -TIP],
    [0.5, -TIP / 2],
    [0.5, TIP / 2],
    [0, TIP],
    [-0.5, TIP / 2],
    [-0.5, -TIP / 2],
  ] as const;
  return `M${points.map(([dx, dy]) => `${at(x + dx)} ${at(y + dy)}`).join('L')}Z`;
}

function sign(
  of: typeof terrains,
  kind: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  id: string,
): Mark[] {
  const what = Object.hasOwn(of, kind) ? of[kind] : undefined;
  return what ? drawOne(what, { x, y, size }, tremorFor(`campaign ${id}`)) : [];
}

function road(way: CampaignData['roads'][number]): Mark {
  const d = `M${way.map(({ x, y }) => `${at(x)} ${at(y)}`).join('L')}`;
  return { mark: 'path', d, pen: { stroke: 'trunk', width: 0.1, dash: [0.3, 0.14], cap: 'round' } };
}

/** A name stands under its place. */
function names(places: CampaignData['places']): Mark[] {
  return places.flatMap(({ at: { x, y }, name }): Mark[] =>
    name === null
      ? []
      : [{ mark: 'text', x, y: y + 0.95, text: name, size: 0.5, colour: 'ink', anchor: 'middle', halo: true }],
  );
}

/** H1-RPG-02: 1 to 8 down the side, number n at 2n - 1. */
function numbers(height: number, width: number): Mark[] {
  const all = Array.from({ length: height / 2 }, (_, i) => i + 1);
  return all.flatMap((n) =>
    [-0.7, width + 0.7].map(
      (x): Mark => ({
        ...{ mark: 'text', x, y: 2 * n - 1 + 0.2, text: String(n), size: 0.6, colour: 'accent', anchor: 'middle' },
      }),
    ),
  );
}

/** Each kind of place that the map has, once, with its word. */
function legend(places: CampaignData['places'], y: number): Mark[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return kinds.flatMap((kind, i) => {
    const [x, row] = [MARGIN + 0.6 + (i % 5) * 5.8, y + Math.floor(i / 5)];
    return [
      ...sign(placeSigns, kind, { x, y: row }, 0.9, `legend ${kind}`),
      { mark: 'text', x: x + 0.8, y: row + 0.18, text: kind, size: 0.55, colour: 'ink' } as const,
    ];
  });
}
