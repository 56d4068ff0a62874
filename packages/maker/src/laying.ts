import { BRIDGE, POND } from './market.ts';
import type { Plan } from './placing.ts';
import type { Sheet } from './sheet.ts';

/** Draw an item on the sheet, pay for it and cross off its pips (DM-BLD-04, DM-MON-03, DM-BOS-03). Whether it may, nobody asks here. */
export function lay(sheet: Sheet, { item, square, lie }: Plan): void {
  if (item.kind === 'trap') sheet.traps[square] = item.code;
  else if (item !== BRIDGE) sheet.items[square] = item.code;
  if (lie !== 0) {
    sheet.openings[square] = lie;
    sheet.drawn.push(square);
  }
  sheet.coin -= item.price;
  sheet.pips.str += item.pips.str;
  sheet.pips.int += item.pips.int;
}

/** Take it off again, as if it had never been: for who thinks before building. Only what was laid last can be lifted. */
export function lift(sheet: Sheet, { item, square, lie }: Plan): void {
  if (item.kind === 'trap') sheet.traps[square] = 0;
  else sheet.items[square] = item === BRIDGE ? POND.code : 0;
  if (lie !== 0) {
    sheet.openings[square] = 0;
    sheet.drawn.pop();
  }
  sheet.coin += item.price;
  sheet.pips.str -= item.pips.str;
  sheet.pips.int -= item.pips.int;
}
