import { type Rule, type Rulebook, unreachable } from '@understory/table';
import { frozen } from '../copy.ts';
import { picture } from '../picture.ts';
import { blankPage, SHARED_RULEBOOK } from '../rulebook.ts';
import { followed } from './aftermath/aftermath.ts';
import { civilizationStretch } from './civilization/age.ts';
import { greatDisaster } from './disaster/age.ts';
import { monsterStretch } from './monsters/age.ts';
import { laws } from './monsters/laws-of-the-age.ts';
import { type FirstOptions, firstOptionsSchema } from './options.ts';
import { primordialChapter } from './primordial/age.ts';
import { sorts } from './sorts.ts';
import { telling } from './telling/telling.ts';
import { time } from './time.ts';
import { villainyStretch } from './villainy/age.ts';
import { type FirstWorld, newFirstWorld } from './world.ts';

/** H1-MEA-09, -10, -12. */
const MEASURES = { touch: 0.25, near: 2.25, tie: 'age' } as const;

/** How to Host a Dungeon, first edition, from the Primordial Age to the Age of Villainy. */
export const firstEdition: Rulebook<FirstWorld, FirstOptions> = {
  ...SHARED_RULEBOOK,
  edition: '1',
  version: 3,
  options: firstOptionsSchema,
  telling,
  sorts,
  time,
  begin(options, seed) {
    const world = newFirstWorld(seed, frozen(options), blankPage(options, seed, MEASURES), laws);
    world.journal.age = 'primordial';
    world.ages.push({ name: 'primordial', turns: 0, end: null });
    return world;
  },
  next(world) {
    const stretch = stretchOf(world);
    return stretch && followed(world, stretch);
  },
  picture: (world) => picture(world, telling),
};

/** H1-GEN-01: the ages in their order. */
function stretchOf(world: FirstWorld): Rule | null {
  const { at } = world;
  switch (at.age) {
    case 'primordial':
      return primordialChapter(world, at);
    case 'civilization':
      return civilizationStretch(world, at);
    case 'disaster':
      return greatDisaster(world);
    case 'monsters':
      return monsterStretch(world, at);
    case 'villainy':
      return villainyStretch(world, at);
    case 'over':
      return null;
    default:
      return unreachable(at);
  }
}
