import { STRIDE } from './decided.ts';
import type { Game, Told } from './game.ts';
import { otherDecision } from './pictured.ts';
import { sumOfRows } from './plain-row.ts';
import { unreachable } from './problem.ts';
import { type Sums, sumsOf } from './sums.ts';

/** Where a kept game and the rules part. */
export type Parting = {
  /** How many of its answers still play as they did. */
  readonly at: number;
  /** How many answers it has. */
  readonly of: number;
  /** The version of the rules by which it was played, and the one by which it was opened. */
  readonly rules: { readonly played: number; readonly now: number };
} & (
  | {
      /** The next answer does not fit what is asked. */
      readonly how: 'stopped';
      readonly why: string;
    }
  | {
      /** Something else was asked or thrown than in the save, by this answer at the latest. */
      readonly how: 'decided';
      readonly by: number;
    }
  | {
      /** All answers fit, and yet something else stands in the end. */
      readonly how: 'standing';
    }
);

/** What a kept game holds to be compared with. */
export interface Evidence {
  readonly rules: number;
  readonly steps: number;
  /** Null in what was kept before there were any: then the picture has to tell. */
  readonly sums: Sums | null;
  readonly picture: unknown;
}

/** Where a game that was played again parts from the one that was kept; null if it is the same. */
export function partingOf<W extends Told, O>(
  game: Game<W, O>,
  kept: Evidence,
  stopped: { readonly at: number; readonly why: string } | null,
): Parting | null {
  const head = { of: kept.steps, rules: { played: kept.rules, now: game.rulebook.version } };
  const decided = decidedOtherwise(game, kept);
  if (decided) return { ...head, how: 'decided', ...decided };
  if (stopped) return { ...head, how: 'stopped', ...stopped };
  return standsOtherwise(game, kept) ? { ...head, how: 'standing', at: kept.steps } : null;
}

interface Between {
  readonly at: number;
  readonly by: number;
}

function decidedOtherwise<W extends Told, O>(game: Game<W, O>, { sums, steps, picture }: Evidence): Between | null {
  const between = sums && betweenMarks(game, sums, steps);
  if (sums && !between && game.step === steps) return null;
  const exact = otherDecision(picture, game.world.journal, between ?? { at: 0, by: steps });
  return exact === null ? between : { at: exact, by: exact + 1 };
}

function betweenMarks<W extends Told, O>({ decided, step }: Game<W, O>, sums: Sums, steps: number): Between | null {
  const nth = decided.marks.findIndex((mark, i) => sums.marks[i] !== mark);
  if (nth >= 0) return { at: nth * STRIDE, by: (nth + 1) * STRIDE };
  if (step < steps || decided.sum === sums.decided) return null;
  return { at: STRIDE * Math.floor(Math.max(0, steps - 1) / STRIDE), by: steps };
}

function standsOtherwise<W extends Told, O>(game: Game<W, O>, { sums, picture }: Evidence): boolean {
  if (sums) return sums.standing !== null && sumsOf(game).standing !== sums.standing;
  const { rulebook, world } = game;
  const [then, now] = [picture, rulebook.picture(world)].map((it) => rulebook.stoodIn?.(it) ?? null);
  return !!then && !!now && sumOfRows(then) !== sumOfRows(now);
}

/** For players: where it parts and why, in one sentence. */
export function partedSentence(parting: Parting): string {
  const { played, now } = parting.rules;
  const versions =
    played === now
      ? `This was played by the same version of the rules (${now}), and yet`
      : `This was played by version ${played} of the rules, and these are version ${now}:`;
  return `${versions} ${partedWhere(parting)}.`;
}

function partedWhere(parting: Parting): string {
  const { at, of } = parting;
  switch (parting.how) {
    case 'stopped':
      return `answer ${at + 1} of ${of} no longer fits (${parting.why})`;
    case 'decided':
      return parting.by === at + 1
        ? `it comes out differently from answer ${at + 1} of ${of} on`
        : `it comes out differently between answers ${at + 1} and ${parting.by} of ${of}`;
    case 'standing':
      return `all ${of} answers fit, but what they bring about is different`;
    default:
      return unreachable(parting);
  }
}
