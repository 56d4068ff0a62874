import { deckOf } from '@understory/host/cards';
import { ageEndText, emblemOf, type SecondWorld } from '@understory/host/second';
import type { Telling, Time } from '@understory/table';

/** How a world came to its end, as its closing card tells it. */
export interface Ending {
  readonly title: string;
  readonly text: string;
  /** The villain, and by which card it meant to rule. */
  readonly villain: { readonly name: string; readonly villainy: string; readonly words: string } | null;
  readonly clause: string;
  /** `round 8` */
  readonly when: string;
  readonly ages: readonly {
    readonly name: string;
    readonly turns: string;
    readonly end: string | null;
    readonly facts: readonly string[];
  }[];
}

const TITLES: Readonly<Record<string, string>> = {
  'horde conquers': 'The Horde has conquered',
  'empire rules': 'The Empire rules',
  'villain slain': 'The villain was slain',
  'villain destroyed': 'The villain is no more',
  stalemate: 'Nobody won',
};

export function outcomeOf(
  world: SecondWorld,
  { telling, time }: { readonly telling: Telling<SecondWorld>; readonly time: Time },
): Ending | null {
  const { outcome, journal, ages } = world;
  if (!outcome) return null;
  const told = journal.entries.findLast(({ kind }) => kind === 'outcome');
  return {
    title: TITLES[outcome.kind] ?? 'The end',
    text: told ? telling.line(world, told) : '',
    villain: villainOf(world),
    clause: told?.clause ?? 'H2-VIL-35',
    when: told ? `${told.age === 'villainy' ? 'round' : 'turn'} ${told.turn}` : '',
    ages: ages.map(({ name, turns, end }) => ({
      name: time.age(name),
      turns: name === 'primordial' ? '' : counted(turns, name === 'villainy' ? 'round' : 'turn'),
      end: ageEndText(world, { end }),
      facts: factsOf(world, name),
    })),
  };
}

interface Risen {
  readonly group?: string;
  readonly villainy?: string;
}

function villainOf(world: SecondWorld): Ending['villain'] {
  const risen = world.journal.entries.findLast((it) => 'villainy' in it) as Risen | undefined;
  const group = world.groups.find(({ id }) => id === risen?.group);
  const card = deckOf(world.options).cards.find(({ name }) => name === group?.card);
  if (!group || !card) return null;
  return { name: group.name, villainy: risen?.villainy ?? '', words: emblemOf({ card, tags: card.tags }) };
}

/** What an age left on the page, in numbers. */
function factsOf({ page, journal, groups }: SecondWorld, age: string): string[] {
  const rooms = page.pieces.filter((it) => it.age === age && it.kind === 'room').length;
  const lines = journal.entries.filter((it) => it.age === age);
  const came = new Set(lines.flatMap((it) => ('group' in it && typeof it.group === 'string' ? [it.group] : [])));
  const monsters = groups.filter(({ id, card }) => card !== null && came.has(id));
  return [
    ...(rooms > 0 ? [`${counted(rooms, 'room')} dug`] : []),
    ...(age === 'monsters' || age === 'villainy' ? [`${counted(monsters.length, 'group')} played`] : []),
    `${counted(lines.length, 'line')} in the record`,
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
