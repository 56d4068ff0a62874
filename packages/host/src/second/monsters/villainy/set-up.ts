import { type Clause, choose, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import type { VillainCard } from '../../cards/tree/card.ts';
import { build } from '../build.ts';
import type { Den } from '../den.ts';
import { nameOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { corruptMain } from './corrupt.ts';

/** H2-EMP-14: so large is a Capital, in beads. */
const CAPITAL = 2;

/** H2-VIL-05: the setup of the villain card, once. */
export function* setUp(den: Den, me: Monster, card: VillainCard): Rule {
  for (const it of card.setup) {
    if (den.outcome) return;
    if (it.kind === 'corrupt our main stratum') yield* corruptMain(den, me);
    else if (it.kind === 'take sides') yield* takeSides(den, me);
    else if (it.kind === 'build') yield* build(den, me, it.building, 'H2-EMP-14', null, CAPITAL);
  }
}

/** H2-EMP-11 to -13: good or evil, lawful or chaotic: one of each pair, and never both. */
function* takeSides(den: Den, me: Monster): Rule {
  yield* oneOf(den, me, ['evil', 'good'], 'H2-EMP-11');
  yield* oneOf(den, me, ['lawful', 'chaotic'], 'H2-EMP-12');
}

/** The first of the pair is kept or taken by default. */
function* oneOf(den: Den, me: Monster, pair: readonly [string, string], clause: Clause): Rule {
  const has = pair.filter((it) => me.tags.includes(it));
  if (has.length === 1) return;
  const isTorn = has.length === 2;
  const side = yield* choose(isTorn ? 'H2-EMP-13' : clause, {
    by: me.id,
    prompt: isTorn ? `Which does ${nameOf(me)} stay?` : `Which side does ${nameOf(me)} take?`,
    options: pair.map((it) => ({ key: it, text: it.charAt(0).toUpperCase() + it.slice(1) })),
    usual: pair[0],
    about: me.id,
  });
  me.tags = [...me.tags.filter((it) => !pair.includes(it)), side];
  note(den.world, { kind: 'tag', clause, group: me.id, tag: side, text: `${nameOf(me)} is ${side}.` });
}
