import type { Answer, Ask, Seat, Spot, Topic, Why } from './ask.ts';
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
  readonly why?: Why;
}

/** The lines that the table itself writes. */
export type TableLine = Happening & { readonly about: string; readonly topic: Topic } & (
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
        /** What was chosen, if the key alone does not say it. */
        readonly what: Topic | null;
        readonly because?: string;
        readonly why: Why | null;
      }
    | {
        readonly kind: 'spotted';
        readonly by: Seat;
        readonly hand: Hand;
        readonly prompt: string;
        readonly x: number;
        readonly y: number;
        readonly because?: string;
        readonly why: Why | null;
      }
    | { readonly kind: 'named'; readonly by: Seat; readonly hand: Hand; readonly prompt: string; readonly name: string }
  );

/** The line that says what was answered. Written out in full and at once: there is one for every ask of a game. */
export function told(journal: Journal, ask: Ask, given: Given): Entry & TableLine {
  const { answer, hand, how, because } = given;
  const why = given.why ?? null;
  const { step, age, turn, chapter } = journal;
  const tick = journal.entries.length;
  const { clause, about, topic } = ask;
  switch (ask.ask) {
    case 'roll': {
      const { dice, for: what } = ask;
      const faces = answer as readonly number[];
      const sum = total(dice, faces);
      const kind = 'rolled';
      return how
        ? { tick, step, age, turn, chapter, kind, clause, about, topic, dice, faces, total: sum, for: what, how }
        : { tick, step, age, turn, chapter, kind, clause, about, topic, dice, faces, total: sum, for: what };
    }
    case 'choose': {
      const { by, prompt, options } = ask;
      const option = options.find((it) => it.key === answer);
      const text = option?.text ?? '';
      const what = option?.what ?? null;
      const key = answer as string;
      const kind = 'chose';
      return because === undefined
        ? { tick, step, age, turn, chapter, kind, clause, about, topic, by, hand, prompt, key, text, what, why }
        : {
            tick,
            step,
            age,
            turn,
            chapter,
            kind,
            clause,
            about,
            topic,
            by,
            hand,
            prompt,
            key,
            text,
            what,
            why,
            because,
          };
    }
    case 'spot': {
      const { by, prompt } = ask;
      const { x, y } = answer as Spot;
      const kind = 'spotted';
      return because === undefined
        ? { tick, step, age, turn, chapter, kind, clause, about, topic, by, hand, prompt, x, y, why }
        : { tick, step, age, turn, chapter, kind, clause, about, topic, by, hand, prompt, x, y, why, because };
    }
    case 'name': {
      const { by, prompt } = ask;
      const name = answer as string;
      return { tick, step, age, turn, chapter, kind: 'named', clause, about, topic, by, hand, prompt, name };
    }
    default:
      return unreachable(ask);
  }
}
