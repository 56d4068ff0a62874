import type { SecondWorld } from '../world.ts';
import { denOf } from './den.ts';
import type { Pact } from './pact.ts';

/** What binds a group to others, and what it holds against them, for its sheet. */
export interface Ties {
  readonly pacts: readonly {
    readonly kind: Pact['kind'];
    /** The other side, by name. */
    readonly other: string;
    /** It made it: it paid the bribe, it annexed the other. */
    readonly isMaker: boolean;
    /** It runs out with this turn. */
    readonly isLast: boolean;
  }[];
  readonly grudges: readonly { readonly other: string; readonly much: number }[];
}

/** Its ties as they stand in a world, or stood in a world of then (H2-ACT-110, -321). */
export function tiesOf(world: SecondWorld, group: string): Ties {
  const den = denOf(world);
  const me = den?.monsters.find((it) => it.id === group);
  if (!den || !me) return { pacts: [], grudges: [] };
  const called = (id: string) => world.groups.find((it) => it.id === id)?.name ?? id;
  const own = den.pacts.filter((it) => it.from === group || it.to === group);
  return {
    pacts: own.map(({ kind, from, to, lastTurn }) => {
      const isMaker = from === group;
      return { kind, other: called(isMaker ? to : from), isMaker, isLast: lastTurn <= den.turn };
    }),
    grudges: [...me.grudges].flatMap(([id, much]) => (much > 0 ? { other: called(id), much } : [])),
  };
}
