import { Catalogue } from '@understory/table/words';
import type { Chronicle } from '../chronicle.ts';
import type { Thread } from '../threads/thread.ts';
import { RECAP } from '../words/english/recap.ts';
import { ENGLISH_FUNCTIONS } from '../words/subject.ts';
import { aliveIn } from './blurb.ts';

const words = new Catalogue('en-GB', RECAP, ENGLISH_FUNCTIONS);

/** What is open and may be told of the two that are in it, or of the one. */
const OPEN: Readonly<Record<string, number>> = {
  feud: 2,
  debt: 2,
  siege: 2,
  unrequited: 2,
  steadfast: 2,
  'last stand': 1,
  exile: 1,
};

/** What stands open in a thread, true at this moment (CH-REC-02); null if it is closed or somebody in it is dead. */
export function stakeOf({ kind, roles, isClosed }: Thread, chronicle: Chronicle): string | null {
  const { names } = chronicle;
  const many = OPEN[kind];
  const alive = aliveIn(chronicle);
  if (isClosed || many === undefined || !roles.slice(0, many).every((it) => alive.includes(it))) return null;
  const [a = '', b = ''] = roles.map((it) => names.get(it)?.short ?? it);
  return words.sentence(`before.${kind}`, { a, b, as: names.get(roles[0] ?? '')?.isPlural ? 'many' : 'one' });
}

/** Who is left, where nothing else stands open. */
export function standingAt(chronicle: Chronicle): string {
  const { names } = chronicle;
  const all = aliveIn(chronicle)
    .slice(0, 4)
    .flatMap((it) => names.get(it)?.short ?? []);
  if (all.length === 0) return words.say('since.nobody');
  return words.say(all.length === 1 ? 'since.alone' : 'since.left', { all });
}
