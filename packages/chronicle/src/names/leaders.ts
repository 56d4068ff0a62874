import type { Culture } from '@understory/host/grammar';
import { stream } from '@understory/table';
import { type Fact, livesLost, tickOf } from '../facts/fact.ts';
import type { Interest } from '../interest.ts';
import type { Story } from '../story.ts';
import type { Giving } from './giving.ts';
import { MORE_NAMES } from './more.table.ts';

/** Who led a company for a while (CH-NAM-14). */
export interface Leader {
  readonly id: string;
  readonly group: string;
  /** "Skrit". */
  readonly name: string;
  /** "Halfcandle". */
  readonly byName: string;
  readonly culture: Culture;
  /** The fact for which they are named. */
  readonly because: Fact;
  /** The fact in which they fell, or with which their company ended; null while they lead. */
  readonly until: Fact | null;
  readonly fate: 'fell' | 'ended' | null;
  /** Whose place they took. */
  readonly after: string | null;
}

/** So much a fact is worth for a leader to be named, and for one to fall in it. */
const NAMED = 8;
const DEADLY = 10;

type Reign = Omit<Leader, 'name' | 'byName'>;

/** Who leads is decided by what is known at the time, and never by what comes later (CH-NAM-04). */
function reignsOf(group: string, culture: Culture, story: Story, interest: Interest): Reign[] {
  const reigns: Reign[] = [];
  let since: Fact | null = null;
  let isVacant = false;
  let wasMany = false;
  const id = (nth: number) => `leader:${group}:${nth}`;
  const end = (because: Fact, until: Fact | null, fate: Leader['fate']) => {
    const after = reigns.length > 0 ? id(reigns.length - 1) : null;
    reigns.push({ id: id(reigns.length), group, culture, because, until, fate, after });
    since = null;
  };
  for (const fact of story.of(group)) {
    const { lives } = story.standing(group, fact.ticks.at(-1) ?? 0);
    wasMany ||= lives > 1;
    const isEnd = fact.kind === 'died' && fact.actor === group;
    const isAlone = wasMany && lives === 1;
    if (since === null && !isEnd && (isVacant || isAlone || interest.atOnce(fact) >= NAMED)) {
      since = fact;
      isVacant = false;
    }
    if (since === null) continue;
    if (isEnd) {
      end(since, fact, 'ended');
      break;
    }
    if (falls(group, fact, lives, story, interest)) {
      end(since, fact, 'fell');
      isVacant = true;
    }
  }
  if (since !== null) end(since, null, null);
  return reigns;
}

/** Who bears the name is ours to decide: whoever is left when there is one, and else by a draw of its own. */
function falls(group: string, fact: Fact, lives: number, { tale }: Story, interest: Interest): boolean {
  const lost = livesLost(fact, group);
  if (lost === 0 || lives <= 1 || interest.atOnce(fact) < DEADLY) return false;
  return stream(tale.seed, 'names', 'whim', group, String(tickOf(fact))).int(1, 6) <= lost;
}

/** The leaders of all companies, as they are first spoken of. */
export function leaderGivings(story: Story, interest: Interest, to: Leader[]): Giving[] {
  return [...story.tale.cast.values()].flatMap(({ id, culture, byNamesOf = culture, solitary, kind }) =>
    solitary || kind === 'kingdoms'
      ? []
      : reignsOf(id, culture, story, interest).map((reign) => ({
          since: tickOf(reign.because),
          give: (book) => {
            const life = { since: tickOf(reign.because), until: reign.until && tickOf(reign.until) };
            const name = book.person(reign.id, culture, life);
            to.push({
              ...reign,
              name: story.tale.own.names.get(reign.id) ?? name,
              byName: book.byName(reign.id, MORE_NAMES[byNamesOf].byNames),
            });
          },
        })),
  );
}
