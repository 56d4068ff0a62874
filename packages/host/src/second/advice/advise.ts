import {
  type Answer,
  type Autopilot,
  type Game,
  optionsOf,
  Problem,
  playouts,
  Trials,
  type Verdict,
} from '@understory/table';
import type { EndingKind } from '../civilization/ending.ts';
import type { Result } from '../monsters/villainy/results.ts';
import type { SecondOptions } from '../options.ts';
import type { SecondWorld } from '../world.ts';
import { type Fate, fateOf } from './fate.ts';
import { type Measure, measuresOf } from './measures.ts';
import { type Whose, whoseChoice } from './whose.ts';

/** What became of the playouts of one answer. Shares are from 0 to 1. */
export interface Prospect {
  readonly answer: Answer;
  readonly playouts: number;
  /** Each thing that is measured, in the order of the measures: its mean, and how far that may be off. */
  readonly figures: readonly { readonly mean: number; readonly error: number }[];
  /** How often the world ended how, who ruled in the end, and how the people ended: the most frequent first. */
  readonly results: readonly Share<Result>[];
  readonly rulers: readonly Share<string>[];
  readonly endings: readonly Share<EndingKind>[];
}

export interface Share<T> {
  readonly what: T;
  readonly share: number;
}

export interface Advice {
  readonly whose: Whose;
  readonly measures: readonly Measure[];
  /** Of each answer. */
  readonly playouts: number;
  readonly prospects: readonly Prospect[];
  /** What the options clearly differ in, the most important first; if in nothing, the verdict that says so. Its keys are the places of the answers. */
  readonly verdict: Verdict & { readonly by: Measure };
}

interface Asked {
  /** Who decides in the playouts. */
  readonly hand?: Autopilot;
}

/**
 * What each answer to what is asked now leads to, if an autopilot goes on from there to the end of the world: figures that grow with
 * every step of the iterator, which may be left at any time. Ends at once where nobody has a choice. The same game gives the same figures.
 */
export function* advise(
  game: Game<SecondWorld, SecondOptions>,
  { hand = 'tactical' }: Asked = {},
): Generator<Advice, void> {
  const { ask } = game;
  if (!ask) throw new Problem('The game is over; there is nothing to advise.');
  const answers = optionsOf(game, ask);
  if (answers.length < 2) return;
  const whose = whoseChoice(game.world, ask);
  const measures = measuresOf(whose);
  const keys = answers.map((_, nth) => String(nth));
  const trials = measures.map(() => new Trials(keys));
  const fates: Fate[][] = answers.map(() => []);
  for (const round of playouts(game, { answers, hand, read: ({ world }) => fateOf(world, whose) })) {
    for (const [nth, fate] of round.entries()) fates[nth]?.push(fate);
    for (const [nth, { read }] of measures.entries()) trials[nth]?.add(round.map(read));
    const verdicts = measures.map((by, nth) => ({ ...(trials[nth] as Trials).verdict(), by }));
    yield {
      whose,
      measures,
      playouts: (trials[0] as Trials).many,
      prospects: answers.map((answer, nth) => prospect(answer, fates[nth] as Fate[], trials, nth)),
      verdict: verdicts.find(({ worse }) => worse.length > 0) ?? (verdicts[0] as Advice['verdict']),
    };
  }
}

function prospect(answer: Answer, fates: readonly Fate[], trials: readonly Trials[], nth: number): Prospect {
  return {
    answer,
    playouts: fates.length,
    figures: trials.map((it) => ({ mean: it.mean(nth), error: it.error(nth) })),
    results: shares(fates, (it) => it.result),
    rulers: shares(fates, (it) => it.ruler),
    endings: shares(fates, (it) => it.people?.ending ?? null),
  };
}

/** How often what came about, the most frequent first. */
function shares<T>(fates: readonly Fate[], what: (fate: Fate) => T | null): Share<T>[] {
  const many = new Map<T, number>();
  for (const fate of fates) {
    const it = what(fate);
    if (it !== null) many.set(it, (many.get(it) ?? 0) + 1);
  }
  return [...many].map(([it, count]) => ({ what: it, share: count / fates.length })).sort((a, b) => b.share - a.share);
}
