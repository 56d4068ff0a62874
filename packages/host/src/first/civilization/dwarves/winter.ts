import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { marks } from '../../../marks.ts';
import { choose } from '../../asks.ts';
import { ONE_BEAD } from '../../measures.ts';
import { note } from '../../note.ts';
import type { MarkKind } from '../../nouns.ts';
import type { Realm } from '../../realm.ts';
import { roomsOf } from '../civ.ts';
import { roomBeside } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { freeTreasure, newestBarracks } from './spring.ts';
import { DWARVEN_TREASURE, mayBeTaken } from './treasure.ts';

const { mark } = marks<MarkKind>();

/** H1-DWF-17, -18: they mourn their dead of the year in one tomb. */
export function* winter(world: Realm, civ: DwarfCiv): Rule {
  if (civ.dead === 0) return;
  const tomb = yield* tombOf(world, civ);
  mark(world, 'H1-DWF-17', tomb, 'tomb', { by: civ.group.id });
  const [coin] = [...mayBeTaken(world, civ), ...freeTreasure(world, civ).filter((it) => isMine(world, it.piece))];
  if (!coin) return;
  const move = moveBead(world, { ...coin, emblem: DWARVEN_TREASURE }, tomb, civ.group.id);
  const buried = { group: civ.group.id, bead: 'treasure', count: 1, beads: [move.bead.id], piece: tomb.id } as const;
  note(world, { kind: 'buried', clause: 'H1-DWF-17', ...buried }, [move]);
}

function isMine({ page }: Realm, piece: string): boolean {
  return page.piece(piece).room === 'mine';
}

/** H1-DWF-18: an empty barracks, or a room of its own. */
function* tombOf(world: Realm, civ: DwarfCiv): Rule<Piece> {
  const { page } = world;
  const isTomb = ({ id }: Piece) => page.marks.some((it) => it.kind === 'tomb' && it.piece === id);
  const empty = roomsOf(world, civ, 'barracks').filter((it) => page.countIn(it.id) === 0 && !isTomb(it));
  const how = yield* choose('H1-DWF-18', {
    by: civ.group.id,
    topic: { kind: 'which room becomes the tomb' },
    options: [{ key: 'new' }, ...(empty.length > 0 ? [{ key: 'barracks' } as const] : [])],
    usual: empty.length >= 2 ? 'barracks' : 'new',
    about: `${civ.group.id}, year ${civ.year}`,
  });
  const parent = newestBarracks(world, civ);
  const work = { clause: 'H1-DWF-17', what: { kind: 'tomb' }, room: 'tomb' } as const;
  if (how === 'barracks' && empty[0]) return empty[0];
  return (yield* roomBeside(world, civ, work, { parent, size: ONE_BEAD })) ?? parent;
}
