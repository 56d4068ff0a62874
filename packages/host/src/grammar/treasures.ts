import { folded } from './fold.ts';

/** What treasures are named of, where the lists of an edition are used up (CH-NAM-T5). */
const FORMS =
  'crown urn horn mirror hammer sword lantern clock skull chain map cup key bell book mask spoon anchor ring chair';
const STUFFS = 'adamant mithral glass bone salt brass black-oak silver amber lead';
/** What follows a form; a clause has a verb of its own, and few may have one. */
const CLAUSES = [
  'that argues',
  'that hums in company',
  'that points home',
  'nobody lifts twice',
  'that weighs the same full',
  'that forgets its owner',
  'that was promised',
] as const;
const TRAITS = ['without a bottom', 'of the first fire', 'of one winter', 'with two shadows', 'owed to the dead'];

const CLAUSE = new RegExp(`(?: that | ${CLAUSES[3]}$)`);
/** At most one of so many has a trait that is a clause (CH-NAM-23). */
const CLAUSE_EVERY = 3;

interface Draw {
  pick<T>(from: readonly T[]): T;
  int(low: number, high: number): number;
}

/** Names of stuff, form and trait that nothing in the world has yet, without their article: "Brass clock without a bottom" (CH-NAM-23). */
export function treasureIdeas(taken: readonly string[], many: number, draw: Draw): string[] {
  const known = new Set(taken.map(folded));
  const ideas: string[] = [];
  // With the one that is chosen of these ideas there may be no more than a third.
  const hasRoom = (taken.filter((it) => CLAUSE.test(it)).length + 1) * CLAUSE_EVERY <= taken.length + 1;
  while (ideas.length < many) {
    const name = treasureName(draw, hasRoom);
    if (known.has(folded(name))) continue;
    known.add(folded(name));
    ideas.push(name);
  }
  return ideas;
}

function treasureName(draw: Draw, mayBeClause: boolean): string {
  const form = draw.pick(FORMS.split(' '));
  const stuff = draw.pick(STUFFS.split(' '));
  const trait = draw.pick(mayBeClause ? [...CLAUSES, ...TRAITS] : TRAITS);
  const made = [`${stuff} ${form}`, `${form} ${trait}`, `${stuff} ${form} ${trait}`][draw.int(0, 2)] ?? form;
  return made.charAt(0).toUpperCase() + made.slice(1);
}
