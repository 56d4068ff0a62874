import { type Fact, livesLost, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import { ordinal, titleCase, workNoun } from '../words/english/forms.ts';
import { type Giving, ownOr } from './giving.ts';
import type { Name } from './groups.ts';
import type { Leader } from './leaders.ts';

/** A great work (CH-NAM-27). */
export interface Work {
  readonly piece: string;
  readonly name: string;
  readonly fact: Fact;
}

const TOMBS: ReadonlySet<string> = new Set(['Tomb', 'Mausoleum', 'Crypt']);
const MOST_ALIKE = 20;
const OF_CAPITALS = /^(university|temple|castle)$/i;

interface Known {
  readonly groups: ReadonlyMap<string, Name>;
  readonly leaders: readonly Leader[];
}

export function workGivings(story: Story, known: Known, to: Map<string, Work>): Giving[] {
  return story.ofKind('built').flatMap((fact) => {
    const { piece, thing, won } = fact;
    if (piece === null || thing === null || won === false || thing === 'Capital') return [];
    return [
      {
        since: tickOf(fact),
        give: (book) => {
          const names = workNames(fact, thing, story, known);
          const name = book.first([...names, ...further(names.at(-1) ?? '')]);
          to.set(piece, { piece, name: ownOr(story.tale, piece, name), fact });
        },
      },
    ];
  });
}

/** Whoever builds the same again has a second, a third. */
function further(name: string): string[] {
  const nth = Array.from({ length: MOST_ALIKE }, (_, i) => titleCase(ordinal(i + 2)));
  return nth.map((it) => name.replace(/^the /, `the ${it} `));
}

function workNames(fact: Fact, thing: string, story: Story, { groups, leaders }: Known): string[] {
  const given = story.tale.placeNames.get(fact.piece ?? '');
  if (given !== undefined) return [given];
  const noun = titleCase(workNoun(thing));
  const builder = fact.actor ?? '';
  const owner = groups.get(builder)?.full ?? 'Nobody';
  // What has a proper name of its own keeps it: "the Fountain of the Naiads".
  if (/ of | for /.test(noun)) return [`the ${noun}`, `the ${noun} at ${owner}`];
  if (TOMBS.has(thing)) return [tombName(noun, fact, builder, story, leaders), `the ${noun} of ${owner}`];
  const leader = leaders.findLast((it) => it.group === builder && tickOf(it.because) <= tickOf(fact));
  if (/^statue$/i.test(thing) && leader) return [`the ${noun} of ${leader.name}`, `the ${noun} of ${owner}`];
  const capital = OF_CAPITALS.test(thing) ? capitalOf(builder, fact, story) : null;
  return [`the ${noun} of ${capital ?? owner}`];
}

/** Built before anybody was lost, or for the one who fell last (CH-NAM-27). */
function tombName(noun: string, fact: Fact, builder: string, story: Story, leaders: readonly Leader[]): string {
  const isEarly = (it: Fact) => tickOf(it) < tickOf(fact);
  const hadLoss = story.of(builder).some((it) => isEarly(it) && livesLost(it, builder) > 0);
  if (!hadLoss) return `the ${noun} of Nobody Yet`;
  const fallen = leaders.findLast((it) => it.group === builder && it.until !== null && isEarly(it.until));
  return `the ${noun} of ${fallen?.name ?? 'the First Lost'}`;
}

function capitalOf(builder: string, fact: Fact, story: Story): string | null {
  const capital = story.did(builder, 'built').find((it) => it.thing === 'Capital' && tickOf(it) <= tickOf(fact));
  return (capital?.piece && story.tale.placeNames.get(capital.piece)) || null;
}
