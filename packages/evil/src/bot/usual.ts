import type { Mind } from '@understory/table';
import { anyMonsterOn, type Player, type World } from '../world.ts';
import { DefaultPlayer, isMonsterNear } from './default-player.ts';
import { goalOf } from './goal.ts';

type Asked = keyof Player;
type Key<A extends Asked> = A extends 'search' ? 'search' | 'go on' : Exclude<ReturnType<Player[A]>, boolean>;

/** What the default player answers at the table, and why. Asked only if an autopilot is to answer. */
export function usual<A extends Asked>(world: World, asked: A): Mind<Key<A>> {
  return () => {
    const answer = new DefaultPlayer(world.nerve)[asked](world);
    const key = answer === true ? 'search' : answer === false ? 'go on' : answer;
    const because = REASONS[asked](world);
    return { answer: key as Key<A>, ...(because === '' ? {} : { because }) };
  };
}

const REASONS: Readonly<Record<Asked, (world: World) => string>> = {
  assign(world) {
    if (anyMonsterOn(world, world.at)) return 'because there is a fight at hand';
    return isMonsterNear(world) ? 'because something is near' : 'because the way is free';
  },
  search: () => '',
  item: () => '',
  act: () => '',
  step: (world) => GOALS[goalOf(world, world.nerve).to],
};

const GOALS = {
  stay: 'to be here when the next round begins',
  home: 'on the way home',
  chamber: 'on the way to the chamber',
  exit: 'to see what lies beyond',
  staircase: 'to go deeper',
} as const;
