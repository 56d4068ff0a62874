import { asWritten, type Rule } from '@understory/table';
import { whim } from '../../../world.ts';
import { name } from '../../asks.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { gain } from '../belongings.ts';
import { settle } from '../death.ts';
import type { Den, SpawnWish } from '../den.ts';
import { gather } from '../gather.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import { isOnLeyLine } from '../ground/nexus.ts';
import { tunnelTo } from '../ground/rooms.ts';
import { areNeighbours } from '../ground/territory.ts';
import type { Monster } from '../monster.ts';
import { writeName } from '../steps/move-to.ts';
import { driveOut } from '../steps/relocate.ts';
import type { Destination } from './destination.ts';
import { startBeads } from './hand.ts';
import { type Invaded, invade } from './invasion.ts';
import type { Coming } from './lines.ts';
import { moveIn } from './move-in.ts';
import { SORTS } from './sorts.table.ts';

/** Where a group comes to, and whether its home is marked ☒ (H2-CRD-335). */
type Arrival = Destination & Pick<Coming, 'makesTomb'>;

/** H2-MON-211, steps 4 to 7: it fights for its place if that is taken, moves in, and gathers what lies about. */
export function* arrive(den: Den, me: Monster, to: Arrival, wish: SpawnWish, spawned: Tick): Rule {
  const { location, holder, makesTomb } = to;
  const hand = yield* startBeads(den, me, wish.more);
  const left = holder ? yield* invade(den, me, location, hand, holder, spawned) : { location, hand, drivenOut: null };
  if (left) yield* place(den, me, left, wish, spawned);
  if (!den.monsters.includes(me)) {
    // H2-MON-223: its treasure lies loose, and is the winner's.
    if (holder?.is === 'monster' && den.monsters.includes(holder)) yield* gather(den, holder, 'H2-MON-223');
    return;
  }
  if (makesTomb) markTomb(den, me, spawned);
  const sort = yield* whatSort(den, me);
  writeName(den, me, sort === null ? null : asWritten(sort));
  yield* drinkFromLeyLines(den, me, spawned);
  yield* gather(den, me, 'H2-MON-411');
}

/** H2-MON-211, step 5. */
function* place(
  den: Den,
  me: Monster,
  { location, hand, drivenOut }: Invaded,
  { beside }: SpawnWish,
  cause: Tick,
): Rule {
  const why = { clause: 'H2-MON-212', cause } as const;
  const home = yield* moveIn(den, me, location, hand, why, drivenOut?.monster);
  if (beside) yield* tunnelTo(den, me, beside, home, 'H2-CRD-246');
  // H2-MON-914: the winner's new rooms may reach farther than its foot in the door did; the loser goes on then.
  if (drivenOut && areNeighbours(den, me, drivenOut.monster)) {
    yield* driveOut(den, drivenOut.monster, me, 'H2-MON-222', drivenOut.cause);
    yield* settle(den);
  }
}

/** H2-CRD-335: the home room is marked ☒. */
function markTomb(den: Den, me: Monster, cause: Tick): void {
  const { world } = den;
  const { at, piece } = homeOf(den, me);
  const mark = { id: world.page.newId('m'), kind: 'tomb', at, piece, what: null } as const;
  const marked = { kind: 'marked', clause: 'H2-CRD-335', piece, mark: 'tomb', what: null, by: me.id } as const;
  note(world, { ...marked, cause }, [{ do: 'mark', mark }]);
}

/** H2-CRD-C07.2: of some cards it is also told what more they are; a label only. */
function* whatSort({ world }: Den, { id, card }: Monster): Rule<string | null> {
  const sorts = SORTS[card.name];
  if (!sorts) return null;
  const first = whim(world, 'sort', id).int(0, sorts.length - 1);
  const ideas = [...sorts.slice(first), ...sorts.slice(0, first)];
  return yield* name('H2-CRD-C07.2', {
    by: 'maker',
    topic: { kind: 'what sort it is', card: card.name },
    ideas,
    about: id,
    of: { subject: 'note', id },
  });
}

/** H2-MON-T2.7. */
function* drinkFromLeyLines(den: Den, me: Monster, cause: Tick): Rule {
  if (!me.tags.includes('magical') || !isOnLeyLine(den, seatsOf(den, me))) return;
  yield* gain(den, me, '★', 1, { clause: 'H2-MON-T2.7', deed: 'ley lines', cause });
}
