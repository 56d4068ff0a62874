import { type Bead, centreOf, gap } from '@understory/page';
import type { Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { FINGER, HALF_FINGER } from '../../../measures.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { direction } from '../../words/landing.ts';
import { buildAtFeatures, charnelShrine, palace } from './constructions.ts';
import type { DemonCiv } from './demon-civ.ts';
import { lose } from './pit.ts';
import { nearestPrey, preyAtWorm, preyIn } from './prey.ts';
import { sacrifice } from './sacrifice.ts';
import { approach, digThatWay, wormRoom } from './worm.ts';

/** H1-DEM-07: one of them leaves each spring. */
export function* spring(world: Realm, civ: DemonCiv): Rule {
  civ.sacrificed = false;
  civ.dug = [];
  lose(world, civ, { clause: 'H1-DEM-07', many: 1, deed: 'departure', piece: civ.pit });
}

/** H1-DEM-08, -10: what is at hand is sacrificed for a palace; else the worm goes after the nearest, for a shrine. */
export function* summer(world: Realm, civ: DemonCiv): Rule {
  const atHand = preyAtWorm(world, civ);
  if (atHand) {
    yield* sacrifice(world, civ, 'H1-DEM-08', atHand);
    return yield* palace(world, civ);
  }
  const prey = nearestPrey(world, civ);
  if (!prey) return; // H1-DEM-11
  civ.aim = prey.piece;
  yield* approach(world, civ, world.page.piece(prey.piece));
  civ.aim = null;
  if (civ.ending || wormRoom(world, civ).id !== prey.piece) return;
  // H1-TWO-08: a conflict on the way comes first, and may have killed the one that it was after.
  const victim = preyIn(world, civ, wormRoom(world, civ));
  if (!victim) return;
  yield* sacrifice(world, civ, 'H1-DEM-10', victim);
  yield* charnelShrine(world, civ);
}

/** H1-DEM-12: the worm takes the nearest ○ within a half finger along, if nobody guards it. */
export function* fall(world: Realm, civ: DemonCiv): Rule {
  const room = wormRoom(world, civ);
  const found = nearestTreasure(world, civ);
  if (!found) return;
  const move = moveBead(world, found, room, civ.group.id);
  const took = { group: civ.group.id, bead: 'treasure', count: 1, beads: [move.bead.id], piece: room.id } as const;
  note(world, { kind: 'worm took', clause: 'H1-DEM-12', ...took }, [move]);
}

function nearestTreasure(world: Realm, civ: DemonCiv): Bead | null {
  const { page } = world;
  const { shape } = wormRoom(world, civ);
  const isGuarded = ({ piece }: Bead) => page.beadsIn(piece, 'population').length > 0;
  let best: Bead | null = null;
  let least = HALF_FINGER + 0.001;
  for (const it of page.beadsOf(null)) {
    const far = gap(shape, page.piece(it.piece).shape, HALF_FINGER + 0.01);
    if (it.kind !== 'treasure' || isGuarded(it) || far >= least) continue;
    [best, least] = [it, far - 0.001];
  }
  return best;
}

/** H1-DEM-13, -14: without a sacrifice the worm digs any way; then they build at what its tunnels met. */
export function* winter(world: Realm, civ: DemonCiv): Rule {
  if (!civ.sacrificed) yield* digAnyWay(world, civ);
  if (!civ.ending) yield* buildAtFeatures(world, civ);
}

function* digAnyWay(world: Realm, civ: DemonCiv): Rule {
  const way = yield* direction('H1-DEM-13', {
    topic: { kind: 'which way the worm digs' },
    from: centreOf(wormRoom(world, civ).shape),
    far: FINGER,
    towards: { x: 0, y: -1 },
    hours: 6,
    about: `${civ.group.id}, year ${civ.year}`,
  });
  yield* digThatWay(world, civ, way);
}
