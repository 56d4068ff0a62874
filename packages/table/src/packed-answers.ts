import { type Ask, isSameAnswer } from './ask.ts';
import { type ByteReader, type ByteWriter, damaged, isShort } from './bytes.ts';
import type { Game, Told } from './game.ts';
import type { Hand } from './hand.ts';
import { Impossible } from './problem.ts';
import type { Replaying } from './reopen.ts';
import type { Given } from './told.ts';

/** Whose answers need not be written down: asked again, they say the same. */
const LET = ['in charge', 'chance', 'tactical', 'story', 'random'] as const;
type Let = (typeof LET)[number];

/** What a byte begins with: a run of answers that are left out (the number is its length), or one that is written down. */
const ACT = { choose: 5, spot: 6, name: 7, idea: 8, typed: 9, set: 10, again: 11, by: 12, click: 13 } as const;
const ACTS = 16;

const HANDS: readonly Hand[] = ['person', 'script', 'chance', 'tactical', 'story', 'random', 'master'];

/** Whose answers always are: a person's, and those of a hand that would take long to find them again. */
const WRITTEN: ReadonlySet<Hand> = new Set<Hand>(['person', 'script', 'master']);

type AnyGame = Game<Told, unknown>;

/** Write the answers of a trail that follows from where `game` stands; it is played on to their end, answer by answer. */
export function* writingAnswers(out: ByteWriter, game: AnyGame, trail: readonly Given[]): Generator<void, void, void> {
  /** Who could have given all answers of the run so far. */
  let lets: readonly Let[] = [];
  let length = 0;
  const begin = (next: readonly Let[]) => {
    const [first] = lets;
    if (first) out.count(length * ACTS + LET.indexOf(first));
    lets = next;
    length = 0;
  };
  for (const given of trail) {
    yield;
    const here = letsThat(game, given);
    const still = lets.filter((it) => here.includes(it));
    if (still.length > 0) lets = still;
    else begin(here);
    length++;
    if (here.length > 0) {
      game.letAnswer(given.hand);
      continue;
    }
    if (game.ask) writeGiven(out, game.ask, given);
    if (game.replay([given])) throw new Impossible(`step ${game.step} does not follow from the ones before`);
  }
  begin([]);
}

/** Who could be let answer here, so that it comes out as it was given. */
function letsThat(game: AnyGame, given: Given): Let[] {
  const { ask, hand } = game;
  if (!ask || given.how !== undefined || WRITTEN.has(given.hand)) return [];
  const thought = game.thought(given.hand);
  if (!thought || thought.hand !== given.hand || !isSameAnswer(thought.answer, given.answer)) return [];
  const falls = ask.ask === 'roll' || ask.by === 'chance';
  const named = LET.filter((it) => it !== 'in charge' && (falls || it === given.hand));
  return hand !== null && hand !== 'person' && (falls || hand === given.hand) ? ['in charge', ...named] : named;
}

function writeGiven(out: ByteWriter, ask: Ask, { hand, how, again, answer }: Given): void {
  const act = (which: keyof typeof ACT, value: number) => out.count(value * ACTS + ACT[which]);
  if (how === 'thrown again') {
    act('again', again ?? 1);
    return;
  }
  if (hand !== 'person') act('by', HANDS.indexOf(hand));
  if (ask.ask === 'choose') {
    const nth = ask.options.findIndex(({ key }) => key === answer);
    act('choose', nth);
  } else if (typeof answer === 'string') {
    const idea = ask.ask === 'name' ? ask.ideas.indexOf(answer) : -1;
    act(idea < 0 ? 'name' : 'idea', Math.max(0, idea));
    if (idea < 0) out.text(answer);
  } else if ('x' in answer && isShort(answer.x) && isShort(answer.y)) {
    // Most spots of a person: there may be hundreds in a history.
    act('click', 0);
    out.short(answer.x);
    out.short(answer.y);
  } else if ('x' in answer) {
    act('spot', 0);
    out.number(answer.x);
    out.number(answer.y);
  } else {
    act(how === 'set' ? 'set' : 'typed', answer.length);
    for (const face of answer) out.count(face);
  }
}

/** Play on by answers that were written so, to a step, one by one. Says where and why they no longer fit, and stops there. */
export function* playAnswers(from: ByteReader, game: AnyGame, to: number): Replaying {
  while (game.step < to) {
    const { ask, step } = game;
    if (!ask) return { at: step, why: 'the game was over already' };
    const read = from.count();
    const [value, act] = [Math.floor(read / ACTS), read % ACTS];
    const hand = LET[act];
    if (hand === undefined) {
      const stopped = game.replay([readGiven(from, ask, act, value)]);
      if (stopped) return stopped;
      yield;
      continue;
    }
    if (value < 1 || value > to - step) throw damaged();
    while (game.step < step + value) {
      if (!game.ask) return { at: game.step, why: 'the game was over already' };
      if (!game.letAnswer(hand === 'in charge' ? game.hand : hand))
        return { at: game.step, why: `${game.ask.clause} asks the person` };
      yield;
    }
  }
  return null;
}

function readGiven(from: ByteReader, ask: Ask, act: number, value: number): Given {
  if (act === ACT.by) {
    const hand = HANDS[value];
    const next = from.count();
    if (hand === undefined || next % ACTS === ACT.by) throw damaged();
    return { ...readGiven(from, ask, next % ACTS, Math.floor(next / ACTS)), hand };
  }
  switch (act) {
    case ACT.choose: {
      const option = ask.ask === 'choose' ? ask.options[value] : undefined;
      return { hand: 'person', answer: option?.key ?? `option ${value + 1}` };
    }
    case ACT.spot:
      return { hand: 'person', answer: { x: coordinate(from), y: coordinate(from) } };
    case ACT.click:
      return { hand: 'person', answer: { x: from.short(), y: from.short() } };
    case ACT.name:
      return { hand: 'person', answer: from.text() };
    case ACT.idea:
      return { hand: 'person', answer: (ask.ask === 'name' && ask.ideas[value]) || '' };
    case ACT.typed:
    case ACT.set:
      if (value < 1 || value > 100) throw damaged();
      return {
        hand: 'person',
        how: act === ACT.set ? 'set' : 'typed',
        answer: Array.from({ length: value }, () => from.count()),
      };
    case ACT.again:
      if (value < 1 || value > 1000) throw damaged();
      return { hand: 'chance', how: 'thrown again', again: value, answer: [] };
    default:
      throw damaged();
  }
}

function coordinate(from: ByteReader): number {
  const value = from.number();
  if (!(value >= -1000 && value <= 1000)) throw damaged();
  return value;
}
