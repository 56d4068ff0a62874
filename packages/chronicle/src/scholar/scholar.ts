import { capital } from '@understory/table';
import { factText } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';

/** A claim, and what it rests on. */
interface Claim {
  readonly text: string;
  /** `H2-ACT-243, line 784`. */
  readonly note: string;
  readonly ticks: readonly number[];
}

/** What is known of one group, or of the world and nobody in it. */
export interface Article {
  readonly group: string | null;
  readonly title: string;
  readonly claims: readonly Claim[];
}

const TOLD = 5;

/** An article for each group, in the order in which they came; each claim has its clause and line (CH-VOI-03). */
export function scholarOf(chronicle: Chronicle): Article[] {
  const { story, interest, names } = chronicle;
  const claims = (facts: readonly Fact[]) =>
    facts.filter((it) => interest.of(it) >= TOLD).flatMap((it) => claimOf(it, chronicle));
  const world = {
    group: null,
    title: story.tale.title,
    claims: claims(story.facts.filter((it) => !story.isGroup(it.actor) && !story.isGroup(it.target))),
  };
  const groups = [...story.tale.cast.values()]
    .sort((a, b) => a.since - b.since)
    .map(({ id, given }) => ({
      group: id,
      title: capital(names.get(id)?.full ?? given),
      claims: claims(story.of(id)),
    }));
  return [world, ...groups].filter((it) => it.claims.length > 0);
}

export function claimOf(fact: Fact, chronicle: Chronicle): Claim[] {
  const said = factText(fact, chronicle);
  if (said === '') return [];
  // What was found by looking near by is said to be likely, no more (CH-DAT-05).
  const text = fact.guessed ? `probably ${said}` : said;
  const lines = fact.ticks.length > 1 ? `lines ${fact.ticks[0]}–${fact.ticks.at(-1)}` : `line ${fact.ticks[0]}`;
  return [{ text: `${capital(text)}.`, note: `${fact.clause}, ${lines}`, ticks: fact.ticks }];
}
