import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { type Entry, word } from '../world.ts';

const VILLAIN: ReadonlySet<string> = new Set(['villain came', 'villain rose', 'villain']);

/** Is it the villain of the last age at this moment? */
export function isVillain({ then }: Survey, group: GroupThen): boolean {
  return then.world.journal.some(
    (it) =>
      it.tick <= then.tick && word(it, 'group') === group.id && (VILLAIN.has(it.kind) || topicOf(it) === 'the villain'),
  );
}

/** What its chapter of the journal is about: the second edition tells there who the villain is. */
function topicOf(entry: Entry): unknown {
  const topic = entry.chapterTopic;
  return typeof topic === 'object' && topic !== null && 'kind' in topic ? topic.kind : null;
}
