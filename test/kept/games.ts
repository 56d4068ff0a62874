import { deadliestEvil } from '@understory/evil';
import { PAGE_SIZES } from '@understory/host';
import { firstEdition, firstOptions } from '@understory/host/first';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, makerOptions } from '@understory/maker';
import {
  type Answer,
  Game,
  type Hands,
  hands,
  type Journal,
  parseDice,
  type Rulebook,
  type Stream,
  stream,
  type Told,
} from '@understory/table';

export type AnyGame = Game<Told, unknown>;
type AnyRulebook = Rulebook<Told, unknown>;

export const RULEBOOKS = [
  firstEdition,
  secondEdition,
  playtestEdition,
  deluxe,
  deadliestEvil,
] as unknown as readonly AnyRulebook[];

/** What is kept of each version: every age in the making, whole games, and all that a person does with one. */
export const GAMES: Readonly<Record<string, () => AnyGame>> = {
  'host-primordial': () => played(host('standard'), 'story', (_, step) => step === 40),
  'host-civilization': () => played(host('notebook'), 'tactical', inTurn('civilization', 4)),
  'host-monsters': () => played(host('notebook'), 'story', inTurn('monsters', 5)),
  'host-villainy': () => played(host('notebook'), 'random', inTurn('villainy', 2)),
  'host-whole': () => played(host('notebook'), 'tactical', () => false),
  'host-by-hand': () => byHand(host('notebook'), 150),
  'first-primordial': () => played(first({ world: 'roll' }), 'story', (_, step) => step === 8),
  'first-dwarves': () => played(first({ firstGame: true }), 'story', inTurn('civilization', 3)),
  'first-whole': () => played(first({ civilizations: 2 }), 'random', () => false),
  'first-by-hand': () => byHand(first({}), 20),
  'playtest-primordial': () => played(playtest({}), 'story', (_, step) => step === 12),
  'playtest-elves': () => played(playtest({}), 'story', inTurn('civilization', 3)),
  'playtest-monsters': () => played(playtest({ kingdoms: true }), 'story', inTurn('monsters', 4)),
  'playtest-whole': () => played(playtest({ water: true, minorFeatures: true }), 'random', () => false),
  'playtest-by-hand': () => byHand(playtest({}), 40),
  'maker-building': () => played(maker('Ann', 'Ben'), 'story', inTurn('building', 9)),
  'maker-whole': () => played(maker('Maker'), 'tactical', () => false),
  'maker-by-hand': () => byHand(maker('Maker'), 40),
  'evil-middle': () => played(evil(), 'story', inTurn('dungeon', 6)),
  'evil-whole': () => played(evil(), 'tactical', () => false),
  'evil-by-hand': () => byHand(evil(), 40),
};

interface Setting {
  readonly book: unknown;
  readonly options: unknown;
}

function host(page: keyof typeof PAGE_SIZES): Setting {
  return { book: secondEdition, options: secondOptions(PAGE_SIZES[page]) };
}

function first(some: Parameters<typeof firstOptions>[0]): Setting {
  return { book: firstEdition, options: firstOptions(some) };
}

function playtest(some: Parameters<typeof playtestOptions>[0]): Setting {
  return { book: playtestEdition, options: playtestOptions(some) };
}

function maker(...players: string[]): Setting {
  return { book: deluxe, options: makerOptions({ players }) };
}

function evil(): Setting {
  return { book: deadliestEvil, options: { nerve: 4 } };
}

function begun({ book, options }: Setting, some: Partial<Hands>): AnyGame {
  return new Game(book as AnyRulebook, { seed: 'kept', options, hands: hands(some) });
}

function played(
  setting: Setting,
  choices: Hands['choices'],
  until: (journal: Journal, step: number) => boolean,
): AnyGame {
  const game = begun(setting, { choices });
  game.playTo(({ world, step }) => until(world.journal, step));
  return game;
}

function inTurn(age: string, turn: number) {
  return (journal: Journal) => journal.age === age && journal.turn === turn;
}

/** As a person plays: options, spots and names of their own, dice typed in, thrown again and set, and something taken back. */
function byHand(setting: Setting, steps: number): AnyGame {
  const game = begun(setting, { choices: 'person', drops: 'person' });
  const mood = stream('kept', 'a person');
  const playOn = (until: () => boolean) => {
    while (game.ask && !until()) personAnswers(game, mood);
  };
  const lastThrow = () => game.trail.findLastIndex(({ to }) => to === 'roll');
  playOn(() => game.step === steps);
  const again = lastThrow();
  game.reroll(again);
  playOn(() => lastThrow() > again);
  const set = lastThrow();
  game.setDice(set, ones(game.trail[set]?.answer));
  playOn(() => game.step > set + 10);
  game.undo(4);
  return game;
}

function personAnswers(game: AnyGame, mood: Stream): void {
  const { ask } = game;
  if (ask?.ask === 'choose' && ask.by !== 'chance') game.answer(mood.pick(ask.options).key);
  else if (ask?.ask === 'name') game.answer(`${mood.pick(ask.ideas)} no. ${mood.int(1, 9)}`);
  else if (ask?.ask === 'spot') game.answer(clicked(ask.where.any(mood), (it) => ask.where.has(it)));
  else if (ask?.ask === 'roll' && mood.int(1, 3) === 1) game.answer(ownDice(parseDice(ask.dice), mood));
  else game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
}

function ownDice(
  { count, sides }: { readonly count: number; readonly sides: number },
  mood: Stream,
): readonly number[] {
  return Array.from({ length: count }, () => mood.int(1, sides));
}

function ones(thrown: Answer | undefined): readonly number[] {
  return Array.isArray(thrown) ? thrown.map(() => 1) : [];
}

/** A spot as a pointer gives it, if it is still a good one. */
function clicked<S extends { readonly x: number; readonly y: number }>(spot: S, isGood: (it: S) => boolean): S {
  const near = { ...spot, x: Math.round(spot.x * 100) / 100, y: Math.round(spot.y * 100) / 100 };
  return isGood(near) ? near : spot;
}
