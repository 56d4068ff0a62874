import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { changeTags } from '../state.ts';
import type { Why } from './outcome.ts';

/** The side that is kept or taken by default comes first. */
const PAIRS: readonly (readonly [pair: readonly [string, string], clause: Clause])[] = [
  [['evil', 'good'], 'H2-EMP-11'],
  [['lawful', 'chaotic'], 'H2-EMP-12'],
];

/** H2-EMP-11, -12: good or evil, lawful or chaotic: one of each pair. */
export function* takeSides(den: Den, me: Monster, cause?: Tick): Rule {
  for (const [pair, clause] of PAIRS)
    if (sidesOf(me, pair).length !== 1) yield* takeOne(den, me, pair, { clause, ...causedBy(cause) });
}

/** H2-EMP-13: never both of a pair: of what a card laid with its own gives it too. Only a villain that takes sides has to. */
export function* dropOneOfBoth(den: Den, me: Monster, cause: Tick): Rule {
  if (!me.villainCard?.setup.some((it) => it.kind === 'take sides')) return;
  for (const [pair, clause] of PAIRS)
    if (sidesOf(me, pair).length === 2) yield* takeOne(den, me, pair, { clause, cause });
}

function sidesOf({ tags }: Monster, pair: readonly string[]): string[] {
  return pair.filter((it) => tags.includes(it));
}

function* takeOne(den: Den, me: Monster, pair: readonly [string, string], why: Why): Rule {
  const { clause } = why;
  const isTorn = sidesOf(me, pair).length === 2;
  const side = yield* choose(isTorn ? 'H2-EMP-13' : clause, {
    by: me.id,
    topic: { kind: isTorn ? 'which side is kept' : 'which side is taken', group: me.id },
    options: pair.map((tag) => ({ key: tag, what: { kind: 'tag', tag } })),
    usual: pair[0],
    about: me.id,
  });
  note(den.world, { kind: 'tag', ...why, group: me.id, tag: side, side: true });
  changeTags(den, me, [...me.tags.filter((it) => !pair.includes(it)), side]);
}
