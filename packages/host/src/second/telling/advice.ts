import { type Answer, type Ask, capital, inWords, tellerOf, unreachable } from '@understory/table';
import { Catalogue, verdictText } from '@understory/table/words';
import type { Advice, Prospect, Share } from '../advice/advise.ts';
import type { Measure } from '../advice/measures.ts';
import type { Whose } from '../advice/whose.ts';
import { RESULTS } from '../monsters/villainy/results.ts';
import type { SecondWorld } from '../world.ts';
import { abouts, endings, figures, legends, lists, measures, results } from './english/advice.ts';
import { telling } from './telling.ts';

const ABOUTS = new Catalogue('en', abouts);
const MEASURES = new Catalogue('en', measures);
const LEGENDS = new Catalogue('en', legends);
const FIGURES = new Catalogue('en', figures);
const RESULT_WORDS = new Catalogue('en', results);
const ENDINGS = new Catalogue('en', endings);
const LISTS = new Catalogue('en', lists);

/** Advice as a person reads it. */
export interface AdviceInWords {
  /** What the figures are figures of. */
  readonly about: string;
  /** What each part of a bar is. */
  readonly legend: readonly string[];
  readonly rows: readonly AdviceRowInWords[];
  readonly verdict: string;
}

interface AdviceRowInWords {
  readonly answer: Answer;
  readonly text: string;
  /** Clearly better than others. */
  readonly isBest: boolean;
  /** Parts of a bar, from 0 to 1 of its length, as the legend has them. */
  readonly parts: readonly number[];
  /** The figures in short, and more of them, a sentence each. */
  readonly says: string;
  readonly more: readonly string[];
}

export function adviceInWords(world: SecondWorld, ask: Ask, advice: Advice): AdviceInWords {
  const { whose, prospects, verdict, measures: by } = advice;
  const texts = prospects.map(({ answer }, nth) => answerText(world, ask, answer, nth));
  const isClear = verdict.worse.length > 0;
  return {
    about: aboutText(world, whose),
    legend: legendOf(whose),
    rows: prospects.map((it, nth) => ({
      answer: it.answer,
      text: texts[nth] as string,
      isBest: isClear && verdict.by.isWanted && verdict.best.includes(String(nth)),
      parts: partsOf(whose, it, prospects),
      says: by.flatMap((measure, i) => (isHead(measure) ? figureText(it, measure, i) : [])).join(', '),
      more: moreOf(whose, it, by),
    })),
    verdict: verdictText(verdict, (key) => texts[Number(key)] as string, {
      what: MEASURES.say(verdict.by.name),
      isWanted: verdict.by.isWanted,
    }),
  };
}

function answerText(world: SecondWorld, ask: Ask, answer: Answer, nth: number): string {
  if (typeof answer === 'object' && 'x' in answer) {
    const facts = { x: tenths(answer.x), y: tenths(answer.y) };
    return LISTS.say(nth === 0 ? 'usual spot' : 'spot', facts);
  }
  const said = inWords(ask, tellerOf({ rulebook: { telling }, world }));
  return (said.ask === 'choose' && said.options.find(({ key }) => key === answer)?.text) || '';
}

function aboutText(world: SecondWorld, whose: Whose): string {
  if (whose.sort === 'world') return ABOUTS.say('world');
  if (whose.group === null) return ABOUTS.say('a people');
  const group = world.groups.find(({ id }) => id === whose.group)?.name ?? '';
  return ABOUTS.say(whose.sort, { group });
}

function legendOf({ sort }: Whose): string[] {
  switch (sort) {
    case 'group':
      return [LEGENDS.say('rules'), LEGENDS.say('survives')];
    case 'people':
      return [LEGENDS.say('lasts')];
    case 'world':
      return RESULTS.map((it) => RESULT_WORDS.say(it));
    default:
      return unreachable(sort);
  }
}

/** Who rules survives too: the two parts of a group's bar are ruling, and surviving without. A people's is as long as its life, beside the longest. */
function partsOf({ sort }: Whose, { figures: own, results: ended }: Prospect, all: readonly Prospect[]): number[] {
  const mean = (nth: number) => own[nth]?.mean ?? 0;
  switch (sort) {
    case 'group':
      return [mean(1), Math.max(0, mean(0) - mean(1))];
    case 'people': {
      const longest = Math.max(...all.map((it) => it.figures[0]?.mean ?? 0));
      return [longest === 0 ? 0 : mean(0) / longest];
    }
    case 'world':
      return RESULTS.map((result) => ended.find(({ what }) => what === result)?.share ?? 0);
    default:
      return unreachable(sort);
  }
}

/** The measures that stand beside the bar; the others are told with it. */
function isHead({ name }: Measure): boolean {
  return name === 'survives' || name === 'rules' || name === 'lasts' || name === 'a villain rules';
}

function figureText({ figures: own, playouts }: Prospect, { name }: Measure, nth: number): string {
  const { mean, error } = own[nth] as Prospect['figures'][number];
  return FIGURES.say(name, {
    share: percent(mean),
    error: percent(errorOf(mean, playouts)),
    mean: tenths(mean),
    off: playouts > 1 ? tenths(error) : null,
    many: mean === 1 ? 'one' : 'many',
  });
}

function moreOf(whose: Whose, it: Prospect, by: readonly Measure[]): string[] {
  const rest = by.flatMap((measure, nth) => (isHead(measure) ? [] : figureText(it, measure, nth)));
  return [
    ...(rest.length > 0 ? [capital(`${rest.join(', ')}.`)] : []),
    ...(whose.sort === 'people' ? listed('ends', it.endings, (what) => ENDINGS.say(what)) : []),
    ...listed('world', it.results, (what) => RESULT_WORDS.say(what)),
    ...listed('rulers', it.rulers.slice(0, MOST_RULERS), (what) => what),
  ];
}

const MOST_RULERS = 4;

function listed<T>(list: string, shares: readonly Share<T>[], said: (what: T) => string): string[] {
  if (shares.length === 0) return [];
  const all = shares.map(({ what, share }) => LISTS.say('share', { what: said(what), share: percent(share) }));
  return [LISTS.say(list, { shares: all.join(', ') })];
}

/** How far a share may be off, one standard error: as if one playout more had gone either way, so that a few that went alike are not taken for certain. */
function errorOf(share: number, playouts: number): number {
  const guess = (share * playouts + 1) / (playouts + 2);
  return Math.sqrt((guess * (1 - guess)) / (playouts + 2));
}

function percent(share: number): string {
  return String(Math.round(100 * share));
}

function tenths(value: number): string {
  return value.toFixed(1);
}
