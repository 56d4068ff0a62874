import { makerOptions } from '../src/options.ts';
import { givenSchema, setUp } from '../src/scenario/given.ts';
import type { Sheet } from '../src/sheet.ts';
import type { World } from '../src/world.ts';

/** A world with one sheet that was built so: `world({ entrance: '1,1 NS', built: ['slime 2,2'] })`. */
export function world(given: Record<string, unknown> = {}, players?: string[]): World {
  return setUp(makerOptions(players ? { players } : {}), givenSchema.parse(given), 'test');
}

export function dungeon(...built: string[]): Sheet {
  return sheetOf(world({ entrance: '1,1 NS', built }));
}

export function sheetOf({ sheets: [sheet] }: World): Sheet {
  if (!sheet) throw new Error('a world without a sheet');
  return sheet;
}
