import { type Bounds, turnCosine, turnSine } from '@understory/ruler';
import { overlap } from '../box.ts';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import { at, pair } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import type { Terrain } from './terrain.ts';

/** Is something else drawn in this part of the sky? */
export type BusySky = (x: number, y: number, w: number, h: number) => boolean;

/** Pale, paler towards the horizon; below the lowest valley the rock hides it. */
export function drawSky({ width }: BareSheet, lowest: number): Mark[] {
  return [{ mark: 'path', d: `M0 0H${at(width)}V${at(lowest + 0.3)}H0Z`, pen: { wash: 'sky' } }];
}

/** A hollow earth has a sky below as well. */
export function drawInnerSky({ width, height, ground }: BareSheet): Mark[] {
  const second = ground?.surfaces[1];
  if (!second || second.closed) return [];
  let top = height;
  for (let i = 1; i < second.path.length; i += 2) top = Math.min(top, second.path[i] as number);
  return [
    { mark: 'path', d: `M0 ${at(top - 0.3)}H${at(width)}V${at(height)}H0Z`, pen: { fill: 'sky', fillOpacity: 0.7 } },
  ];
}

/** In some worlds the sun stands over the hills. */
export function drawSun(sheet: BareSheet, horizon: number, terrain: Terrain, busy: BusySky): Mark[] {
  const tremor = tremorFor(`sun of ${sheet.title}`);
  if (tremor.unit() < 0.45) return [];
  const { x, y, r } = heavenly(sheet, tremor, horizon, busy);
  if (y + r + 1.2 > terrain.highest(x - 1, x + 1)) return [];
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const [c, s] = [turnCosine(i / 24), turnSine(i / 24)];
    const [from, to] = [r * 1.22, r * (i % 2 === 0 ? 1.75 : 1.42) + tremor.stray(0.05)];
    rays += `M${pair(at(x + c * from), at(y + s * from))}L${pair(at(x + c * to), at(y + s * to))}`;
  }
  return [
    { mark: 'circle', x, y, r: r * 2.6, pen: { wash: 'glow', opacity: 0.5 } },
    { mark: 'circle', x, y, r, pen: { fill: 'glow', fillOpacity: 0.55, stroke: 'pencil', width: 0.024, opacity: 0.6 } },
    { mark: 'path', d: rays, pen: { stroke: 'pencil', width: 0.02, opacity: 0.35, cap: 'round' } },
  ];
}

/** By night the moon stands there, and stars all over, the bright ones with four points. */
export function drawStars(sheet: BareSheet, horizon: number, busy: BusySky): Mark[] {
  const tremor = tremorFor(`stars of ${sheet.title}`);
  const { x, y, r } = heavenly(sheet, tremor, horizon, busy);
  let [small, bright] = ['', ''];
  for (let i = 0; i < sheet.width * 2.4; i++) {
    const [sx, sy, size] = [tremor.unit() * sheet.width, 0.3 + tremor.unit() * (horizon - 1), tremor.unit()];
    if (size < 0.85) small += `M${pair(at(sx), at(sy))}h.01`;
    else bright += fourPoints(sx, sy, 0.05 + 0.05 * tremor.unit());
  }
  const crescent = `M${pair(at(x), at(y - r))}A${at(r)} ${at(r)} 0 1 1 ${pair(at(x), at(y + r))}A${at(r * 1.25)} ${at(r * 1.25)} 0 0 0 ${pair(at(x), at(y - r))}Z`;
  return [
    { mark: 'path', d: small, pen: { stroke: 'ink', width: 0.035, opacity: 0.6, cap: 'round' } },
    { mark: 'path', d: bright, pen: { fill: 'glow', fillOpacity: 0.9 } },
    { mark: 'circle', x, y, r: r * 2.6, pen: { wash: 'glow', opacity: 0.3 } },
    { mark: 'path', d: crescent, pen: { fill: 'glow', stroke: 'pencil', width: 0.02 } },
  ];
}

/** Where sun or moon stand: not behind the cartouche. */
function heavenly(
  { width }: BareSheet,
  tremor: Tremor,
  horizon: number,
  busy: BusySky,
): { x: number; y: number; r: number } {
  const y = Math.max(0.9, horizon - 1.9 - 0.5 * tremor.unit());
  const r = 0.42 + 0.2 * tremor.unit();
  let x = width * (0.2 + 0.6 * tremor.unit());
  for (let tries = 0; tries < 8 && busy(x - 1.2, y - 1.2, 2.4, 2.4); tries++) x = (x + width * 0.23) % width;
  return { x, y, r };
}

function fourPoints(x: number, y: number, r: number): string {
  const w = r * 0.25;
  const points = [0, -r, w, -w, r, 0, w, w, 0, r, -w, w, -r, 0, -w, -w].map((it, i) => at(it + (i % 2 === 0 ? x : y)));
  return `M${points.join(' ')}Z`;
}

/** Clouds and birds, a few, where nothing else is. */
export function drawWeather({ width, title }: BareSheet, terrain: Terrain, busy: BusySky): Mark[] {
  const tremor = tremorFor(`weather of ${title}`);
  const marks: Mark[] = [];
  const clouds = 2 + Math.floor(tremor.unit() * 4);
  const sky: Bounds[] = [];
  for (let i = 0; i < clouds; i++) {
    const [x, y, size] = [tremor.unit() * width, 1 + tremor.unit() * 1.1, 0.7 + tremor.unit() * 0.9];
    const drawn = cloud(tremor, x, y, size);
    const box = { left: x - size - 0.2, top: y - size * 0.8, right: x + size + 0.2, bottom: y + 0.3 };
    if (busy(box.left, box.top, box.right - box.left, box.bottom - box.top) || sky.some((other) => overlap(box, other)))
      continue;
    if (y + 1 > terrain.highest(x - size, x + size)) continue;
    sky.push(box);
    marks.push(...drawn);
  }
  const flocks = Math.floor(tremor.unit() * 3);
  let birds = '';
  for (let i = 0; i < flocks; i++) {
    const [x, y] = [1 + tremor.unit() * (width - 2), 0.7 + tremor.unit() * 1.2];
    const drawn = flock(tremor, x, y);
    if (!busy(x - 1, y - 0.5, 2, 1) && y + 0.9 < terrain.highest(x - 1, x + 1)) birds += drawn;
  }
  if (birds !== '')
    marks.push({ mark: 'path', d: birds, pen: { stroke: 'ink', width: 0.026, opacity: 0.55, cap: 'round' } });
  return marks;
}

/** Bumps along a low arch, over a flat foot; a second line or two of shade below. */
function cloud(tremor: Tremor, x: number, y: number, size: number): Mark[] {
  const bumps = 5 + Math.floor(tremor.unit() * 3);
  const top = (u: number) => y - size * 0.42 * (1 - u * u) * (1 + 0.25 * u);
  let line = `M${pair(at(x - size), at(y))}`;
  let u = -1;
  for (let i = 0; i < bumps; i++) {
    const v = i === bumps - 1 ? 1 : u + (2 / bumps) * (0.7 + 0.6 * tremor.unit());
    const next = Math.min(1, v);
    const lift = size * 0.3 * (0.7 + 0.5 * tremor.unit());
    line += `Q${pair(at(x + (size * (u + next)) / 2), at((top(u) + top(next)) / 2 - lift))} ${pair(at(x + size * next), at(top(next)))}`;
    u = next;
  }
  const shade = `M${pair(at(x - size * 0.7), at(y - 0.08))}h${at(size * 0.5)}m${at(size * 0.2)} .02h${at(size * 0.45)}`;
  return [
    { mark: 'path', d: `${line}Z`, pen: { fill: 'paper', fillOpacity: 0.6 } },
    {
      mark: 'path',
      d: `${line}M${pair(at(x - size), at(y))}h${at(size * 0.8)}m${at(size * 0.2)} 0h${at(size)}`,
      pen: { stroke: 'pencil', width: 0.024, opacity: 0.5, cap: 'round' },
    },
    { mark: 'path', d: shade, pen: { stroke: 'pencil', width: 0.018, opacity: 0.35, cap: 'round' } },
  ];
}

function flock(tremor: Tremor, x: number, y: number): string {
  let d = '';
  const birds = 3 + Math.floor(tremor.unit() * 4);
  for (let i = 0; i < birds; i++) {
    const [bx, by, w] = [x + tremor.stray(0.8), y + tremor.stray(0.3), 0.1 + 0.05 * tremor.unit()];
    const wing = `${pair(at(w), at(w * 0.5))}q${pair(at(w * 0.3), at(-w * 0.9))} ${pair(at(w), at(-w * 0.5))}`;
    d += `M${pair(at(bx - w), at(by - w * 0.5))}q${pair(at(w * 0.7), at(-w * 0.4))} ${wing}`;
  }
  return d;
}
