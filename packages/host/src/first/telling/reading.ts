import { ageOf, BEADS, type BeadKind } from '@understory/page';
import { isAsWritten, type Topic, type Why } from '@understory/table';
import type { Fact, Reading } from '@understory/table/words';
import { type Noun, nouns } from '../../telling/noun.ts';
import type { FirstWorld } from '../world.ts';
import { factsBeside, withArticle } from './beings.ts';
import { called } from './english/called.ts';
import { goesWithoutSaying } from './unsaid.ts';

const { isCalled, nounOf, inForm, functions } = nouns(called, (name) => name);

/** How the first edition's facts are read: ids become what they stand for, beads their signs. */
export const reading: Reading<FirstWorld> = {
  facts: factsOf,
  goesWithoutSaying,
  called: (world, what, { bare = false }) => inForm(calledIn(world, what), bare ? 'bare' : null),
  functions,
};

/** What lies on the page, by its words. */
function calledIn(world: FirstWorld, what: Topic): Noun | string {
  return isAsWritten(what) ? what.text : nounOf(what.kind, () => factsOf(world, what));
}

function factsOf(world: FirstWorld, of: Topic | Why): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [field, value] of Object.entries(of)) {
    const fact = factOf(world, field, value);
    if (fact !== undefined) facts[field] = fact;
  }
  return { ...facts, ...factsBeside(world, of) };
}

function factOf(world: FirstWorld, field: string, value: unknown): Fact | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'object') return isTopic(value) ? calledIn(world, value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (field === 'bead') return BEADS[value as BeadKind];
  if (field === 'age') return ageOf(value);
  const group = field === 'group' || field === 'from' ? world.groups.find(({ id }) => id === value) : undefined;
  if (group) return withArticle(group, ARTICLED);
  const piece = field === 'piece' ? world.page.pieces.find(({ id }) => id === value) : undefined;
  return piece ? calledIn(world, piece.what) : value;
}

/** H1-NAM-02: a colony or tribe is "the" and its name; what has no name is what it is. */
const ARTICLED: ReadonlySet<string> = new Set(['delvers', 'breeders', 'temple', 'thought lords', 'lone', 'party']);

function isTopic(value: object): value is Topic {
  return isCalled(value) || ('kind' in value && isAsWritten(value as Topic));
}
