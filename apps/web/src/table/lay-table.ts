import { newId } from '../storage/kept-world.ts';
import { FRESH_VIEW, type TableView, usualLook } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import { keepTable, settleTable } from './keep-table.ts';
import type { Kit } from './kit.ts';
import { type Table, useTable } from './table-store.ts';

const CLEAR = {
  elsewhere: false,
  lookedAt: null,
  pointedAt: null,
  pointedGroup: null,
  pinnedGroup: null,
  filming: false,
  thrownAt: null,
} as const;

/** A game that can be laid on the table, and what comes with it. */
export interface Laid {
  readonly game: AnyGame;
  readonly kit: Kit;
  readonly name: string;
  readonly parted?: Table['parted'];
  readonly pen?: Table['pen'];
}

/** Lay a world on the table, in the place of what lay there. */
export function lay(
  { game, kit, name, parted = null, pen = [] }: Laid,
  world: Pick<Table, 'id' | 'begun' | 'view'>,
): void {
  settleTable();
  useTable.setState(({ version }) => ({ ...CLEAR, ...world, game, kit, name, parted, pen, version: version + 1 }));
}

/** Put a new game on the table and on the shelf; its id. */
export function layNew(laid: Laid, view: Partial<TableView> = {}): string {
  const id = newId();
  lay(laid, { id, begun: Date.now(), view: { ...FRESH_VIEW, look: usualLook(), ...view } });
  keepTable();
  return id;
}
