import { type Clause, choose, type Rule } from '@understory/table';
import type { DwarfCiv } from './dwarf-civ.ts';

/** What a row of the tables says about a construction, as far as its effect needs it. */
export interface Named {
  readonly clause: Clause;
  readonly name: string;
}

/** A choice among words, random by default. */
export function* pick<const W extends string>(
  civ: DwarfCiv,
  clause: Clause,
  prompt: string,
  words: readonly W[],
  usual: W | null,
): Rule<W> {
  return yield* choose(clause, {
    by: civ.group.id,
    prompt,
    options: words.map((key) => ({ key, text: key.charAt(0).toUpperCase() + key.slice(1) })),
    usual: usual as NoInfer<W> | null,
  });
}
