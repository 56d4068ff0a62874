import { derived } from '@understory/page';
import type { Step } from '../cards/steps/steps.ts';
import type { Act } from '../cards/tree/act.ts';
import type { Building } from '../cards/tree/building.ts';
import type { If, Option } from '../cards/tree/card.ts';
import type { CardRule } from '../cards/tree/rule.ts';
import type { Monster } from './monster.ts';

/** A rule that waits for something to happen (H2-CRD-301). */
export type When = Extract<CardRule, { kind: 'when' }>;

/** What it plays by, from all the cards laid together, in the order in which they are read (H2-VIL-12, H2-CRD-322). */
export interface Parts {
  readonly always: readonly Act[];
  readonly ifs: readonly If[];
  readonly options: readonly Option[];
  readonly rules: readonly CardRule[];
  /** Those of its rules that wait for something. */
  readonly whens: readonly When[];
  /** The steps of all its lines, wherever they stand. */
  readonly steps: readonly Step[];
  /** What it may build, by these lines or those with which a villain ends. */
  readonly buildings: readonly Building[];
  /** The kinds of its rules as a set, since they are asked for very often. */
  readonly traits: ReadonlySet<CardRule['kind']>;
}

/** H2-VIL-12, H2-CRD-338, -339: the monster's own parts (or its borrowed ones), an overlay's, the villain card's. */
export function partsOf(monster: Monster): Parts {
  return parts(monster);
}

const parts = derived(({ cardVersion }: Monster) => cardVersion, compose);

function compose({ card, under, overlays, villainCard }: Monster): Parts {
  const life = under ? under.life : card;
  const choices = under ? under.choices : card;
  const always = [...(life?.always ?? []), ...(villainCard?.always ?? [])];
  const ifs = [...(life?.ifs ?? []), ...(villainCard?.ifs ?? [])];
  const options = [
    ...(choices?.options ?? []),
    ...overlays.flatMap((it) => it.options),
    ...(villainCard?.options ?? []),
  ];
  const rules = [...card.rules, ...overlays.flatMap((it) => it.rules), ...(villainCard?.rules ?? [])];
  const steps = [...always, ...[...ifs, ...options].map((it) => it.act)].flatMap((it) => it.steps);
  const last = (villainCard?.finish ?? []).flatMap((it) => it.act.steps);
  return {
    always,
    ifs,
    options,
    rules,
    whens: rules.filter((it) => it.kind === 'when'),
    steps,
    buildings: [...steps, ...last].flatMap((it) => (it.kind === 'build' ? it.buildings : [])),
    traits: new Set(rules.map((it) => it.kind)),
  };
}

/** Has it a rule of this kind, on whichever card (H2-MON-318)? */
export function hasTrait(monster: Monster, kind: CardRule['kind']): boolean {
  return partsOf(monster).traits.has(kind);
}
