import type { Clause } from '@understory/table';

export type Attribute = 'combat' | 'defense' | 'speed';

/** What a roll may save Kora from: tiles, Search cards, Event cards. */
export type Danger = 'blades' | 'pit' | 'rats' | 'gas' | 'wrath' | 'rocks' | 'darts' | 'bats';

/** One part of a section; parts are resolved left to right (DE-EVT-07). */
export type Part =
  | { readonly do: 'come'; readonly monster: 'goblin' | 'skeleton'; readonly many: number }
  | { readonly do: 'ambush'; readonly many: number }
  | { readonly do: 'advance' }
  | { readonly do: 'grislyk' }
  | { readonly do: 'test'; readonly sides: 4 | 6; readonly attribute: Attribute; readonly danger: Danger }
  | { readonly do: 'curse' }
  | { readonly do: 'recover'; readonly many: number };

export interface EventCard {
  readonly row: number;
  readonly clause: Clause;
  /** Stable: answers hold it. */
  readonly name: EventName;
  /** The objective after which the card has no effect (DE-EVT-08). */
  readonly unless: 'crucible' | 'slain' | null;
  /** A section for each level (DE-CMP-02). */
  readonly levels: readonly (readonly Part[])[];
}

const ADVANCE: Part = { do: 'advance' };
const goblins = (many: number): Part => ({ do: 'come', monster: 'goblin', many });
const skeletons = (many: number): Part => ({ do: 'come', monster: 'skeleton', many });
const onYourTile = (many: number): Part => ({ do: 'ambush', many });
const test = (sides: 4 | 6, attribute: Attribute, danger: Danger): Part => ({ do: 'test', sides, attribute, danger });
const recover = (many: number): Part => ({ do: 'recover', many });
const alike = (...parts: Part[]): Part[][] => [parts, parts, parts];

/** DE-EVT-T1: name, when it has no effect, sections. */
const ROWS = [
  ['Lone Goblin', null, [[goblins(1)], [goblins(1)], [goblins(2)]]],
  ['Goblin Patrol', null, alike(goblins(2))],
  [
    'War Horn',
    null,
    [
      [goblins(1), ADVANCE],
      [goblins(1), ADVANCE],
      [goblins(2), ADVANCE],
    ],
  ],
  ['Goblin Ambush', null, [[onYourTile(1)], [onYourTile(1)], [onYourTile(2)]]],
  ['Goblin Raiders', null, alike(goblins(2))],
  ['Goblin Tracker', null, alike(goblins(1))],
  ['Rattle of Bones', null, alike(skeletons(1))],
  ['The Dead Walk', 'crucible', [[skeletons(1)], [skeletons(1)], [skeletons(2)]]],
  ['Crucible Smoke', 'crucible', [[skeletons(1)], [skeletons(1)], [skeletons(2)]]],
  ['Crypt Breach', null, alike(skeletons(1))],
  ['Bone Guard', 'crucible', alike(skeletons(1))],
  ["Grislyk's Summons", null, [[goblins(2)], [skeletons(1)], [{ do: 'grislyk' }]]],
  ["Grislyk's Wrath", 'slain', alike(test(6, 'defense', 'wrath'))],
  ["Grislyk's Curse", 'slain', alike({ do: 'curse' })],
  ['Falling Rocks', null, alike(test(6, 'speed', 'rocks'))],
  ['Dart Trap', null, [[test(4, 'defense', 'darts')], [test(4, 'defense', 'darts')], [test(6, 'defense', 'darts')]]],
  ['Swarm of Bats', null, [[test(4, 'combat', 'bats')], [test(4, 'combat', 'bats')], [test(6, 'combat', 'bats')]]],
  ['Silence', null, alike()],
  ['Hidden Spring', null, [[], [recover(1)], [recover(2)]]],
  ['Hue and Cry', null, alike(ADVANCE)],
] as const satisfies readonly (readonly [string, EventCard['unless'], readonly (readonly Part[])[]])[];
export type EventName = (typeof ROWS)[number][0];

export const EVENTS: readonly EventCard[] = ROWS.map(([name, unless, levels], i) => ({
  row: i + 1,
  clause: `DE-EVT-T1.${i + 1}`,
  name,
  unless,
  levels,
}));
