import type { View } from '@understory/host';
import type { Kit } from '../../table/kit.ts';
import type { PageGame } from '../../table/page-game.ts';

/** Does the person play somebody, and whose turn is it, in a world on a page? */
export function whoPlays(view: View): Pick<Kit<PageGame>, 'personPlays' | 'isOthersTurn'> {
  const personPlays = ({ hands, world }: PageGame): boolean => {
    if (hands.choices === 'person' || Object.values(hands.kinds).includes('person')) return true;
    return Object.entries(hands.seats).some(
      ([seat, who]) => who === 'person' && (seat === 'maker' || view.players(world).some(({ id }) => id === seat)),
    );
  };
  const isOthersTurn = (game: PageGame): boolean => {
    const { world, ask, hands } = game;
    const acting = view.acting({ world, ask, moment: null });
    if (!acting?.isPlayer || !personPlays(game)) return false;
    return (hands.seats[acting.group.id] ?? hands.choices) !== 'person';
  };
  return { personPlays, isOthersTurn };
}
