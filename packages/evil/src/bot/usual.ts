import type { Mind } from '@understory/table';
import { type DeedKey, keyOf } from '../moves.ts';
import type { Reason } from '../questions.ts';
import { anyMonsterOn, type Player, type World } from '../world.ts';
import { DefaultPlayer, isMonsterNear } from './default-player.ts';
import { goalOf } from './goal.ts';

type Asked = keyof Player;
type Key<A extends Asked> = A extends 'search'
  ? 'search' | 'go on'
  : A extends 'act'
    ? DeedKey
    : Extract<ReturnType<Player[A]>, string>;

/** What the default player answers at the table, and why. Asked only if an autopilot is to answer. */
export function usual<A extends Asked>(world: World, asked: A): Mind<Key<A>, { readonly key: Reason }> {
  return () => {
    const answer = new DefaultPlayer(world.nerve)[asked](world);
    const key =
      typeof answer === 'boolean' ? (answer ? 'search' : 'go on') : typeof answer === 'string' ? answer : keyOf(answer);
    const reason = REASONS[asked](world);
    return { answer: key as Key<A>, ...(reason && { why: { key: reason } }) };
  };
}

const REASONS: Readonly<Record<Asked, (world: World) => Reason | null>> = {
  assign(world) {
    if (anyMonsterOn(world, world.at)) return 'a fight at hand';
    return isMonsterNear(world) ? 'something is near' : 'the way is free';
  },
  search: () => null,
  item: () => null,
  act: () => null,
  step: (world) => goalOf(world, world.nerve).to,
};
