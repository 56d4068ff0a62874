import { clock } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { FINGER } from '../../../measures.ts';
import { causedBy } from '../../../note.ts';
import { choose, roll } from '../../asks.ts';
import { note } from '../../note.ts';
import { REACH } from '../access.ts';
import { slayOne } from '../encounter.ts';
import { exploitLair, useUp } from '../exploit.ts';
import { gainIn } from '../gains.ts';
import { depart } from './assembly.ts';
import { constructDemonic, joined, overUnit } from './construct.ts';
import { constructionFor } from './constructions.table.ts';
import type { DemonCiv } from './demon-civ.ts';
import type { DemonWhat } from './questions.ts';
import { lairAtHand, nearestPrey, type Prey, placeOf, preyWithin, whence } from './resources.ts';
import { moveTunneller } from './tunneller.ts';

/** H2-DEM-07: one ● leaves the Assembly. */
export function* intrigue(civ: DemonCiv): Rule {
  yield* depart(civ, 'H2-DEM-07');
}

/** H2-DEM-08, -09: sacrifice at a lair, otherwise move towards the nearest resource. */
export function* sacrificeOrSeek(civ: DemonCiv): Rule {
  const lair = lairAtHand(civ);
  if (lair) {
    yield* sacrifice(civ, lair);
    return;
  }
  const prey = nearestPrey(civ);
  if (prey) yield* moveTunneller(civ, 'H2-DEM-09', placeOf(prey, civ.tunneller), FINGER);
}

/** H2-DEM-08: 1● of the lair, and a Charnel Pit; no ○ for it. */
function* sacrifice(civ: DemonCiv, prey: Prey): Rule {
  const pit = constructionFor('monsters');
  if (!prey.lair || !pit) return;
  const { world, group } = civ;
  const cause = note(world, { kind: 'sacrificed', clause: 'H2-DEM-08', group: group.id, piece: prey.lair.id });
  yield* slayOne(world, prey.lair, group.id, cause);
  yield* constructDemonic(civ, pit, prey);
}

/** H2-DEM-10: a finger in a random direction, always. */
export function* wander(civ: DemonCiv): Rule {
  const hour = yield* roll('H2-DEM-10', '1d12', { kind: 'the way the Tunneller wanders' }, civ.group.id);
  const { x, y } = clock(hour);
  const { tunneller } = civ;
  yield* moveTunneller(civ, 'H2-DEM-10', { x: tunneller.x + x * FINGER, y: tunneller.y + y * FINGER }, FINGER);
}

/** H2-DEM-12: onto a resource nearby; exploit it, and build what it calls for. */
export function* feed(civ: DemonCiv): Rule {
  const prey = yield* whichPrey(civ);
  const it = prey && constructionFor(prey.kind);
  if (!prey || !it) return;
  // A lair that it touches already counts as reached (H2-DEM-09).
  const isThere = prey.lair !== null && prey.gap <= civ.world.page.measures.touch;
  if (!isThere) yield* moveTunneller(civ, 'H2-DEM-12', placeOf(prey, civ.tunneller));
  if (civ.ending) return;
  yield* exploitPrey(civ, prey);
  if (!civ.ending) yield* constructDemonic(civ, it, prey);
}

function* whichPrey(civ: DemonCiv): Rule<Prey | null> {
  const near = preyWithin(civ, REACH);
  const [nearest] = near;
  if (!nearest) return null;
  const key = yield* choose('H2-DEM-12', {
    by: civ.group.id,
    topic: { kind: 'what the Tunneller feeds on' },
    options: near.map((it) => ({
      key: it.key,
      what: whatFood(it),
      subject: it.unit ? { spot: it.unit.at } : { piece: it.key },
    })),
    usual: nearest.key,
    about: civ.group.id,
  });
  return near.find((it) => it.key === key) ?? nearest;
}

function whatFood({ key, kind, lair }: Prey): DemonWhat {
  const construction = constructionFor(kind)?.name ?? '';
  return lair ? { kind: 'monsters as food', piece: lair.id, construction } : { kind: 'food', food: key, construction };
}

/** H2-DEM-12: the ○ goes to the Gate. */
function* exploitPrey(civ: DemonCiv, prey: Prey): Rule {
  const deed = prey.lair ? 'hunt' : 'mine';
  const cause = yield* taken(civ, prey);
  gainIn(civ, 'H2-DEM-12', 'treasure', civ.gate, { deed, from: whence(prey), ...causedBy(cause) });
}

/** H2-DEM-13: a unit is used up, a lair loses 1●, a nexus stays what it is. Returns the tick. */
function* taken(civ: DemonCiv, { kind, unit, lair }: Prey): Rule<Tick | null> {
  const { world, group } = civ;
  if (lair) return yield* exploitLair(civ, 'H2-DEM-13', lair);
  if (!unit) return null;
  if (kind === 'nexus')
    return note(world, { kind: 'nexus used', clause: 'H2-DEM-13', group: group.id, unit: unit.id, piece: unit.piece });
  const shape = unit.stratum === 0 ? {} : { shape: overUnit(civ, unit) };
  const hollow = yield* useUp(civ, 'H2-DEM-12', unit, { encounters: false, joined: false, ...shape });
  yield* joined(civ, 'H2-DEM-12', hollow);
  return unit.until;
}
