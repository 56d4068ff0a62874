import type { Bead } from '@understory/page';
import type { Rule } from '@understory/table';
import { gone } from '../../../purse.ts';
import { choose } from '../../asks.ts';
import { bears, type MonsterGroup } from '../../monsters/group.ts';
import { folk, loot, spend, wealth } from '../../monsters/loot.ts';
import { lose, settle } from '../../monsters/losses.ts';
import { gain } from '../../monsters/quarters.ts';
import { living } from '../../monsters/state.ts';
import type { Step } from '../../monsters/step.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { groupOffered, pieceOffered } from '../../words/offered.ts';
import { roomsCalled } from '../rooms.ts';
import { isVillain } from '../villains.ts';
import { halls, infiltrate, nearestMind, type Target, take } from './infiltration.ts';

/** H1-THO-08: so many ○ become 1●. */
const PRICE = 3;

/** H1-THO-07 to -09, in this order. */
export const thoughtLordsSeason: readonly Step<Realm>[] = [
  {
    clause: 'H1-THO-07',
    *play(world, me) {
      const target = nearestMind(world, me);
      if (target && (yield* whether(world, me, 'H1-THO-07', 'whether to infiltrate')))
        yield* infiltrate(world, me, target);
    },
  },
  {
    clause: 'H1-THO-08',
    *play(world, me) {
      if (wealth(world, me) < PRICE || !(yield* whether(world, me, 'H1-THO-08', 'whether to change treasure'))) return;
      spend(world, me, 'H1-THO-08', PRICE);
      gain(world, me, 'H1-THO-08', 'population', 1, 'growth');
    },
  },
  {
    clause: 'H1-THO-09',
    *play(world, me) {
      yield* feed(world, me);
    },
  },
];

function* whether(
  world: Realm,
  me: MonsterGroup,
  clause: 'H1-THO-07' | 'H1-THO-08',
  kind: 'whether to infiltrate' | 'whether to change treasure',
): Rule<boolean> {
  const options = [{ key: 'yes' }, { key: 'no' }] as const;
  const about = `${me.id}, ${kind}, year ${world.monsters.year}`;
  return (yield* choose(clause, { by: me.id, topic: { kind, group: me.id }, options, usual: 'yes', about })) === 'yes';
}

/** The prisoners in their cells. */
export function prisonersOf(world: Realm, me: MonsterGroup): Bead[] {
  return roomsCalled(world, me, 'prison of the Thought Lords').flatMap(({ id }) =>
    world.page.beadsIn(id, 'population').filter((it) => it.owner === null),
  );
}

/** H1-THO-09: the Mind Pool takes 1●: of an infiltrated group, a prisoner, or, if there is neither, a Thought Lord. */
function* feed(world: Realm, me: MonsterGroup): Rule {
  const groups = living(world).filter((it) => it !== me && bears(it, 'control') && !isVillain(world, it));
  const taken = halls(world).filter(({ isTaken }) => isTaken);
  const [prisoner] = prisonersOf(world, me);
  const strongest = groups.reduce<MonsterGroup | null>(
    (best, it) => (best && folk(world, best) >= folk(world, it) ? best : it),
    null,
  );
  const minds = [...groups.map(({ id }) => id), ...taken.map(({ piece }) => piece)];
  const usual =
    strongest && folk(world, strongest) >= 2
      ? strongest.id
      : prisoner
        ? 'prisoner'
        : (strongest?.id ?? minds[0] ?? 'lord');
  const options = [
    ...groups.map(({ id }) => groupOffered(id)),
    ...taken.map(({ piece }) => pieceOffered(piece)),
    ...(prisoner ? [{ key: 'prisoner' }] : []),
    ...(minds.length === 0 && !prisoner ? [{ key: 'lord' }] : []),
  ];
  const about = `${me.id}, pool, year ${world.monsters.year}`;
  const key = yield* choose('H1-THO-09', {
    by: me.id,
    topic: { kind: 'whom the pool takes', group: me.id },
    options,
    usual,
    about,
  });
  const group = groups.find(({ id }) => id === key);
  if (group) fromMind(world, { kind: 'group', group });
  else if (key === 'prisoner' && prisoner) fromPrison(world, me, prisoner);
  else if (key === 'lord') lose(world, me, 'H1-THO-09', 1, 'sacrifice');
  else fromMind(world, { kind: 'building', piece: key });
  settle(world);
}

function fromMind(world: Realm, target: Target): void {
  take(world, target, 1, 'H1-THO-09');
}

function fromPrison(world: Realm, me: MonsterGroup, bead: Bead): void {
  const lost = { group: me.id, bead: 'population', count: 1, beads: [bead.id], piece: bead.piece } as const;
  note(world, { kind: 'lost', clause: 'H1-THO-09', ...lost, deed: 'sacrifice' }, gone([bead]));
}

/** H1-THO-11: at the start of its season an infiltrated group gives 1○, if it has more than one. */
export function tribute(world: Realm, lords: MonsterGroup, me: MonsterGroup): void {
  if (wealth(world, me) > 1) loot(world, lords, me, 'H1-THO-11', 1, 'paid');
}
