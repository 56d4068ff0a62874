import type { Answer, Ask, Seat, Spot } from './ask.ts';
import { type Dice, total } from './dice.ts';
import type { Hand } from './hand.ts';
import type { Entry, Happening, Journal } from './journal.ts';
import { unreachable } from './problem.ts';

/** An answer as it was given. */
export interface Given {
  readonly answer: Answer;
  /** What kind of ask it answered. */
  readonly to?: Ask['ask'];
  readonly hand: Hand;
  /** For dice: typed in from the person's own, set by hand, or thrown again so many times. */
  readonly how?: 'typed' | 'set' | 'thrown again';
  readonly again?: number;
  /** What an autopilot thought of it. */
  readonly because?: string;
}

/** The lines that the table itself writes. */
export type TableLine = Happening & { readonly about: string } & (
    | {
        readonly kind: 'rolled';
        readonly dice: Dice;
        readonly faces: readonly number[];
        readonly total: number;
        readonly for: string;
        readonly how?: string;
      }
    | {
        readonly kind: 'chose';
        readonly by: Seat;
        readonly hand: Hand;
        readonly prompt: string;
        readonly key: string;
        readonly text: string;
        readonly because?: string;
      }
    | {
        readonly kind: 'spotted';
        readonly by: Seat;
        readonly hand: Hand;
        readonly prompt: string;
        readonly x: number;
        readonly y: number;
        readonly because?: string;
      }
    | { readonly kind: 'named'; readonly by: Seat; readonly hand: Hand; readonly prompt: string; readonly name: string }
  );

/** The line that says what was answered. Written out in full and at once: there is one for every ask of a game. */
export function told(journal: Journal, ask: Ask, { answer, hand, how, because }: Given): Entry & TableLine {
  const { step, age, turn, chapter } = journal;
  const tick = journal.entries.length;
  const { clause, about } = ask;
  switch (ask.ask) {
    case 'roll': {
      const { dice, for: what } = ask;
      const faces = answer as readonly number[];
      const sum = total(dice, faces);
      const kind = 'rolled';
      return how
        ? { tick, step, age, turn, chapter, kind, clause, about, dice, faces, total: sum, for: what, how }
        : { tick, step, age, turn, chapter, kind, clause, about, dice, faces, total: sum, for: what };
    }
    case 'choose': {
      const { by, prompt, options } = ask;
      const text = options.find((it) => it.key === answer)?.text ?? '';
      const key = answer as string;
      const kind = 'chose';
      return because === undefined
        ? { tick, step, age, turn, chapter, kind, clause, about, by, hand, prompt, key, text }
        : { tick, step, age, turn, chapter, kind, clause, about, by, hand, prompt, key, text, because };
    }
    case 'spot': {
      const { by, prompt } = ask;
      const { x, y } = answer as Spot;
      const kind = 'spotted';
      return because === undefined
        ? { tick, step, age, turn, chapter, kind, clause, about, by, hand, prompt, x, y }
        : { tick, step, age, turn, chapter, kind, clause, about, by, hand, prompt, x, y, because };
    }
    case 'name': {
      const { by, prompt } = ask;
      const name = answer as string;
      return { tick, step, age, turn, chapter, kind: 'named', clause, about, by, hand, prompt, name };
    }
    default:
      return unreachable(ask);
  }
}
