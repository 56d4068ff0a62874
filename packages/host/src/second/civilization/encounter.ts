import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { lairIn } from '../../lairs.ts';
import { causedBy } from '../../note.ts';
import { epicTreasure } from '../epics.ts';
import type { Tick, Who } from '../events.ts';
import { note } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import type { Civ } from './civ.ts';
import { lose } from './losses.ts';

/** H2-CIV-21: the lair loses 1● and so does the civilization; at most once per lair and action. `by` is the line that led there. */
export function* encounter(civ: Civ, piece: Piece, by: Tick | undefined): Rule {
  const { world, acting } = civ;
  if (civ.met.has(piece.id) || !lairIn(world, piece)) return;
  civ.met.add(piece.id);
  const met = { kind: 'encounter', clause: 'H2-CIV-21', group: acting.id, piece: piece.id } as const;
  const cause = note(world, { ...met, ...causedBy(by) });
  yield* slayOne(world, piece, acting.id, cause);
  yield* lose(civ, 1, piece, { by: { wild: piece.id }, deed: 'fight', cause });
}

/** One ● of a lair is gone; a dungeonheart without any becomes a treasure (H2-NEX-T1.5). */
export function* slayOne(world: SecondWorld, piece: Piece, by: Who, cause: Tick): Rule {
  const monster = lairIn(world, piece)?.beads.at(-1);
  if (!monster) return;
  const gone = { kind: 'monster gone', clause: 'H2-CIV-21', piece: piece.id, beads: [monster.id] } as const;
  const tick = note(world, { ...gone, by, cause }, [{ do: 'end', id: monster.id }]);
  if (piece.nexus === 'dungeonheart' && !lairIn(world, piece))
    yield* epicTreasure(world, 'H2-NEX-T1.5', piece, null, 'maker', { cause: tick });
}
