import { NO_PEN } from '@understory/ink';
import { type Kin, newId } from '../storage/kept-world.ts';
import { bornAs } from '../storage/lasting.ts';
import { FRESH_VIEW, type TableView, usualLook } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import { holdTable } from './hold-table.ts';
import { keepTable, settleTable } from './keep-table.ts';
import type { Kit } from './kit.ts';
import { type Table, useTable } from './table-store.ts';

const CLEAR = {
  following: false,
  gone: false,
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

/** Lay a world on the table, in the place of what lay there; `elsewhere`: another window has it. */
export function lay(
  { game, kit, name, parted = null, pen = NO_PEN }: Laid,
  world: Pick<Table, 'id' | 'begun' | 'view'>,
  elsewhere = false,
): void {
  settleTable();
  useTable.setState(({ version }) => ({
    ...CLEAR,
    ...world,
    game,
    kit,
    name,
    parted,
    pen,
    elsewhere,
    version: version + 1,
  }));
}

/** Put a new game on the table and on the shelf, as a branch if it is `kin`; its id. */
export function layNew(laid: Laid, view: Partial<TableView> = {}, kin: Kin | null = null): string {
  const id = newId();
  if (kin) bornAs(id, kin);
  void holdTable(id);
  lay(laid, {
    id,
    begun: Date.now(),
    view: { ...FRESH_VIEW, rolls: laid.kit.rolls ?? FRESH_VIEW.rolls, look: usualLook(), ...view },
  });
  keepTable();
  return id;
}
