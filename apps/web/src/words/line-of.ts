import { type Bits, type Entry, tellerOf } from '@understory/table';
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

/** What the record tells of a moment: its line, or the last one before it if that line says nothing. */
export function toldAt(game: Pick<AnyGame, 'rulebook' | 'world'>, tick: number): Entry | undefined {
  return game.world.journal.entries.findLast((it) => it.tick <= tick && lineOf(game, it).voice !== 'silent');
}

/** The whole record in words, bit by bit: whoever shows a long one lets it be made so first. */
export function* linesOf(game: Pick<AnyGame, 'rulebook' | 'world'>): Bits<void> {
  const { entries } = game.world.journal;
  for (const entry of entries) {
    lineOf(game, entry);
    yield { step: entry.tick + 1, of: entries.length };
  }
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
