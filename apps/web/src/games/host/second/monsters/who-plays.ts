import type { Decider, Hands } from '@understory/table';
import type { PageGame } from '../../../../table/page-game.ts';
import { actingGroup, monster } from './acting.ts';

/** Who decides for a group: what is said of its seat, else of all. */
function deciderOf(hands: Hands, group: string): Decider {
  return hands.seats[group] ?? hands.choices;
}

/** Does the person decide for anybody who is there? If so, the autopilots go on by themselves until it is the person's turn. */
export function personPlays({ hands, world }: PageGame): boolean {
  if (hands.choices === 'person' || Object.values(hands.kinds).includes('person')) return true;
  return Object.entries(hands.seats).some(
    ([seat, who]) => who === 'person' && (seat === 'maker' || monster(world, seat) !== undefined),
  );
}

/** Is it the turn of a group that an autopilot plays beside the person? Its dice are not the person's to press for. */
export function isOthersTurn(game: PageGame): boolean {
  const group = actingGroup(game, null);
  return group !== null && personPlays(game) && deciderOf(game.hands, group.id) !== 'person';
}
