import { PAGE_SIZES } from '@understory/host';
import { firstEdition, firstOptions, WORLD_KEYS } from '@understory/host/first';
import { secondEdition, secondOptions } from '@understory/host/second';
import { AUTOPILOTS, Game, hands, stream } from '@understory/table';

/** A game by one of the hands, on one of the pages; now and then with two peoples, or with newcomers who act at once. */
export function begunAs(seed: string, nth: number, bookmarks?: number) {
  const page = nth % 5 === 4 ? PAGE_SIZES.notebook : nth % 10 === 7 ? PAGE_SIZES.poster : PAGE_SIZES.standard;
  const options = secondOptions({ ...page, peoples: nth % 4 === 1 ? 2 : 1, newcomersAct: nth % 5 === 3 });
  const choices = AUTOPILOTS[nth % AUTOPILOTS.length] ?? 'story';
  return new Game(secondEdition, {
    seed,
    options,
    hands: hands({ choices }),
    ...(bookmarks === undefined ? {} : { bookmarks }),
  });
}

/** … and one of the first edition, in each of its worlds; now and then with two peoples. */
export function firstBegunAs(seed: string, nth: number, bookmarks?: number) {
  const world = WORLD_KEYS[nth % WORLD_KEYS.length] ?? 'usual';
  const options = firstOptions({ world, civilizations: nth % 3 === 1 ? 2 : 1 });
  const choices = AUTOPILOTS[nth % AUTOPILOTS.length] ?? 'story';
  return new Game(firstEdition, {
    seed,
    options,
    hands: hands({ choices }),
    ...(bookmarks === undefined ? {} : { bookmarks }),
  });
}

type AnyGame = ReturnType<typeof begunAs> | ReturnType<typeof firstBegunAs>;

/** Everything that there is: what happened, what was decided, and what stands. */
export function wholeOf(game: AnyGame): string {
  const { world, step, decided, ask } = game;
  const { page, journal, groups, at } = world;
  const { pieces, units, beads, marks, labels, bonds, features, legend } = page;
  return JSON.stringify([
    step,
    decided,
    ask && [ask.clause, ask.about],
    at,
    journal,
    groups,
    [pieces, units, beads, marks, labels, bonds, features, legend],
    world.edition === '1' ? firstEdition.standing(world) : secondEdition.standing(world),
  ]);
}

/** Plays a game, jumps anywhere in it so many times, and each time lets the autopilot think anew: the steps from which it came out otherwise. */
export function jumpsAstray(
  seed: string,
  nth: number,
  jumps: number,
  begun: (seed: string, nth: number) => AnyGame = begunAs,
): number[] {
  const game = begun(seed, nth);
  game.playTo(() => false);
  const end = wholeOf(game);
  const { step } = game;
  const draw = stream(seed, 'jumps');
  const astray: number[] = [];
  for (let i = 0; i < jumps; i++) {
    const to = draw.int(0, step);
    game.goTo(to);
    game.playTo(() => false);
    if (wholeOf(game) !== end) astray.push(to);
  }
  return astray;
}
