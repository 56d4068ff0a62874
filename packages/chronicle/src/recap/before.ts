import { Catalogue } from '@understory/table/words';
import { sentenceOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { strongest } from '../gauge.ts';
import { wealth } from '../standing.ts';
import { RECAP } from '../words/english/recap.ts';
import { ENGLISH_FUNCTIONS } from '../words/subject.ts';
import { aliveIn } from './blurb.ts';
import { knownAs } from './called.ts';
import { stakeOf } from './stakes.ts';

const words = new Catalogue('en-GB', RECAP, ENGLISH_FUNCTIONS);
const MOST_ALIVE = 4;
const MOST_THREADS = 3;
/** Previously on: who lives, who is rich, what stands open between them, whose turn it is and what is asked (CH-REC-02). All of it is so now. */
export function beforeOf(chronicle: Chronicle, asked: string | null = null, whose: string | null = null): string {
  const { story } = chronicle;
  const { last } = story.tale;
  const peoples = [...story.tale.cast.values()].filter((it) => it.isPeople && it.of === it.id && it.until === null);
  const alive = aliveIn(chronicle);
  const standing = [
    ...peoples.map((it) => words.sentence('before.people', { all: knownAs(it.id, chronicle)?.named ?? '' })),
    ...(alive.length > 0 || peoples.length === 0 ? [living(chronicle, alive)] : []),
    ...richest(chronicle, alive, last),
    ...openThreads(chronicle),
  ];
  const turn = knownAs(whose, chronicle);
  const end = [
    ...(turn === null ? [] : [words.sentence('before.turn', { a: turn.named })]),
    ...(asked === null ? [] : [words.sentence('before.asked', { asked })]),
  ];
  const told = LATE.map((late) => [...standing, ...lastTold(chronicle, late), ...end].join(' '));
  return told.find((it) => it.split(' ').length >= FEWEST_WORDS) ?? told.at(-1) ?? '';
}

function living(chronicle: Chronicle, alive: readonly string[]): string {
  const all = alive.slice(0, MOST_ALIVE).flatMap((it) => knownAs(it, chronicle)?.named ?? []);
  if (all.length === 0) return words.say('before.nobody');
  if (all.length === 1) return words.say('before.alone', { all });
  const more = alive.length - all.length;
  return words.say(more > 0 ? 'before.alive.more' : 'before.alive', { all, more });
}

function richest(chronicle: Chronicle, alive: readonly string[], last: number): string[] {
  const { story, names } = chronicle;
  const owned = (id: string) => {
    const now = story.standing(id, last);
    return wealth(now) - now.lives;
  };
  const [best, next] = [...alive].sort((a, b) => owned(b) - owned(a));
  if (best === undefined || owned(best) < 2 || (next !== undefined && owned(best) < LEADING * owned(next))) return [];
  const name = names.get(best);
  const count = name?.isPlural ? 'many' : 'one';
  return [words.say('before.rich', { a: name?.short ?? best, n: owned(best), count })];
}

/** At most three, each true now: both sides live (CH-REC-02). */
function openThreads(chronicle: Chronicle): string[] {
  const { threads, interest } = chronicle;
  const open = strongest(threads, interest).flatMap((it) => stakeOf(it, chronicle) ?? []);
  return [...new Set(open)].slice(0, MOST_THREADS);
}

/** The best of what happened last, in its order. */
function lastTold(chronicle: Chronicle, most: number): string[] {
  const { story, interest } = chronicle;
  const recent = story.facts.slice(-RECENT).filter((it) => sentenceOf(it, chronicle) !== '');
  const best = [...recent].sort((a, b) => interest.of(b) - interest.of(a)).slice(0, most);
  const said = [...new Set(recent.filter((it) => best.includes(it)).map((it) => sentenceOf(it, chronicle)))];
  return said.length === 0 ? [] : [words.sentence('before.last', { said: said.join(' ') })];
}

/** Only who leads by a fifth is said to have most (CH-STA-02). */
const LEADING = 1.2;
/** Of so many facts so many are told as the latest: as many as make it long enough. */
const RECENT = 30;
const LATE = [3, 5, 7, 9];
const FEWEST_WORDS = 60;
