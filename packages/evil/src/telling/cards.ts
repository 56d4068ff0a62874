import { capital, type Entry } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import { EVENTS, type EventName, type Part } from '../events.table.ts';
import type { EventKind, Of } from '../events.ts';
import { cardNamed, type SearchCard } from '../search.table.ts';
import type { World } from '../world.ts';
import { EFFECTS, ENGLISH, SECTIONS, UNLESS } from './english.ts';

/** A card as it lies face up: an Event card with its section for each level (DE-CMP-02), or a Search card (DE-CMP-03). */
export type DrawnCard =
  | {
      readonly deck: 'event';
      readonly name: string;
      readonly sections: readonly string[];
      /** The section that acts (DE-EVT-01). */
      readonly level: number;
      /** The objective after which it does nothing (DE-EVT-08), and whether that is so. */
      readonly unless: string | null;
      readonly idle: boolean;
      readonly round: number;
    }
  | {
      readonly deck: 'search';
      readonly name: string;
      readonly level: number;
      readonly kind: 'instant' | 'one use' | 'lasting';
      readonly effect: string;
      readonly round: number;
    };

export const ROMAN = ['', 'I', 'II', 'III'] as const;

const sections = new Catalogue(ENGLISH.language, SECTIONS);

/** What a Search card does, in a few words. */
export function effectOf(card: SearchCard['key']): string {
  return EFFECTS[card];
}

/** A section as the card has it (DE-EVT-T1): a roll also says what failing costs. */
export function sectionOf(card: EventName, level: number): string {
  return said(EVENTS.find(({ name }) => name === card)?.levels[level - 1] ?? []);
}

function said(parts: readonly Part[]): string {
  const [first = sections.say('nothing'), ...others] = parts.map((it) => sections.say(it.do, { ...it }));
  return others.reduce((before, second) => sections.say('both', { first: before, second }), first);
}

/** With a capital, unless a die begins it: `d6 vs. Speed`. */
function begun(words: string): string {
  return /^d\d/.test(words) ? words : capital(words);
}

/** The card that was drawn last; null before the first. */
export function lastCard({ journal: { entries } }: World): DrawnCard | null {
  const drawn = entries.findLast((it) => is(it, 'event') || is(it, 'searched'));
  if (!drawn) return null;
  if (is(drawn, 'searched')) {
    const { name, kind, key } = cardNamed(drawn.card);
    return { deck: 'search', name, level: drawn.level, kind, effect: begun(effectOf(key)), round: drawn.turn };
  }
  const event = is(drawn, 'event') && EVENTS.find(({ name }) => name === drawn.card);
  if (!event) return null;
  const { level, idle, turn: round } = drawn as Entry & Of<'event'>;
  const unless = event.unless && UNLESS[event.unless];
  return {
    deck: 'event',
    name: event.name,
    sections: event.levels.map((it) => begun(said(it))),
    level,
    unless,
    idle,
    round,
  };
}

function is<K extends EventKind>(entry: Entry, kind: K): entry is Entry & Of<K> {
  return entry.kind === kind;
}
