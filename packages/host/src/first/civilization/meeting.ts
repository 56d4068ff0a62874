import { gapTo, isOpen, type Piece, pathLength, pointAlong } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { lawsOf } from '../monsters/laws.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { type Civ, ends, groupsOf, population } from './civ.ts';
import { clash } from './conflict.ts';

/** H1-MEA-24: what a new tunnel or room touches is encountered, in order along the tunnel. */
export function* meet(world: Realm, civ: Civ, by: Piece): Rule {
  const { page } = world;
  const own = new Set(groupsOf(world, civ).flatMap(({ id, alive }) => (alive ? [id] : [])));
  const isOthers = ({ owner }: Piece) => owner === null || !own.has(owner);
  const met = page.within(by.shape, page.measures.touch).filter((it) => isOpen(it) && isOthers(it));
  for (const place of met.sort((a, b) => along(by, a) - along(by, b))) {
    // Before the first of them has moved in, nobody meets anything.
    if (civ.ending || population(world, civ) === 0) return;
    yield* clash(world, civ, place);
    if (civ.ending) return;
    yield* civ.people.encounter(world, civ, place);
  }
}

/** How far along a tunnel it comes to a place; rooms meet all at once. */
export function along({ kind, shape: { path, swell } }: Piece, { shape }: Piece): number {
  if (kind !== 'tunnel') return 0;
  const long = pathLength(path);
  for (let far = 0; far <= long; far += 0.1) {
    const { x, y } = pointAlong(path, far);
    if (gapTo(shape, x, y, swell + 0.26) <= swell + 0.251) return far;
  }
  return long;
}

/** What a place does to most peoples: its plague, its ● and its Fate. */
export function* natureOf(world: Realm, civ: Civ, place: Piece): Rule {
  yield* suffer(world, civ, place);
  yield* fight(world, civ, place);
  fate(world, civ, place);
}

/** H1-CIV-05, H1-PRM-T2.2, H1-PRM-15: a plague costs its number in ●, once. */
function* suffer(world: Realm, civ: Civ, { id }: Piece): Rule {
  const sign = world.page.marks.find((it) => it.kind === 'plague' && it.piece === id && it.until === null);
  if (!sign || civ.plagues.includes(id)) return;
  civ.plagues.push(id);
  const { number } = sign.what as { readonly kind: 'plague sign'; readonly number: number };
  yield* civ.people.lose(world, civ, { clause: 'H1-CIV-05', many: number, deed: 'plague', piece: id });
  lawsOf(world).struck(world, civ.group.id, sign);
}

/** H1-CIV-04: a lone ● is fought without dice (H1-MON-30); the Wyrm is paid (H1-PRM-13). */
export function* fight(world: Realm, civ: Civ, place: Piece): Rule {
  const lone = world.page.beadsIn(place.id, 'population').filter((it) => it.owner === null);
  if (lone.length === 0) return;
  if (place.what.kind === 'cave of the Wyrm') return yield* payWyrm(world, civ, place);
  // H1-MON-31, without bonuses: each side loses as many as the smaller has.
  const many = Math.min(lone.length, civ.people.folkAt(world, civ, place));
  const dead = lone.slice(0, many);
  const slain = { group: civ.group.id, piece: place.id, count: many, beads: dead.map(({ id }) => id) };
  note(world, { kind: 'slain', clause: 'H1-CIV-04', ...slain }, gone(dead));
  yield* civ.people.lose(world, civ, { clause: 'H1-CIV-04', many, deed: 'fight', piece: place.id });
}

/** H1-PRM-13: 1○ goes into its cave, or 1● is lost; at most once a year. */
function* payWyrm(world: Realm, civ: Civ, cave: Piece): Rule {
  if (civ.paid === civ.year) return;
  civ.paid = civ.year;
  const [coin] = civ.people.purse(world, civ, cave);
  if (!coin) return yield* civ.people.lose(world, civ, { clause: 'H1-PRM-13', many: 1, deed: 'fight', piece: cave.id });
  const move = moveBead(world, coin, cave, null);
  const paid = { group: civ.group.id, bead: 'treasure', count: 1, beads: [move.bead.id], piece: cave.id } as const;
  note(world, { kind: 'paid the Wyrm', clause: 'H1-PRM-13', ...paid }, [move]);
}

/** H1-PRM-T2.6: Fate ends a civilization. */
export function fate(world: Realm, civ: Civ, { id }: Piece): void {
  const sign = world.page.marks.find((it) => it.kind === 'fate' && it.piece === id && it.until === null);
  if (!sign) return;
  ends(civ, 'fate');
  lawsOf(world).struck(world, civ.group.id, sign);
}
