import { lasting } from '@understory/page';
import { bynameOf, type Epithet, type EpithetKey, epithetsOf, withByname } from './epithets.ts';
import { gaugeOf } from './gauge.ts';
import { Interest } from './interest.ts';
import { ironiesOf } from './ironies/find.ts';
import type { Irony } from './ironies/irony.ts';
import { type Called, type Name, namesIn } from './names/names.ts';
import { Places } from './saga/places.ts';
import { Story } from './story.ts';
import type { Tale } from './tale.ts';
import { threadsOf } from './threads/find.ts';
import type { Thread } from './threads/thread.ts';
import { EPITHETS, register } from './words/english/epithets.ts';

/** All that is found in a tale before a word of it is told (CH-GEN-05). */
export interface Chronicle {
  readonly story: Story;
  readonly threads: readonly Thread[];
  readonly ironies: readonly Irony[];
  readonly interest: Interest;
  /** Everything that has a name, and the names of groups among them. */
  readonly called: Called;
  readonly names: ReadonlyMap<string, Name>;
  readonly places: Places;
  /** How much there is to tell, from 0 to 100. */
  readonly gauge: number;
}

/** `given` are names that are known already: those of a whole world, where only a part of it is told. */
export function chronicleOf(tale: Tale, given: Called | null = null): Chronicle {
  const story = new Story(tale);
  const threads = threadsOf(story);
  const ironies = ironiesOf(story, threads);
  const interest = new Interest(story, threads, { epithets: epithetsOf(story, threads), ironies });
  const called = given ?? namesIn(story, interest);
  const places = new Places(story, called);
  return { story, threads, ironies, interest, called, names: called.groups, places, gauge: gaugeOf(story, threads) };
}

/** The names that were earned in it. They are asked for with every paragraph. */
export const earnedIn = lasting(({ story, threads }: Chronicle): readonly Epithet[] => epithetsOf(story, threads));

/** An earned name in the words of who gives it, else of who bears it (CH-EPI-03). */
export function epithetWords(chronicle: Pick<Chronicle, 'story'>, epithet: Epithet): string {
  return epithetTerms(chronicle, epithet)[0];
}

/** The same with what other languages find theirs by. */
export function epithetTerms(
  { story }: Pick<Chronicle, 'story'>,
  { key, by, group }: Epithet,
): [words: string, key: EpithetKey, register: 0 | 1] {
  const { cast } = story.tale;
  const culture = cast.get(by ?? '')?.culture ?? cast.get(group)?.culture ?? 'surface';
  return [EPITHETS[key][register(culture)], key, register(culture)];
}

/** How a solitary creature is called in full: with what it has earned, or else was born to be called (CH-EPI-01); of all others the name. */
export function fullNameOf(group: string, chronicle: Chronicle): string | null {
  const name = chronicle.names.get(group);
  if (!name?.isSolitary || name.byName === null) return name?.full ?? null;
  const words = (it: Epithet) => epithetWords(chronicle, it);
  return withByname(name.full, bynameOf(group, name.byName, earnedIn(chronicle), words));
}
