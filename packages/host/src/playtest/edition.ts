import { type Rule, type Rulebook, unreachable } from '@understory/table';
import { frozen } from '../copy.ts';
import { followed } from '../first/lent.ts';
import { picture } from '../picture.ts';
import { blankPage, SHARED_RULEBOOK } from '../rulebook.ts';
import { civilizationStretch } from './civilization/age.ts';
import { greatDisaster } from './disaster.ts';
import { JOINED } from './joined/laws.ts';
import { monstersStretch } from './monsters/age.ts';
import { giveUpGround } from './monsters/territory.ts';
import { type PlaytestOptions, playtestOptionsSchema } from './options.ts';
import { primordialChapter } from './primordial/age.ts';
import { sorts } from './sorts.ts';
import { telling } from './telling/telling.ts';
import { time } from './time.ts';
import { villainyAge } from './villainy/age.ts';
import { newPlaytestWorld, type PlaytestWorld } from './world.ts';

/** PT-MEA-08, -14. */
const MEASURES = { touch: 0.25, near: 4.5, tie: 'age' } as const;

/** How to Host a Dungeon, the second edition's playtest rules. */
export const playtestEdition: Rulebook<PlaytestWorld, PlaytestOptions> = {
  ...SHARED_RULEBOOK,
  edition: 'playtest',
  version: 6,
  options: playtestOptionsSchema,
  telling,
  sorts,
  time,
  begin(options, seed) {
    const page = blankPage(options, seed, MEASURES);
    const world = newPlaytestWorld(seed, frozen(options), page, JOINED);
    world.journal.age = 'primordial';
    world.ages.push({ name: 'primordial', turns: 0, end: null });
    return world;
  },
  /** PT-GEN-01: the ages in their order. */
  next(world) {
    const stretch = stretchOf(world);
    return stretch && seenTo(world, stretch);
  },
  picture: (world) => picture(world, telling),
};

/** PT-KEY-09, PT-JOI-13: what the dead leave, and what was dug open, is seen to when a stretch is over. */
function* seenTo(world: PlaytestWorld, stretch: Rule): Rule {
  yield* followed(world, stretch);
  if (world.den) giveUpGround(world);
}

/** The stretch of play that comes next; null when all is over. */
function stretchOf(world: PlaytestWorld): Rule | null {
  const { at } = world;
  switch (at.age) {
    case 'primordial':
      return primordialChapter(world, at);
    case 'civilization':
      return civilizationStretch(world, at);
    case 'disaster':
      return greatDisaster(world);
    case 'monsters':
      return monstersStretch(world, at);
    case 'villainy':
      return villainyAge(world, at);
    case 'over':
      return null;
    default:
      return unreachable(at);
  }
}
