import { type Answer, type AskInWords, type Entry, type Game, inWords, Problem, type Told } from '@understory/table';
import type { Script } from '../shared/script.ts';
import { plainTeller } from './plain-teller.ts';

/** What a person may do when asked. */
export type Reply =
  | { readonly do: 'answer'; readonly answer: Answer }
  /** Let the dice decide. */
  | { readonly do: 'chance' }
  | { readonly do: 'undo' }
  | { readonly do: 'leave' };

/** Where the game is played: it asks, it tells, it keeps. */
export interface Venue<W extends Told, O> {
  /** `usual` is what the default player would answer; null where nobody decides. */
  ask(ask: AskInWords, usual: Answer | null): Promise<Reply>;
  /** What has happened since it was last told. */
  tell(news: readonly Entry[], game: Game<W, O>): void;
  say(sentence: string): void;
  keep(game: Game<W, O>): void;
}

interface Session<W extends Told, O> {
  /** What has been answered beforehand is not asked. */
  readonly script?: Script<W, O>;
  /** The default player. */
  readonly usual?: 'story' | 'tactical';
}

/** Play on until the game is over, or the person leaves. */
export async function playSession<W extends Told, O>(
  game: Game<W, O>,
  venue: Venue<W, O>,
  { script = () => null, usual = 'story' }: Session<W, O> = {},
): Promise<'over' | 'left'> {
  let told = 0;
  for (;;) {
    const { entries } = game.world.journal;
    told = Math.min(told, entries.length);
    venue.tell(entries.slice(told), game);
    told = entries.length;
    if (!game.ask) return 'over';
    const known = script(game);
    if (known !== null) game.answer(known, { hand: 'script' });
    if (known !== null || game.letAnswer()) continue;
    const reply = await venue.ask(inWords(game.ask, plainTeller(game)), usualOf(game, usual));
    if (reply.do === 'leave') return 'left';
    act(game, reply, venue);
    venue.keep(game);
  }
}

/** A throw, a drop or a card is nobody's to decide. */
function usualOf<W extends Told, O>(game: Game<W, O>, player: 'story' | 'tactical'): Answer | null {
  const { ask } = game;
  if (!ask || ask.ask === 'roll' || ask.by === 'chance') return null;
  return game.thought(player)?.answer ?? null;
}

function act<W extends Told, O>(game: Game<W, O>, reply: Exclude<Reply, { do: 'leave' }>, venue: Venue<W, O>): void {
  if (reply.do === 'chance') game.letAnswer('chance');
  else if (reply.do === 'undo') takeBack(game, venue);
  else {
    try {
      game.answer(reply.answer);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      venue.say(problem.message);
    }
  }
}

/** Back to the last ask that was put to the person; undo is not a reroll. */
function takeBack<W extends Told, O>(game: Game<W, O>, venue: Venue<W, O>): void {
  const last = game.trail.findLastIndex((_, i) => askedThePerson(game, i));
  if (last < 0) venue.say('There is nothing to take back.');
  else {
    game.goTo(last);
    venue.say('Taken back.');
  }
}

/** The person may have let the dice decide; such an ask was put to them all the same. */
function askedThePerson<W extends Told, O>(game: Game<W, O>, step: number): boolean {
  const given = game.trail[step];
  if (!given) return false;
  if (given.hand === 'person') return true;
  return given.hand === 'chance' && (given.to === 'choose' || given.to === 'name');
}
