import { type Entry, tellerOf } from '@understory/table';
import type { AnyGame } from './any-game.ts';

export interface Line {
  readonly text: string;
  /** Told in the record's own voice, or a note of what the hands did; silent if there is nothing to say. */
  readonly voice: 'story' | 'dice' | 'hand' | 'silent';
}

const known = new WeakMap<Entry, Line>();

/** An entry of a game's journal in words. It never changes, so it is put into words once. */
export function lineOf(game: Pick<AnyGame, 'rulebook' | 'world'>, entry: Entry): Line {
  const line = known.get(entry) ?? voiced(entry, tellerOf(game).line(entry));
  known.set(entry, line);
  return line;
}

/** What is not told in the story's voice. */
const VOICES: Readonly<Record<string, Line['voice']>> = {
  rolled: 'dice',
  chose: 'hand',
  spotted: 'hand',
  named: 'hand',
  labelled: 'hand',
};

export function voiced({ kind }: Entry, text: string): Line {
  return text === '' ? { text: kind, voice: 'silent' } : { text, voice: VOICES[kind] ?? 'story' };
}
