import { learn } from '../books.ts';
import { playtest } from './book.ts';

/** From here on the pen can draw worlds of the playtest rules. */
export function learnPlaytest(): void {
  learn('playtest', playtest);
}
