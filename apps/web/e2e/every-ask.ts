import { deadliestEvil } from '@understory/evil';
import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, makerOptions } from '@understory/maker';
import { type AskInWords, type Autopilot, Game, hands, inWords, save, type Told, tellerOf } from '@understory/table';

type AnyGame = Game<Told, unknown>;

/** A game at the moment in which something is asked, as a save to be opened. */
export interface AskedAt {
  /** `choose: the market` */
  readonly kind: string;
  /** How much there is to read, in letters. */
  readonly letters: number;
  /** Made when it is opened: going back to the moment takes longer than finding it. */
  readonly save: () => unknown;
}

const AUTOPILOTS: readonly Autopilot[] = ['story', 'tactical', 'random'];
/** The person decides, throws, drops dice and draws cards: nothing goes on by itself. */
const PERSON = hands({ choices: 'person', drops: 'person', cards: 'person' });

const BEGUN: Readonly<Record<'host' | 'evil' | 'maker', (seed: string, nth: number) => unknown>> = {
  host: (seed, nth) => {
    const size = PAGE_SIZES[nth % 2 === 0 ? 'standard' : 'notebook'];
    const options = secondOptions({ ...size, peoples: nth % 4 === 1 ? 2 : 1 });
    return new Game(secondEdition, { seed, options, hands: handsOf(nth) });
  },
  evil: (seed, nth) => new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: handsOf(nth) }),
  maker: (seed, nth) => {
    const players = nth % 2 === 0 ? ['Maker'] : ['Ann', 'Ben'];
    return new Game(deluxe, { seed, options: makerOptions({ players }), hands: handsOf(nth) });
  },
};

function handsOf(nth: number) {
  return hands({ choices: AUTOPILOTS[nth % AUTOPILOTS.length] as Autopilot });
}

/** Of every kind of ask that comes up in these games, the one with most to read. */
export function everyAsk(game: 'host' | 'evil' | 'maker', games: number): AskedAt[] {
  const most = new Map<string, AskedAt>();
  for (let nth = 0; nth < games; nth++) {
    const played = BEGUN[game](`every ask ${nth}`, nth) as AnyGame;
    for (let ask = played.ask; ask; ask = played.ask) {
      const kind = `${ask.ask}: ${ask.topic.kind}`;
      const letters = lettersOf(inWords(ask, tellerOf(played)));
      const { step } = played;
      if (letters > (most.get(kind)?.letters ?? -1))
        most.set(kind, { kind, letters, save: () => savedAt(played, step) });
      played.letAnswer();
    }
  }
  return [...most.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** The question how a nexus of one's own is drawn, which hardly ever comes up by itself. */
export function ownNexus(): AskedAt {
  const options = secondOptions(PAGE_SIZES.notebook);
  const game = new Game(secondEdition, { seed: 'a nexus of my own', options, hands: hands({ choices: 'story' }) });
  const toAsk = (kind: string) => game.playTo(({ ask }) => ask?.topic.kind === kind);
  toAsk('what the nexus is');
  game.answer([20]);
  toAsk('a nexus of your own');
  game.answer('own');
  toAsk('how the nexus is drawn');
  game.hands = PERSON;
  return { kind: 'choose: how the nexus is drawn', letters: 0, save: () => save(game) };
}

function savedAt(game: AnyGame, step: number): unknown {
  const then = game.fork(step);
  then.hands = PERSON;
  return save(then);
}

function lettersOf(ask: AskInWords): number {
  if (ask.ask === 'roll') return ask.for.length;
  if (ask.ask !== 'choose') return ask.prompt.length;
  return ask.options.reduce((sum, { text, does }) => sum + text.length + does.length + 20, ask.prompt.length);
}
