import { gap, TOLERANCE } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Group } from '../../../world.ts';
import { roll } from '../../asks.ts';
import { hasMark } from '../../marks.ts';
import { note } from '../../note.ts';
import { population } from '../civ.ts';
import { type Colony, type ElfCiv, livingColonies, roomsIn } from './elf-civ.ts';
import { loseNoble } from './toll.ts';

/** H2-ELF-24: 1d6 each; a ⌂ adds 1 to the defender's; the attacker wins a tie; the loser loses 1●. */
export function* fight(civ: ElfCiv, { group: attacker }: Colony): Rule {
  const defender = nearestRival(civ, attacker);
  if (!defender) return;
  const attacks = { kind: 'the attack of a colony', group: attacker.id } as const;
  const defends = { kind: 'the defence against a colony', group: defender.id } as const;
  const attack = yield* roll('H2-ELF-24', '1d6', attacks, attacker.id);
  const thrown = yield* roll('H2-ELF-24', '1d6', defends, `${defender.id} defends`);
  const isWalled = hasMark(civ.world, defender.id, 'fortification');
  const defence = thrown + (isWalled ? 1 : 0);
  const [winner, loser] = attack >= defence ? [attacker, defender] : [defender, attacker];
  const cause = note(civ.world, {
    kind: 'fought',
    clause: 'H2-ELF-24',
    group: attacker.id,
    to: defender.id,
    attack,
    defence,
    bonuses: isWalled ? [{ side: 'theirs', for: 'fortification', add: 1 }] : [],
    winner: winner.id,
  });
  loseNoble(civ, 'H2-ELF-24', loser, { by: winner.id, deed: 'fight', cause });
}

/** H2-ELF-23: the nearest other group that has ●, room to room; ties: as for all that is nearest (H2-MSR-14). */
export function nearestRival(civ: ElfCiv, attacker: Group): Group | null {
  const { world } = civ;
  const rivals = [civ.group, ...livingColonies(civ).map((it) => it.group)].filter(
    (it) => it !== attacker && population(civ, it) > 0,
  );
  const rooms = rivals.flatMap((it) => roomsIn(world, it));
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { shape } of roomsIn(world, attacker)) {
    const nearest = world.page.nearest(shape, rooms);
    if (!nearest) continue;
    const far = gap(shape, nearest.shape);
    if (far < least - TOLERANCE) [best, least] = [nearest.owner, far];
  }
  return rivals.find((it) => it.id === best) ?? null;
}
