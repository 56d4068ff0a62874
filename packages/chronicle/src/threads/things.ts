import type { Fact } from '../facts/fact.ts';
import { tickOf } from '../facts/fact.ts';
import { holdersOf, seatsOf } from '../standing.ts';
import type { Story } from '../story.ts';
import { actorOf } from '../tale.ts';
import type { Pattern } from './thread.ts';

/** Threads of treasures and places: whose they were, one after another. */

const treasuresOf = (story: Story) => story.ofKind('crafted').filter((it) => it.thing !== null);

function passings(story: Story, name: string): Fact[] {
  return story.ofKind('passed').filter((it) => it.treasures.includes(name));
}

const heirloom: Pattern = {
  kind: 'heirloom',
  weight: 7,
  find: (story) =>
    treasuresOf(story).flatMap((made) => {
      const name = made.thing ?? '';
      const owners = holdersOf(story.tale.sheet, name, story.tale.last).filter((it) => it.group !== null);
      const isMakerGone = made.actor !== null && story.death(made.actor) !== null;
      if (owners.length < (isMakerGone ? 2 : 3)) return [];
      return [{ roles: [name], facts: [made, ...passings(story, name)], isClosed: false }];
    }),
};

/** Three owners after its maker, and each died holding it. */
const cursed: Pattern = {
  kind: 'cursed thing',
  weight: 9,
  find: (story) =>
    treasuresOf(story).flatMap((made) => {
      const name = made.thing ?? '';
      const held = holdersOf(story.tale.sheet, name, story.tale.last);
      const owners = [...new Set(held.flatMap(({ group }) => (group !== null && group !== made.actor ? [group] : [])))];
      const deaths = owners.map((it) => story.death(it));
      const all = deaths.every((end, i) => {
        const last = held.findLast((it) => it.group === owners[i]);
        return (
          end !== null && last?.until !== undefined && last.until !== null && Math.abs(last.until - tickOf(end)) <= 4
        );
      });
      if (owners.length < 3 || !all) return [];
      const facts = [made, ...passings(story, name), ...deaths.filter((it) => it !== null)];
      return [{ roles: [name], facts: facts.sort((a, b) => tickOf(a) - tickOf(b)), isClosed: true }];
    }),
};

const inheritedHall: Pattern = {
  kind: 'inherited hall',
  weight: 4,
  find: (story) =>
    [...seatsOf(story.tale.sheet, story.tale.last)].flatMap(([piece, seats]) => {
      const built = seats.some((it) => actorOf(story.tale, it.group)?.isPeople);
      if (seats.length < (built ? 3 : 4)) return [];
      const facts = story.facts.filter((it) => it.piece === piece);
      return facts.length > 0 ? [{ roles: [piece], facts, isClosed: false }] : [];
    }),
};

/** Three ends in one stratum. */
const graveyard: Pattern = {
  kind: 'graveyard',
  weight: 6,
  find: (story) => {
    const ends = new Map<number, Fact[]>();
    for (const it of story.facts) {
      if (it.kind !== 'died' || !story.isGroup(it.actor)) continue;
      const stratum = lastStratum(story, it);
      if (stratum !== null) ends.set(stratum, [...(ends.get(stratum) ?? []), it]);
    }
    return [...ends].flatMap(([stratum, facts]) =>
      facts.length >= 3 ? [{ roles: [String(stratum)], facts, isClosed: false }] : [],
    );
  },
};

function lastStratum({ tale: { sheet } }: Story, end: Fact): number | null {
  const last = sheet.beads.findLast(
    (it) => it.owner === end.actor && it.kind === 'population' && it.since <= tickOf(end),
  );
  return sheet.pieces.find(({ id }) => id === last?.piece)?.stratum ?? null;
}

export const THINGS: readonly Pattern[] = [heirloom, cursed, inheritedHall, graveyard];
