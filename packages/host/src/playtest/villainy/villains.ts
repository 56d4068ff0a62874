import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import {
  fightLone,
  loners,
  type MonsterGroup,
  meet,
  meetAsAlphaVillain,
  meetAsDungeonMaster,
  raid,
  settle,
  villainSeason,
} from '../../first/lent.ts';
import { pointShape } from '../../works.ts';
import { keepGround } from '../joined/ground.ts';
import { afterwards } from '../joined/rows.ts';
import { isAlive, isOver } from '../monsters/bands.ts';
import { looseIn, looseTreasure, takeTreasure } from '../monsters/beads.ts';
import { nearestOutside } from '../monsters/breeders.ts';
import { exploreTowards, lairsOfOthers } from '../monsters/delvers.ts';
import type { Band } from '../monsters/den.ts';
import { kinOf } from '../monsters/kin.ts';
import type { Laws } from '../monsters/laws.ts';
import { growTerritory, joinTerritory } from '../monsters/territory.ts';
import { digging, drawDug, LEAST } from '../words/dig.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-VIL-11: what a villain does in its season is the first edition's. */
export function* villainTurn(world: PlaytestWorld, band: Band): Rule {
  yield* villainSeason(world, kinOf(world, band), function* () {
    keepGround(world);
    yield* afterwards(world);
  });
}

/** PT-VIL-11: how a villain meets a group on its own turn. */
export function* meetAsVillain(world: PlaytestWorld, band: Band, other: Band): Rule {
  const [me, them] = [kinOf(world, band), kinOf(world, other)];
  if (!isAlive(world, band) || !isAlive(world, other)) return;
  meet(world, me, them, 'PT-VIL-11');
  if (me.kind === 'dungeon master') yield* meetAsDungeonMaster(world, me, them);
  else if (me.kind === 'alpha villain') yield* meetAsAlphaVillain(world, me, them);
  yield* afterwards(world);
}

/** PT-VIL-13: a pack is fought by the first edition's clauses, without dice. */
export function* huntAsVillain(world: PlaytestWorld, me: MonsterGroup, piece: Piece): Rule {
  if (piece.kind === 'building') yield* raid(world, { group: me }, piece, 'PT-JOI-18');
  for (const lone of loners(world))
    if (lone.at.piece === piece.id) yield* fightLone(world, lone, me, 'PT-VIL-13', 'acting');
  settle(world);
}

/** PT-VIL-09: the Dungeon Master explores as delvers do, toward un-owned ○, else toward whom he has not enslaved, and takes what lies free in what he gains. */
export function* goOut(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  const loose = looseTreasure(world).map((it) => pointShape(it.at));
  yield* exploreTowards(world, laws, band, loose.length > 0 ? loose : lairsOfOthers(world, band));
  if (isAlive(world, band) && !isOver(world)) takeTreasure(world, band, looseIn(world, band), null, 'PT-VIL-09');
}

/** How far the Alpha Villain digs where its ground does not grow. */
const STEP = 1;

/** PT-VIL-09: its ground grows as breeders' does, or it digs a bead; it meets nobody by that. */
export function* grow(world: PlaytestWorld, band: Band): Rule {
  const { added } = yield* growTerritory(world, band);
  if (added > 0 || !isAlive(world, band)) return;
  const target = nearestOutside(world, band);
  if (!target) return;
  const dug = digging(world.page, target.from, target.to, STEP);
  if (dug.length < LEAST) return;
  const tunnel = drawDug(world, { clause: 'PT-VIL-09', owner: band.id }, dug.path);
  yield* joinTerritory(world, band, [tunnel.shape]);
}
