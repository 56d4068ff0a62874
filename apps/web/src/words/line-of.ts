import { type Entry, type TableLine, type Time, tellerOf } from '@understory/table';
import type { AnyGame } from './any-game.ts';

export interface Line {
  readonly text: string;
  /** Told in the record's own voice, or a note of what the hands did; silent if there is nothing to say. */
  readonly voice: 'story' | 'dice' | 'hand' | 'silent';
}

type Rolled = Entry & TableLine & { readonly kind: 'rolled' };
type Chose = Entry & TableLine & { readonly kind: 'chose' };
type Spotted = Entry & TableLine & { readonly kind: 'spotted' };
type NamedLine = Entry & TableLine & { readonly kind: 'named' };

/** Where the words of a line come from. */
interface Source {
  line(entry: Entry): string;
  /** What a throw was for. */
  purpose(line: Rolled): string;
  chosen(line: Chose): string;
  why(line: Chose | Spotted): string;
}

const known = new WeakMap<Entry, Line>();

/** An entry of a game's journal in words. It never changes, so it is put into words once. */
export function lineOf(game: Pick<AnyGame, 'rulebook' | 'world'>, entry: Entry): Line {
  const line = known.get(entry) ?? lineFrom(toldBy(game), entry);
  known.set(entry, line);
  return line;
}

function toldBy(game: Pick<AnyGame, 'rulebook' | 'world'>): Source {
  const teller = tellerOf(game);
  return {
    line: (entry) => teller.line(entry),
    purpose: ({ topic }) => teller.ask({ ask: 'roll', topic }),
    chosen: (line) => teller.chosen(line),
    why: ({ why }) => (why ? teller.why(why) : ''),
  };
}

/** An entry of a picture, in the words that were kept with it. */
export function pictureLine(entry: Entry): Line {
  return lineFrom(KEPT, entry);
}

/** The heading over an entry of a picture. */
export function pictureTitle(time: Time, { age, turn, chapter }: Entry): string {
  const words = chapter?.kind ?? '';
  const saysAll = words !== '' && time.isInTitles?.(age);
  const when = saysAll ? '' : time.turn({ age, turn });
  return [when, words].filter((it) => it !== '').join(': ') || time.age(age);
}

const KEPT: Source = {
  line: (entry) => kept(entry, 'text'),
  purpose: (line) => kept(line, 'for'),
  chosen: (line) => kept(line, 'text'),
  why: (line) => kept(line, 'because'),
};

function kept(entry: Entry, field: 'text' | 'for' | 'because'): string {
  const value = (entry as Entry & { readonly [kept in typeof field]?: unknown })[field];
  return typeof value === 'string' ? value : '';
}

function lineFrom(source: Source, entry: Entry): Line {
  switch (entry.kind) {
    case 'rolled':
      return { text: rolled(entry as Rolled, source.purpose(entry as Rolled)), voice: 'dice' };
    case 'chose': {
      const chose = entry as Chose;
      const text = `${who(chose.hand)} chose: ${source.chosen(chose)}${reason(source.why(chose))}.`;
      return { text: text.replace(/([.!?])\.$/, '$1'), voice: 'hand' };
    }
    case 'spotted': {
      const spotted = entry as Spotted;
      const at = `${round(spotted.x)} across, ${round(spotted.y)} down`;
      const pointed = `${who(spotted.hand)} pointed at ${at}${reason(source.why(spotted))}.`;
      return { text: spotted.hand === 'chance' ? `A die fell at ${at}.` : pointed, voice: 'hand' };
    }
    case 'named': {
      const { hand, name } = entry as NamedLine;
      return { text: `${who(hand)} named it “${name}”.`, voice: 'hand' };
    }
    default: {
      const text = source.line(entry);
      const voice = text === '' ? 'silent' : entry.kind === 'labelled' ? 'hand' : 'story';
      return { text: text === '' ? entry.kind : text, voice };
    }
  }
}

function rolled({ dice, faces, total, how }: Rolled, purpose: string): string {
  const sum = faces.length > 1 || dice.includes('+') ? ` (${faces.join(' + ')}${plus(dice)})` : '';
  return `${dice} for ${purpose}: ${total}${sum}${how ? `, ${HOW[how] ?? how}` : ''}.`;
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
function reason(why: string): string {
  return why === '' ? '' : ` – ${why}`;
}

function who(hand: string): string {
  if (hand === 'person') return 'You';
  if (hand === 'chance' || hand === 'random') return 'Chance';
  return 'Fate';
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}
