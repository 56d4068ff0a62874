import type { Chapter, Sentence } from './beat.ts';

/** A paragraph has so many sentences and words (CH-STR-03). */
const [FEWEST_SENTENCES, MOST_SENTENCES] = [2, 9];
const [FEWEST_WORDS, MOST_WORDS] = [25, 140];
/** A chapter of fewer words goes with its neighbour, if both have no more than these (CH-STR-04). */
const [SHORT_CHAPTER, LONGEST_CHAPTER] = [120, 600];

type Paragraph = readonly Sentence[];

const wordsOf = (paragraph: Paragraph): number => paragraph.reduce((sum, { text }) => sum + text.split(' ').length, 0);
const wordsIn = ({ paragraphs }: Chapter): number => paragraphs.reduce((sum, it) => sum + wordsOf(it), 0);

const isLong = (it: Paragraph): boolean => it.length > MOST_SENTENCES || wordsOf(it) > MOST_WORDS;
const isShort = (it: Paragraph): boolean => it.length < FEWEST_SENTENCES || wordsOf(it) < FEWEST_WORDS;

/** Who begins a paragraph is named, and nothing in it hangs on the one before (CH-REF-02). */
const LEANS =
  /^(?:they|it|she|he|that|this|these|there|between the two|after (?:that|them)|of what|behind|what was left)\b/i;
/** What stands beside another is never parted from it. */
const BESIDE = /^(?:irony|called|left|driven|leader|capital|others|bridge)|\/\d+$/;

/** Paragraphs that are too long become two, and one that is too short goes with its neighbour. */
export function fitted(paragraphs: readonly Paragraph[]): Paragraph[] {
  const parts = paragraphs.flatMap(parted);
  const result: Paragraph[] = [];
  for (const it of parts) {
    const before = result.at(-1);
    const both = before ? [...before, ...it] : it;
    if (before && (isShort(it) || isShort(before)) && !isLong(both)) result[result.length - 1] = both;
    else result.push(it);
  }
  return result;
}

function parted(paragraph: Paragraph): Paragraph[] {
  if (!isLong(paragraph)) return [paragraph];
  const middle = paragraph.length / 2;
  const [at] = paragraph
    .map((it, i) => ({ it, i }))
    .filter(({ it, i }) => i > 1 && i < paragraph.length - 1 && !LEANS.test(it.text) && !BESIDE.test(it.template))
    .sort((a, b) => Math.abs(a.i - middle) - Math.abs(b.i - middle) || a.i - b.i);
  if (!at) return [paragraph];
  return [...parted(paragraph.slice(0, at.i)), ...parted(paragraph.slice(at.i))];
}

/** Of what followed the beginning, an age told in a few words is no chapter of its own. */
export function chaptersJoined(chapters: readonly Chapter[]): Chapter[] {
  const result: Chapter[] = [];
  for (const it of chapters) {
    const before = result.at(-1);
    const isBrief = before && result.length > 1 && Math.min(wordsIn(it), wordsIn(before)) < SHORT_CHAPTER;
    if (before && isBrief && wordsIn(it) + wordsIn(before) <= LONGEST_CHAPTER) {
      const { title } = wordsIn(before) >= wordsIn(it) ? before : it;
      result[result.length - 1] = { title, paragraphs: [...before.paragraphs, ...it.paragraphs] };
    } else result.push(it);
  }
  return result;
}
