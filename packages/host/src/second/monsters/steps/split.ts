import type { Bead } from '@understory/page';
import type { Rule } from '@understory/table';
import { groupOf } from '../../../world.ts';
import { name } from '../../asks.ts';
import type { Split } from '../../cards/steps/split.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import { settle } from '../death.ts';
import type { Den } from '../den.ts';
import { emblemOf, slug } from '../ground/emblem.ts';
import { goingOrder } from '../ground/lair.ts';
import { keepBonus } from '../ground/seats.ts';
import { sizeOf } from '../measure.ts';
import { type Monster, newMonster } from '../monster.ts';
import { freshId } from '../spawn/enter.ts';
import { groupNames } from '../spawn/names.ts';
import { comeIn } from '../state.ts';
import { writeName } from './move-to.ts';
import { partFrom } from './relocate.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-272, H2-MON-921: at most this many groups share a card. */
const MOST = 4;

/** H2-ACT-272: this many of its ● become a second group with the same card, and the two part. */
export const split: StepRules<Split> = {
  isPossible(den, me, { number }) {
    // H2-VIL-24: a villain stays to rule.
    if (den.villain?.monster === me) return false;
    return sizeOf(den, me) >= 2 * number && den.monsters.filter((it) => it.card === me.card).length < MOST;
  },
  *play(den, me, { number }) {
    const before = sizeOf(den, me);
    const { second, parted } = yield* secondGroup(den, me, number);
    // H2-CRD-307: the beads of either changed, and that may be the end of it.
    yield* den.laws.watchBeads(den, me, before, parted);
    yield* den.laws.watchBeads(den, second, number, parted);
    yield* settle(den);
    const areThere = () => den.monsters.includes(me) && den.monsters.includes(second);
    // One that cannot relocate stays, and the other goes.
    if (areThere()) yield* partFrom(den, me, second, 'H2-ACT-272', parted);
    if (areThere()) yield* partFrom(den, second, me, 'H2-ACT-272', parted);
    if (den.monsters.includes(second)) writeName(den, second);
    return true;
  },
  worth: () => 0.3,
};

/** The part that splits off, and the line of their parting. */
interface Parted {
  readonly second: Monster;
  readonly parted: Tick;
}

/** H2-MON-219, -216: without ○, ★ or a past, and it does not act in this turn. */
function* secondGroup(den: Den, me: Monster, many: number): Rule<Parted> {
  const { world } = den;
  const id = freshId(world, me.card);
  const called = yield* name('H2-MON-217', {
    by: 'maker',
    topic: { kind: 'name of the part that splits off', group: me.id },
    ideas: groupNames(world, me.card, me.card.name),
    about: id,
    of: { subject: 'group', id },
  });
  // The farthest from the home go (H2-MON-139).
  const going = goingOrder(den, me, ['population']).slice(0, many);
  const beads = going.map((_, others) => world.page.idAhead('b', others));
  const home = (going[0] as Bead).piece;
  const cause = note(
    world,
    { kind: 'split', clause: 'H2-ACT-272', group: me.id, second: id, parent: me.id, because: me.id, home, beads },
    [
      {
        do: 'found',
        group: { id, sort: 'monsters', kind: slug(me.card.name), of: id, name: called, card: me.card.name },
      },
    ],
  );
  const second = newMonster(den, groupOf(world, id), me.card, { under: me.under, tags: me.tags, rolled: me.rolled });
  comeIn(den, second);
  return { second, parted: handOver(den, me, second, going, cause) };
}

/** They stay where they are for now. Returns the tick. */
function handOver(den: Den, me: Monster, second: Monster, going: readonly Bead[], cause: Tick): Tick {
  const { page } = den.world;
  const moved = going.map(({ id, kind, at, piece, name: called }) => ({
    do: 'move' as const,
    id,
    bead: {
      id: page.newId('b'),
      kind,
      at,
      piece,
      owner: second.id,
      name: called,
      fixed: false,
      emblem: emblemOf(second),
    },
  }));
  const parted = note(
    den.world,
    {
      kind: 'parted',
      clause: 'H2-ACT-272',
      group: second.id,
      from: me.id,
      count: going.length,
      beads: moved.map(({ bead }) => bead.id),
      cause,
    },
    moved,
  );
  keepBonus(den, me, 'H2-ACT-272', parted);
  return parted;
}
