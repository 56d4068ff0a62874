import type { Entry, TableLine } from '@understory/table';

export interface Line {
  readonly text: string;
  /** Told in the record's own voice, or a note of what the hands did; silent if there is nothing to say. */
  readonly voice: 'story' | 'dice' | 'hand' | 'silent';
}

const known = new WeakMap<Entry, Line>();

/** An entry of the journal in words. It never changes, so it is put into words once. */
export function lineOf(entry: Entry): Line {
  const line = known.get(entry) ?? inWords(entry);
  known.set(entry, line);
  return line;
}

function inWords(entry: Entry): Line {
  const told = textOf(entry);
  if (told !== null) return { text: told, voice: entry.kind === 'labelled' ? 'hand' : 'story' };
  const line = entry as Entry & Partial<TableLine>;
  switch (line.kind) {
    case 'rolled':
      return { text: rolled(entry as Entry & TableLine & { kind: 'rolled' }), voice: 'dice' };
    case 'chose': {
      const { text, hand, because } = entry as Entry & TableLine & { kind: 'chose' };
      return { text: `${who(hand)} chose: ${text}${why(because)}.`.replace(/([.!?])\.$/, '$1'), voice: 'hand' };
    }
    case 'spotted': {
      const { hand, x, y, because } = entry as Entry & TableLine & { kind: 'spotted' };
      const at = `${round(x)} across, ${round(y)} down`;
      const pointed = `${who(hand)} pointed at ${at}${why(because)}.`;
      return { text: hand === 'chance' ? `A die fell at ${at}.` : pointed, voice: 'hand' };
    }
    case 'named': {
      const { hand, name } = entry as Entry & TableLine & { kind: 'named' };
      return { text: `${who(hand)} named it “${name}”.`, voice: 'hand' };
    }
    default:
      return { text: `${entry.kind.charAt(0).toUpperCase()}${entry.kind.slice(1)}.`, voice: 'silent' };
  }
}

function textOf(entry: Entry): string | null {
  if (entry.kind === 'chose') return null;
  const { text } = entry as Entry & { text?: unknown };
  return typeof text === 'string' && text !== '' ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

function rolled(entry: { dice: string; faces: readonly number[]; total: number; for: string; how?: string }): string {
  const sum =
    entry.faces.length > 1 || entry.dice.includes('+') ? ` (${entry.faces.join(' + ')}${plus(entry.dice)})` : '';
  const how = entry.how ? `, ${HOW[entry.how] ?? entry.how}` : '';
  return `${entry.dice} for ${entry.for}: ${entry.total}${sum}${how}.`;
}

const HOW: Readonly<Record<string, string>> = {
  typed: 'on your own dice',
  set: 'set by hand',
  'thrown again': 'thrown again',
};

function plus(dice: string): string {
  const [, added] = dice.split('+');
  return added ? ` + ${added}` : '';
}

/** What an autopilot thought of it. */
function why(because: string | undefined): string {
  return because ? ` – ${because}` : '';
}

function who(hand: string): string {
  if (hand === 'person') return 'You';
  if (hand === 'chance' || hand === 'random') return 'Chance';
  return 'Fate';
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}
