import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { lairIn } from '../../lairs.ts';
import { note } from '../note.ts';
import { heartUncovered } from '../words/dungeonheart.ts';
import type { PlaytestWorld } from '../world.ts';
import { populationOf } from './bands.ts';
import type { Band } from './den.ts';
import { dieIfEmpty, takeFolk } from './losses.ts';

/** PT-TER-04: without dice, both lose as many as the smaller side has. */
export function* fightPack(world: PlaytestWorld, band: Band, piece: Piece): Rule {
  const pack = lairIn(world, piece);
  if (!pack) return;
  const many = Math.min(pack.beads.length, populationOf(world, band));
  yield* slayInPack(world, band, piece, many);
  takeFolk(world, band, many, 'PT-TER-04');
  yield* dieIfEmpty(world, band, null);
}

/** ● of a pack are killed; when all are gone its ○ are un-owned (PT-MEA-23), and a heart is laid bare. */
export function* slayInPack(world: PlaytestWorld, band: Band, piece: Piece, many: number): Rule {
  const beads = lairIn(world, piece)?.beads.slice(-many) ?? [];
  if (beads.length === 0 || many === 0) return;
  const ids = beads.map(({ id }) => id);
  note(
    world,
    { kind: 'slain', clause: 'PT-TER-04', group: band.id, piece: piece.id, count: ids.length, beads: ids },
    ids.map((id) => ({ do: 'end', id })),
  );
  yield* heartUncovered(world, piece.id);
}
