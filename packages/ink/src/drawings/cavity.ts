import { bounds, cutsOfUpright, type Shape } from '@understory/ruler';

/** From a ceiling down to the floor below it. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** All that a plumb line at x passes through inside the shape, from the top down. */
export function spansAt(shape: Shape, x: number): Span[] {
  const spans = [
    ...(shape.closed ? insideSpans(shape.path, x) : []),
    ...(shape.swell > 0 ? swollenSpans(shape, x) : []),
  ];
  spans.sort((a, b) => a.top - b.top);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.top <= last.bottom) {
      joined[joined.length - 1] = { top: last.top, bottom: Math.max(last.bottom, span.bottom) };
    } else joined.push(span);
  }
  return joined;
}

export function inside(shape: Shape, x: number, y: number): boolean {
  return spansAt(shape, x).some(({ top, bottom }) => top <= y && y <= bottom);
}

/** The shape with its walls for floors: a plumb line through it is a level through the shape. */
export function onItsSide({ path, closed, swell }: Shape): Shape {
  return { path: path.map((_, i) => path[i % 2 === 0 ? i + 1 : i - 1] ?? 0), closed, swell };
}

function insideSpans(path: readonly number[], x: number): Span[] {
  const cuts = cutsOfUpright(path, x);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) spans.push({ top: cuts[i] as number, bottom: cuts[i + 1] as number });
  return spans;
}

/** The swell round every corner is a disc, and along every leg a slanted plank. */
function swollenSpans({ path, closed, swell }: Shape, x: number): Span[] {
  const spans: Span[] = [];
  const corners = path.length / 2;
  for (let i = 0; i < corners; i++) {
    const [ax, ay] = [path[i * 2] ?? 0, path[i * 2 + 1] ?? 0];
    const reach = swell * swell - (x - ax) * (x - ax);
    if (reach > 0) spans.push({ top: ay - Math.sqrt(reach), bottom: ay + Math.sqrt(reach) });
    const next = i + 1 < corners ? i + 1 : closed ? 0 : i;
    const [bx, by] = [path[next * 2] ?? 0, path[next * 2 + 1] ?? 0];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length === 0) continue;
    const [nx, ny] = [((ay - by) / length) * swell, ((bx - ax) / length) * swell];
    spans.push(...insideSpans([ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny], x));
  }
  return spans;
}

/** The middle of its box. */
export function middleOf(shape: Shape): { readonly x: number; readonly y: number } {
  const { left, top, right, bottom } = bounds(shape);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
