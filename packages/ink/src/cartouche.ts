import type { Bounds } from '@understory/ruler';
import type { Terrain } from './ground/terrain.ts';
import { widthOf, wrap } from './lettering/lettering.ts';
import type { Mark } from './mark.ts';
import type { BareSheet } from './page-then.ts';
import { at, pair } from './pen-path.ts';
import { tremorFor } from './tremor.ts';

export interface Cartouche {
  readonly box: Bounds;
  readonly marks: readonly Mark[];
}

const TITLE = 0.72;
const STORY = 0.36;
const EDGE = 0.45;

/** As much as a name with its story takes, for which a place is looked for. */
const USUAL = { wide: 8, high: 2 } as const;

/**
 * The world's name, and how it came to be, on a panel in the sky, where the ground as it was first laid leaves most of it: by a corner if it can.
 * Whatever is built later, it stays there.
 */
export function drawCartouche(sheet: BareSheet, story: readonly string[], terrain: Terrain): Cartouche {
  const side = sideFor(sheet, terrain);
  // As the type of its names, that of a larger page's title is larger.
  const most = Math.max(1, Math.sqrt(sheet.width / 30));
  const plans = [1, 0.9, 0.8, 0.7].flatMap((part) =>
    [4, 3, 2].map((lines) => layOut(sheet, story, part * most, lines)),
  );
  let best: { box: Bounds; plan: Plan } | null = null;
  let least = Infinity;
  for (const [i, plan] of plans.entries()) {
    const left = Math.max(EDGE, side.isRight ? side.at - plan.wide : side.at);
    const box = { left, top: 0.4, right: left + plan.wide, bottom: 0.4 + plan.high };
    const cost = buriedIn(terrain, box) * 60 + i * 0.4;
    if (cost < least) [best, least] = [{ box, plan }, cost];
  }
  const { box, plan } = best ?? {
    box: { left: EDGE, top: 0.4, right: EDGE + (plans[0] as Plan).wide, bottom: 2 },
    plan: plans[0] as Plan,
  };
  return { box, marks: [...panel(box, sheet.title), ...words(box, plan)] };
}

/** How deep a box would stand in the ground. */
const buriedIn = (terrain: Terrain, { left, right, bottom }: Bounds): number =>
  Math.max(0, bottom + 0.2 - terrain.highest(left - 0.2, right + 0.2));

/** Where its left edge is to be, or on the right half of the page its right one. */
function sideFor({ width }: BareSheet, terrain: Terrain): { readonly isRight: boolean; readonly at: number } {
  const { wide, high } = { ...USUAL, wide: Math.min(USUAL.wide, width * 0.45) };
  let [best, least] = [EDGE, Infinity];
  for (let x = EDGE; x <= width - wide - EDGE + 0.01; x += 0.25) {
    const corner = Math.min(x - EDGE, width - wide - EDGE - x);
    const cost = buriedIn(terrain, { left: x, right: x + wide, top: 0.4, bottom: 0.4 + high }) * 60 + corner * 0.05;
    if (cost < least - 0.001) [best, least] = [x, cost];
  }
  const isRight = best + wide / 2 > width / 2;
  return { isRight, at: isRight ? best + wide : best };
}

interface Plan {
  readonly title: readonly string[];
  readonly lines: readonly string[];
  readonly scale: number;
  readonly wide: number;
  readonly high: number;
}

function layOut({ title, width }: BareSheet, story: readonly string[], scale: number, most: number): Plan {
  const [big, small] = [TITLE * scale, STORY * scale];
  const heading = wrap(title, big, Math.min(11, width * 0.45), 2);
  const widest = Math.max(0, ...heading.map((line) => widthOf(line, big)));
  const lines = wrap(story.join(' '), small, Math.max(widest, Math.min(6.4, width * 0.3)), most, true);
  const wide = Math.max(widest, ...lines.map((line) => widthOf(line, small, true)));
  return {
    title: heading,
    lines,
    scale,
    wide: wide + 0.8,
    high: 0.34 + heading.length * big * 1.02 + lines.length * small * 1.06 + (lines.length > 0 ? 0.33 : 0.16),
  };
}

/** Paper with a double line and hollowed corners. */
function panel({ left, top, right, bottom }: Bounds, title: string): Mark[] {
  const tremor = tremorFor(`cartouche of ${title}`);
  const frame = (inset: number, hollow: number) => {
    const [l, t, r, b] = [left + inset, top + inset, right - inset, bottom - inset].map(
      (it) => it + tremor.stray(0.015),
    ) as [number, number, number, number];
    const h = hollow;
    return (
      `M${pair(at(l + h), at(t))}Q${pair(at((l + r) / 2), at(t - 0.05))} ${pair(at(r - h), at(t))}Q${pair(at(r - h), at(t + h))} ${pair(at(r), at(t + h))}` +
      `L${pair(at(r), at(b - h))}Q${pair(at(r - h), at(b - h))} ${pair(at(r - h), at(b))}Q${pair(at((l + r) / 2), at(b + 0.05))} ${pair(at(l + h), at(b))}` +
      `Q${pair(at(l + h), at(b - h))} ${pair(at(l), at(b - h))}L${pair(at(l), at(t + h))}Q${pair(at(l + h), at(t + h))} ${pair(at(l + h), at(t))}Z`
    );
  };
  const outer = frame(0, 0.22);
  return [
    {
      mark: 'path',
      d: outer,
      pen: { fill: 'shadow', fillOpacity: 0.12, stroke: 'shadow', width: 0.14, opacity: 0.25 },
    },
    { mark: 'path', d: outer, pen: { fill: 'paper', stroke: 'ink', width: 0.052 } },
    { mark: 'path', d: frame(0.1, 0.2), pen: { stroke: 'ink', width: 0.02, opacity: 0.75 } },
  ];
}

function words({ left, right, top }: Bounds, { title, lines, scale }: Plan): Mark[] {
  const x = (left + right) / 2;
  const [big, small] = [TITLE * scale, STORY * scale];
  const heading: Mark[] = title.map((text, i) => ({
    mark: 'text',
    x,
    y: top + 0.2 + big * (0.78 + i * 1.02),
    text,
    size: big,
    colour: 'ink',
    anchor: 'middle',
  }));
  const under = top + 0.34 + title.length * big * 1.02;
  const story: Mark[] = lines.map((text, i) => ({
    mark: 'text',
    x,
    y: under + small * (0.86 + i * 1.06),
    text,
    size: small,
    colour: 'pencil',
    italic: true,
    anchor: 'middle',
  }));
  return [...heading, ...(lines.length > 0 ? [flourish(x, under - 0.05, (right - left) * 0.3)] : []), ...story];
}

/** A line that swells to a lozenge in the middle, between the name and the story. */
function flourish(x: number, y: number, half: number): Mark {
  const wing = (side: 1 | -1) =>
    `M${pair(at(x + side * 0.14), at(y))}Q${pair(at(x + side * half * 0.5), at(y - 0.03))} ${pair(at(x + side * half), at(y))}`;
  const lozenge = `M${pair(at(x - 0.09), at(y))}L${pair(at(x), at(y - 0.05))}L${pair(at(x + 0.09), at(y))}L${pair(at(x), at(y + 0.05))}Z`;
  return { mark: 'path', d: wing(-1) + wing(1) + lozenge, pen: { stroke: 'accent', width: 0.024, opacity: 0.85 } };
}
