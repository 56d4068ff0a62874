import { type Fact, isHostile, tickOf } from './facts/fact.ts';
import type { Story } from './story.ts';

/** A name that was earned (CH-EPI-01): by whom, when, and who gave it. */
export interface Epithet {
  readonly key: EpithetKey;
  readonly group: string;
  /** The fact by which it was earned. */
  readonly fact: Fact;
  /** Who names it: its victims, where it has some. */
  readonly by: string | null;
  readonly weight: number;
}

export type EpithetKey = keyof typeof RULES;

/** At most so many a subject (CH-EPI-02). */
const MOST = 3;

type Rule = readonly [weight: number, earned: (story: Story, group: string) => Earned | null];
interface Earned {
  readonly fact: Fact;
  readonly by?: string | null;
}

/** The n-th fact of those that fit, as the one by which it was earned. */
const nth = (facts: readonly Fact[], n: number): Earned | null => {
  const fact = facts[n - 1];
  return fact ? { fact } : null;
};

const did = (story: Story, group: string, kind: Fact['kind']) =>
  story.facts.filter((it) => it.kind === kind && it.actor === group);
const borne = (story: Story, group: string, kind: Fact['kind']) =>
  story.facts.filter((it) => it.kind === kind && it.target === group);
const ends = (story: Story, group: string) =>
  story.facts.filter((it) => it.kind === 'died' && it.by === group && story.isGroup(it.actor));

/** Fights and contests of a group, and whether it won each. */
function contests(story: Story, group: string): { readonly fact: Fact; readonly isWon: boolean }[] {
  return story.facts.flatMap((fact) => {
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
  thief: [6, (story, group) => namedBy(did(story, group, 'stole'), 3)],
  robbed: [5, (story, group) => nth(borne(story, group, 'stole'), 3)],
  tollman: [6, (story, group) => namedBy(did(story, group, 'extorted'), 3)],
  payer: [
    5,
    (story, group) =>
      nth(
        [...borne(story, group, 'extorted'), ...did(story, group, 'bribed')].sort((a, b) => tickOf(a) - tickOf(b)),
        3,
      ),
  ],
  feeder: [
    7,
    (story, group) => {
      const hunts = did(story, group, 'hunted');
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
      const hunts = borne(story, group, 'hunted');
      const third = hunts.find((it, i) => i >= 2 && story.turnOf(it) === story.turnOf(hunts[i - 2] ?? it) + 2);
      return third &&
        !story.facts.some((it) => it.kind === 'died' && it.actor === group && it.causes.includes(third.id))
        ? { fact: third }
        : null;
    },
  ],
  homeless: [6, (story, group) => nth(did(story, group, 'driven'), 2)],
  wanderer: [4, (story, group) => nth(did(story, group, 'moved'), 4)],
  builder: [
    5,
    (story, group) =>
      nth(
        did(story, group, 'built').filter((it) => it.piece !== null),
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
  tyrant: [8, (story, group) => nth(did(story, group, 'annexed'), 3)],
  manifold: [5, (story, group) => nth(did(story, group, 'turned'), 3)],
} as const satisfies Readonly<Record<string, Rule>>;

function namedBy(facts: readonly Fact[], n: number): Earned | null {
  const fact = facts[n - 1];
  return fact ? { fact, by: fact.target } : null;
}

/** All that were earned, the strongest three of each; each by one subject, whose claim is the earliest (CH-EPI-02, -05). */
export function epithetsOf(story: Story): Epithet[] {
  const groups = [...story.tale.cast.values()].filter((it) => !it.isPeople).map((it) => it.id);
  const claims = groups.flatMap((group) =>
    (Object.entries(RULES) as [EpithetKey, Rule][]).flatMap(([key, [weight, earned]]) => {
      const it = earned(story, group);
      // No name rests on a guess (CH-DAT-05).
      return it && !it.fact.guessed ? [{ key, group, weight, fact: it.fact, by: it.by ?? null }] : [];
    }),
  );
  const held = claims.filter(
    (it) => !claims.some((other) => other.key === it.key && tickOf(other.fact) < tickOf(it.fact)),
  );
  return groups.flatMap((group) =>
    held
      .filter((it) => it.group === group)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST),
  );
}
