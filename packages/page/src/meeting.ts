import type { Shape } from '@understory/ruler';
import { type Contact, contactsOf } from './contacts.ts';
import { lasting } from './derived.ts';
import type { Piece } from './model.ts';
import type { Page } from './page.ts';

/** Where two pieces met, what they looked like, and how near counted as touching. */
interface Met {
  readonly a: Shape;
  readonly b: Shape;
  readonly touch: number;
  readonly at: readonly Contact[];
}

/**
 * What was found on each ground (or on a sheet without one), by the names of the two: a game that takes back a step, or
 * branches, draws most pieces again on the same ground.
 */
const known = lasting((_: object) => new Map<string, Met>());

/** Where two pieces that touch meet: found once, as long as both look the same. */
export function meeting(
  page: Page,
  a: Pick<Piece, 'id' | 'shape'>,
  b: Pick<Piece, 'id' | 'shape'>,
): readonly Contact[] {
  const all = known(page.isLaid ? page.ground : page);
  const { touch } = page.measures;
  const names = `${a.id} ${b.id}`;
  const before = all.get(names);
  if (before?.touch === touch && isSame(before.a, a.shape) && isSame(before.b, b.shape)) return before.at;
  const at = contactsOf(a.shape, b.shape, touch);
  all.set(names, { a: a.shape, b: b.shape, touch, at });
  return at;
}

function isSame(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  const n = a.path.length;
  if (n !== b.path.length || a.closed !== b.closed || a.swell !== b.swell) return false;
  for (let i = 0; i < n; i++) if (a.path[i] !== b.path[i]) return false;
  return true;
}
