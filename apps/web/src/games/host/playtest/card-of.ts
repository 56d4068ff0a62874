import { groupSheet, playtestView } from '@understory/host/playtest';
import { livedAt } from '@understory/page';
import { calledIn } from '../../../words/called-in.ts';
import { chapterTitle } from '../../../words/time.ts';
import type { Card, CardPlace, CardStep, StepState } from '../card.ts';
import { peopleSheet } from '../people-sheet.ts';
import type { CardMoment } from './playtest-game.ts';

/** The card of what is being played, or was at a moment. */
export function cardOf(at: CardMoment): Card {
  const { journal } = at.game.world;
  const when = (at.moment === null ? null : journal.entries[at.moment]) ?? journal;
  if (when.age === 'primordial') return primordialCard(at);
  const sheet = sheetOf(at);
  return sheet ?? { title: at.game.rulebook.time.age(when.age), subtitle: chapterTitle(at.game, when), steps: [] };
}

/** The sheet of whoever acts: the city with its seasons and colonies, or a group with the steps of its turn. */
function sheetOf(at: CardMoment): Card | null {
  const sheet = peopleSheet(playtestView, 'steps of a turn', at);
  if (!sheet) return null;
  const places = placesOf(at, sheet.acting.group.id);
  return { ...sheet.card, ...(places.length > 1 && { places }), facts: factsOf(at, sheet.acting.group.id) };
}

/** What a group is, and whom it has to do with; nothing of the elves. */
function factsOf({ game: { world: now }, moment }: CardMoment, id: string): NonNullable<Card['facts']> {
  const world = moment === null ? now : playtestView.at(now, moment);
  const sheet = groupSheet(world, id);
  if (!sheet) return [];
  const neighbours = [...new Set(playtestView.neighbours(world, id))];
  const told = (title: string, names: readonly string[]) =>
    names.length > 0 ? [{ title, text: names.join(', ') }] : [];
  return [
    {
      title: 'Flavour',
      text: [...new Set([sheet.flavour, sheet.kind === 'alpha' ? 'alpha predator' : sheet.kind])].join(', '),
    },
    ...told('Neighbours', neighbours),
    ...told('Allied with', sheet.allies),
    ...told('Walled off from', sheet.walledOff),
  ];
}

function placesOf({ game: { world }, moment }: CardMoment, people: string): CardPlace[] {
  const tick = moment ?? world.journal.entries.length;
  const theirs = new Set(world.groups.filter(({ of }) => of === people).map(({ id }) => id));
  return playtestView.groupsAt(world, tick).filter(({ id }) => theirs.has(id));
}

/** The order of the Primordial Age, by its chapters. */
const STEPS = [
  { title: 'The surface', chapter: 'the surface' },
  { title: 'Strata', chapter: 'the strata' },
  { title: 'Forms and features', chapter: 'a stratum' },
  { title: 'Creation', chapter: 'the creation' },
] as const;
const FEATURES = 2;

/** The Primordial Age: its order, and what lies in each stratum. */
function primordialCard({ game, moment }: CardMoment): Card {
  const { world, ask } = game;
  const { journal, page } = world;
  const then = moment === null ? null : journal.entries[moment];
  const tick = then?.tick ?? journal.entries.length;
  const { chapter } = then ?? journal;
  const now = STEPS.findIndex((it) => it.chapter === chapter?.kind);
  const stateOf = (i: number): StepState => (i < now ? 'done' : i === now ? 'now' : 'ahead');
  const called = calledIn(game);
  const number = chapter && 'stratum' in chapter ? Number(chapter.stratum) : 0;
  const strata = page.strata.map((bed) => {
    const filled = page.features.find((it) => it.stratum === bed.number && livedAt(it, tick));
    const state: StepState = bed.number === number ? 'now' : filled ? 'done' : 'ahead';
    return { number: bed.number, holds: filled ? called(filled.what) : 'being formed', state };
  });
  return {
    title: game.rulebook.time.age('primordial'),
    subtitle: chapterTitle(game, then ?? journal),
    steps: STEPS.map(({ title }, i): CardStep => {
      const state = stateOf(i);
      return {
        title,
        state,
        clause: state === 'now' ? ask?.clause : undefined,
        strata: i === FEATURES && now >= FEATURES ? strata : undefined,
      };
    }),
  };
}
