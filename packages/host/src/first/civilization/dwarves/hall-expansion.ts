import { bounds, fits, type Piece, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { areaOfSize, type Size } from '../../measures.ts';
import type { Realm } from '../../realm.ts';
import { isInTheWay, roomFit } from '../../words/rooms.ts';
import { roomsOf } from '../civ.ts';
import { roomOf } from '../work.ts';
import { middleOf, work } from './built.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** How much longer the hall becomes. */
const LONGER = 2;
/** Where it can't, what it can is looked for in steps of this. */
const STEP = 0.05;

/** H1-DWF-T1.6, -22: the Great Hall grows eastward, else westward, else eastward as far as it can. */
export function* hallExpansion(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const [hall] = roomsOf(world, civ, 'Great Hall');
  if (!hall) return null;
  const grown = longer(world, hall);
  if (!grown) return hall;
  const { shape, size } = grown;
  return yield* roomOf(world, civ, { ...work(clause, 'Great Hall'), instead: [hall.id] }, shape, areaOfSize(size));
}

interface Grown {
  readonly shape: Shape;
  readonly size: Size;
}

/** The longest that fits (H1-MEA-20); null if not even a little more does. */
export function longer(world: Realm, hall: Piece): Grown | null {
  const { left, right, top, bottom } = bounds(hall.shape);
  const { x, y } = middleOf(hall);
  const attached = new Set([hall.id, ...world.page.touching(hall).map(({ id }) => id)]);
  const grownBy = (by: number, side: 1 | -1): Grown | null => {
    const size = { wide: right - left + by, high: bottom - top };
    const fit = roomFit(size, (it) => isInTheWay(it) && !attached.has(it.id));
    const at = x + (side * by) / 2;
    return fits(world.page, fit, at, y) ? { shape: fit.shape(at, y), size } : null;
  };
  const whole = grownBy(LONGER, 1) ?? grownBy(LONGER, -1);
  if (whole) return whole;
  for (let by = LONGER - STEP; by > STEP / 2; by -= STEP) {
    const part = grownBy(by, 1);
    if (part) return part;
  }
  return null;
}
