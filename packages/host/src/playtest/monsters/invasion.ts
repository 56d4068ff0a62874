import type { Rule } from '@understory/table';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, isAlive, isOver, living, mayMeet } from './bands.ts';
import { moveAll } from './beads.ts';
import type { Band } from './den.ts';
import { moveAside } from './lair.ts';
import type { Laws } from './laws.ts';
import { setTerritory, settleTerritory } from './territory.ts';

/** PT-ARR-12: after so many in one turn it settles without an encounter. */
const MOST = 3;

/** PT-ARR-08 to -12: it encounters who lives there, and takes over, moves aside or is gone. */
export function* invade(world: PlaytestWorld, laws: Laws, band: Band, defender: Band): Rule {
  const den = denOf(world);
  den.turn.invasions++;
  // PT-JOI-17: a temple never is an aggressor.
  const isPeaceful = band.kind === 'temple' || !mayMeet(world, band, defender);
  if (den.turn.invasions > MOST || isPeaceful) return yield* moveAside(world, band);
  note(world, { kind: 'invaded', clause: 'PT-ARR-08', group: band.id, from: defender.id });
  const { territory, lair } = defender;
  yield* laws.encounter(world, band, defender);
  if (isOver(world) || !isAlive(world, band)) return;
  // What a mutation brought forth may have invaded, and taken it, before (PT-WRD-T2.6).
  const isTaken = living(world).some((it) => it.lair === lair);
  if (!isAlive(world, defender) && lair !== null && band.lair === null && !isTaken) {
    moveAll(world, band, world.page.piece(lair), 'PT-ARR-09');
    // PT-ALP-13: an alpha has only what is round its lair.
    if (band.kind === 'alpha') yield* settleTerritory(world, band);
    else setTerritory(world, band, territory);
    return;
  }
  if (band.lair === null) yield* moveAside(world, band);
}
