import { tickOf } from '../facts/fact.ts';
import { byTick, type Story } from '../story.ts';
import type { Pattern } from './thread.ts';

/** Threads that only worlds by years or eras have: parties, hunger, revolts (T33 to T35). */

/** A party comes, fights twice or more, and leaves or ends. */
const partysRoad: Pattern = {
  kind: 'party road',
  weight: 5,
  find: (story) =>
    story.facts.flatMap((came) => {
      if (came.kind !== 'came' || came.thing !== 'party' || came.actor === null) return [];
      const own = story.of(came.actor);
      const fights = own.filter((it) => it.kind === 'fought');
      const end = own.find((it) => it.actor === came.actor && (it.kind === 'left' || it.kind === 'died'));
      if (fights.length < 2 || !end) return [];
      return [{ roles: [came.actor], facts: [came, ...fights, end], isClosed: true }];
    }),
};

/** An alpha lives on what it has for three seasons, and then moves, is ended or kills. */
const seasonsOfHunger: Pattern = {
  kind: 'seasons of hunger',
  weight: 5,
  find: (story) =>
    hungry(story).flatMap((group) => {
      const seasons = story.facts.filter((it) => it.kind === 'went hungry' && it.actor === group);
      const third = seasons[2];
      if (!third) return [];
      const way = story.facts.find((it) => tickOf(it) > tickOf(third) && isWayOut(it, group));
      return way ? [{ roles: [group], facts: [...seasons, way].sort(byTick), isClosed: true }] : [];
    }),
};

const hungry = ({ facts }: Story): string[] => [
  ...new Set(facts.flatMap((it) => (it.kind === 'went hungry' && it.actor !== null ? [it.actor] : []))),
];

const isWayOut = (it: Story['facts'][number], group: string): boolean =>
  (it.kind === 'moved' && it.actor === group) || (it.kind === 'died' && (it.actor === group || it.by === group));

/** So many turns somebody must have been in bonds, and so soon their master ends after they rise. */
const [LONG, SOON] = [3, 2];

const RELEASED: ReadonlySet<string> = new Set(['enslaved', 'control', 'dominated']);

/** Slaves for three turns, who rise; and their master ends soon after. */
const revolt: Pattern = {
  kind: 'revolt',
  weight: 9,
  find: (story) =>
    story.facts.flatMap((rising) => {
      // Whom a master lets go has not risen.
      if (rising.kind !== 'rebelled' || RELEASED.has(rising.thing ?? '')) return [];
      const bonds = story.facts.find(
        (it) =>
          it.kind === 'annexed' &&
          tickOf(it) < tickOf(rising) &&
          // Slaves rise in the city of their masters; a group in bonds rises by itself.
          (it.target === rising.actor || (it.thing === 'slaves' && it.actor === rising.actor)),
      );
      if (!bonds?.actor || story.turnOf(rising) - story.turnOf(bonds) < LONG) return [];
      const end = story.death(bonds.actor);
      if (!end || tickOf(end) < tickOf(rising) || story.turnOf(end) - story.turnOf(rising) > SOON) return [];
      return [{ roles: [bonds.actor], facts: [bonds, rising, end], isClosed: true }];
    }),
};

export const YEARS: readonly Pattern[] = [partysRoad, seasonsOfHunger, revolt];
