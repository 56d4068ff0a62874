import type { BareSheet } from '../page-then.ts';
import { at, pair } from '../pen-path.ts';
import type { Terrain } from './terrain.ts';

/** The clip reaches this far over the surface line, so that the line is cut where a way comes out. */
const HAIR = 0.05;

/** The outline of all rock: below the surface, above a second one if the earth is hollow, inside it if it is closed all round. */
export function undergroundPath({ width, height, ground }: BareSheet, terrain: Terrain): string {
  const [first, second] = ground?.surfaces ?? [];
  if (!first) return `M0 0H${at(width)}V${at(height)}H0Z`;
  if (first.closed) return `M${first.path.map(at).join(' ')}Z`;
  let d = '';
  for (let x = 0; x <= width; x += 0.25) d += `${d ? 'L' : 'M'}${pair(at(x), at(terrain.surfaceAt(x) - HAIR))}`;
  if (!second || second.closed) return `${d}L${at(width)} ${at(height)}L0 ${at(height)}Z`;
  const { path } = second;
  for (let i = path.length - 2; i >= 0; i -= 2)
    d += `L${pair(at(path[i] as number), at((path[i + 1] as number) + HAIR))}`;
  return `${d}Z`;
}
