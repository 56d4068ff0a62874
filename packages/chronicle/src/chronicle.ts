import { lasting } from '@understory/page';
import { type Epithet, epithetsOf } from './epithets.ts';
import { gaugeOf } from './gauge.ts';
import { Interest } from './interest.ts';
import { type Called, type Name, namesIn } from './names/names.ts';
import { Places } from './saga/places.ts';
import { Story } from './story.ts';
import type { Tale } from './tale.ts';
import { threadsOf } from './threads/find.ts';
import type { Thread } from './threads/thread.ts';

/** All that is found in a tale before a word of it is told (CH-GEN-05). */
export interface Chronicle {
  readonly story: Story;
  readonly threads: readonly Thread[];
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
  const interest = new Interest(story, threads);
  const called = given ?? namesIn(story, interest);
  const places = new Places(story, called);
  return { story, threads, interest, called, names: called.groups, places, gauge: gaugeOf(story, threads) };
}

/** The names that were earned in it. They are asked for with every paragraph. */
export const earnedIn = lasting(({ story, threads }: Chronicle): readonly Epithet[] => epithetsOf(story, threads));
