import { type Bead, bounds, disc, fits, holdsPoint, mil, type Piece, type Point } from '@understory/page';
import { type Clause, choose, type Rule, type Spot, type Stream, spot } from '@understory/table';
import { capacity } from '../../beads.ts';
import { note } from '../../world.ts';
import { FINGER } from '../measures.ts';
import type { Den } from './den.ts';
import { openWay } from './ground/meeting.ts';
import { holderOf, isRoom, maySit } from './ground/places.ts';
import { digHome } from './ground/rooms.ts';
import { homeOf, lairOf, moveSeat, seatsOf } from './ground/seats.ts';
import { isNear, territoryOf } from './ground/territory.ts';
import { nameOf, sizeOf } from './measure.ts';
import type { Monster } from './monster.ts';
import { wantedMoves } from './villainy/spread.ts';

/** H2-MON-319, H2-HRD-21: it may move beads to other free rooms of its territory, or dig new ones in its home range. */
export function* reorganise(den: Den, me: Monster, clause: Clause): Rule {
  const moved = new Set<string>();
  for (let left = seatsOf(den, me).length; left > 0; left--) {
    const beads = seatsOf(den, me).filter((it) => mayMove(den, me, it) && !moved.has(it.id));
    if (beads.length === 0) return;
    const wish = wantedMoves(den, me)[0];
    const key = yield* choose(clause, {
      by: me.id,
      prompt: `Does ${nameOf(me)} move any of its beads?`,
      options: [
        { key: 'leave', text: 'Leave all where they are' },
        ...beads.map((it) => ({
          key: it.id,
          text: `Move a ${it.kind === 'population' ? '●' : '○'} from ${den.world.page.piece(it.piece).title}`,
          subject: { spot: it.at },
        })),
      ],
      usual: wish?.bead.id ?? 'leave',
      about: me.id,
    });
    const bead = beads.find((it) => it.id === key);
    if (!bead) return;
    const at = yield* spot(clause, {
      by: me.id,
      prompt: 'Where does it go?',
      where: roomsFor(den, me, bead),
      usual: wish && wish.bead.id === bead.id ? wish.at : bead.at,
      about: me.id,
    });
    const to = yield* move(den, me, bead, at, clause);
    moved.add(to);
  }
}

/** At least one ● stays in the present home room. */
function mayMove(den: Den, me: Monster, bead: Bead): boolean {
  const home = homeOf(den, me);
  if (bead.id === home.id) return false;
  return bead.kind !== 'population' || sizeOf(den, me) > 1;
}

function* move(den: Den, me: Monster, bead: Bead, at: Point, clause: Clause): Rule<string> {
  const { world } = den;
  const room = roomAt(den, me, at);
  if (room?.id === bead.piece) return bead.id;
  const into = room ?? (yield* digHome(den, me, at, clause));
  if (!room) yield* openWay(den, me, [world.page.piece(homeOf(den, me).piece)], into, clause);
  const moved = moveSeat(den, me, bead, into, at, clause);
  if (moved === bead) return bead.id;
  const text = `${nameOf(me)} moved to ${into.title}.`;
  note(world, { kind: 'moved', clause, group: me.id, piece: into.id, text });
  return moved.id;
}

/** The free room, cave or hall of the territory that holds a spot. */
export function roomAt(den: Den, me: Monster, { x, y }: Point): Piece | null {
  const { page } = den.world;
  for (const piece of page.within(disc(x, y, 0), 0)) {
    if (!isRoom(piece)) continue;
    if (
      !holdsPoint(piece.shape, x, y) ||
      page.beadsIn(piece.id).filter((it) => it.kind !== 'bonus').length >= capacity(piece)
    )
      continue;
    if (isNear(den, me, piece.shape) && maySit(den, me, piece, { x, y }) && !holderOf(den, piece, { x, y }, me))
      return piece;
  }
  return null;
}

/** Free rooms of the territory, and free rock in the home range. */
function roomsFor(den: Den, me: Monster, bead: Bead) {
  const { page } = den.world;
  const lair = lairOf(den, me);
  const rock = { shape: (x: number, y: number) => disc(x, y, 0.6), clear: 0.25 };
  const isInRange = (x: number, y: number) => lair.some((it) => page.gap(it, disc(x, y, 0), FINGER) <= FINGER);
  const has = (it: Spot) =>
    (it.x === bead.at.x && it.y === bead.at.y) ||
    roomAt(den, me, it) !== null ||
    (isInRange(it.x, it.y) && maySit(den, me, null, it) && fits(page, rock, it.x, it.y));
  const any = (draw: Stream): Spot => {
    for (let i = 0; i < 12; i++) {
      const { left, top, right, bottom } = bounds(draw.pick(lair));
      const x = mil(left - 3 + draw.unit() * (right - left + 6));
      const y = mil(top - 3 + draw.unit() * (bottom - top + 6));
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
