import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import type { Tick } from '../../../events.ts';
import { works } from '../../../works.ts';
import { choose } from '../../asks.ts';
import { mark } from '../../marks.ts';
import { note } from '../../note.ts';
import { noteBuilt } from '../build.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { homeFor, isRuined } from '../gains.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** H2-DWF-16: the Powerplant and every Dwarven room near it are ruined; nobody and nothing is lost. */
export function* accident(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { world, group } = civ;
  const { page } = world;
  const rooms = works(civ).filter((it) => it.kind === 'room' && it.owner === group.id && !isRuined(world, it));
  const plant = rooms.find((it) => it.room === 'Powerplant');
  const centre = yield* choose(clause, {
    by: group.id,
    topic: { kind: 'where the accident happens' },
    options: rooms.map((it) => ({ key: it.id, what: { kind: 'piece', piece: it.id }, subject: { piece: it.id } })),
    usual: plant?.id ?? rooms[0]?.id ?? null,
  });
  const at = page.piece(centre);
  const wrecked = rooms.filter((it) => page.near(it.shape, at.shape));
  const cause = noteBuilt(civ, clause, name, at, {});
  for (const it of wrecked) ruin(civ, clause, it, cause);
  for (const it of wrecked) yield* moveOut(civ, clause, it, cause);
}

function ruin({ world, group }: DwarfCiv, clause: Clause, room: Piece, cause: Tick): void {
  const by = group.id;
  const struck = world.page.marks.filter(
    (it) => it.piece === room.id && it.kind === 'fortification' && it.until === null,
  );
  for (const { id } of struck)
    note(world, { kind: 'struck out', clause, piece: room.id, mark: 'fortification', by, cause }, [{ do: 'end', id }]);
  mark(world, clause, room, 'ruin', { by, cause });
}

function* moveOut(civ: DwarfCiv, clause: Clause, room: Piece, cause: Tick): Rule {
  const { world, group } = civ;
  for (const kind of ['population', 'treasure'] as const) {
    for (const bead of beadsOf(world, group.id, kind).filter((it) => it.piece === room.id && it.kind !== 'epic')) {
      const home = yield* homeFor(civ, clause, kind);
      const moved = { kind: 'moved', clause, group: group.id, bead: kind, from: room.id, piece: home.id } as const;
      const put = moveBead(world, bead, home);
      note(world, { ...moved, beads: [put.bead.id], cause }, [put]);
    }
  }
}
