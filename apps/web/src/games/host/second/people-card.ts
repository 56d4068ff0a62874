import type { Acting } from '@understory/host';
import { secondView } from '@understory/host/second';
import type { Card } from '../card.ts';
import { peopleSheet } from '../people-sheet.ts';
import { epicsOf } from './epics-of.ts';
import type { CardMoment } from './second-game.ts';

/** The sheet of the people that acts, with what of it lies beside the map. */
export function peopleCard(at: CardMoment): Card | null {
  const sheet = peopleSheet(secondView, 'steps of a turn', at);
  if (!sheet) return null;
  const { world } = at.game;
  const { group } = sheet.acting;
  return {
    ...sheet.card,
    ...(group.aside.length > 0 && { aside: besideTheMap(sheet.acting) }),
    epics: epicsOf(world, group.id, at.moment ?? world.journal.entries.length),
  };
}

function besideTheMap({ group }: Acting): NonNullable<Card['aside']> {
  return { title: group.kind === 'demons' ? 'The Infernal Assembly' : 'Beside the map', names: group.aside };
}
