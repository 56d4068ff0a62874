import type { Page } from '@understory/page';
import type { Sides } from '../setting.ts';
import { newWorld } from '../world.ts';
import { type Aftermath, newAftermath } from './aftermath/state.ts';
import type { At } from './at.ts';
import { newMonsterAge } from './monsters/state.ts';
import type { FirstOptions } from './options.ts';
import type { Realm } from './realm.ts';
import type { TracingSheet } from './tracing-sheet.ts';

/** Everything there is in a game of the first edition. */
export interface FirstWorld extends Realm<FirstOptions, '1'> {
  /** The heights between which the side numbers stand (H1-MEA-03). */
  sides: Sides;
  /** The sheets of tracing paper on the page, from below (H1-GEN-10). */
  readonly sheets: TracingSheet[];
  /** What the options have seen to, after each stretch of play. */
  readonly aftermath: Aftermath;
  /** The stretch of play that comes next. */
  at: At;
}

export function newFirstWorld(seed: string, options: FirstOptions, page: Page, laws: object): FirstWorld {
  return {
    ...newWorld('1', seed, options, page),
    sides: { from: 0, to: page.height },
    civs: [],
    sheets: [],
    monsters: newMonsterAge(laws),
    villainy: null,
    aftermath: newAftermath(),
    at: { age: 'primordial', chapter: 'world' },
  };
}
