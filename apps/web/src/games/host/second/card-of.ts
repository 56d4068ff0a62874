import { chapterTitle } from '../../../words/time.ts';
import type { Card } from '../card.ts';
import { peopleCard } from './people-card.ts';
import { primordialCard } from './primordial-card.ts';
import type { CardMoment } from './second-game.ts';

/** The card of what is being played, or was at a moment. */
export function cardOf(at: CardMoment): Card {
  const { journal } = at.game.world;
  const when = (at.moment === null ? null : journal.entries[at.moment]) ?? journal;
  const { age } = when;
  if (age === 'primordial') return primordialCard(at);
  const people = age === 'civilization' ? peopleCard(at) : null;
  return people ?? { title: at.game.rulebook.time.age(age), subtitle: chapterTitle(at.game, when), steps: [] };
}
