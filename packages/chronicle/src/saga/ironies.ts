import { type Chronicle, earnedIn, epithetTerms } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { type Irony, STRENGTH } from '../ironies/irony.ts';
import { workPhrase } from '../words/english/forms.ts';
import { Byname } from '../words/terms.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** A true thing to stand beside another, and the line it comes after. */
export interface Sidenote {
  readonly key: string;
  readonly after: number;
  readonly beat: Beat;
}

/** At most one in a paragraph, the strongest, and each kind once in a saga (CH-IRO-03, CH-VAR-06). `told` remembers the kinds. */
export function sidenote(facts: readonly Fact[], chronicle: Chronicle, told: Set<string>): Sidenote | null {
  const here = chronicle.ironies
    .filter((it) => facts.includes(placeOf(it, facts)) && !told.has(`irony ${it.key}`) && !isPlain(it, facts))
    .sort((a, b) => STRENGTH[b.key] - STRENGTH[a.key]);
  const [best] = here;
  const found = best && STRENGTH[best.key] >= SPOKEN ? noteOf(best, facts) : (epithet(facts, chronicle) ?? null);
  const next = found && !told.has(found.key) ? found : best ? noteOf(best, facts) : null;
  if (next) told.add(next.key);
  return next;
}

/** Whoever came too late may be met only after they came. */
function placeOf({ key, later, c }: Irony, facts: readonly Fact[]): Fact {
  if (key !== 'late') return later;
  return facts.find((it) => it.actor === c || it.target === c) ?? later;
}

/** Whom somebody ended in this very paragraph needs no second sentence. */
const isPlain = ({ key, earlier }: Irony, facts: readonly Fact[]) =>
  (key === 'chain' || key === 'same room') && facts.includes(earlier);

function noteOf(it: Irony, facts: readonly Fact[]): Sidenote {
  const { key, a, b, c, n, thing, earlier, later, others } = it;
  const args = { n, work: thing === null ? '' : workPhrase(thing) };
  return note(`irony ${key}`, placeOf(it, facts), { key: `irony.${key}`, a, b, c, args }, earlier, later, ...others);
}

type Find = (facts: readonly Fact[], chronicle: Chronicle) => Sidenote | null;

function note(key: string, after: Fact, with_: Partial<Beat>, ...more: readonly Fact[]): Sidenote {
  return { key, after: tickOf(after), beat: { ...momentOf([after, ...more]), key, ...with_ } };
}

/** An irony so strong is told before what somebody is called. */
const SPOKEN = 4;

/** A name so strong is told though nobody in particular gave it. */
const STRONG = 7;

/** What somebody is called from a deed on: told when it is earned, by who gave it, or from whom it was taken over (CH-EPI-03, -05). */
const epithet: Find = (facts, chronicle) => {
  // That one takes it over from another is the greater news.
  const earned = [...earnedIn(chronicle)].sort((a, b) => Number(b.from !== null) - Number(a.from !== null));
  for (const it of earned) {
    const { key, group, by, fact, from, weight } = it;
    const args = { epithet: new Byname(...epithetTerms(chronicle, it)) };
    const last = facts.findLast((one) => one === fact);
    if (!last) continue;
    if (from !== null) return note(`called ${key} over`, last, { key: 'called.over', a: group, b: from, args });
    if (by !== null) return note(`called ${key}`, last, { key: 'called', a: group, b: by, args });
    if (weight >= STRONG) return note(`called ${key}`, last, { key: 'called.all', a: group, args });
  }
  return null;
};
