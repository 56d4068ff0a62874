import { type Fact, isHostile, tickOf } from './facts/fact.ts';
import type { Story } from './story.ts';
import { actorOf } from './tale.ts';
import type { Thread } from './threads/thread.ts';

/** A name that was earned (CH-EPI-01): by whom, when, and who gave it. */
export interface Epithet {
  readonly key: EpithetKey;
  readonly group: string;
  /** The fact by which it was earned. */
  readonly fact: Fact;
  /** Who names it: its victims, where it has some. */
  readonly by: string | null;
  readonly weight: number;
  /** From whom it was taken over, by a stronger claim (CH-EPI-05). */
  readonly from: string | null;
  /** The fact by which somebody else took it over. */
  readonly until: Fact | null;
}

export type EpithetKey = keyof typeof RULES;

/** At most so many a subject (CH-EPI-02). */
const MOST = 3;

type Rule = readonly [
  weight: number,
  earned: (story: Story, group: string, threads: readonly Thread[]) => Earned | null,
];
interface Earned {
  readonly fact: Fact;
  readonly by?: string | null;
  /** All facts that count for it, and how many earn it: who has more has the stronger claim. */
  readonly counted?: { readonly facts: readonly Fact[]; readonly n: number };
}

/** The n-th fact of those that fit, as the one by which it was earned. */
const nth = (facts: readonly Fact[], n: number): Earned | null => {
  const fact = facts[n - 1];
  return fact ? { fact, counted: { facts, n } } : null;
};

const ends = (story: Story, group: string) => story.endedBy(group).filter((it) => story.isGroup(it.actor));

/** Fights and contests of a group, and whether it won each. */
function contests(story: Story, group: string): { readonly fact: Fact; readonly isWon: boolean }[] {
  return story.of(group).flatMap((fact) => {
    if (!isHostile(fact) || fact.odds === null || fact.won === null) return [];
    if (fact.actor === group) return [{ fact, isWon: fact.won }];
    return fact.target === group ? [{ fact, isWon: !fact.won }] : [];
  });
}

/** CH-EPI-T1: how each is earned, and how strong it is. */
const RULES = {
  ender: [9, (story, group) => nth(ends(story, group), 3)],
  kinslayer: [
    10,
    (story, group) => {
      const own = story.tale.cast.get(group);
      const fact = ends(story, group).find((it) => {
        const dead = story.tale.cast.get(it.actor ?? '');
        return dead && own && !dead.isPeople && (dead.kind === own.kind || dead.culture === own.culture);
      });
      return fact ? { fact } : null;
    },
  ],
  twice: [
    10,
    (story, group) => {
      const all = ends(story, group);
      const fact = all.find((it, i) => i > 0 && story.turnOf(it) === story.turnOf(all[i - 1] ?? it));
      return fact ? { fact } : null;
    },
  ],
  unbeaten: [
    7,
    (story, group) => {
      const all = contests(story, group);
      const first = all.findIndex((it) => !it.isWon);
      return nth(
        all.slice(0, first < 0 ? undefined : first).map((it) => it.fact),
        5,
      );
    },
  ],
  hopeless: [
    6,
    (story, group) => {
      let run = 0;
      const end = contests(story, group).find(({ isWon }) => {
        run = isWon ? 0 : run + 1;
        return run === 4;
      });
      return end ? { fact: end.fact } : null;
    },
  ],
  evenhand: [
    5,
    (story, group) =>
      nth(
        contests(story, group).flatMap((it) => (it.isWon && it.fact.tie ? [it.fact] : [])),
        2,
      ),
  ],
  thief: [6, (story, group) => namedBy(story.did(group, 'stole'), 3)],
  robbed: [5, (story, group) => nth(story.borne(group, 'stole'), 3)],
  tollman: [6, (story, group) => namedBy(story.did(group, 'extorted'), 3)],
  payer: [
    5,
    (story, group) =>
      nth(
        [...story.borne(group, 'extorted'), ...story.did(group, 'bribed')].sort((a, b) => tickOf(a) - tickOf(b)),
        3,
      ),
  ],
  feeder: [
    7,
    (story, group) => {
      const hunts = story.did(group, 'hunted');
      for (const hunt of hunts) {
        const same = hunts.filter((it) => it.target === hunt.target);
        const third = same.find((it, i) => i >= 2 && story.turnOf(it) === story.turnOf(same[i - 2] ?? it) + 2);
        if (third) return { fact: third, by: hunt.target };
      }
      return null;
    },
  ],
  prey: [
    5,
    (story, group) => {
      const hunts = story.borne(group, 'hunted');
      const third = hunts.find((it, i) => i >= 2 && story.turnOf(it) === story.turnOf(hunts[i - 2] ?? it) + 2);
      return third && !story.did(group, 'died').some((it) => it.causes.includes(third.id)) ? { fact: third } : null;
    },
  ],
  homeless: [6, (story, group) => nth(story.did(group, 'driven'), 2)],
  wanderer: [4, (story, group) => nth(story.did(group, 'moved'), 4)],
  builder: [
    5,
    (story, group) =>
      nth(
        story.did(group, 'built').filter((it) => it.piece !== null),
        5,
      ),
  ],
  hoarder: [
    6,
    (story, group) => {
      const fact = story.of(group).find((it) => {
        const { treasures, epics } = story.standing(group, it.ticks.at(-1) ?? 0);
        return treasures + epics >= 8;
      });
      return fact ? { fact } : null;
    },
  ],
  steadfast: [
    8,
    (_, group, threads) => {
      const kept = threads.find((it) => it.kind === 'steadfast' && it.roles.includes(group));
      const end = kept?.facts.at(-1);
      return end && end.actor !== group ? { fact: end } : null;
    },
  ],
  faithless: [
    9,
    (_, group, threads) => {
      const broken = leads(threads, 'betrayal', group);
      const blow = broken?.facts.at(-1);
      return blow ? { fact: blow, by: broken?.roles[1] ?? null } : null;
    },
  ],
  spurned: [
    6,
    (_, group, threads) => {
      const offers = leads(threads, 'unrequited', group)?.facts ?? [];
      const refused = (upTo: number) => offers.slice(0, upTo).filter((it) => it.kind === 'refused').length;
      const fact = offers.find((_offer, i) => i >= 2 && refused(i + 1) >= 2);
      return fact ? { fact } : null;
    },
  ],
  heir: [
    5,
    (story, group) => {
      const fact = story.did(group, 'passed').find((it) => it.treasures.some((name) => isOrphaned(story, name, it)));
      return fact ? { fact } : null;
    },
  ],
  ruiner: [9, (story, group) => nth(ownRuins(story, group), 1)],
  last: [
    8,
    (story, group) => {
      const fact = alone(story, group);
      return fact ? { fact } : null;
    },
  ],
  lastshot: [
    8,
    (story, group) => {
      const stand = contests(story, group).find(({ fact, isWon }) => {
        const foe = fact.actor === group ? fact.target : fact.actor;
        const before = tickOf(fact) - 1;
        return (
          isWon && foe !== null && story.standing(group, before).lives === 1 && story.standing(foe, before).lives >= 3
        );
      });
      return stand ? { fact: stand.fact } : null;
    },
  ],
  idle: [8, (_, group, threads) => nth([...(leads(threads, 'bystander', group)?.facts ?? [])].reverse(), 1)],
  survivor: [
    8,
    (_, group, threads) => nth([...(leads(threads, 'unlikely survivor', group)?.facts ?? [])].reverse(), 1),
  ],
  usurper: [
    7,
    (story, group) => {
      const [rise] = story.did(group, 'rose');
      if (!rise) return null;
      const then = story.of(group).findLast((it) => story.turnOf(it) <= story.turnOf(rise) - 2);
      const had = then && story.standing(group, then.ticks.at(-1) ?? 0);
      return had && had.treasures + had.epics === 0 ? { fact: rise } : null;
    },
  ],
  avenger: [
    8,
    (_, group, threads) => {
      const paid = leads(threads, 'revenge', group)?.facts.at(-1);
      return paid ? { fact: paid } : null;
    },
  ],
  latecomer: [
    9,
    (story, group) => {
      const [came] = story.did(group, 'came');
      const villain = story.ofKind('rose')[0]?.actor;
      const fact = ends(story, group).find((it) => it.actor === villain);
      return came && fact && story.turnOf(came) * 4 >= story.turnOf(fact) * 3 ? { fact } : null;
    },
  ],
  deepest: [
    4,
    (story, group) => {
      const { sheet, origins } = story.tale;
      const lowest = new Set(sheet.pieces.flatMap((it) => (it.stratum === origins.strata ? [it.id] : [])));
      const first = story.ofKind('dug').find((it) => it.piece !== null && lowest.has(it.piece));
      return first?.actor === group ? { fact: first } : null;
    },
  ],
  tyrant: [8, (story, group) => nth(story.did(group, 'annexed'), 3)],
  manifold: [5, (story, group) => nth(story.did(group, 'turned'), 3)],
} as const satisfies Readonly<Record<string, Rule>>;

function namedBy(facts: readonly Fact[], n: number): Earned | null {
  const fact = facts[n - 1];
  return fact ? { fact, by: fact.target, counted: { facts, n } } : null;
}

/** The thread of a kind in which somebody has the first part. */
function leads(threads: readonly Thread[], kind: string, group: string): Thread | undefined {
  return threads.find((it) => it.kind === kind && it.roles[0] === group);
}

/** Was a treasure the work of a people that was gone when it passed? */
function isOrphaned(story: Story, treasure: string, passed: Fact): boolean {
  const made = story.ofKind('crafted').find((it) => it.treasures.includes(treasure));
  const maker = actorOf(story.tale, made?.actor ?? null);
  const end = maker?.isPeople ? story.death(maker.id) : null;
  return end !== null && tickOf(end) < tickOf(passed);
}

/** What somebody brought down about its own ears. */
function ownRuins(story: Story, group: string): Fact[] {
  const { pieces } = story.tale.sheet;
  const isOwn = (piece: string | null) => pieces.some((it) => it.id === piece && it.owner === group);
  return story
    .of(group)
    .filter(
      (it) => it.actor === group && ((it.kind === 'disaster' && it.n > 0) || (it.kind === 'ruined' && isOwn(it.piece))),
    );
}

/** The fact by which a company, more than one once and the only one of its kind now, has been one for three turns. */
function alone(story: Story, group: string): Fact | null {
  const own = actorOf(story.tale, group);
  if (!own || own.solitary) return null;
  const isOnly = (tick: number) =>
    ![...story.tale.cast.values()].some(
      (it) => it.id !== group && it.kind === own.kind && it.since <= tick && (it.until === null || it.until > tick),
    );
  let since: number | null = null;
  let wasMany = false;
  for (const it of story.of(group)) {
    const tick = it.ticks.at(-1) ?? 0;
    const { lives } = story.standing(group, tick);
    wasMany ||= lives > 1;
    since = lives === 1 && wasMany && isOnly(tick) ? (since ?? story.turnOf(it)) : null;
    if (since !== null && story.turnOf(it) - since >= 2) return it;
  }
  return null;
}

/** What a people can earn: all else is for who lives on after them. */
const OF_PEOPLES: ReadonlySet<EpithetKey> = new Set(['ruiner']);

/** All that were earned, the strongest three of each; each is one subject's at a time (CH-EPI-02, -05). */
export function epithetsOf(story: Story, threads: readonly Thread[]): Epithet[] {
  const groups = [...story.tale.cast.keys()];
  const held = (Object.entries(RULES) as [EpithetKey, Rule][]).flatMap(([key, [weight, earned]]) => {
    const claims = groups.flatMap((group): Claim[] => {
      if (actorOf(story.tale, group)?.isPeople && !OF_PEOPLES.has(key)) return [];
      const it = earned(story, group, threads);
      // No name rests on a guess (CH-DAT-05), nor on what is to stay secret (CH-SEC-03).
      return it && !it.fact.guessed && !story.tale.own.secret.has(it.fact.id) ? [{ ...it, group }] : [];
    });
    return holdersOf(claims).map((it) => ({ key, weight, ...it }));
  });
  return groups.flatMap((group) =>
    held
      .filter((it) => it.group === group)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST),
  );
}

interface Claim extends Earned {
  readonly group: string;
}

type Holder = Pick<Epithet, 'group' | 'fact' | 'by' | 'from' | 'until'>;

/** One after another: the first to earn it, and whoever has done more of it than who bears it (CH-EPI-05). */
function holdersOf(claims: readonly Claim[]): Holder[] {
  const inOrder = [...claims].sort((a, b) => tickOf(a.fact) - tickOf(b.fact));
  const [first, ...others] = inOrder;
  if (!first) return [];
  let now: Claim = first;
  const holders: Holder[] = [{ group: first.group, fact: first.fact, by: first.by ?? null, from: null, until: null }];
  const done = ({ counted }: Claim, tick: number) => counted?.facts.filter((it) => tickOf(it) <= tick).length ?? 0;
  const blows = others
    .flatMap((claim) => (claim.counted?.facts.slice(claim.counted.n - 1) ?? []).map((fact) => ({ claim, fact })))
    .sort((a, b) => tickOf(a.fact) - tickOf(b.fact));
  for (const { claim, fact } of blows) {
    if (claim.group === now.group || !now.counted || done(claim, tickOf(fact)) <= done(now, tickOf(fact))) continue;
    const last = holders.at(-1);
    if (last) holders[holders.length - 1] = { ...last, until: fact };
    holders.push({ group: claim.group, fact, by: claim.by ?? null, from: now.group, until: null });
    now = claim;
  }
  // Who had it before and has it again has it once.
  return holders.filter((it, i) => holders.findLastIndex(({ group }) => group === it.group) === i);
}

/** How somebody is called in full: by the first name that was earned, and until then by the one it was born with (CH-EPI-01). */
export function bynameOf(group: string, born: string | null, earned: readonly Epithet[], words: Words): string | null {
  const [first] = earned
    .filter((it) => it.group === group && it.until === null)
    .sort((a, b) => tickOf(a.fact) - tickOf(b.fact));
  return first ? words(first) : born;
}

type Words = (epithet: Epithet) => string;

/** "Hurmor Soup-First", "Nebiphon, Keeper of Receipts". */
export function withByname(name: string, byname: string | null): string {
  if (byname === null) return name;
  return /^\p{Lu}[\p{L}-]* (?:of|in|for) /u.test(byname) ? `${name}, ${byname}` : `${name} ${byname}`;
}
