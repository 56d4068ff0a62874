import { capital } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { claimOf } from '../scholar/scholar.ts';
import { type Axis, axisOf } from './axis.ts';
import { boxOf } from './boxes.ts';
import type { Chart } from './charts/chart.ts';
import type { Entry } from './contents.ts';
import { contentsOf } from './contents.ts';
import { Linking } from './linking.ts';
import type { Block, Link, Linked, Section } from './page.ts';
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

/** A section, if there is anything in it (CH-LEG-T1); a page is linked in it where it is first named (CH-LEG-03). */
export function section(key: Parameters<typeof say>[0], ...blocks: readonly (Block | null)[]): Section[] {
  const all = blocks.filter((it) => it !== null);
  return all.length === 0 ? [] : [{ key, heading: say(key), blocks: linkedOnce(all) }];
}

/** Further links to a page give way to its name. */
function linkedOnce(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return relinked(blocks, ({ to }) => {
    const isNew = !seen.has(to);
    seen.add(to);
    return isNew;
  });
}

/** Links that are not kept give way to the name. */
export function relinked(blocks: readonly Block[], isKept: (link: Link) => boolean): Block[] {
  const of = (it: Linked): Linked => ({
    ...it,
    spans: it.spans.map((one) => (typeof one === 'string' || isKept(one) ? one : one.text)),
  });
  return blocks.map((it): Block => {
    if (it.kind === 'list') return { ...it, items: it.items.map(of) };
    if (it.kind === 'table') return { ...it, rows: it.rows.map((row) => row.map(of)) };
    if (it.kind === 'inscription') return { ...it, text: of(it.text), truth: of(it.truth) };
    return 'text' in it ? { ...it, text: of(it.text) } : it;
  });
}

/** Sentences as one paragraph, with their names as links. */
export function prose(
  sentences: readonly { readonly text: string; readonly ticks: readonly number[] }[],
  { linking }: Making,
  own: string | null = null,
  seen = new Set<string>(),
): Block | null {
  if (sentences.length === 0) return null;
  const text = sentences.map((it) => capital(it.text)).join(' ');
  const ticks = [...new Set(sentences.flatMap((it) => it.ticks))].sort((a, b) => a - b);
  return { kind: 'prose', text: linking.linked(text, ticks, own, seen) };
}

export const list = (items: readonly Linked[]): Block | null => (items.length === 0 ? null : { kind: 'list', items });

export function chart(it: Chart): Block | null {
  const isEmpty =
    (it.kind === 'holders' && it.rows.every(({ bars }) => bars.length === 0)) ||
    (it.kind === 'depths' && it.rows.length === 0) ||
    (it.kind === 'family' && it.edges.length === 0) ||
    (it.kind === 'multiples' && it.rows.length === 0) ||
    (it.kind === 'enders' && it.dead.length === 0) ||
    (it.kind === 'deeds' && it.rows.length === 0) ||
    (it.kind === 'blows' && it.rows.every(({ blows }) => blows.length === 0)) ||
    (it.kind === 'timeline' && it.to <= it.from);
  return isEmpty ? null : { kind: 'chart', chart: it };
}

/** Facts as the scholar would list them, each with its line and clause. */
export function factList(facts: readonly Fact[], { chronicle, linking }: Making, own: string | null): Block | null {
  const { interest, story } = chronicle;
  return list(
    facts.flatMap((fact) =>
      claimOf(fact, chronicle).map(({ text, ticks }) => ({
        ...linking.linked(text, ticks, own),
        of: {
          box: boxOf(fact),
          isTurning: interest.of(fact) >= TURNING,
          groups: [fact.actor, fact.target, fact.by].filter((it) => story.isGroup(it)),
        },
      })),
    ),
  );
}

/** What is worth so much is a turning point. */
const TURNING = 10;

/** Those of interest 5 or more. */
export function worthTelling(facts: readonly Fact[], { chronicle: { interest } }: Making): Fact[] {
  return facts.filter((it) => interest.of(it) >= 5);
}
