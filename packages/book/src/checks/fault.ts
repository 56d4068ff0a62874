import type { Content } from '../exports/export-file.ts';

/** A file of an export, as it is to be handed over. */
export interface Made {
  readonly name: string;
  readonly content: Content;
}

/** TA-EXP-05: which rule failed on which file, and how. */
export interface Fault {
  readonly rule: string;
  readonly file: string;
  readonly what: string;
}

/** Looks at all files of an export together. */
export type Check = (files: readonly Made[]) => Fault[];

/** A file's text; null for what is bytes. */
export const textOf = ({ content }: Made): string | null => (typeof content === 'string' ? content : null);

/** The part of a name after its last slash. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Each different thing that is there more than once. */
export function twice(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(all.filter((it) => seen.has(it) || !seen.add(it)))];
}
