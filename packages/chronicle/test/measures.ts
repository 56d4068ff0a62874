import type { Chronicle } from '../src/chronicle.ts';
import type { Chapter, Sentence } from '../src/saga/beat.ts';

/** How a saga reads, in numbers: what CH-TST-04 to -06 set bars for. */
export interface Measured {
  readonly words: number;
  readonly sentences: number;
  /** Words a sentence, and how much they differ. */
  readonly mean: number;
  readonly deviation: number;
  readonly longest: number;
  /** Words for each sentence of six words or fewer. */
  readonly perShort: number;
  /** How many different runs of two, three and four words there are, of all. */
  readonly distinct: readonly [number, number, number];
  /** The longest run of words that comes twice. */
  readonly run: number;
  /** Messages said again within forty sentences. */
  readonly templates: number;
  /** Sentences that are the same but for names within 25, in a thousand words. */
  readonly skeletons: number;
  /** Sentences that begin with the same two words as one of the six before. */
  readonly openings: number;
  readonly ease: number;
}

/** The text of a sentence, without names: what a reader takes for the same again. */
export function skeletonOf({ text }: Pick<Sentence, 'text'>, names: RegExp): string {
  return text
    .replace(names, 'X')
    .toLowerCase()
    .replace(/\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/g, 'n');
}

/** All names of a world, as they stand in a text: the longest first. */
export function namesIn({ called, story }: Chronicle): RegExp {
  const all = [
    ...[...called.groups.values()].flatMap((it) => [it.full, it.short, it.byName ?? '']),
    ...called.leaders.flatMap((it) => [it.name, it.byName]),
    ...called.lairs.values(),
    ...called.ways.values(),
    ...[...called.works.values(), ...called.battles, ...called.wars, ...called.pacts].map((it) => it.name),
    ...story.tale.placeNames.values(),
    ...story.facts.flatMap((it) => it.treasures),
  ];
  const bare = [...new Set(all.map((it) => it.replace(/^the /i, '')).filter((it) => it.length > 1))];
  const inOrder = bare.sort((a, b) => b.length - a.length).map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:[Tt]he )?(?:${inOrder.join('|')})(?:’s?)?(?!\\p{L})`, 'gu');
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];

export function runsOf(words: readonly string[], n: number): string[] {
  return words.slice(0, Math.max(0, words.length - n + 1)).map((_, i) => words.slice(i, i + n).join(' '));
}

export function measured(chapters: readonly Chapter[], chronicle: Chronicle): Measured {
  const sentences = chapters.flatMap((it) => it.paragraphs.flat());
  const names = namesIn(chronicle);
  const bare = sentences.map((it) => skeletonOf(it, names));
  const lengths = sentences.map((it) => wordsOf(it.text).length);
  const words = lengths.reduce((sum, it) => sum + it, 0);
  const mean = words / sentences.length;
  const deviation = Math.sqrt(lengths.reduce((sum, it) => sum + (it - mean) ** 2, 0) / lengths.length);
  const nameless = bare.map((it) => wordsOf(it).filter((word) => word !== 'x'));
  const share = (n: number) => {
    const runs = nameless.flatMap((it) => runsOf(it, n));
    return new Set(runs).size / runs.length;
  };
  const short = lengths.filter((it) => it <= 6).length;
  return {
    words,
    sentences: sentences.length,
    mean,
    deviation,
    longest: Math.max(...lengths),
    perShort: words / Math.max(1, short),
    distinct: [share(2), share(3), share(4)],
    run: longestRun(nameless),
    templates: again(
      sentences.map((it) => it.template).flatMap((it) => it.split(' + ')),
      40,
    ),
    skeletons:
      (again(
        bare.map((it) => it.replace(/x/g, '')),
        25,
      ) *
        1000) /
      words,
    openings: again(
      sentences.map((it) => wordsOf(it.text).slice(0, 2).join(' ')),
      6,
    ),
    ease: flesch(sentences),
  };
}

/** How many are the same as one of so many before them. */
function again(all: readonly string[], within: number): number {
  return all.filter((it, i) => all.slice(Math.max(0, i - within + 1), i).includes(it)).length;
}

function longestRun(sentences: readonly (readonly string[])[]): number {
  for (let n = 4; n < 40; n++) {
    const runs = sentences.flatMap((it) => runsOf(it, n));
    if (new Set(runs).size === runs.length) return n - 1;
  }
  return 40;
}

/** Flesch's reading ease. */
function flesch(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap((it) => wordsOf(it.text));
  const syllables = words.reduce(
    (sum, it) => sum + Math.max(1, (it.match(/[aeiouy]+/g) ?? []).length - (/[^l]e$/.test(it) ? 1 : 0)),
    0,
  );
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** How much of what two sagas say is the same: of their runs of four words (CH-TST-05). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((it) => b.has(it)).length;
  return both / (a.size + b.size - both);
}
