import { type Contact, contactsOf } from './contacts.ts';
import type { Shape } from './model.ts';

/** By one of the two, and by the other, which lies on the same page. */
const known = new WeakMap<Shape, Map<Shape, readonly Contact[]>>();

/** Where two pieces that touch meet. Shapes never change, so it is found once; a page has one measure for touching. */
export function meeting(a: Shape, b: Shape, touch: number): readonly Contact[] {
  let ofA = known.get(a);
  if (!ofA) {
    ofA = new Map();
    known.set(a, ofA);
  }
  let found = ofA.get(b);
  if (!found) {
    found = contactsOf(a, b, touch);
    ofA.set(b, found);
  }
  return found;
}
