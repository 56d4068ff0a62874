import type { AgeEnd } from '../events.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf } from './bands.ts';

const CLAUSES = {
  'ten treasures': 'PT-ERA-08',
  'too many groups': 'PT-ERA-07',
  'last era': 'PT-ERA-10',
  'no kingdoms': 'PT-JOI-18',
} as const;

/** The Age of Monsters has come to its end, and nothing more of it is played. */
export function endAge(world: PlaytestWorld, end: AgeEnd): void {
  const den = denOf(world);
  if (den.end) return;
  den.end = end;
  world.monsters.over = { ending: end.kind, group: end.by };
  note(world, { kind: 'age decided', clause: CLAUSES[end.kind], how: end.kind, group: end.by });
}
