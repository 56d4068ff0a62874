import { NameBook } from '@understory/host/grammar';
import { tickOf } from '../facts/fact.ts';
import type { Interest } from '../interest.ts';
import type { Story } from '../story.ts';
import { ageGivings } from './ages.ts';
import { type Giving, giveAll } from './giving.ts';
import { groupGivings, type Name } from './groups.ts';
import { type Battle, battleGivings, type Pact, pactGivings, type War, warGivings } from './happenings.ts';
import { lairGivings } from './lairs.ts';
import { type Leader, leaderGivings } from './leaders.ts';
import { wayGivings } from './ways.ts';
import { type Work, workGivings } from './works.ts';

export type { Name } from './groups.ts';

/** All that has a name in a world, but for its treasures, which are named when they are made (CH-NAM-01). */
export interface Called {
  readonly groups: ReadonlyMap<string, Name>;
  readonly leaders: readonly Leader[];
  /** Rooms that somebody made to live in, by their pieces. */
  readonly lairs: ReadonlyMap<string, string>;
  readonly works: ReadonlyMap<string, Work>;
  /** Tunnels in which something happened, by their pieces. */
  readonly ways: ReadonlyMap<string, string>;
  readonly battles: readonly Battle[];
  readonly wars: readonly War[];
  readonly pacts: readonly Pact[];
  /** Ages that are over, by their sheets. */
  readonly ages: ReadonlyMap<string, string>;
}

/** The names of a world, given in the order in which what they name began: so none changes as it goes on (CH-NAM-04). */
export function namesIn(story: Story, interest: Interest): Called {
  const { tale } = story;
  const called = {
    groups: new Map<string, Name>(),
    leaders: [] as Leader[],
    lairs: new Map<string, string>(),
    works: new Map<string, Work>(),
    ways: new Map<string, string>(),
    battles: [] as Battle[],
    wars: [] as War[],
    pacts: [] as Pact[],
    ages: new Map<string, string>(),
  };
  const treasures = story.ofKind('crafted').map((it): Giving => {
    const give: Giving['give'] = (book) => {
      for (const name of it.treasures) book.take(name);
    };
    return { since: tickOf(it), give };
  });
  giveAll(
    [
      ...groupGivings(tale, called.groups),
      ...treasures,
      ...lairGivings(tale, called.lairs),
      ...leaderGivings(story, interest, called.leaders),
      ...workGivings(story, called, called.works),
      ...wayGivings(story, interest, called.groups, called.ways),
      ...battleGivings(story, interest, called, called.battles),
      ...pactGivings(story, called, called.pacts),
      ...warGivings(story, called, called.wars),
      ...ageGivings(story, called.groups, called.ages),
    ],
    new NameBook(tale.seed),
  );
  return called;
}
