import type { Piece } from '@understory/page';
import type { Figure, WorkAlong } from '../../figure.ts';
import type { Mark, Pen } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { drawOne, sketch } from '../sketch.ts';
import { at } from '../stencil.ts';
import { coloured, DETAIL, drawn, flame, HEAVY, line, poly, rect, round, tint } from './parts.ts';

const cart = sketch(
  [drawn('ore'), 'M-.36 -.1Q-.2 -.42 0 -.3Q.2 -.44 .36 -.1Z'],
  [drawn('mud'), poly(-0.46, -0.12, 0.46, -0.12, 0.34, 0.26, -0.34, 0.26)],
  [drawn('smoke'), round(-0.2, 0.36, 0.14) + round(0.2, 0.36, 0.14)],
);
const torch = sketch(
  [HEAVY, line(0, 0.5, 0, 0)],
  [tint('fire'), flame(0, 0.04, 0.3, 0.5)],
  [tint('glow'), flame(0, 0.02, 0.14, 0.26)],
);
const portcullis = sketch(
  [HEAVY, [-0.3, -0.1, 0.1, 0.3].map((x) => line(x, -0.5, x, 0.4)).join('')],
  [DETAIL, line(-0.36, -0.25, 0.36, -0.25) + line(-0.36, 0.05, 0.36, 0.05)],
  [drawn('smoke'), rect(-0.5, -0.5, -0.38, 0.5) + rect(0.38, -0.5, 0.5, 0.5)],
);
export const eyes = sketch(
  [tint('fire'), round(-0.22, 0, 0.14, 0.2) + round(0.22, 0, 0.14, 0.2)],
  [tint('void'), round(-0.2, 0, 0.05, 0.16) + round(0.2, 0, 0.05, 0.16)],
);

const PAVING: Pen = { stroke: 'pencil', width: 0.022, cap: 'round' };

/** A paved road with carts on it. */
export const highway: WorkAlong = (piece, tremor) => {
  const half = piece.shape.swell;
  const [x0, y, x1] = ends(piece);
  let d = '';
  for (let x = Math.min(x0, x1) + 0.3; x < Math.max(x0, x1); x += 0.42)
    d += line(x, y + half * 0.5, x + 0.2, y + half * 0.5) + line(x + 0.2, y - half * 0.62, x + 0.4, y - half * 0.62);
  const carts: Mark[] = [];
  for (let x = Math.min(x0, x1) + 2.4; x < Math.max(x0, x1) - 1; x += 6.5 + tremor.unit() * 3)
    carts.push(...drawOne(cart, { x, y: y - 0.02, size: half * 1.9, mirrored: tremor.unit() < 0.5 }, tremor));
  return [{ mark: 'path', d, pen: PAVING }, ...carts];
};

/** A shaft down to something that glows and looks up. */
export const deepShaft: WorkAlong = (piece, tremor) => {
  const [x, y0, , y1] = ends(piece);
  const half = piece.shape.swell;
  const glow = [0.75, 0.5, 0.28].map(
    (part, i): Mark => ({
      mark: 'path',
      d: rect(x - half * 0.96, y1 - 0.6 - (y1 - y0) * part * 0.6, x + half * 0.96, y1),
      pen: tint(i === 2 ? 'magma' : 'fire', 0.24),
    }),
  );
  return [...glow, ladder(piece, 0.3, 0.45), ...drawOne(eyes, { x, y: y1 - 1.15, size: 0.3 }, tremor)];
};

/** A portcullis, and torches behind it. */
export const gateway: WorkAlong = (piece, tremor) => {
  const [x0, y, x1] = ends(piece);
  const inward = x1 >= x0 ? 1 : -1;
  const half = piece.shape.swell;
  return [
    ...drawOne(portcullis, { x: x0 + inward * 0.36, y, size: half * 2 }, tremor),
    ...[1.1, 2.1].flatMap((far) =>
      Math.abs(x1 - x0) > far + 0.6
        ? drawOne(torch, { x: x0 + inward * far, y: y + 0.02, size: half * 1.3 }, tremor)
        : [],
    ),
  ];
};

/** A ladder up a shaft, and a torch at its end. */
export const escapeShaft: WorkAlong = (piece, tremor) => {
  const { path } = piece.shape;
  const [x, y] = [path.at(-2) ?? 0, path.at(-1) ?? 0];
  return [
    ladder(piece, 0.22, 0.5),
    ...drawOne(torch, { x: x - piece.shape.swell * 0.4, y: y + 0.4, size: 0.26 }, tremor),
  ];
};

/** From the first point of its way to the last. */
export function ends({ shape: { path } }: Piece): readonly [number, number, number, number] {
  return [path[0] ?? 0, path[1] ?? 0, path.at(-2) ?? 0, path.at(-1) ?? 0];
}

/** Two rails and rungs, up a shaft. */
export function ladder(piece: Piece, apart: number, wide: number): Mark {
  const [x0, y0, x1, y1] = ends(piece);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [(-dy / long) * piece.shape.swell * wide, (dx / long) * piece.shape.swell * wide];
  let d = line(x0 + nx, y0 + ny, x1 + nx, y1 + ny) + line(x0 - nx, y0 - ny, x1 - nx, y1 - ny);
  for (let far = apart / 2; far < long; far += apart) {
    const [x, y] = [x0 + (dx / long) * far, y0 + (dy / long) * far];
    d += line(x + nx, y + ny, x - nx, y - ny);
  }
  return { mark: 'path', d, pen: coloured('trunk', 0.03) };
}

/** A row of arches under every level stretch of the channel. */
export function arches({ shape: { path, swell } }: Piece): Mark[] {
  let d = '';
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i], path[i + 1], path[i + 2], path[i + 3]] as [number, number, number, number];
    if (Math.abs(by - ay) > 0.05) continue;
    const [from, to] = [Math.min(ax, bx), Math.max(ax, bx)];
    const count = Math.max(1, Math.round((to - from) / 0.55));
    const step = (to - from) / count;
    const [top, foot] = [ay + swell + 0.04, ay + swell + 0.46];
    for (let k = 0; k < count; k++) {
      const x = from + k * step;
      const [end, spring] = [x + step, top + 0.24];
      d += line(x, top, x, foot, x + 0.1, foot, x + 0.1, spring);
      d += `Q${at(x + step / 2 + 0.05)} ${at(top - 0.02)} ${at(end)} ${at(spring)}L${at(end)} ${at(top)}Z`;
    }
  }
  return d === '' ? [] : [{ mark: 'path', d, pen: drawn('smoke') }];
}

/** A work along its way; nothing for a plain tunnel. */
export function drawAlong(figure: Figure): Mark[] {
  return figure.work?.(figure, tremorFor(`${figure.id} way`)) ?? [];
}
