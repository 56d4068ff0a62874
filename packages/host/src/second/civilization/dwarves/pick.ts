import type { AsWritten, Clause, Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { chooseOrWrite } from '../../own-words.ts';
import type { InOwnWords } from '../../questions.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import type { DwarfQuestion } from './questions.ts';

/** A choice among words, random by default. */
export function* pick<const W extends string>(
  civ: DwarfCiv,
  clause: Clause,
  topic: DwarfQuestion,
  words: readonly W[],
  usual: W | null,
): Rule<W> {
  return yield* choose(clause, {
    by: civ.group.id,
    topic,
    options: words.map((key) => ({ key, what: { kind: 'word', word: key } })),
    usual: usual as NoInfer<W> | null,
  });
}

/** The same where the player may write something else. */
export function* pickOrWrite<const W extends string>(
  civ: DwarfCiv,
  clause: Clause,
  topic: DwarfQuestion,
  words: readonly W[],
  usual: W | null,
  own: InOwnWords,
): Rule<W | AsWritten> {
  return yield* chooseOrWrite(clause, {
    by: civ.group.id,
    topic,
    options: words.map((key) => ({ key, what: { kind: 'word', word: key } })),
    usual: usual as NoInfer<W> | null,
    own,
    id: civ.group.id,
  });
}
