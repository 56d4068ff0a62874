import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { claimOf } from '../scholar/scholar.ts';
import { type Axis, axisOf } from './axis.ts';
import type { Chart } from './charts/chart.ts';
import type { Entry } from './contents.ts';
import { contentsOf } from './contents.ts';
import { Linking } from './linking.ts';
import type { Block, Linked, Section } from './page.ts';
import { Ties } from './ties.ts';
import { say } from './words.ts';

/** What all pages of a book are made with. */
export interface Making {
  readonly chronicle: Chronicle;
  readonly axis: Axis;
  readonly contents: readonly Entry[];
  readonly linking: Linking;
  readonly ties: Ties;
}

export function makingOf(chronicle: Chronicle): Making {
  const contents = contentsOf(chronicle);
  return {
    chronicle,
    axis: axisOf(chronicle.story),
    contents,
    linking: new Linking(chronicle, contents),
    ties: new Ties(chronicle, contents),
  };
}

/** A section, if there is anything in it (CH-LEG-T1). */
export function section(key: Parameters<typeof say>[0], ...blocks: readonly (Block | null)[]): Section[] {
  const all = blocks.filter((it) => it !== null);
  return all.length === 0 ? [] : [{ key, heading: say(key), blocks: all }];
}

export const list = (items: readonly Linked[]): Block | null => (items.length === 0 ? null : { kind: 'list', items });

export function chart(it: Chart): Block | null {
  const isEmpty =
    (it.kind === 'holders' && it.rows.every(({ bars }) => bars.length === 0)) ||
    (it.kind === 'depths' && it.rows.length === 0) ||
    (it.kind === 'family' && it.edges.length === 0) ||
    (it.kind === 'blows' && it.rows.every(({ blows }) => blows.length === 0)) ||
    (it.kind === 'timeline' && it.own === null && it.moments.length === 0 && it.others.length === 0);
  return isEmpty ? null : { kind: 'chart', chart: it };
}

/** Facts as the scholar would list them, each with its line and clause. */
export function factList(facts: readonly Fact[], { chronicle, linking }: Making, own: string | null): Block | null {
  return list(facts.flatMap((it) => claimOf(it, chronicle)).map(({ text, ticks }) => linking.linked(text, ticks, own)));
}

/** Those of interest 5 or more. */
export function worthTelling(facts: readonly Fact[], { chronicle: { interest } }: Making): Fact[] {
  return facts.filter((it) => interest.of(it) >= 5);
}
