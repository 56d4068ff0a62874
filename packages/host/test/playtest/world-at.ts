import { groundOfRegions, type Page } from '@understory/page';
import { Game, hands, type Rule } from '@understory/table';
import { playOut, type TestScript } from '@understory/table/testing';
import {
  type PlaytestOptions,
  type PlaytestWorld,
  playtestEdition,
  playtestOptions,
} from '../../src/playtest/index.ts';
import { note } from '../../src/playtest/note.ts';

/** The strata of PT-EX-01: two rectangles. */
export const TWO = [
  [0, 4, 30, 4, 30, 12.5, 0, 12.5],
  [0, 12.5, 30, 12.5, 30, 21, 0, 21],
];

/** A world of the playtest rules with its strata, and nothing else on it. */
export function laid(rings: readonly (readonly number[])[] = TWO, some: Partial<PlaytestOptions> = {}): PlaytestWorld {
  const world = playtestEdition.begin(playtestOptions(some), 'test');
  const deep = world.options.surface;
  const surface = { path: [0, deep, 30, deep], closed: false, swell: 0 };
  note(world, { kind: 'surface drawn', clause: 'PT-SET-02', deep }, [
    { do: 'lay', ground: groundOfRegions('Test', [surface], rings) },
  ]);
  return world;
}

/** One rule of a world, from written dice. */
export function play<T>(
  world: PlaytestWorld,
  rule: (world: PlaytestWorld) => Rule<T>,
  script: TestScript<PlaytestWorld> = { dice: null },
) {
  return playOut({ world, rule }, script);
}

/** A game by an autopilot, until it stops. */
export function game(
  seed: string,
  options: Partial<PlaytestOptions> = {},
  choices: 'random' | 'usual' = 'random',
  stop: (world: PlaytestWorld) => boolean = () => false,
): Game<PlaytestWorld, PlaytestOptions> {
  const made = new Game(playtestEdition, {
    seed,
    options: playtestOptions(options),
    hands: hands({ choices: choices === 'usual' ? 'story' : 'random' }),
  });
  made.playTo(({ world }) => stop(world));
  return made;
}

/** The pieces there, by what they are called. */
export function things({ pieces }: Page): string[] {
  return pieces.filter((it) => it.until === null).map(({ what }) => what.kind);
}
