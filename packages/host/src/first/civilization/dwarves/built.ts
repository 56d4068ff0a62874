import { bounds, mil, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Realm } from '../../realm.ts';
import type { RoomWork } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** A construction as it is drawn, by its printed name. */
export function work(clause: Clause, of: string): RoomWork {
  return { clause, what: { kind: 'work', name: of }, room: of };
}

export function shaftOf({ page }: Realm, { shaft }: DwarfCiv): Piece {
  return page.piece(shaft);
}

export function middleOf({ shape }: Piece): Point {
  const { left, right, top, bottom } = bounds(shape);
  return { x: mil((left + right) / 2), y: mil((top + bottom) / 2) };
}
