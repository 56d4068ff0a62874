import { liesInRock, type Page, type Shape } from '@understory/page';
import { INSIDE, UNDER } from './rooms.ts';

/** Does a room lie in the page and in the rock, all of it, as rooms have to (H1-MEA-20)? */
export function liesInRockOf(page: Page, shape: Shape): boolean {
  return liesInRock(page, shape, INSIDE, UNDER - 0.05);
}
