import { Catalogue } from '@understory/table/words';
import type { Chronicle } from '../chronicle.ts';
import { strongest } from '../gauge.ts';
import { workNames } from '../saga/opening.ts';
import { RECAP } from '../words/english/recap.ts';
import { ENGLISH_FUNCTIONS } from '../words/subject.ts';
import { type Known, knownAs } from './called.ts';
import { type Ending, endingOf } from './ending.ts';

const words = new Catalogue('en-GB', RECAP, ENGLISH_FUNCTIONS);
const many = (it: Known): string => (it.isMany ? 'many' : 'one');
/** In a list at most so many (CH-AGG-04). */
const MOST = 3;
/** A blurb has at most so many words. */
const LONGEST = 60;

/** A world in one line, without a name (CH-REC-05). */
export function lineOf(chronicle: Chronicle): string {
  const { key, victor, villain } = endingOf(chronicle);
  const a = knownAs(victor, chronicle);
  const b = knownAs(villain, chronicle);
  if (key === 'open') return openLine(chronicle);
  if (b === null) return words.say('line.nobody');
  return words.say(`line.${key}`, { a: a?.sort ?? '', b: b.sort, bs: many(b) });
}

function openLine(chronicle: Chronicle): string {
  const [a, b] = aliveIn(chronicle);
  const first = knownAs(a ?? null, chronicle);
  const second = knownAs(b ?? null, chronicle);
  if (first && second && first.sort !== second.sort) return words.say('line.two', { a: first.sort, b: second.sort });
  const people = peopleOf(chronicle);
  return people ? words.say('line.people', { a: people.sort }) : words.say('line.rock');
}

/** A world in a paragraph; how it ended only for who may know it (CH-REC-04). */
export function blurbOf(chronicle: Chronicle, mayTellEnd = true): string {
  const ending = endingOf(chronicle);
  const people = peopleOf(chronicle);
  const { story } = chronicle;
  const first = story.tale.cast.size === 0 ? null : [...story.tale.cast.values()].find((it) => it.isPeople);
  const ended = first && story.death(first.id) !== null;
  const works = first ? workNames(story.facts.filter((it) => it.actor === first.id)).length : 0;
  const begun = people
    ? words.say('blurb.people', { a: people.named, n: works, ended: ended ? 'yes' : 'no' })
    : words.say('blurb.rock');
  const last = [threadSentence(chronicle), endSentence(chronicle, ending, mayTellEnd)];
  const told = [MOST, 2, 1].map((most) => [begun, ...cameTo(chronicle, most), ...last].join(' '));
  return told.find((it) => it.split(' ').length <= LONGEST) ?? [begun, ...last].join(' ');
}

function peopleOf(chronicle: Chronicle): Known | null {
  const first = [...chronicle.story.tale.cast.values()]
    .filter((it) => it.isPeople)
    .sort((a, b) => a.since - b.since)[0];
  return knownAs(first?.id ?? null, chronicle);
}

/** Those whose story is worth most, each sort once. */
function cameTo(chronicle: Chronicle, most: number): string[] {
  const { story, interest, threads } = chronicle;
  const others = [...story.tale.cast.values()]
    .filter((it) => !it.isPeople && it.kind !== 'kingdoms')
    .map((it) => ({ id: it.id, worth: interest.ofGroup(it.id, threads) }))
    .sort((a, b) => b.worth - a.worth);
  const known = others.flatMap(({ id }) => knownAs(id, chronicle)?.sort ?? []);
  const sorts = [...new Set(known)];
  if (sorts.length === 0) return [];
  return [words.say('blurb.came', { all: sorts.slice(0, most), more: Math.max(0, sorts.length - most) })];
}

const TOLD: readonly string[] = ['feud', 'revenge', 'debt', 'betrayal'];

function threadSentence(chronicle: Chronicle): string {
  const { threads, interest, story } = chronicle;
  const thread = strongest(threads, interest).find(
    (it) => TOLD.includes(it.kind) && it.roles.filter((id) => story.isGroup(id)).length === 2,
  );
  const [a, b] = (thread?.roles ?? []).map((it) => knownAs(it, chronicle));
  if (thread && a && b) return words.say(`blurb.${thread.kind}`, { a: a.named, b: b.named });
  const who = knownAs(aliveIn(chronicle)[0] ?? null, chronicle);
  return who ? words.say('blurb.other', { a: who.named }) : words.say('blurb.quiet');
}

function endSentence(chronicle: Chronicle, { key, victor, villain }: Ending, mayTellEnd: boolean): string {
  const a = knownAs(victor, chronicle);
  const b = knownAs(villain, chronicle);
  if (!mayTellEnd || key === 'open') return b ? words.say('blurb.threat', { b: b.sort }) : words.say('blurb.open');
  if (!b) return words.say('blurb.nobody');
  return words.say(`blurb.${key}`, { a: a?.named ?? '', b: b.named });
}

/** Who lives, the one with most to tell first. */
export function aliveIn({ story, interest, threads }: Chronicle): string[] {
  const { tale } = story;
  return [...tale.cast.values()]
    .filter(
      (it) => !it.isPeople && it.kind !== 'kingdoms' && it.until === null && story.standing(it.id, tale.last).lives > 0,
    )
    .map(({ id }) => ({ id, worth: interest.ofGroup(id, threads) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}
