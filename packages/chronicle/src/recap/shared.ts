import type { Chronicle } from '../chronicle.ts';
import { blurbOf, lineOf } from './blurb.ts';
import { titlesOf } from './title.ts';

/** A world as it is told to somebody who may want to see it: how it ended only if the sharer says so (CH-REC-04). */
export function sharedOf(chronicle: Chronicle, mayTellEnd: boolean): string {
  const [title = chronicle.story.tale.title] = titlesOf(chronicle);
  return [title, ...(mayTellEnd ? [lineOf(chronicle)] : []), blurbOf(chronicle, mayTellEnd)].join('\n\n');
}
