import { drawn, type PenEdit, type Penwork } from '@understory/ink';

const works = new WeakMap<readonly PenEdit[], Penwork>();

/** The result of all edits, computed once. */
export function workOf(edits: readonly PenEdit[]): Penwork {
  const known = works.get(edits);
  if (known) return known;
  const work = drawn(edits);
  works.set(edits, work);
  return work;
}

const ON_TOP: readonly PenEdit['do'][] = ['stroke', 'sticker', 'restick', 'erase'];

const isOfMap = (edit: PenEdit): boolean => !ON_TOP.includes(edit.do);

let last: { readonly edits: readonly PenEdit[]; readonly work: Penwork } = { edits: [], work: drawn([]) };

/** What is changed on the map itself. It stays the same object while only strokes come and go: these lie on a sheet of their own. */
export function mapWorkOf(edits: readonly PenEdit[]): Penwork {
  const some = edits.filter(isOfMap);
  const same = some.length === last.edits.length && some.every((edit, i) => edit === last.edits[i]);
  if (!same) last = { edits: some, work: drawn(some) };
  return last.work;
}
