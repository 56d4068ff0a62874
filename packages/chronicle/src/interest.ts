import type { Epithet } from './epithets.ts';
import { baseOf, type Fact, livesLost, tickOf } from './facts/fact.ts';
import type { Irony } from './ironies/irony.ts';
import { standingOf } from './standing.ts';
import type { Story } from './story.ts';
import type { Thread } from './threads/thread.ts';

/** How much each fact is worth telling: whole numbers (CH-INT-01). */
export class Interest {
  readonly #of = new Map<string, number>();
  readonly #atOnce = new Map<string, number>();
  readonly #story: Story;

  constructor(
    story: Story,
    threads: readonly Thread[],
    { epithets = [], ironies = [] }: { epithets?: readonly Epithet[]; ironies?: readonly Irony[] } = {},
  ) {
    this.#story = story;
    // By these an earned name went to somebody else (CH-EPI-05).
    const taken = new Set(epithets.flatMap((it) => (it.from === null ? [] : it.fact.id)));
    const earned = new Map<string, number>();
    for (const { group, fact } of epithets)
      earned.set(group, Math.min(tickOf(fact), earned.get(group) ?? Number.POSITIVE_INFINITY));
    const isNamed = (who: string | null, fact: Fact) =>
      who !== null && (earned.get(who) ?? tickOf(fact)) < tickOf(fact);
    const ironic = new Map<string, number>();
    for (const it of ironies) {
      if (!isOfTheList(it)) continue;
      ironic.set(it.later.id, LATER);
      // What is never told by itself is told with the later one.
      const isAlone = baseOf(it.earlier) >= TOLD_ALONE && it.earlier.kind !== 'came';
      if (isAlone && !ironic.has(it.earlier.id)) ironic.set(it.earlier.id, EARLIER);
    }
    const turned = turnedStreaks(story);
    const inThreads = countOf(threads.flatMap((it) => it.facts.map(({ id }) => id)));
    const cited = countOf(story.facts.flatMap((it) => it.causes));
    const atOnce = citedAtOnce(story.facts);
    const nth = new Map<string, number>();
    for (const fact of story.facts) {
      const number = (nth.get(fact.kind) ?? 0) + 1;
      nth.set(fact.kind, number);
      const own =
        baseOf(fact) + stakes(story, fact) + rarity(number) + surprise(fact) + (turned.has(fact.id) ? REVERSED : 0);
      const worth =
        own +
        Math.min(8, 2 * (cited.get(fact.id) ?? 0)) +
        Math.min(9, 3 * (inThreads.get(fact.id) ?? 0)) +
        (taken.has(fact.id) ? TAKEN : 0) +
        (isNamed(fact.actor, fact) || isNamed(fact.target, fact) ? 1 : 0) +
        (ironic.get(fact.id) ?? 0);
      this.#of.set(fact.id, worth);
      this.#atOnce.set(fact.id, own + Math.min(8, 2 * (atOnce.get(fact.id) ?? 0)));
    }
  }

  of({ id }: Pick<Fact, 'id'>): number {
    return this.#of.get(id) ?? 0;
  }

  /** What it was worth when its turn was over, before anybody knew what would come of it: by this names are given (CH-NAM-04). */
  atOnce({ id }: Pick<Fact, 'id'>): number {
    return this.#atOnce.get(id) ?? 0;
  }

  /** A thread's weight, and a quarter of what its facts are worth (CH-THR-06). */
  ofThread({ weight, facts, isClosed }: Thread): number {
    const sum = facts.reduce((all, it) => all + Math.floor(this.of(it) / 4), 0);
    const ages = new Set(facts.map((it) => it.age));
    return weight + Math.min(20, sum) + (isClosed ? 3 : 0) + (ages.size > 1 ? 4 : 0);
  }

  /** The ten best facts of a group, and half of its threads (CH-INT-08). */
  ofGroup(group: string, threads: readonly Thread[]): number {
    const best = this.#story
      .of(group)
      .map((it) => this.of(it))
      .sort((a, b) => b - a)
      .slice(0, 10)
      .reduce((sum, it) => sum + it, 0);
    const own = threads.filter((it) => it.roles.includes(group)).reduce((sum, it) => sum + this.ofThread(it), 0);
    return best + Math.floor(own / 2);
  }
}

/** What it adds that an earned name goes to somebody else. */
const TAKEN = 2;

/** An irony makes both of its facts worth more (CH-IRO-01). */
const [LATER, EARLIER] = [4, 2];
const TOLD_ALONE = 3;

/** What is a thread already is worth no more for being told as an irony, too. */
const isOfTheList = ({ key }: Irony) => key !== 'betrayal' && key !== 'chain' && key !== 'steadfast';

/** A contest that ends a row of three of one side is worth so much more (CH-INT-04). */
const [ROW, REVERSED] = [3, 2];

function turnedStreaks(story: Story): ReadonlySet<string> {
  const rows = new Map<string, { isWon: boolean; n: number }>();
  const turned = new Set<string>();
  for (const it of story.facts) {
    if (it.odds === null || it.won === null) continue;
    for (const who of [it.actor, it.target]) {
      if (!story.isGroup(who)) continue;
      const isWon = it.won === (it.actor === who);
      const row = rows.get(who);
      if (row && row.isWon !== isWon && row.n >= ROW) turned.add(it.id);
      rows.set(who, row?.isWon === isWon ? { isWon, n: row.n + 1 } : { isWon, n: 1 });
    }
  }
  return turned;
}

/** CH-INT-02. */
function stakes({ tale: { sheet } }: Story, fact: Fact): number {
  const lives = livesLost(fact);
  const most = fact.tolls.some((toll) => {
    const before = standingOf(sheet, toll.group, tickOf(fact) - 1);
    return (
      (toll.lives > 0 && toll.lives * 2 >= before.lives) ||
      (toll.treasures > 0 && toll.treasures * 2 >= before.treasures)
    );
  });
  return Math.min(6, 2 * Math.max(0, lives - 1)) + (most ? 3 : 0) + Math.min(4, 2 * fact.treasures.length);
}

/** The first of its kind, and the many that follow (CH-INT-03). */
function rarity(number: number): number {
  if (number === 1) return 3;
  return number <= 10 ? 0 : -Math.min(4, Math.ceil((number - 10) / 5));
}

/** CH-INT-04. */
export function surprise({ odds, tie }: Pick<Fact, 'odds' | 'tie'>): number {
  return (odds !== null && odds < 18 ? Math.floor((18 - odds) / 3) : 0) + (tie ? 1 : 0);
}

/** How often each fact is a cause of another of its own turn. */
function citedAtOnce(facts: readonly Fact[]): Map<string, number> {
  const byId = new Map(facts.map((it) => [it.id, it]));
  const isSameTurn = (it: Fact, id: string) => byId.get(id)?.age === it.age && byId.get(id)?.turn === it.turn;
  return countOf(facts.flatMap((it) => it.causes.filter((id) => isSameTurn(it, id))));
}

function countOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const it of ids) counts.set(it, (counts.get(it) ?? 0) + 1);
  return counts;
}
