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
  /** For dice: typed in from the person's own, set by hand, or how often it was thrown again. */
  readonly how?: 'typed' | 'set' | 'thrown again';
  readonly again?: number;
  /** What an autopilot thought of it. */
  readonly why?: Why;
}

/** The lines that the table itself writes. */
export type TableLine = Happening & { readonly about: string; readonly topic: Topic } & (
    | {
        readonly kind: 'rolled';
        readonly dice: Dice;
        readonly faces: readonly number[];
        readonly total: number;
        readonly how?: string;
      }
    | {
        readonly kind: 'chose';
        readonly by: Seat;
        readonly hand: Hand;
        readonly key: string;
        /** What was chosen, if the key alone does not say it. */
        readonly what: Topic | null;
        readonly why: Why | null;
        /** The line that the reason remembers. */
        readonly cause?: number;
      }
    | {
        readonly kind: 'spotted';
        readonly by: Seat;
        readonly hand: Hand;
        readonly x: number;
        readonly y: number;
        readonly why: Why | null;
      }
    | {
        readonly kind: 'named';
        readonly by: Seat;
        readonly hand: Hand;
        readonly name: string;
        readonly subject: string;
        readonly id: string;
      }
  );

/** Is it a line that the table itself wrote? */
export function isTableLine<L extends { readonly kind: string }>(line: L): line is L & TableLine {
  return KINDS.has(line.kind);
}
const KINDS: ReadonlySet<string> = new Set<TableLine['kind']>(['rolled', 'chose', 'spotted', 'named']);

/** The line that says what was answered. Written out in full and at once: there is one for every ask of a game. */
export function told(journal: Journal, ask: Ask, given: Given): Entry & TableLine {
  const { answer, hand, how, why = null } = given;
  const { step, age, turn, chapter } = journal;
  const tick = journal.entries.length;
  const { clause, about, topic } = ask;
  switch (ask.ask) {
    case 'roll': {
      const { dice } = ask;
      const faces = answer as readonly number[];
      const sum = total(dice, faces);
      const kind = 'rolled';
      return how
        ? { tick, step, age, turn, chapter, kind, clause, about, topic, dice, faces, total: sum, how }
        : { tick, step, age, turn, chapter, kind, clause, about, topic, dice, faces, total: sum };
    }
    case 'choose': {
      const { by, options } = ask;
      const key = answer as string;
      const what = options.find((it) => it.key === key)?.what ?? null;
      const kind = 'chose';
      const cause = why?.at;
      return cause == null
        ? { tick, step, age, turn, chapter, kind, clause, about, topic, by, hand, key, what, why }
        : { tick, step, age, turn, chapter, kind, clause, about, topic, by, hand, key, what, why, cause };
    }
    case 'spot': {
      const { by } = ask;
      const { x, y } = answer as Spot;
      return { tick, step, age, turn, chapter, kind: 'spotted', clause, about, topic, by, hand, x, y, why };
    }
    case 'name': {
      const { by, of } = ask;
      const { subject, id } = of;
      const name = answer as string;
      return { tick, step, age, turn, chapter, kind: 'named', clause, about, topic, by, hand, name, subject, id };
    }
    default:
      return unreachable(ask);
  }
}
