import { said } from './event.ts';
import { EVENTS, type Part } from './events.table.ts';
import { SEARCH_DECKS } from './search.table.ts';
import { upperFirst } from './tell.ts';
import type { World } from './world.ts';

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

const UNLESS = { crucible: 'unless the Crucible is destroyed', slain: 'unless Grislyk is slain' } as const;

/** A section as the card has it (DE-EVT-T1): a roll also says what failing costs. */
function printed(parts: readonly Part[]): string {
  const [first] = parts;
  if (first?.do !== 'test') return said(parts);
  return `d${first.sides} vs. ${upperFirst(first.attribute)}; fail: 1 wound`;
}

/** The card that was drawn last; null before the first. */
export function lastCard({ journal: { entries } }: World): DrawnCard | null {
  const drawn = entries.findLast(({ kind }) => kind === 'event' || kind === 'searched');
  if (!drawn) return null;
  const { card, level, idle } = drawn as typeof drawn & {
    readonly card: string;
    readonly level: number;
    readonly idle?: boolean;
  };
  if (drawn.kind === 'event') {
    const event = EVENTS.find(({ name }) => name === card);
    if (!event) return null;
    const { name, levels, unless } = event;
    return {
      deck: 'event',
      name,
      sections: levels.map(printed),
      level,
      unless: unless && UNLESS[unless],
      idle: idle === true,
      round: drawn.turn,
    };
  }
  const found = SEARCH_DECKS[level - 1]?.find(({ name }) => name === card);
  return found
    ? { deck: 'search', name: found.name, level, kind: found.kind, effect: found.effect, round: drawn.turn }
    : null;
}
