import type { Phrase } from '../phrases/phrase.ts';
import type { Joined } from '../print/words.ts';
import type { Proofreader } from '../problems.ts';
import type { DeedKind } from '../tree/deeds.ts';

/** A kind of step as cards write it: all that the language knows of it. `monsters/steps` plays it. */
export interface Wording<S> {
  /** `between` separates the items of a list, since in a list of gains a comma means something else. */
  read(between: Phrase<unknown>): Phrase<S>;
  print(step: S, joined: Joined): string;
  /** The step is one word and says no more. */
  readonly isPlain?: true;
  /** What the step is remembered as when it is done; null if no card asks for it. */
  deed(step: S): DeedKind | null;
  /** H2-CRD-114: the word of it that a monster card may not say. */
  villainWord?(step: S): string | null;
  /** Tells what the grammar lets pass and the rules do not. */
  check?(step: S, proof: Proofreader): void;
}
