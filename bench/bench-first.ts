import { type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { AUTOPILOTS, type Autopilot, Game, hands } from '@understory/table';
import { type Measurement, timesOf } from './harness.ts';
import { played, STANDARD } from './whole-games.ts';

export const title = 'First edition';

const GAMES = 60;
/** As `balance` and the soak play them. */
const BATCH = { bookmarks: 0 };

/** Whole histories beside the second edition's, in turn, so that both are measured on the same machine at the same time. */
export function bench(): Measurement[] {
  for (let i = 0; i < 60; i++) {
    played(`warm ${i}`, STANDARD, AUTOPILOTS[i % AUTOPILOTS.length], BATCH);
    first(`warm ${i}`, {}, AUTOPILOTS[i % AUTOPILOTS.length]);
  }
  const times = timesOf(
    Array.from({ length: GAMES }, (_, i) => [
      () => played(`bench ${i}`, STANDARD, 'story', BATCH),
      () => first(`bench ${i}`),
      () => first(`bench ${i}`, EVERYTHING),
    ]).flat(),
  );
  const mean = (nth: number) => times.filter((_, i) => i % 3 === nth).reduce((sum, it) => sum + it, 0) / GAMES;
  const [second, plain, full] = [mean(0), mean(1), mean(2)];
  return [
    { what: "the second edition's histories by the story hand", value: 1000 / second, unit: '/s', bar: null },
    { what: "the first edition's", value: 1000 / plain, unit: '/s', bar: null },
    { what: '… as many times as long', value: plain / second, unit: '×', bar: { most: 2 } },
    { what: 'with two peoples, two villains and every option', value: 1000 / full, unit: '/s', bar: null },
  ];
}

const EVERYTHING = {
  civilizations: 2,
  villains: 2,
  arrivals: true,
  minorFeatures: true,
  water: true,
  namedTreasures: true,
} as const satisfies Partial<FirstOptions>;

/** A whole history, from the blank page to the end of Villainy. */
function first(seed: string, options: Partial<FirstOptions> = {}, choices: Autopilot = 'story'): FirstWorld {
  const game = new Game<FirstWorld, FirstOptions>(firstEdition, {
    seed,
    options: firstOptions(options),
    hands: hands({ choices }),
    ...BATCH,
  });
  game.playTo(() => false);
  return game.world;
}
