import { Problem } from './problem.ts';

/** The deepest honest file has about a dozen levels. Walking data is recursive in many places, so its depth is bounded before. */
const DEEPEST = 40;

export interface FromOutside {
  /** What a person calls it: "save". */
  readonly called: string;
  /** The most characters that are read. */
  readonly most: number;
}

/** The data of a JSON text that somebody else may have written. Throws a `Problem` of one sentence if it is none, or too much. */
export function readJson(text: string, { called, most }: FromOutside): unknown {
  if (text.length > most)
    throw new Problem(`This ${called} has ${megabytes(text.length)} MB; at most ${megabytes(most)} MB are opened.`);
  const data = parsed(text, called);
  checkDepth(data, called);
  return data;
}

/** The same for data that was not read from a text: what the browser has kept, say. */
export function checkDepth(data: unknown, called: string): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST)
      throw new Problem(`This ${called} is damaged: lists within lists, more than ${DEEPEST} levels deep.`);
    const next: unknown[] = [];
    for (const it of level) {
      if (typeof it !== 'object' || it === null) continue;
      for (const key in it) next.push((it as Record<string, unknown>)[key]);
    }
    level = next;
  }
}

function parsed(text: string, called: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`This ${called} is damaged or cut off: it is not whole JSON.`);
  }
}

function megabytes(characters: number): string {
  return (characters / 1024 / 1024).toFixed(1);
}
