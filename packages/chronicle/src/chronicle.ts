import { lasting } from '@understory/page';
import { type Epithet, epithetsOf } from './epithets.ts';
import { gaugeOf } from './gauge.ts';
import { Interest } from './interest.ts';
import { type Name, namesOf } from './names/names.ts';
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
  readonly names: ReadonlyMap<string, Name>;
  readonly places: Places;
  /** How much there is to tell, from 0 to 100. */
  readonly gauge: number;
}

export function chronicleOf(tale: Tale): Chronicle {
  const story = new Story(tale);
  const threads = threadsOf(story);
  const names = namesOf(tale);
  const places = new Places(tale, names);
  return { story, threads, interest: new Interest(story, threads), names, places, gauge: gaugeOf(story, threads) };
}

/** The names that were earned in it. They are asked for with every paragraph. */
export const earnedIn = lasting(({ story, threads }: Chronicle): readonly Epithet[] => epithetsOf(story, threads));
