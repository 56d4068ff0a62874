import { type Fact, tickOf } from '../facts/fact.ts';
import { wealth } from '../standing.ts';
import { byTick, type Story } from '../story.ts';
import type { Found, Pattern } from './thread.ts';

/** Threads of one group: how it rose, fell, held out, did nothing. */

function eachGroup(story: Story, find: (group: string) => Found | null): Found[] {
  return [...story.tale.cast.values()].filter((it) => !it.isPeople).flatMap((it) => find(it.id) ?? []);
}

const REFUSALS: ReadonlySet<string> = new Set(['theft failed', 'extortion failed', 'fought', 'invaded']);

/** Alone against several, and still there after a fight or two demands. */
const lastStand: Pattern = {
  kind: 'last stand',
  weight: 6,
  find: (story) =>
    eachGroup(story, (a) => {
      const withstood = story.of(a).filter((it) => {
        const foe = it.actor === a ? it.target : it.target === a ? it.actor : null;
        if (!story.isGroup(foe) || !REFUSALS.has(it.kind) || it.won === null) return false;
        const isWon = it.actor === a ? it.won : !it.won;
        const before = tickOf(it) - 1;
        return isWon && story.standing(a, before).lives === 1 && story.standing(foe, before).lives >= 2;
      });
      const fights = withstood.filter((it) => it.kind === 'fought');
      if (fights.length === 0 && withstood.length < 2) return null;
      return { roles: [a], facts: withstood, isClosed: story.death(a) !== null };
    }),
};

const riseAndFall: Pattern = {
  kind: 'rise and fall',
  weight: 7,
  find: (story) =>
    eachGroup(story, (a) => {
      const end = story.death(a);
      const came = story.did(a, 'came')[0];
      if (!end || !came) return null;
      const own = story.of(a);
      const first = Math.max(1, wealth(story.standing(a, lastTick(came) + 8)));
      const peak = own.reduce<Fact>((best, it) => (worth(story, a, it) > worth(story, a, best) ? it : best), came);
      const most = worth(story, a, peak);
      if (most < 5 || most < 2 * first) return null;
      return { roles: [a], facts: [came, peak, end].sort(byTick), isClosed: true };
    }),
};

const worth = (story: Story, group: string, fact: Fact) => wealth(story.standing(group, lastTick(fact)));
const lastTick = ({ ticks }: Fact) => ticks.at(-1) ?? 0;

const fromNothing: Pattern = {
  kind: 'from nothing',
  weight: 7,
  find: (story) =>
    eachGroup(story, (a) => {
      const rise = story.did(a, 'rose')[0];
      if (!rise) return null;
      const poor = story
        .of(a)
        .find((it) => wealth(story.standing(a, tickOf(it))) <= 1 && story.turnOf(rise) - story.turnOf(it) <= 6);
      return poor && poor !== rise ? { roles: [a], facts: [poor, rise], isClosed: true } : null;
    }),
};

const survivor: Pattern = {
  kind: 'unlikely survivor',
  weight: 7,
  find: (story) => {
    if (!story.tale.isOver) return [];
    return eachGroup(story, (a) => {
      if (story.death(a) || story.did(a, 'left').length > 0) return null;
      const came = story.did(a, 'came')[0];
      if (!came) return null;
      const others = story
        .ofKind('came')
        .filter((it) => it.actor !== a && story.ages.indexOf(it.age) >= story.ages.indexOf(came.age));
      const dead = others.filter((it) => story.death(it.actor ?? ''));
      const low = story.of(a).find((it) => story.standing(a, lastTick(it)).lives <= 1);
      if (others.length < 4 || dead.length * 2 < others.length || !low) return null;
      return { roles: [a], facts: [came, low].sort(byTick), isClosed: true };
    });
  },
};

const bystander: Pattern = {
  kind: 'bystander',
  weight: 6,
  find: (story) =>
    eachGroup(story, (a) => {
      const own = story.of(a).filter((it) => it.actor === a && it.kind !== 'came' && it.kind !== 'died');
      const turns = new Set(own.map((it) => story.turnOf(it)));
      const idle = own.filter((it) => it.kind === 'idle');
      if (turns.size < 4 || idle.length < turns.size * 0.6) return null;
      return { roles: [a], facts: idle, isClosed: story.death(a) !== null || story.tale.isOver };
    }),
};

/** Four won or lost in a row, against the odds of sixteen to one. */
const streak: Pattern = {
  kind: 'streak',
  weight: 5,
  find: (story) =>
    eachGroup(story, (a) => {
      let run: Fact[] = [];
      let luck = 1;
      let way: boolean | null = null;
      for (const it of story.of(a)) {
        if (it.odds === null || it.won === null || (it.actor !== a && it.target !== a)) continue;
        const isWon = it.actor === a ? it.won : !it.won;
        if (isWon !== way) {
          if (run.length >= 4 && luck <= 1 / 16) break;
          run = [];
          luck = 1;
          way = isWon;
        }
        run.push(it);
        luck *= it.odds / 36;
      }
      return run.length >= 4 && luck <= 1 / 16 ? { roles: [a], facts: run, isClosed: true } : null;
    }),
};

/** A ruler of nobody: alone for half of its age, or the only one left. */
const emptyThrone: Pattern = {
  kind: 'empty throne',
  weight: 8,
  find: (story) =>
    eachGroup(story, (a) => {
      const rise = story.did(a, 'rose')[0];
      if (!rise) return null;
      const after = story.facts.filter((it) => story.turnOf(it) > story.turnOf(rise));
      const turns = new Map(after.map((it) => [story.turnOf(it), lastTick(it)]));
      const alone = [...turns.values()].filter((tick) => story.standing(a, tick).lives === 1).length;
      const others = [...story.tale.cast.values()].filter((it) => it.id !== a && !it.isPeople && it.until === null);
      const isLast = story.tale.isOver && others.length === 0 && !story.death(a);
      if (!isLast && (turns.size < 2 || alone * 2 < turns.size)) return null;
      const end = story.ofKind('ended')[0];
      return { roles: [a], facts: end ? [rise, end] : [rise], isClosed: story.tale.isOver };
    }),
};

const exile: Pattern = {
  kind: 'exile',
  weight: 5,
  find: (story) =>
    eachGroup(story, (a) => {
      const driven = story.did(a, 'driven')[0];
      if (!driven || returnTo(story, a, driven)) return null;
      return { roles: [a], facts: [driven], isClosed: story.death(a) !== null };
    }),
};

const homecoming: Pattern = {
  kind: 'return',
  weight: 8,
  find: (story) =>
    eachGroup(story, (a) => {
      const driven = story.did(a, 'driven')[0];
      const back = driven && returnTo(story, a, driven);
      return driven && back ? { roles: [a], facts: [driven, back], isClosed: true } : null;
    }),
};

/** The fact with which somebody came back to where it was driven from. */
function returnTo(story: Story, a: string, driven: Fact): Fact | null {
  const seat = story.tale.sheet.beads.find(
    (it) =>
      it.owner === a &&
      it.kind === 'population' &&
      it.piece === driven.thing &&
      it.since > lastTick(driven) + 12 &&
      it.since <= story.tale.last,
  );
  return seat ? (story.of(a).findLast((it) => tickOf(it) <= seat.since && tickOf(it) > tickOf(driven)) ?? null) : null;
}

const migration: Pattern = {
  kind: 'migration',
  weight: 4,
  find: (story) =>
    eachGroup(story, (a) => {
      const moves = [...story.did(a, 'moved'), ...story.did(a, 'driven')].sort(byTick);
      const strata = new Set(moves.map((it) => story.tale.sheet.pieces.find(({ id }) => id === it.piece)?.stratum));
      if (moves.length < 3 || strata.size < 3) return null;
      return { roles: [a], facts: moves, isClosed: story.death(a) !== null };
    }),
};

export const LIVES: readonly Pattern[] = [
  lastStand,
  riseAndFall,
  fromNothing,
  survivor,
  bystander,
  streak,
  emptyThrone,
  exile,
  homecoming,
  migration,
];
