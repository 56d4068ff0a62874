import { deadliestEvil } from '@understory/evil';
import { PAGE_SIZES } from '@understory/host';
import { firstEdition, firstOptions, WORLD_KEYS } from '@understory/host/first';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { type SecondOptions, STRATA_LIMITS, secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, makerOptions } from '@understory/maker';
import {
  type AskInWords,
  type Autopilot,
  Game,
  hands,
  inWords,
  parseDice,
  type RollAsk,
  save,
  type Told,
  tellerOf,
} from '@understory/table';

type AnyGame = Game<Told, unknown>;

/** A game at the moment in which something is asked, as a save to be opened. */
export interface AskedAt {
  /** `choose: the market` */
  readonly kind: string;
  /** What it is about: `the market` */
  readonly of: string;
  /** How much there is to read, in letters. */
  readonly letters: number;
  /** Made when it is opened: going back to the moment takes longer than finding it. */
  readonly save: () => unknown;
}

const AUTOPILOTS: readonly Autopilot[] = ['story', 'tactical', 'random'];
/** The person decides, throws, drops dice and draws cards: nothing goes on by itself. */
const PERSON = hands({ choices: 'person', drops: 'person', cards: 'person' });

const BEGUN: Readonly<
  Record<'host' | 'first' | 'playtest' | 'evil' | 'maker', (seed: string, nth: number) => unknown>
> = {
  host: begunHost,
  first: (seed, nth) => {
    const options = firstOptions({
      world: WORLD_KEYS[nth % (WORLD_KEYS.length + 1)] ?? 'roll',
      civilizations: nth % 4 === 3 ? 2 : 1,
      villains: nth % 7 === 6 ? 2 : 1,
      arrivals: nth % 3 === 1,
      minorFeatures: nth % 2 === 0,
      water: nth % 5 < 2,
      namedTreasures: nth % 7 < 2,
      darkElves: nth % 5 === 4 ? 'unruly' : 'steady',
    });
    return new Game(firstEdition, { seed, options, hands: handsOf(nth) });
  },
  playtest: (seed, nth) => {
    const some = {
      civilizations: nth % 5 === 4 ? 2 : 1,
      villains: nth % 6 === 5 ? 2 : 1,
      arrivals: nth % 4 === 3,
    } as const;
    const options = playtestOptions({ surface: nth % 7 === 6 ? 1.8 : 4, ...some });
    return new Game(playtestEdition, { seed, options, hands: handsOf(nth) });
  },
  evil: (seed, nth) => new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: handsOf(nth) }),
  maker: (seed, nth) => {
    const players = nth % 2 === 0 ? ['Maker'] : ['Ann', 'Ben'];
    return new Game(deluxe, { seed, options: makerOptions({ players }), hands: handsOf(nth) });
  },
};

function begunHost(seed: string, nth: number, more: Partial<SecondOptions> = {}): AnyGame {
  const size = PAGE_SIZES[nth % 2 === 0 ? 'standard' : 'notebook'];
  const options = secondOptions({ ...size, peoples: nth % 4 === 1 ? 2 : 1, ...more });
  return new Game(secondEdition, { seed, options, hands: handsOf(nth) }) as unknown as AnyGame;
}

function handsOf(nth: number) {
  return hands({ choices: AUTOPILOTS[nth % AUTOPILOTS.length] as Autopilot });
}

/** Of every kind of ask that comes up in these games, the one with most to read. */
export function everyAsk(game: keyof typeof BEGUN, games: number): AskedAt[] {
  const most: Most = new Map();
  for (let nth = 0; nth < games; nth++)
    hear(BEGUN[game](`every ask ${nth}`, nth) as AnyGame, most, (played) => played.letAnswer());
  return inOrder(most);
}

type Most = Map<string, AskedAt>;

/** Play a game, and remember of every kind of ask the one with most to read. */
function hear(played: AnyGame, most: Most, answer: (game: AnyGame) => void): void {
  for (let ask = played.ask; ask; ask = played.ask) {
    const kind = `${ask.ask}: ${ask.topic.kind}`;
    const letters = lettersOf(inWords(ask, tellerOf(played)));
    const { step } = played;
    if (letters > (most.get(kind)?.letters ?? -1))
      most.set(kind, { kind, of: ask.topic.kind, letters, save: () => savedAt(played, step) });
    answer(played);
  }
}

function inOrder(most: Most): AskedAt[] {
  return [...most.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** The same of another edition, also by a hand that tries what was tried least. */
export function everyAskOf(game: 'first' | 'playtest', games: number): AskedAt[] {
  const most: Most = new Map(everyAsk(game, games).map((it) => [it.kind, it]));
  const tried = new Map<string, number>();
  for (let nth = 0; nth < 2 * games; nth++) hear(BEGUN[game](`curious ${nth}`, nth) as AnyGame, most, curious(tried));
  return inOrder(most);
}

/** Every kind of ask of a history, also those that hardly ever come up by themselves. */
export function everyAskOfHost(): AskedAt[] {
  const most: Most = new Map(everyAsk('host', 10).map((it) => [it.kind, it]));
  const tried = new Map<string, number>();
  for (let nth = 0; nth < 120; nth++) hear(begunHost(`curious ${nth}`, 2 * nth + 1), most, curious(tried));
  for (const [kind, lead] of Object.entries(LEADS)) {
    // Some questions come up only where a people does well, which a curious hand seldom sees to.
    const others = [curious(new Map()), (game: AnyGame) => game.letAnswer()];
    const led = others.map((other) => leading(lead, other));
    for (let nth = 0; nth < 40 && !isMet(most, kind); nth++)
      hear(begunHost(`led ${nth}`, 2 * nth + 1, lead.options), most, led[nth % 2] as (typeof led)[number]);
  }
  return inOrder(most);
}

function isMet(most: Most, kind: string): boolean {
  return [...most.values()].some((it) => it.of === kind);
}

/** A hand that answers and throws what was answered and thrown least often so far: it comes to where no other hand comes. */
function curious(tried: Map<string, number>): (game: AnyGame) => void {
  return (game) => {
    const { ask } = game;
    const answers = ask?.ask === 'choose' ? ask.options.map(({ key }) => key) : ask?.ask === 'roll' ? facesOf(ask) : [];
    const times = (it: string | number) => tried.get(`${ask?.topic.kind} ${it}`) ?? 0;
    const [first, ...others] = answers;
    if (first === undefined) {
      game.letAnswer();
      return;
    }
    const next = others.reduce((least, it) => (times(it) < times(least) ? it : least), first);
    tried.set(`${ask?.topic.kind} ${next}`, times(next) + 1);
    game.answer(typeof next === 'number' ? [next] : next);
  };
}

/** The faces of a single die; several are thrown. */
function facesOf({ dice }: RollAsk): number[] {
  const { count, sides } = parseDice(dice);
  return count === 1 ? Array.from({ length: sides }, (_, i) => i + 1) : [];
}

/** What leads to a question: the answers, by what is asked, of which the first that is offered is given; and a world in which it comes up. */
interface Lead {
  readonly answers?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly options?: Partial<SecondOptions>;
}

/** These are only headings of a sheet, and nobody is asked. */
export const NOT_ASKED = new Set(['steps of a turn', 'what the Demons build']);

/** A deck of one's own, of four cards that say this. */
function deckOf(lines: string): Partial<SecondOptions> {
  const cards = ['Ash', 'Bog', 'Cinder', 'Dust'].map((name) => ({
    file: `${name}.card`,
    text: `card ${name} Folk\nkind denizen\nset Led\ntags neutral, humanoid\nstart ●●○\nlair warren\n${lines}\n`,
  }));
  return { cards, sets: ['Led'], monsterTurns: 5 };
}

/** What leads to questions that even the curious hand seldom comes to. */
const LEADS: Readonly<Record<string, Lead>> = {
  'does it run down the fault': { answers: { 'a nexus or none': ['nexus'], 'what the nexus is': [4] } },
  'which colony the riot reaches': { answers: { 'which people': ['deep elves'] } },
  'where the monsters come from': {
    answers: { 'which people': ['magicians'], 'what the Magicians build': ['Labyrinth', 'Menagerie'] },
  },
  'which demon comes back': { answers: { 'which people': ['demons'] } },
  'who rebels': { answers: { 'which people': ['deep elves'], 'what a colony builds': ['Rebellion'] } },
  // Where monsters live in two caves beside the aliens.
  'whose monsters are uplifted': {
    answers: {
      'what a stratum holds': [3],
      'what kind of caves': [10],
      'how many': [4],
      'which people': ['aliens'],
      'what the aliens build': ['Uplift Facility'],
      'how a facility is come by': ['exploit'],
    },
  },
  // Where every stratum comes to the surface.
  'the stratum that the Deep Elves settle in': {
    answers: { 'which shape of the world': ['2'], 'which people': ['deep elves'] },
    options: { width: 40, height: 12, strata: STRATA_LIMITS.least },
  },
  // Where the second step of an act has two to be done to.
  'whom the group acts on': { options: deckOf('always breed\none of:\n- scout then trade with anyone') },
  // Where the first card of all joins another.
  'which card comes instead': { answers: { 'which card comes': ['The Temple'] } },
  // Where no group is left when somebody is to rise.
  'who comes into the empty halls': {
    options: deckOf('always scout\nrules:\n- when we have 1 or more ●: we are destroyed'),
  },
};

function leading({ answers = {} }: Lead, otherwise: (game: AnyGame) => void): (game: AnyGame) => void {
  let last = '';
  return (game) => {
    const { ask } = game;
    const kind = ask?.topic.kind ?? '';
    // What is asked again at once was not to be answered so.
    const wanted = kind === last ? [] : (answers[kind] ?? []);
    last = kind;
    const isOffered = (it: string | number) =>
      typeof it === 'number' ? ask?.ask === 'roll' : ask?.ask === 'choose' && ask.options.some(({ key }) => key === it);
    const answer = wanted.find(isOffered);
    if (answer === undefined) otherwise(game);
    else game.answer(typeof answer === 'number' ? [answer] : answer);
  };
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
  return { kind: 'choose: how the nexus is drawn', of: 'how the nexus is drawn', letters: 0, save: () => save(game) };
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
