import * as z from 'zod/mini';
import type { Answer, Ask, ThinkingHand, Thought, Topic } from './ask.ts';
import type { Stream } from './chance.ts';
import { misthrow, parseDice } from './dice.ts';
import { unreachable } from './problem.ts';

/** The autopilots that every game has. */
export const AUTOPILOTS = ['tactical', 'story', 'random'] as const;
/** And the one that searches, where the rulebook has it (`Rulebook.master`). */
const MASTER = 'master';
export const ALL_AUTOPILOTS = [...AUTOPILOTS, MASTER] as const;
export type Autopilot = (typeof ALL_AUTOPILOTS)[number];

/** Who decides an ask: the person at the table, or an autopilot. */
export type Decider = 'person' | Autopilot;

/** Whose hand gave an answer. */
export type Hand = Decider | 'chance' | 'script';

const decider = z.enum(['person', ...ALL_AUTOPILOTS]);

export const handsSchema = z.strictObject({
  /** Who throws: the game, or the person, typing in what their own dice show. */
  dice: z._default(z.enum(['chance', 'typed']), 'chance'),
  /** Who finds random places: the game, or the person, dropping a die on the page. */
  drops: z._default(z.enum(['chance', 'person']), 'chance'),
  /** Who draws cards: the game, or the person, saying which one came from their own deck. */
  cards: z._default(z.enum(['chance', 'person']), 'chance'),
  /** Who decides, where nothing narrower is said. */
  choices: z._default(decider, 'story'),
  /** Per kind of ask. */
  kinds: z._default(z.partialRecord(z.enum(['choose', 'spot', 'name']), decider), {}),
  /** Per seat: `maker`, or a group's id. The narrowest wins. */
  seats: z._default(z.record(z.string().check(z.maxLength(80)), decider), {}),
});

/** Who answers what. It may be changed at any moment and never changes what has been answered. */
export type Hands = z.infer<typeof handsSchema>;

/** `hands({ choices: 'person' })` */
export function hands(some: Partial<Hands> = {}): Hands {
  return handsSchema.parse(some);
}

/** The hand in charge of an ask. */
export function inCharge(ask: Ask, of: Hands): Hand {
  if (ask.ask === 'roll') return of.dice === 'typed' ? 'person' : 'chance';
  if (ask.by === 'chance') return (ask.ask === 'choose' ? of.cards : of.drops) === 'person' ? 'person' : 'chance';
  return of.seats[ask.by] ?? of.kinds[ask.ask] ?? of.choices;
}

/** The throw or the drop that chance gives. */
export function byChance(ask: Ask, draw: Stream): Answer {
  switch (ask.ask) {
    case 'roll': {
      const { count, sides } = parseDice(ask.dice);
      // A list that begins empty makes room for many more; most throws are of one die, and all are kept.
      const faces = [draw.int(1, sides)];
      for (let i = 1; i < count; i++) faces.push(draw.int(1, sides));
      return faces;
    }
    case 'spot':
      return ask.where.any(draw);
    case 'choose':
      return ask.coin ? draw.pick(ask.coin) : draw.pick(ask.options).key;
    case 'name':
      return draw.pick(ask.ideas.slice(0, IDEAS_SHOWN));
    default:
      return unreachable(ask);
  }
}

/** What the rulebook's default says to this hand; chance where the default is "at random". */
export function asUsual(ask: Ask, hand: ThinkingHand, draw: Stream): Thought<Answer> {
  if (ask.ask === 'name' && ask.ideas[0] !== undefined) return { answer: ask.ideas[0] };
  const usual = ask.ask === 'choose' || ask.ask === 'spot' ? ask.usual : null;
  if (typeof usual === 'function') return usual(hand, draw);
  if (usual === null) return { answer: byChance(ask, draw) };
  return { answer: Array.isArray(usual) ? draw.pick(usual) : (usual as Answer) };
}

export const LONGEST_NAME = 60;
/** So many ideas for a name are shown at once; who asks for another so many sees the next (CH-NAM-02). Chance takes one of the first. */
export const IDEAS_SHOWN = 4;

/** Why an answer does not fit its ask, in a sentence; null when it fits. `said` puts the place of a spot into words. */
export function misfit(ask: Ask, answer: Answer, said: (place: Topic) => string): string | null {
  switch (ask.ask) {
    case 'roll': {
      if (!isFaces(answer)) return `${ask.clause} wants a throw of ${ask.dice}`;
      const why = misthrow(ask.dice, answer);
      return why && `${ask.clause}: ${why}`;
    }
    case 'choose': {
      for (const { key } of ask.options) if (key === answer) return null;
      const offered = ask.options.map((it) => `"${it.key}"`).join(', ');
      return `answered ${JSON.stringify(answer)}, but ${ask.clause} offers ${offered}`;
    }
    case 'spot':
      if (typeof answer === 'string' || isFaces(answer)) return `${ask.clause} wants a spot ${said(ask.where.place)}`;
      if (ask.where.has(answer)) return null;
      return `(${answer.x}, ${answer.y}) is not ${said(ask.where.place)} (${ask.clause})`;
    case 'name':
      if (typeof answer !== 'string' || answer.trim() === '') return `${ask.clause} wants a name`;
      if (answer.length > LONGEST_NAME) return `a name has at most ${LONGEST_NAME} letters, got ${answer.length}`;
      return /\p{Cc}/u.test(answer) ? 'a name has no control characters' : null;
    default:
      return unreachable(ask);
  }
}

function isFaces(answer: Answer): answer is readonly number[] {
  return Array.isArray(answer);
}
