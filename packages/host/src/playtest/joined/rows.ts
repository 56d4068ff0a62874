import type { Rule } from '@understory/table';
import { adventure, settle, slumberingUndead, specialFeature, wander, wanderersCome } from '../../first/lent.ts';
import { denOf, isOver, living } from '../monsters/bands.ts';
import { begin, note } from '../note.ts';
import { heartsUncovered } from '../words/dungeonheart.ts';
import type { PlaytestWorld } from '../world.ts';
import { watch } from './ground.ts';
import { anywhere } from './places.ts';
import { lodesInLava } from './setting.ts';

/** H1-ADV-01: adventurers come only with so many groups to fight. */
const ENOUGH = 3;

/** What the first edition lends to the table of arrivals (PT-ARR-T1.4 to .6). */
export type LentArrival = 'wandering monsters' | 'special feature' | 'adventurers';

/** PT-ARR-01, PT-JOI-02, -05, -07: they come by its chapters, or not at all. */
export function* lentArrival(world: PlaytestWorld, what: LentArrival): Rule {
  const about = `era ${denOf(world).era}`;
  if (!world.options.joined) {
    note(world, { kind: 'nobody came', clause: 'PT-ARR-01', what });
    return;
  }
  if (what === 'wandering monsters') yield* wanderersCome(world, yield* anywhere(world, 'PT-JOI-02', about));
  else if (what === 'special feature') yield* specialFeature(world, yield* anywhere(world, 'PT-JOI-05', about));
  else if (living(world).length >= ENOUGH) yield* adventure(world);
  else yield* slumberingUndead(world, yield* anywhere(world, 'PT-JOI-07', about));
  yield* afterwards(world);
}

/** PT-ERA-06, PT-JOI-03: after the groups, what wanders. */
export function* wandering(world: PlaytestWorld, era: number): Rule {
  if (!world.options.joined) return;
  begin(world, { kind: 'what wanders', era });
  yield* wander(world);
  yield* afterwards(world);
}

/** Who has lost the last ● is destroyed, and what was uncovered or gathered is looked at. */
export function* afterwards(world: PlaytestWorld): Rule {
  settle(world);
  lodesInLava(world);
  yield* heartsUncovered(world);
  if (!isOver(world)) watch(world);
}
