import { type FirstWorld, firstView, flavourRule, noteOn } from '@understory/host/first';
import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
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
  if (!group) return [...kingdomFacts(world, id), ...partyFacts(world, id)];
  const rule = flavourRule(group);
  const note = noteOn(world, group.flavour);
  const marks = group.marks.filter(({ until }) => until === null).map(({ mark }) => MARKS[mark]);
  const neighbours = [...new Set(firstView.neighbours(world, id))];
  const bribed = world.groups.filter((it) => it.alive && group.bribes.some(({ value }) => value === it.id));
  return [
    { title: 'Flavour', text: `${capital(group.flavour)}, ${CLASSES[group.kind]}` },
    ...(rule === '' ? [] : [{ title: 'Its rule', text: rule }]),
    ...(note === null ? [] : [{ title: 'Known of it', text: note }]),
    { title: 'Alignment', text: group.alignments.at(-1)?.value ?? 'hungry' },
    ...(neighbours.length > 0 ? [{ title: 'Neighbours', text: neighbours.join(', ') }] : []),
    ...(bribed.length > 0 ? [{ title: 'Bribed by', text: bribed.map(({ name }) => name).join(', ') }] : []),
    ...(marks.length > 0 ? [{ title: 'Bears', text: marks.join(', ') }] : []),
  ];
}

const CLASSES: Readonly<Record<FirstWorld['monsters']['groups'][number]['kind'], string>> = {
  delvers: 'delvers',
  breeders: 'breeders',
  alpha: 'alpha predator',
  temple: 'a temple',
  'dungeon master': 'a villain',
  'thought lords': 'villains',
  'liche king': 'a villain',
  'alpha villain': 'grown into a villain',
  minions: 'minions of the Liche King',
};

/** What a kingdom has on the surface; nothing of others. */
function kingdomFacts(world: FirstWorld, id: string): NonNullable<Card['facts']> {
  const kingdom = world.monsters.kingdoms.find((it) => it.id === id);
  if (!kingdom) return [];
  const knights = (piece: string) => world.page.beadsIn(piece, 'population').filter(({ owner }) => owner === id).length;
  const farms = kingdom.buildings.filter(({ what }) => what === 'farm');
  const others = kingdom.buildings.filter(({ what }) => what !== 'farm');
  return [
    { title: 'Alignment', text: kingdom.alignment },
    ...others.map(({ what, piece }) => ({ title: BUILDINGS[what], text: `${knights(piece)} ●` })),
    { title: 'Farms', text: `${farms.filter(({ piece }) => knights(piece) > 0).length} of ${farms.length} lived in` },
    ...(kingdom.levels.length > 0 ? [{ title: 'Dungeon levels', text: String(kingdom.levels.length) }] : []),
  ];
}

const BUILDINGS = { castle: 'Castle', farm: 'Farm', city: 'City', tower: 'Tower', other: 'Building' } as const;

/** What a party set out with, and what is left of it; nothing of others. */
function partyFacts(world: FirstWorld, id: string): NonNullable<Card['facts']> {
  const lines = world.journal.entries as readonly {
    readonly kind: string;
    readonly group?: unknown;
    readonly count?: number;
    readonly left?: number;
    readonly alignment?: string;
    readonly treasure?: number;
  }[];
  const own = lines.filter((it) => it.group === id);
  const came = own.find(({ kind }) => kind === 'party came');
  if (!came) return [];
  const left = own.findLast(({ kind }) => kind === 'party lost')?.left ?? came.count;
  const ended = own.find(({ kind }) => kind === 'party ended');
  return [
    { title: 'Alignment', text: came.alignment ?? '' },
    { title: 'Adventurers', text: `${left} ● of ${came.count}` },
    ...(ended ? [{ title: 'Carried off', text: `${ended.treasure ?? 0} ○` }] : []),
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
