import { type Fact, isFriendly, isHostile, livesLost, tickOf, treasuresLost } from '../facts/fact.ts';
import { byTick, isWrong, type Story } from '../story.ts';
import type { Found, Pattern } from './thread.ts';

/** Threads between two groups: what they did to each other, again and again. */

const hostileBetween = (story: Story, a: string, b: string) => story.between(a, b).filter(isHostile);

/** Every pair, both ways round. */
function bothWays(story: Story, find: (a: string, b: string) => Found | null): Found[] {
  return story.pairs().flatMap(([a, b]) => [find(a, b), find(b, a)].filter((it) => it !== null));
}

function deathsOf(story: Story, ...groups: readonly string[]): Fact[] {
  return groups.flatMap((it) => story.death(it) ?? []);
}

const feud: Pattern = {
  kind: 'feud',
  weight: 6,
  find: (story) =>
    story.pairs().flatMap(([a, b]) => {
      const facts = hostileBetween(story, a, b);
      if (facts.length < 3 || new Set(facts.map((it) => it.actor)).size < 2) return [];
      return [{ roles: [a, b], facts, isClosed: deathsOf(story, a, b).length > 0 }];
    }),
};

/** A wrong that was paid back in kind: a life by an end, treasure by as much; unless they were friends again in between. */
const revenge: Pattern = {
  kind: 'revenge',
  weight: 9,
  find: (story) =>
    bothWays(story, (a, b) => {
      const wrongs = story.between(a, b).filter((it) => it.actor === b && isWrong(it, a));
      const end = story.death(b);
      const paid =
        end?.by === a
          ? end
          : story
              .between(a, b)
              .find(
                (it) => it.actor === a && wrongs.some((wrong) => tickOf(wrong) < tickOf(it) && isEven(wrong, it, a, b)),
              );
      if (!paid) return null;
      const wrong = wrongs.findLast((it) => tickOf(it) < tickOf(paid));
      if (!wrong || isForgiven(story, a, b, wrong, paid)) return null;
      return { roles: [a, b], facts: [wrong, paid], isClosed: true };
    }),
};

function isEven(wrong: Fact, paid: Fact, a: string, b: string): boolean {
  const lives = livesLost(wrong, a);
  const treasures = treasuresLost(wrong, a);
  return lives + treasures > 0 && livesLost(paid, b) >= lives && treasuresLost(paid, b) >= treasures;
}

function isForgiven(story: Story, a: string, b: string, wrong: Fact, paid: Fact): boolean {
  return story.between(a, b).some((it) => isFriendly(it) && tickOf(it) > tickOf(wrong) && tickOf(it) < tickOf(paid));
}

const PAYS: ReadonlySet<string> = new Set(['extorted', 'bribed']);

const debt: Pattern = {
  kind: 'debt',
  weight: 8,
  find: (story) =>
    bothWays(story, (a, b) => {
      // a paid b: b extorted it, or a bribed b.
      const paid = story
        .between(a, b)
        .filter((it) => PAYS.has(it.kind) && it.actor === (it.kind === 'extorted' ? b : a));
      const end = story.death(b);
      const last = paid.at(-1);
      if (!last || end?.by !== a || tickOf(end) < tickOf(last)) return null;
      return { roles: [a, b], facts: [...paid, end], isClosed: true };
    }),
};

const tribute: Pattern = {
  kind: 'tribute',
  weight: 5,
  find: (story) =>
    bothWays(story, (a, b) => {
      const taken = story.did(b, 'extorted').filter((it) => it.target === a);
      const refused = story.did(b, 'extortion failed').some((it) => it.target === a);
      const turns = new Set(taken.map((it) => story.turnOf(it)));
      if (turns.size < 3 || refused) return null;
      const ended = [...deathsOf(story, a, b), ...story.did(a, 'left')];
      return { roles: [a, b], facts: [...taken, ...ended], isClosed: ended.length > 0 };
    }),
};

/** A pact, and within three turns the first hostile fact since. */
const betrayal: Pattern = {
  kind: 'betrayal',
  weight: 8,
  find: (story) =>
    story.pairs().flatMap(([a, b]) => {
      const all = story.between(a, b);
      for (const blow of all.filter(isHostile)) {
        const pact = all.findLast((it) => it.kind === 'allied' && tickOf(it) < tickOf(blow));
        if (!pact || story.turnOf(blow) - story.turnOf(pact) > 3) continue;
        const isFirst = !all.some((it) => isHostile(it) && tickOf(it) > tickOf(pact) && tickOf(it) < tickOf(blow));
        if (isFirst && blow.actor) {
          const other = blow.actor === a ? b : a;
          return [{ roles: [blow.actor, other], facts: [pact, blow], isClosed: true }];
        }
      }
      return [];
    }),
};

const steadfast: Pattern = {
  kind: 'steadfast',
  weight: 6,
  find: (story) =>
    story.pairs().flatMap(([a, b]) => {
      const all = story.between(a, b);
      const pacts = all.filter((it) => it.kind === 'allied');
      const [end] = deathsOf(story, a, b).sort(byTick);
      if (pacts.length < 2 || all.some(isHostile) || !end || end.by === a || end.by === b) return [];
      return [{ roles: [a, b], facts: [...pacts, end], isClosed: true }];
    }),
};

const unrequited: Pattern = {
  kind: 'unrequited',
  weight: 6,
  find: (story) =>
    bothWays(story, (a, b) => {
      const offers = story
        .between(a, b)
        .filter((it) => it.actor === a && (it.kind === 'allied' || it.kind === 'refused'));
      const refusals = offers.filter((it) => it.kind === 'refused').length;
      if (offers.length < 3 || refusals < 2) return null;
      return { roles: [a, b], facts: offers, isClosed: deathsOf(story, a, b).length > 0 };
    }),
};

const eaterAndGuest: Pattern = {
  kind: 'eater and guest',
  weight: 8,
  find: (story) =>
    bothWays(story, (a, b) => {
      const facts = story
        .between(a, b)
        .filter((it) => (it.kind === 'hunted' && it.actor === a) || it.kind === 'traded' || it.kind === 'allied');
      const hunts = facts.filter((it) => it.kind === 'hunted').length;
      const changes = facts.filter((it, i) => i > 0 && (it.kind === 'hunted') !== (facts[i - 1]?.kind === 'hunted'));
      if (hunts < 2 || facts.length - hunts < 2 || changes.length < 2) return null;
      return { roles: [a, b], facts, isClosed: story.death(b) !== null };
    }),
};

/** Three hostile facts of one against another in two turns or more, and all failed. */
const siege: Pattern = {
  kind: 'siege',
  weight: 6,
  find: (story) =>
    bothWays(story, (a, b) => {
      const blows = hostileBetween(story, a, b).filter((it) => it.actor === a);
      const failed = blows.filter((it) => it.won === false);
      if (failed.length < 3 || failed.length < blows.length || new Set(blows.map((it) => story.turnOf(it))).size < 2)
        return null;
      return { roles: [a, b], facts: failed, isClosed: deathsOf(story, a, b).length > 0 };
    }),
};

/** Hunted or ruled twice, and at last the end of its master. */
const slavesToMasters: Pattern = {
  kind: 'slaves to masters',
  weight: 9,
  find: (story) =>
    bothWays(story, (a, b) => {
      const borne = story
        .between(a, b)
        .filter((it) => (it.kind === 'hunted' || it.kind === 'annexed') && it.actor === b);
      const end = story.death(b);
      if (borne.length < 2 || end?.by !== a) return null;
      return { roles: [a, b], facts: [...borne, end], isClosed: true };
    }),
};

export const DEALINGS: readonly Pattern[] = [
  feud,
  revenge,
  debt,
  tribute,
  betrayal,
  steadfast,
  unrequited,
  eaterAndGuest,
  siege,
  slavesToMasters,
];
