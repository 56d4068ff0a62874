import type { Piece } from '@understory/page';
import { type Clause, choose, type Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import { mark } from '../build.ts';
import { homeFor, isRuined } from '../gains.ts';
import { works } from '../works.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import type { Named } from './named.ts';

/** H2-DWF-16: the Powerplant and every Dwarven room near it are ruined; nobody and nothing is lost. */
export function* accident(civ: DwarfCiv, { clause, name }: Named): Rule {
  const { world, group } = civ;
  const { page } = world;
  const rooms = works(civ).filter((it) => it.kind === 'room' && it.owner === group.id && !isRuined(world, it));
  const plant = rooms.find((it) => it.room === 'Powerplant');
  const centre = yield* choose(clause, {
    by: group.id,
    prompt: 'Where does the accident happen?',
    options: rooms.map((it) => ({ key: it.id, text: it.title, subject: { piece: it.id } })),
    usual: plant?.id ?? rooms[0]?.id ?? null,
  });
  const at = page.piece(centre);
  const wrecked = rooms.filter((it) => page.near(it.shape, at.shape));
  note(
    world,
    {
      kind: 'built',
      clause,
      group: group.id,
      construction: name,
      piece: at.id,
      text: 'An industrial accident lays waste to the halls.',
    },
    [{ do: 'build', group: group.id, what: name }],
  );
  for (const it of wrecked) ruin(civ, clause, it);
  for (const it of wrecked) yield* moveOut(civ, clause, it);
}

function ruin({ world }: DwarfCiv, clause: Clause, room: Piece): void {
  const struck = world.page.marks.filter(
    (it) => it.piece === room.id && it.kind === 'fortification' && it.until === null,
  );
  for (const { id } of struck)
    note(world, { kind: 'struck out', clause, piece: room.id, text: 'A fortification is struck out.' }, [
      { do: 'end', id },
    ]);
  mark(world, clause, room, 'ruin', `${room.title.replace(/^an? /, 'The ')} is wreckage.`);
}

function* moveOut(civ: DwarfCiv, clause: Clause, room: Piece): Rule {
  const { world, group } = civ;
  for (const kind of ['population', 'treasure'] as const) {
    for (const bead of beadsOf(world, group.id, kind).filter((it) => it.piece === room.id && it.kind !== 'epic')) {
      const home = yield* homeFor(civ, clause, kind);
      note(
        world,
        { kind: 'moved', clause, group: group.id, bead: kind, piece: home.id, text: 'They move out of the wreckage.' },
        [moveBead(world, bead, home)],
      );
    }
  }
}
