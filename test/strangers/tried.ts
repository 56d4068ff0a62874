import { Problem, stream } from '@understory/table';
import type { Reader } from './readers.ts';
import { spoilt } from './spoil.ts';

/** The most letters that a refusal has. */
const LONGEST_SENTENCE = 300;

/** One spoilt file, read. */
export interface Tried {
  readonly text: string;
  /** What went wrong with reading it; null if it was read or refused as it should be. */
  readonly fault: string | null;
}

/** The nth spoilt file of a seed: the same on every machine. */
export function tried(reader: Reader, sound: readonly string[], seed: string, nth: number): Tried {
  const draw = stream(seed, 'spoilt', reader.name, String(nth));
  const text = spoilt(draw.pick(sound), draw);
  return { text, fault: faultOf(reader, text) };
}

export function faultOf(reader: Reader, text: string): string | null {
  try {
    return reader.read(text).map(faultIn).find(Boolean) ?? null;
  } catch (error) {
    if (error instanceof Problem) return faultIn(error.message);
    return `it fell: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
  }
}

/** A refusal is one line that no terminal obeys, and short enough to be read. */
function faultIn(sentence: string): string | null {
  if (sentence.length > LONGEST_SENTENCE) return `a sentence of ${sentence.length} letters: ${sentence.slice(0, 80)}…`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(sentence))
    return `control characters in ${JSON.stringify(sentence)}`;
  return null;
}
