import type { Page } from '@understory/page';
import { newWorld, type World } from '../world.ts';
import type { At } from './at.ts';
import type { Civ } from './civilization/in-play.ts';
import type { FirstOptions } from './options.ts';
import type { Sides } from './words/rock.ts';

/** Everything there is in a game of the first edition. */
export interface FirstWorld extends World<FirstOptions, '1'> {
  /** The heights between which the side numbers stand (H1-MEA-03). */
  sides: Sides;
  /** The civilization that is being played, or was. */
  civ: Civ | null;
  /** The stretch of play that comes next. */
  at: At;
}

export function newFirstWorld(seed: string, options: FirstOptions, page: Page): FirstWorld {
  return {
    ...newWorld('1', seed, options, page),
    sides: { from: 0, to: page.height },
    civ: null,
    at: { age: 'primordial', chapter: 'world' },
  };
}
