import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../events.ts';
import { causedBy } from '../../note.ts';
import { struckOut } from '../../struck-out.ts';
import type { World } from '../../world.ts';
import { note } from '../note.ts';
import type { Nexus } from '../nouns.ts';
import { ownNexuses, tellEffect } from '../own-nexus.ts';
import { type Civ, ends } from './civ.ts';
import { lose } from './losses.ts';

/** H2-NEX-14: the number written. */
const PLAGUE = 3;

/** The rows of H2-NEX-T1 that act on contact. */
const ACTS: readonly string[] = ['plague', 'fate', 'radiation'] satisfies Nexus[];

/** H2-NEX-07, H2-CIV-24: a piece of the works touches the area of a nexus for the first time. `by` is the line that led there. */
export function* contact(civ: Civ, piece: Piece, by: Tick | undefined): Rule {
  for (const area of perils(civ)) {
    if (!civ.world.page.touches(piece.shape, area.shape)) continue;
    civ.touched.add(area.id);
    if (area.nexus === 'plague') yield* plague(civ, area, by);
    else if (area.nexus === 'radiation') yield* radiation(civ, area, by);
    else fate(civ, area, by);
  }
  for (const area of ownNexuses(civ.world)) {
    if (civ.touched.has(area.id) || !civ.world.page.touches(piece.shape, area.shape)) continue;
    civ.touched.add(area.id);
    tellEffect(civ.world, civ.acting.id, area, causedBy(by));
  }
}

/** Does touching this piece do something still? A plague that broke out is struck out. */
export function actsOnContact({ page }: World, area: Piece): boolean {
  if (area.nexus === null || !ACTS.includes(area.nexus)) return false;
  return area.nexus !== 'plague' || page.marks.some((it) => it.piece === area.id && it.until === null);
}

/** The areas that would act if the works came to touch them now. */
export function perils({ world, touched }: Civ): Piece[] {
  return world.page.pieces.filter(
    (it) => it.nexus !== null && it.until === null && !touched.has(it.id) && actsOnContact(world, it),
  );
}

function* plague(civ: Civ, area: Piece, by: Tick | undefined): Rule {
  const { world, acting } = civ;
  const contact = { kind: 'contact', clause: 'H2-NEX-T1.2', group: acting.id, piece: area.id } as const;
  const cause = note(world, { ...contact, nexus: 'plague', ...causedBy(by) });
  const spent = { kind: 'struck out', clause: 'H2-NEX-T1.2', piece: area.id, mark: 'nexus' } as const;
  note(world, { ...spent, by: acting.id, cause }, struckOut(world.page, area));
  yield* lose(civ, PLAGUE, area, { by: { cause: 'plague' }, deed: 'contact', cause });
}

function* radiation(civ: Civ, area: Piece, by: Tick | undefined): Rule {
  const { world, acting } = civ;
  const contact = { kind: 'contact', clause: 'H2-NEX-T1.13', group: acting.id, piece: area.id } as const;
  const cause = note(world, { ...contact, nexus: 'radiation', ...causedBy(by) });
  yield* lose(civ, 1, area, { by: { cause: 'radiation' }, deed: 'contact', cause });
}

function fate(civ: Civ, area: Piece, by: Tick | undefined): void {
  const { world, acting } = civ;
  const contact = { kind: 'contact', clause: 'H2-NEX-T1.3', group: acting.id, piece: area.id } as const;
  const cause = note(world, { ...contact, nexus: 'fate', ...causedBy(by) });
  ends(civ, { clause: 'H2-NEX-T1.3', kind: 'fate', by: { cause: 'fate' }, cause });
}
