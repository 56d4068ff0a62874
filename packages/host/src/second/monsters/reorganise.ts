import { type Bead, bounds, mil, type Point } from '@understory/page';
import type { Clause, Rule, Spot, Stream } from '@understory/table';
import type { Movable } from '../../view.ts';
import { choose, spot } from '../asks.ts';
import { sinceAnswer } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { type Den, denOf } from './den.ts';
import { homeOf, seatsOf } from './ground/lair.ts';
import { openWay } from './ground/meeting.ts';
import { isFreeRock, type Reach, reachOf, roomAt } from './ground/moving.ts';
import { digAt } from './ground/rooms.ts';
import { moveSeat } from './ground/seats.ts';
import { territoryOf } from './ground/territory.ts';
import type { Monster } from './monster.ts';
import { wantedMove } from './villainy/spread.ts';

/** H2-MON-319, H2-HRD-21: it may move beads to other free rooms of its territory, or dig new ones in its home range. */
export function* reorganise(den: Den, me: Monster, clause: Clause): Rule {
  const reach = reachOf(den, me);
  const moved = new Set<string>();
  for (let left = seatsOf(den, me).length; left > 0; left--) {
    // The home's own ● stays.
    const home = homeOf(den, me);
    const beads = seatsOf(den, me).filter((it) => it.id !== home.id && !moved.has(it.id));
    if (beads.length === 0) return;
    const bead = yield* whichBead(den, me, beads, reach, clause);
    if (!bead) return;
    const at = yield* spot(clause, {
      by: me.id,
      topic: { kind: 'where a bead goes' },
      where: roomsFor(den, me, bead, reach),
      usual: (hand) => ({ answer: wantedMove(den, me, [bead], reach, hand)?.at ?? bead.at }),
      about: me.id,
    });
    moved.add(yield* move(den, me, bead, at, reach, clause));
  }
}

/** The beads of a group that may be moved as things stand, each with the places where it may go. */
export function movable(world: SecondWorld, group: string): readonly Movable[] {
  const den = denOf(world);
  const me = den?.monsters.find((it) => it.id === group);
  if (!den || !me) return [];
  const reach = reachOf(den, me);
  const home = homeOf(den, me);
  return seatsOf(den, me)
    .filter((it) => it.id !== home.id)
    .map((bead) => ({ bead, where: roomsFor(den, me, bead, reach) }));
}

function* whichBead(
  den: Den,
  me: Monster,
  beads: readonly Bead[],
  reach: Reach,
  clause: Clause,
): Rule<Bead | undefined> {
  const key = yield* choose(clause, {
    by: me.id,
    topic: { kind: 'whether beads are moved', group: me.id },
    options: [
      { key: 'leave' },
      ...beads.map((it) => ({
        key: it.id,
        what: { kind: 'bead to move', bead: it.kind, piece: it.piece } as const,
        subject: { spot: it.at },
      })),
    ],
    usual: (hand) => ({ answer: wantedMove(den, me, beads, reach, hand)?.bead.id ?? 'leave' }),
    about: me.id,
  });
  return beads.find((it) => it.id === key);
}

/** Returns the bead's id after the move. */
function* move(den: Den, me: Monster, bead: Bead, at: Point, reach: Reach, clause: Clause): Rule<string> {
  const { world } = den;
  const { cause } = sinceAnswer(world);
  if (at.x === bead.at.x && at.y === bead.at.y) return bead.id;
  const room = roomAt(den, me, reach, at);
  if (room?.id === bead.piece) return bead.id;
  const into = room ?? digAt(den, me, at, clause);
  if (!room) yield* openWay(den, me, [world.page.piece(homeOf(den, me).piece)], into, clause);
  return moveSeat(den, me, bead, into, at, { clause, cause }).id;
}

/** How often chance tries to find a place, and how far from the lair. */
const TRIES = 12;
const SCATTER = 3;

/** Free rooms of the territory, and free rock in the home range. */
function roomsFor(den: Den, me: Monster, bead: Bead, reach: Reach) {
  const { page } = den.world;
  const has = (it: Spot) =>
    (it.x === bead.at.x && it.y === bead.at.y) || roomAt(den, me, reach, it) !== null || isFreeRock(den, me, reach, it);
  const any = (draw: Stream): Spot => {
    for (let i = 0; i < TRIES; i++) {
      const { left, top, right, bottom } = bounds(draw.pick(reach.lair));
      const x = mil(left - SCATTER + draw.unit() * (right - left + 2 * SCATTER));
      const y = mil(top - SCATTER + draw.unit() * (bottom - top + 2 * SCATTER));
      if (page.onPage(x, y) && has({ x, y })) return { x, y };
    }
    return bead.at;
  };
  return {
    place: { kind: 'in a room or rock of theirs' } as const,
    has,
    any,
    // Computed lazily: only a person looks at outlines.
    get outlines() {
      return territoryOf(den, me).outline(page.width, page.height);
    },
  };
}
