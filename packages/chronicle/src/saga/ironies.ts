import { type Chronicle, earnedIn, epithetWords } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { wealth } from '../standing.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** A true thing to stand beside another, and the line it comes after. */
export interface Sidenote {
  readonly key: string;
  readonly after: number;
  readonly beat: Beat;
}

/** At most one in a paragraph, and each kind once in a saga (CH-IRO-03, CH-VAR-06). `told` remembers the kinds. */
export function sidenote(facts: readonly Fact[], chronicle: Chronicle, told: Set<string>): Sidenote | null {
  for (const find of [betrayal, epithet, late, chain, rich, steadfast]) {
    const found = find(facts, chronicle);
    if (!found || told.has(found.key)) continue;
    told.add(found.key);
    return found;
  }
  return null;
}

type Find = (facts: readonly Fact[], chronicle: Chronicle) => Sidenote | null;

function note(key: string, after: Fact, with_: Partial<Beat>, ...more: readonly Fact[]): Sidenote {
  return { key, after: tickOf(after), beat: { ...momentOf([after, ...more]), key, ...with_ } };
}

/** A name so strong is told though nobody in particular gave it. */
const STRONG = 7;

/** What somebody is called from a deed on: told when it is earned, by who gave it, or from whom it was taken over (CH-EPI-03, -05). */
const epithet: Find = (facts, chronicle) => {
  // That one takes it over from another is the greater news.
  const earned = [...earnedIn(chronicle)].sort((a, b) => Number(b.from !== null) - Number(a.from !== null));
  for (const it of earned) {
    const { key, group, by, fact, from, weight } = it;
    const args = { epithet: epithetWords(chronicle, it) };
    const last = facts.findLast((one) => one === fact);
    if (!last) continue;
    if (from !== null) return note(`called ${key} over`, last, { key: 'called.over', a: group, b: from, args });
    if (by !== null) return note(`called ${key}`, last, { key: 'called', a: group, b: by, args });
    if (weight >= STRONG) return note(`called ${key}`, last, { key: 'called.all', a: group, args });
  }
  return null;
};

const betrayal: Find = (facts, { story, threads }) => {
  for (const { kind, facts: both } of threads) {
    const [pact, blow] = both;
    if (kind !== 'betrayal' || !pact || !blow || !facts.includes(blow)) continue;
    const n = story.turnOf(blow) - story.turnOf(pact);
    return note('irony.betrayal', blow, { a: blow.actor, b: blow.target, args: { n } }, pact);
  }
  return null;
};

const late: Find = (facts, { threads }) => {
  for (const { kind, roles, facts: all } of threads) {
    const came = all.at(-1);
    const isHere = facts.some((it) => it.actor === roles[2] || it.target === roles[2]);
    if (kind === 'late avenger' && came && isHere && roles[1]) return note('irony.late', came, { b: roles[1] }, ...all);
  }
  return null;
};

/** Who ended somebody, and was ended in turn. */
const chain: Find = (facts, { story }) => {
  const end = facts.find(
    (it) => it.kind === 'died' && story.facts.some((one) => one.kind === 'died' && one.by === it.actor),
  );
  const victim = end && story.facts.find((it) => it.kind === 'died' && it.by === end.actor && tickOf(it) < tickOf(end));
  if (!end || !victim || !story.isGroup(victim.actor)) return null;
  const isHere = facts.includes(victim);
  return isHere ? null : note('irony.chain', end, { b: end.actor, c: victim.actor }, victim);
};

const rich: Find = (facts, { story }) => {
  for (const end of facts.filter((it) => it.kind === 'died')) {
    const { actor } = end;
    if (!story.isGroup(actor)) continue;
    const own = story.of(actor).filter((it) => tickOf(it) < tickOf(end));
    const goods = (tick: number) => wealth(story.standing(actor, tick)) - story.standing(actor, tick).lives;
    const most = Math.max(0, ...own.map((it) => goods(it.ticks.at(-1) ?? 0)));
    const cause = story.fact(end.causes[0] ?? '');
    if (cause && most >= 4 && goods(tickOf(cause) - 1) >= most) return note('irony.rich', end, { a: actor });
  }
  return null;
};

const steadfast: Find = (facts, { threads }) => {
  const thread = threads.find((it) => it.kind === 'steadfast' && it.facts.some((one) => facts.includes(one)));
  const last = thread?.facts.at(-1);
  // Only at its end is it known that it held.
  const [a = null, b = null] = thread?.roles ?? [];
  return thread && last && facts.includes(last) ? note('irony.steadfast', last, { a, b }, ...thread.facts) : null;
};
