import { firstView } from '@understory/host/first';
import { livedAt } from '@understory/page';
import { calledIn } from '../../../words/called-in.ts';
import { chapterTitle } from '../../../words/time.ts';
import type { Card, CardPlace, CardStep, StepState } from '../card.ts';
import { peopleSheet } from '../people-sheet.ts';
import type { CardMoment } from './first-game.ts';

/** The card of what is being played, or was at a moment. */
export function cardOf(at: CardMoment): Card {
  const { journal } = at.game.world;
  const when = (at.moment === null ? null : journal.entries[at.moment]) ?? journal;
  if (when.age === 'primordial') return primordialCard(at);
  const sheet = peopleCard(at);
  return sheet ?? { title: at.game.rulebook.time.age(when.age), subtitle: chapterTitle(at.game, when), steps: [] };
}

/** The sheet of whoever acts: a people with its four seasons, and its places if it has several; or a group with the steps of its own season. */
function peopleCard(at: CardMoment): Card | null {
  const sheet = peopleSheet(firstView, 'seasons of a year', at);
  if (!sheet) return null;
  const places = placesOf(at, sheet.acting.group.id);
  return { ...sheet.card, ...(places.length > 1 && { places }), facts: factsOf(at, sheet.acting.group.id) };
}

/** What a group of monsters is, and whom it has to do with; nothing of a people. */
function factsOf({ game: { world: now }, moment }: CardMoment, id: string): NonNullable<Card['facts']> {
  const world = moment === null ? now : firstView.at(now, moment);
  const group = world.monsters.groups.find((it) => it.id === id);
  if (!group) return [];
  const marks = group.marks.filter(({ until }) => until === null).map(({ mark }) => MARKS[mark]);
  const neighbours = [...new Set(firstView.neighbours(world, id))];
  const bribed = group.bribes.map(({ value }) => world.groups.find((it) => it.id === value)?.name ?? value);
  return [
    { title: 'Flavour', text: `${group.flavour}, ${group.kind}` },
    { title: 'Alignment', text: group.alignments.at(-1)?.value ?? 'hungry' },
    ...(neighbours.length > 0 ? [{ title: 'Neighbours', text: neighbours.join(', ') }] : []),
    ...(bribed.length > 0 ? [{ title: 'Bribed by', text: bribed.join(', ') }] : []),
    ...(marks.length > 0 ? [{ title: 'Bears', text: marks.join(', ') }] : []),
  ];
}

const MARKS = {
  shrine: 'an evil shrine',
  control: 'a control bead',
  enslaved: 'chains',
  dominated: 'an oath to its king',
} as const;

function placesOf({ game: { world }, moment }: CardMoment, people: string): CardPlace[] {
  const tick = moment ?? world.journal.entries.length;
  const theirs = new Set(world.groups.filter(({ of }) => of === people).map(({ id }) => id));
  return firstView.groupsAt(world, tick).filter(({ id }) => theirs.has(id));
}

/** How many events the Primordial Age has (H1-PRM-02). */
const EVENTS = 3;

/** The Primordial Age: the world, and three events with what each brought. */
function primordialCard({ game, moment }: CardMoment): Card {
  const { world, ask } = game;
  const { journal, page } = world;
  const then = moment === null ? null : journal.entries[moment];
  const tick = then?.tick ?? journal.entries.length;
  const called = calledIn(game);
  const brought = page.features.filter((it) => livedAt(it, tick) && it.kind !== 'land').map(({ what }) => called(what));
  const now = page.isLaid && (page.laidAt ?? 0) <= tick ? Math.min(EVENTS, brought.length) + 1 : 0;
  const isOver = then === null && ask === null;
  const stateOf = (i: number): StepState => (isOver || i < now ? 'done' : i === now ? 'now' : 'ahead');
  const events = Array.from({ length: EVENTS }, (_, i): CardStep => {
    const state = stateOf(i + 1);
    return {
      title: `Event ${i + 1}`,
      state,
      holds: brought[i],
      clause: state === 'now' ? (ask?.clause ?? 'H1-PRM-02') : undefined,
    };
  });
  const land: CardStep = {
    title: 'The world',
    state: stateOf(0),
    holds: now > 0 ? page.ground?.world.toLowerCase() : undefined,
  };
  return {
    title: game.rulebook.time.age('primordial'),
    subtitle: chapterTitle(game, then ?? journal),
    steps: [land, ...events],
  };
}
