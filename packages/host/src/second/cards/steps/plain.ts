import { node } from '../phrases/phrase.ts';
import { say } from '../phrases/words.ts';
import type { DeedKind } from '../tree/deeds.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

/** A step of a word or two that says no more: `breed`. */
export interface Plain<K extends string> extends Span {
  readonly kind: K;
}

export function plain<const K extends string>(kind: K, deed: DeedKind): Wording<Plain<K>> {
  return { read: () => node(say(kind), () => ({ kind })), print: () => kind, isPlain: true, deed: () => deed };
}

/** The same for a step of villain cards (H2-CRD-114). */
export function villainous<const K extends string>(kind: K, deed: DeedKind): Wording<Plain<K>> {
  return { ...plain(kind, deed), villainWord: () => kind };
}
