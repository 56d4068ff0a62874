import type { Bounds } from '@understory/ruler';
import { overlap } from './box.ts';
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

/** The world's name, and how it came to be, on a panel in the sky: in a corner if there it covers neither mountain nor forest. */
export function drawCartouche(
  sheet: BareSheet,
  story: readonly string[],
  terrain: Terrain,
  keepOff: readonly Bounds[],
): Cartouche {
  const plans = [1, 0.9, 0.8, 0.7].flatMap((scale) => [4, 3, 2].map((lines) => layOut(sheet, story, scale, lines)));
  let best: { box: Bounds; plan: Plan } | null = null;
  let least = Infinity;
  for (const [i, plan] of plans.entries()) {
    for (let x = EDGE; x <= sheet.width - plan.wide - EDGE + 0.01; x += 0.25) {
      const box = { left: x, top: 0.4, right: x + plan.wide, bottom: 0.4 + plan.high };
      const ground = terrain.highest(box.left - 0.2, box.right + 0.2);
      const buried = Math.max(0, box.bottom + 0.2 - ground);
      const covers = keepOff.filter((other) => overlap(box, other)).length;
      const corner = Math.min(x - EDGE, sheet.width - plan.wide - EDGE - x);
      const cost = buried * 60 + covers * 20 + corner * 0.05 + i * 0.4;
      if (cost < least) [best, least] = [{ box, plan }, cost];
    }
  }
  const { box, plan } = best ?? {
    box: { left: EDGE, top: 0.4, right: EDGE + (plans[0] as Plan).wide, bottom: 2 },
    plan: plans[0] as Plan,
  };
  return { box, marks: [...panel(box, sheet.title), ...words(box, plan)] };
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
