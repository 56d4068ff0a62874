import type { KeyEntry } from '../key/entry.ts';

/** TA-FVT-01: the form of version 13; the program's own import moves it forward. */
export const STATS = { coreVersion: '13.351' };

/** TA-FVT-06: makes an id of what a thing is. */
export type Id = (what: string) => string;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** TA-FVT-06: sixteen letters and digits made from what a thing is, so that a second export updates the first. */
export function foundryId(of: string): string {
  let out = '';
  for (let n = 0; out.length < 16; n++) {
    let h = 2166136261 ^ Math.imul(n + 1, 374761393);
    for (let i = 0; i < of.length; i++) h = Math.imul(h ^ of.charCodeAt(i), 16777619);
    h ^= h >>> 15;
    h = Math.imul(h, 2246822519);
    h ^= h >>> 13;
    out += LETTERS[(h >>> 0) % LETTERS.length];
  }
  return out;
}

/** TA-FVT-12: a page for each place, or one for each level. */
export type FoundryPages = 'rooms' | 'levels';

/** TA-FVT-14: the page that a place is told on. */
export const pageOf = (room: KeyEntry['room'], by: FoundryPages): string =>
  `page ${by === 'rooms' ? room.place.id : room.level.id}`;
