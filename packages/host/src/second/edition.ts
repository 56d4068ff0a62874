import { type Rulebook, unreachable } from '@understory/table';
import { frozen } from '../copy.ts';
import { picture } from '../picture.ts';
import { blankPage, SHARED_RULEBOOK } from '../rulebook.ts';
import { deckOf } from './cards/deck-of.ts';
import { civilizationStretch } from './civilization/age.ts';
import { monsterStretch } from './monsters/age.ts';
import { villainyStretch } from './monsters/villainy/age.ts';
import { type SecondOptions, secondOptionsSchema } from './options.ts';
import { primordialChapter } from './primordial/age.ts';
import { sorts } from './sorts.ts';
import { telling } from './telling/telling.ts';
import { time } from './time.ts';
import { newSecondWorld, type SecondWorld } from './world.ts';

/** H2-MSR-11, -12, -14. */
const MEASURES = { touch: 0.25, near: 2.25, tie: 'place' } as const;

/** How to Host a Dungeon, second edition. */
export const secondEdition: Rulebook<SecondWorld, SecondOptions> = {
  ...SHARED_RULEBOOK,
  edition: '2',
  version: 4,
  options: secondOptionsSchema,
  telling,
  sorts,
  time,
  begin(options, seed) {
    deckOf(options);
    const world = newSecondWorld(seed, frozen(options), blankPage(options, seed, MEASURES));
    world.journal.age = 'primordial';
    world.journal.turn = 1;
    world.ages.push({ name: 'primordial', turns: 1, end: null });
    return world;
  },
  /** H2-GEN-01: the ages in their order. */
  next(world) {
    const { at } = world;
    switch (at.age) {
      case 'primordial':
        return primordialChapter(world, at);
      case 'civilization':
        return civilizationStretch(world, at);
      case 'monsters':
        return monsterStretch(world, at);
      case 'villainy':
        return villainyStretch(world, at);
      case 'over':
        return null;
      default:
        return unreachable(at);
    }
  },
  picture: (world) => picture(world, telling),
};
