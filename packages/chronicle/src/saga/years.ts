import { type Fact, type FactKind, livesLost } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import { oneOf } from '../words/english/forms.ts';
import { Found, Times } from '../words/terms.ts';
import type { Beat } from './beat.ts';

/** A deed, or several that are alike, before they are told. */
interface Told {
  readonly fact: Fact;
  readonly facts: readonly Fact[];
  readonly story: Story;
  readonly base: Beat;
}

/** Deeds that only worlds by years or eras have; null for what any edition tells. */
export function ofYears(fact: Fact, facts: readonly Fact[], story: Story, base: Beat): Beat[] | null {
  const beat = OWN[fact.kind]?.({ fact, facts, story, base }) ?? null;
  return beat === null ? null : [beat];
}

const has = (known: readonly string[], { thing }: Fact): boolean => thing !== null && known.includes(thing);
/** By its own thing: a shrine, a quest. */
const byThing =
  (...known: string[]) =>
  ({ fact, base }: Told): Beat | null =>
    has(known, fact) ? { ...base, key: fact.thing ?? '' } : null;

const OWN: Partial<Record<FactKind, (told: Told) => Beat | null>> = {
  fought: ({ fact, facts, story, base }) => {
    const beast = sortOf(story, fact.target);
    if (beast !== null)
      return { ...base, b: null, key: `fought.beast${outcomeOf(fact)}`, args: { ...base.args, beast } };
    if (fact.won !== null || fact.target?.startsWith('wild:')) return null;
    return { ...base, key: facts.length > 1 ? 'fought.even.many' : 'fought.even' };
  },
  died: ({ fact, story, base }) => {
    if (fact.thing === 'merged') return { ...base, b: fact.by, key: 'merged' };
    const by = sortOf(story, fact.by);
    return by === null ? null : { ...base, b: null, key: 'died.beast', args: { ...base.args, beast: by } };
  },
  left: ({ fact, story, base }) => {
    if (fact.thing === 'fled' || fact.thing === 'left') return { ...base, b: null, key: `party.${fact.thing}` };
    if (story.tale.edition === '2') return null;
    return { ...base, b: null, key: isPaidOut(fact, story) ? 'abandoned.paid' : 'abandoned' };
  },
  allied: byThing('shrine', 'quest'),
  achieved: byThing('six treasures', 'ten treasures'),
  traded: ({ fact, facts, base }) =>
    fact.thing === 'served' ? { ...base, key: facts.length > 1 ? 'served.many' : 'served' } : null,
  woke: ({ fact, base }) => (has(WEIRD, fact) ? { ...base, key: `weird.${fact.thing}` } : null),
  'went hungry': ({ facts, base }) => {
    const args = { ...base.args, times: new Times(facts.length) };
    return { ...base, b: null, key: facts.length > 1 ? 'hungry' : 'hungry.one', args };
  },
  annexed: ({ fact, facts, base }) => {
    if (fact.thing === 'slaves') return { ...base, b: null, key: facts.length > 1 ? 'slaves.many' : 'slaves' };
    return has(YOKES, fact) ? { ...base, key: 'yoked' } : null;
  },
  rebelled: ({ fact, base }) => (has(YOKES, fact) ? { ...base, b: null, key: 'released' } : null),
  invaded: ({ fact, base }) =>
    fact.thing === 'surface' ? { ...base, b: null, key: fact.won ? 'attacked.won' : 'attacked.lost' } : null,
  ruined: ({ fact, base }) => (fact.actor === null ? null : { ...base, b: null, key: 'ruined' }),
  'lost life': ({ fact, facts, base }) => {
    const args = { ...base.args, n: facts.reduce((sum, it) => sum + it.n, 0), why: fact.thing ?? '' };
    return { ...base, b: null, key: 'lost life', args };
  },
};

const WEIRD: readonly string[] = ['Walled off', 'Besieged', 'Magic mishap'];
const YOKES: readonly string[] = ['enslaved', 'control', 'dominated'];

/** "A mimic": who is no group and has a sort. */
function sortOf({ tale }: Story, id: string | null): Found | null {
  const noun = id === null ? undefined : tale.wild.get(id);
  return noun === undefined ? null : new Found(oneOf(noun), noun);
}

/** A beast is killed where it lost a life; else whoever lost one was beaten. */
function outcomeOf(fact: Fact): '' | ' even' | ' lost' {
  if (livesLost(fact, fact.target) > 0) return '';
  return livesLost(fact, fact.actor) > 0 ? ' lost' : ' even';
}

/** Was a payment the last thing that it had? */
function isPaidOut({ causes }: Fact, story: Story): boolean {
  return causes.some((id) => story.fact(id)?.kind === 'extorted');
}
