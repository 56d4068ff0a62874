import { BEADS, type BeadKind } from '@understory/page';
import { type Entry, isAsWritten, type Topic, type Why } from '@understory/table';
import type { Fact, Reading } from '@understory/table/words';
import { goesWithoutSaying, LENT_ENGLISH, lentFacts, lentName, lentNouns } from '../../first/lent.ts';
import { type Noun, nouns } from '../../telling/noun.ts';
import type { PlaytestWorld } from '../world.ts';
import { called } from './english/called.ts';
import { ownEvents } from './english/events.ts';

const { isCalled, nounOf, inForm, functions } = nouns({ ...lentNouns, ...called }, (name) => name);

/** How the playtest's facts are read: ids become what they stand for, beads their signs. */
export const reading: Reading<PlaytestWorld> = {
  facts: factsOf,
  event: messageOf,
  goesWithoutSaying,
  called: (world, what, { bare = false }) => inForm(calledIn(world, what), bare ? 'bare' : null),
  functions,
};

/** What a lent chapter brings about is told in the words that it came with: by its clause, or because only that chapter knows it. */
function messageOf({ kind, clause }: Entry): string {
  const isLent = !(kind in ownEvents) || (clause.startsWith('H1-') && kind in LENT_ENGLISH.events);
  return isLent ? `lent ${kind}` : kind;
}

/** What lies on the page, by its words. */
function calledIn(world: PlaytestWorld, what: Topic): Noun | string {
  return isAsWritten(what) ? what.text : nounOf(what.kind, () => factsOf(world, what));
}

function factsOf(world: PlaytestWorld, of: Topic | Why): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [field, value] of Object.entries(of)) {
    const fact = factOf(world, field, value);
    if (fact !== undefined) facts[field] = fact;
  }
  return { ...facts, ...lentFacts(world, of) };
}

function factOf(world: PlaytestWorld, field: string, value: unknown): Fact | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'object') return isTopic(value) ? calledIn(world, value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (field === 'bead') return BEADS[value as BeadKind];
  const group = field === 'group' || field === 'from' ? world.groups.find(({ id }) => id === value) : undefined;
  if (group) return lentName(group, ARTICLED);
  const piece = field === 'piece' ? world.page.pieces.find(({ id }) => id === value) : undefined;
  return piece ? calledIn(world, piece.what) : value;
}

/** H1-NAM-02: what has no name of its own is what it is. */
const ARTICLED: ReadonlySet<string> = new Set(['temple', 'thought lords', 'lone', 'party']);

function isTopic(value: object): value is Topic {
  return isCalled(value) || ('kind' in value && isAsWritten(value as Topic));
}
