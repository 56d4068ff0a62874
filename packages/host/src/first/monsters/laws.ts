import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { FirstWorld } from '../world.ts';
import type { MonsterGroup } from './group.ts';
import type { Lone } from './state.ts';

/** Whom a group comes upon that is no group. */
type Held = { readonly kind: 'lone'; readonly lone: Lone } | { readonly kind: 'building'; readonly piece: Piece };

/**
 * One thing leads to another: a zone grows and comes upon somebody, the loser moves away into the zone of a third. They reach each other through
 * here, so that no file needs to know the whole age.
 */
export interface Laws {
  /** H1-MON-24 to -29: a group, as the acting one, encounters another. */
  encounter(world: FirstWorld, me: MonsterGroup, other: MonsterGroup, clause: Clause): Rule;
  /** H1-MON-16, -30: … or a lone fighter, or a building with somebody in it. */
  fightThere(world: FirstWorld, me: MonsterGroup, whom: Held, clause: Clause): Rule;
  /** H1-WAN-03: it has grown, or come to a place, and meets the lone fighters there. */
  meetLoners(world: FirstWorld, me: MonsterGroup, clause: Clause): Rule;
  /** H1-WAN-06: a lone fighter walks away, and meets nobody. */
  flee(world: FirstWorld, lone: Lone): Rule;
  /** The season of a kind of group, and how it meets another as the acting one. */
  season(world: FirstWorld, me: MonsterGroup): Rule;
  /** H1-MON-17, H1-DIS-06: it has claimed a cave, or dug into it. */
  touched(world: FirstWorld, me: MonsterGroup, place: Piece): Rule;
}

export function lawsOf({ monsters }: FirstWorld): Laws {
  return monsters.laws as Laws;
}
