import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { isManned, raid } from '../../first/lent.ts';
import { openPoints } from '../words/open-space.ts';
import { buildingsOf, footOf } from '../words/surface.ts';
import type { PlaytestWorld } from '../world.ts';
import { isAlive, isOver } from './bands.ts';
import type { Band } from './den.ts';
import { kinOf } from './kin.ts';

/** PT-JOI-18: the buildings with somebody in them that can be come to. */
export function mannedBuildings(world: PlaytestWorld): { readonly piece: Piece; readonly points: readonly number[] }[] {
  const points = openPoints(world.page);
  return buildingsOf(world.page).flatMap((piece) => {
    const at = isManned(world, piece) ? points.in(footOf(piece)) : [];
    return at.length > 0 ? [{ piece, points: at }] : [];
  });
}

/** PT-JOI-18: new territory that takes in a building with ● is fought for as for a pack; once, until it is given up. */
export function* raidBuildings(world: PlaytestWorld, band: Band): Rule {
  const own = new Set(band.territory);
  for (const { piece, points } of mannedBuildings(world)) {
    if (!isAlive(world, band) || isOver(world)) return;
    const known = band.explored.indexOf(piece.id);
    const holds = points.some((it) => own.has(it));
    if (!holds && known >= 0) band.explored.splice(known, 1);
    if (!holds || known >= 0) continue;
    band.explored.push(piece.id);
    yield* raid(world, { group: kinOf(world, band) }, piece, 'PT-JOI-18');
  }
}
