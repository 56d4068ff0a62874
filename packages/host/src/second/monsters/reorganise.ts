import { type Bead, bounds, mil, type Point } from '@understory/page';
import { type Clause, choose, type Rule, type Spot, type Stream, spot } from '@understory/table';
import { note } from '../../world.ts';
import type { Den } from './den.ts';
import { openWay } from './ground/meeting.ts';
import { isFreeRock, type Reach, reachOf, roomAt } from './ground/moving.ts';
import { digAt } from './ground/rooms.ts';
import { homeOf, moveSeat, seatsOf } from './ground/seats.ts';
import { territoryOf } from './ground/territory.ts';
import { nameOf } from './measure.ts';
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
      prompt: 'Where does it go?',
      where: roomsFor(den, me, bead, reach),
      usual: () => ({ answer: wantedMove(den, me, [bead], reach)?.at ?? bead.at }),
      about: me.id,
    });
    moved.add(yield* move(den, me, bead, at, reach, clause));
  }
}

function* whichBead(
  den: Den,
  me: Monster,
  beads: readonly Bead[],
  reach: Reach,
  clause: Clause,
): Rule<Bead | undefined> {
  const { page } = den.world;
  const key = yield* choose(clause, {
    by: me.id,
    prompt: `Will ${nameOf(me)} move any beads?`,
    options: [
      { key: 'leave', text: 'Leave all where they are' },
      ...beads.map((it) => ({
        key: it.id,
        text: `Move a ${it.kind === 'population' ? '●' : '○'} from ${page.piece(it.piece).title}`,
        subject: { spot: it.at },
      })),
    ],
    usual: () => ({ answer: wantedMove(den, me, beads, reach)?.bead.id ?? 'leave' }),
    about: me.id,
  });
  return beads.find((it) => it.id === key);
}

/** Returns the id of the bead where it lies now. */
function* move(den: Den, me: Monster, bead: Bead, at: Point, reach: Reach, clause: Clause): Rule<string> {
  const { world } = den;
  if (at.x === bead.at.x && at.y === bead.at.y) return bead.id;
  const room = roomAt(den, me, reach, at);
  if (room?.id === bead.piece) return bead.id;
  const into = room ?? digAt(den, me, at, clause);
  if (!room) yield* openWay(den, me, [world.page.piece(homeOf(den, me).piece)], into, clause);
  const moved = moveSeat(den, me, bead, into, at, clause);
  if (moved === bead) return bead.id;
  const text = `${nameOf(me)} moved a ${bead.kind === 'population' ? '●' : '○'} to ${into.title}.`;
  note(world, { kind: 'moved', clause, group: me.id, piece: into.id, text });
  return moved.id;
}

/** Chance looks so often for a place, and so far from the lair. */
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
    says: 'in a free room of its territory, or in free rock of its home range',
    has,
    any,
    // Only a person looks at them.
    get outlines() {
      return territoryOf(den, me).outline(page.width, page.height);
    },
  };
}
