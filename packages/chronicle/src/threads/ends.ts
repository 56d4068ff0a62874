import { type Fact, tickOf } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import { actorOf } from '../tale.ts';
import type { Found, Pattern } from './thread.ts';

/** Threads of deaths, and of those who came after. */

const deaths = (story: Story) => story.ofKind('died');
const arrivals = (story: Story) => story.ofKind('came');

function kindOf({ tale }: Story, id: string | null): string | null {
  return actorOf(tale, id)?.kind ?? null;
}

const chain: Pattern = {
  kind: 'chain of killers',
  weight: 7,
  find: (story) => {
    const found: Found[] = [];
    for (const first of deaths(story)) {
      const links = [first];
      for (let next = first.by && story.death(first.by); next; next = next.by ? story.death(next.by) : null) {
        if (links.includes(next)) break;
        links.push(next);
      }
      const isPart = first.actor !== null && story.endedBy(first.actor).length > 0;
      if (links.length >= 3 && !isPart)
        found.push({ roles: links.flatMap((it) => it.actor ?? []), facts: links, isClosed: true });
    }
    return found;
  },
};

/** Whoever ended somebody, what became of that, and the next of the same kind that came. */
function heirs(story: Story): { end: Fact; end2: Fact | null; came: Fact }[] {
  return deaths(story).flatMap((end) => {
    const kind = kindOf(story, end.actor);
    if (kind === null || actorOf(story.tale, end.actor)?.isPeople) return [];
    const killerEnd = end.by ? story.death(end.by) : null;
    return arrivals(story)
      .filter((it) => it.actor !== end.actor && kindOf(story, it.actor) === kind && tickOf(it) > tickOf(end))
      .slice(0, 1)
      .map((came) => ({ end, end2: killerEnd, came }));
  });
}

const isLate = (story: Story, { end2, came, end }: ReturnType<typeof heirs>[number]) =>
  end2 !== null &&
  tickOf(end2) > tickOf(end) &&
  tickOf(came) > tickOf(end2) &&
  story.turnOf(came) - story.turnOf(end2) <= 2 &&
  kindOf(story, end2.by) !== kindOf(story, end.actor);

const isAvenged = ({ end2, came }: ReturnType<typeof heirs>[number]) => end2 !== null && end2.by === came.actor;

const lateAvenger: Pattern = {
  kind: 'late avenger',
  weight: 10,
  find: (story) =>
    heirs(story)
      .filter((it) => isLate(story, it))
      .map(({ end, end2, came }) => ({
        roles: [end.actor ?? '', end.by ?? '', came.actor ?? ''],
        facts: end2 ? [end, end2, came] : [end, came],
        isClosed: true,
      })),
};

const avengerOfKin: Pattern = {
  kind: 'avenger of kin',
  weight: 10,
  find: (story) =>
    heirs(story)
      .filter(isAvenged)
      .map(({ end, end2, came }) => ({
        roles: [end.actor ?? '', end.by ?? '', came.actor ?? ''],
        facts: end2 ? [end, came, end2] : [end, came],
        isClosed: true,
      })),
};

const secondComing: Pattern = {
  kind: 'second coming',
  weight: 4,
  find: (story) =>
    heirs(story)
      .filter((it) => !isLate(story, it) && !isAvenged(it))
      .map(({ end, came }) => ({ roles: [end.actor ?? '', came.actor ?? ''], facts: [end, came], isClosed: false })),
};

const ownKind: Pattern = {
  kind: 'own kind',
  weight: 7,
  find: (story) =>
    deaths(story).flatMap((end) => {
      const [a, b] = [actorOf(story.tale, end.actor), actorOf(story.tale, end.by)];
      const isKin =
        a && b && a.id !== b.id && (a.kind === b.kind || (a.culture === b.culture && !a.isPeople && !b.isPeople));
      return isKin ? [{ roles: [a.id, b.id], facts: [end], isClosed: true }] : [];
    }),
};

/** A work that was the ruin of its builders, or of three of their works. */
const hubris: Pattern = {
  kind: 'hubris',
  weight: 9,
  find: (story) =>
    story.facts.flatMap((it) => {
      const isRuin = (it.kind === 'disaster' && it.n >= 3) || (it.kind === 'built' && it.won === false);
      if (!isRuin || it.actor === null) return [];
      const work = story.facts.find(
        (made) => made.kind === 'built' && made.actor === it.actor && made.piece === it.piece,
      );
      const end = story.death(it.actor);
      const facts = [...(work && work !== it ? [work] : []), it, ...(end ? [end] : [])];
      return [{ roles: [it.actor], facts, isClosed: true }];
    }),
};

/** An aim that nothing in the life of a people fulfils; those that any end would fulfil are not among them. */
const unfinished: Pattern = {
  kind: 'unfinished',
  weight: 5,
  find: (story) => {
    const lore = story.facts.filter((it) => it.kind === 'made' && it.thing === 'lore');
    const people = [...story.tale.cast.values()].find((it) => it.isPeople);
    const end = people && story.death(people.id);
    if (story.tale.origins.aim !== 'eternal life' || !end || lore.length === 0) return [];
    return [{ roles: [people.id], facts: [...lore, end], isClosed: true }];
  },
};

export const ENDS: readonly Pattern[] = [chain, lateAvenger, avengerOfKin, secondComing, ownKind, hubris, unfinished];
