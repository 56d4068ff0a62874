import { distance } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { choose } from '../../asks.ts';
import { encounterRoll, meet } from '../../monsters/encounter.ts';
import { found } from '../../monsters/founding.ts';
import { bears, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { folk, wealth } from '../../monsters/loot.ts';
import { lose, settle } from '../../monsters/losses.ts';
import { farthestFirst, heartOf } from '../../monsters/quarters.ts';
import { isAlive, living } from '../../monsters/state.ts';
import type { Step } from '../../monsters/step.ts';
import { addLone } from '../../monsters/wanderers/lone.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { areSpared } from '../subdue.ts';
import { emptyTombs } from '../tombs.ts';
import { newTomb } from './constructions.ts';
import { hoard, legions, pay, raise } from './legions.ts';

/** H1-LIC-10: as many at the most, and with so many legions he does so. */
const SENT = 3;
const TO_SEND = 4;
/** H1-LIC-12: so many breeders spare one. */
const TO_SPARE = 3;

/** H1-LIC-08 to -12, in this order. */
export const licheKingSeason: readonly Step<Realm>[] = [
  {
    clause: 'H1-LIC-08',
    *play(world, me) {
      raise(world, me, 'H1-LIC-08');
    },
  },
  {
    clause: 'H1-LIC-09',
    *play(world, me) {
      const minions = minionsOf(world);
      if (minions) yield* send(world, me, minions);
    },
  },
  {
    clause: 'H1-LIC-10',
    *play(world, me) {
      if (!minionsOf(world)) yield* muster(world, me);
    },
  },
  {
    clause: 'H1-LIC-11',
    *play(world, me) {
      if (emptyTombs(world).length === 0) yield* bury(world, me);
    },
  },
  {
    clause: 'H1-LIC-12',
    *play(world, me) {
      const minions = minionsOf(world);
      if (minions?.kind === 'breeders' && folk(world, minions) >= TO_SPARE) yield* guard(world, me, minions);
    },
  },
];

/** Whom he sends: the group that he dominates, or his legions. */
export function minionsOf(world: Realm): MonsterGroup | null {
  return living(world).find((it) => bears(it, 'dominated') || it.kind === 'minions') ?? null;
}

/** H1-LIC-09: against the nearest other group, from home to home; not against those of another master whom they serve too (H1-VIL-12). */
function* send(world: Realm, me: MonsterGroup, minions: MonsterGroup): Rule {
  const { x, y } = heartOf(world, minions);
  const off = (it: MonsterGroup) => {
    const at = heartOf(world, it);
    return distance(at.x, at.y, x, y);
  };
  const others = living(world).filter((it) => it !== me && it !== minions && !areSpared(minions, it));
  const foe = others.reduce<MonsterGroup | null>((best, it) => (best && off(best) <= off(it) ? best : it), null);
  if (!foe) return;
  meet(world, minions, foe, 'H1-LIC-09');
  const by = yield* encounterRoll(world, 'H1-LIC-09', minions, foe);
  if (by >= 0) lose(world, foe, 'H1-LIC-09', 1, 'encounter');
  if (by > 0) hoard(world, me, 'H1-LIC-09');
  if (by < 0) {
    lose(world, minions, 'H1-LIC-09', 1, 'encounter');
    raise(world, me, 'H1-LIC-09');
  }
  settle(world);
}

/** H1-LIC-10: up to three legions leave their tombs as new minions. */
function* muster(world: Realm, me: MonsterGroup): Rule {
  const all = legions(world, me);
  if (all.length === 0) return;
  const numbers = ['0', '1', '2', '3'].slice(0, Math.min(SENT, all.length) + 1);
  const key = yield* choose('H1-LIC-10', {
    by: me.id,
    topic: { kind: 'how many legions set out', group: me.id },
    options: numbers.map((it) => ({ key: it })),
    usual: all.length >= TO_SEND ? '3' : '0',
    about: `${me.id}, year ${world.monsters.year}`,
  });
  const going = all.slice(0, Number(key));
  if (going.length === 0) return;
  const home = world.page.piece(homeOf(me));
  const minions = found(world, {
    kind: 'minions',
    flavour: 'Legions',
    alignment: 'chaotic',
    name: 'Legions',
    home,
    clause: 'H1-LIC-10',
    parent: me.id,
  });
  const moves = going.map((it, nth) => moveBead(world, it, home, minions.id, nth));
  note(
    world,
    { kind: 'split', clause: 'H1-LIC-10', group: minions.id, from: me.id, beads: moves.map((it) => it.bead.id) },
    moves,
  );
}

/** H1-LIC-11: with no tomb empty, one more, and 1○ for whoever lies in it. */
function* bury(world: Realm, me: MonsterGroup): Rule {
  if (!(yield* whether(world, me, 'H1-LIC-11', 'whether to build a tomb'))) return;
  yield* newTomb(world, me);
  if (wealth(world, me) === 0 || emptyTombs(world).length === 0) return;
  if (!(yield* whether(world, me, 'H1-LIC-11', 'whether to pay for a legion'))) return;
  pay(world, me, 'H1-LIC-11', 1);
  raise(world, me, 'H1-LIC-11');
}

/** H1-LIC-12: one of the minions guards a gate whose guard is dead. */
function* guard(world: Realm, me: MonsterGroup, minions: MonsterGroup): Rule {
  const gate = world.villainy?.gates.find((it) => !isAlive(world, { id: it.guard }));
  if (!gate || !(yield* whether(world, me, 'H1-LIC-12', 'whether to guard a gate'))) return;
  const [one] = farthestFirst(world, minions, 'population');
  if (!one) return;
  lose(world, minions, 'H1-LIC-12', 1, 'posted');
  const lone = addLone(world, {
    clause: 'H1-LIC-12',
    type: 'guard',
    at: { piece: gate.room, along: 0 },
    population: 1,
    spares: me.id,
  });
  gate.guard = lone.id;
}

function* whether(
  world: Realm,
  me: MonsterGroup,
  clause: Clause,
  kind: 'whether to build a tomb' | 'whether to pay for a legion' | 'whether to guard a gate',
): Rule<boolean> {
  const options = [{ key: 'yes' }, { key: 'no' }] as const;
  const about = `${me.id}, ${kind}, year ${world.monsters.year}`;
  return (yield* choose(clause, { by: me.id, topic: { kind, group: me.id }, options, usual: 'yes', about })) === 'yes';
}
