import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { type Autopilot, digest, Game, hands, stream } from '@understory/table';
import fc from 'fast-check';
import { CORE_TEXTS, loadDeck } from '../packages/host/src/second/cards/load-deck.ts';
import type { CardText } from '../packages/host/src/second/cards/read-cards.ts';
import { anyCard, anyVillain } from '../packages/host/test/cards/any-card.ts';
import { inTheEnd } from './in-the-end.ts';
import { wrongSums } from './ledger.ts';
import { MonsterWatch } from './monster-checks.ts';
import { offThePage, overGround } from './soak-checks.ts';

/** Asks after which a game is taken to run for ever. */
const ENDLESS = 60_000;

/** A whole history, from the first rock to the last villain, as a seed has it. */
export interface History {
  readonly seed: string;
  readonly hand: Autopilot;
  readonly options: SecondOptions;
}

export interface PlayedHistory {
  readonly game: Game<SecondWorld, SecondOptions>;
  readonly faults: readonly string[];
}

/** Any page, any limits, any deck, any hand: the same for the same seed. */
export function anyHistory(seed: string): History {
  const draw = stream(seed, 'history');
  const hand = draw.pick(['random', 'random', 'story', 'tactical'] as const);
  const [width, height] = draw.pick([
    [30, 21],
    [30, 21],
    [30, 21],
    [20, 14],
    [16, 12],
    [37, 17],
    [60, 42],
  ] as const);
  const strata = draw.int(0, 3) === 0 ? draw.int(4, 12) : null;
  const epics = draw.int(0, 4) > 0;
  const newcomersAct = draw.int(0, 3) === 0;
  const [monsterTurns, villainRounds] = draw.int(0, 2) === 0 ? [draw.int(5, 30), draw.int(5, 30)] : [20, 20];
  const crowded = draw.int(0, 1) === 0;
  const deck = anyDeck(seed);
  const options = { width, height, strata, epics, newcomersAct, crowded, monsterTurns, villainRounds, ...deck };
  return { seed, hand, options: secondOptions(options) };
}

/** Two in five are dealt the whole deck; the others some of it, and cards that nobody ever thought of. */
function anyDeck(seed: string): Pick<SecondOptions, 'cards' | 'sets'> {
  const draw = stream(seed, 'deck');
  if (draw.int(0, 4) < 2) return { cards: [], sets: null };
  const dealt = draw.shuffled(CORE_TEXTS.filter((it) => it.text.includes('\nkind '))).slice(0, draw.int(1, 30));
  const core = dealt.map(({ file, text }) => ({ file, text: text.replace(/^(card .*)$/m, '$1\nset Dealt') }));
  const own = strangeCards(draw.int(0, 2 ** 30), draw.int(0, 12)).map(({ file, text }) => ({
    file,
    text: text.replace(/^set .*\n/m, '').replace(/^(card .*)$/m, '$1\nset Dealt'),
  }));
  return { cards: [...core, ...own], sets: ['Dealt'] };
}

/** Cards with anything on them that the grammar allows, each with a name of its own; now and then a villain. */
export function strangeCards(seed: number, many: number): CardText[] {
  const texts = [
    ...fc.sample(anyCard, { seed, numRuns: Math.max(1, many) }).slice(0, many),
    ...(seed % 5 === 0 ? fc.sample(anyVillain, { seed, numRuns: 1 }) : []),
  ];
  return texts
    .map((text, i) => ({
      file: `strange ${i}.card`,
      text: text.replace('The Thing in Room 7', `The Thing in Room ${i + 1}`),
    }))
    .filter((it) => isGood(it));
}

function isGood(card: CardText): boolean {
  const { cards, villains, problems } = loadDeck([...CORE_TEXTS, card]);
  return cards.length + villains.length > CORE_TEXTS.length && !problems.some((it) => it.severity === 'error');
}

/** Play it, looking on at every ask. */
export function playHistory({ seed, hand, options }: History): PlayedHistory {
  const how = { options, hands: hands({ choices: hand }), bookmarks: 0 };
  const game = new Game<SecondWorld, SecondOptions>(secondEdition, { seed, ...how });
  const watch = new MonsterWatch(game.world);
  while (game.ask && game.step < ENDLESS) {
    watch.look(game.ask);
    if (!game.letAnswer()) break;
  }
  const { world } = game;
  if (game.ask) return { game, faults: [`H2-MON-922: waits for ${game.ask.clause} after ${game.step} asks`] };
  watch.look(null);
  return {
    game,
    faults: [...watch.faults, ...inTheEnd(world), ...wrongSums(world), ...offThePage(world), ...overGround(world)],
  };
}

/** The whole game in a few letters, to compare with another run (H2-MON-918). */
export function toldOf({ game }: PlayedHistory): string {
  return digest(JSON.stringify(game.world.journal.entries));
}
