import { PAGE_SIZES } from '../options.ts';
import { PEOPLES } from './civilization/civ.ts';
import type { SecondOptions } from './options.ts';

type Crowd = Pick<SecondOptions, 'width' | 'height' | 'crowded' | 'peoples'>;

const STANDARD = PAGE_SIZES.standard.width * PAGE_SIZES.standard.height;

/** H2-GEN-14: how many standard pages a crowded page is; any other is played as one. */
function pagesIn({ width, height, crowded }: Omit<Crowd, 'peoples'>): number {
  return crowded ? Math.max(1, Math.round((width * height) / STANDARD)) : 1;
}

/** H2-GEN-14: does a page bear a crowd, so that it is set up with one unless the player says otherwise? */
export const bearsCrowd = (page: Pick<SecondOptions, 'width' | 'height'>): boolean =>
  pagesIn({ ...page, crowded: true }) > 1;

/** H2-GEN-14, H2-CIV-01: one people for each, as far as there are any; never fewer than the player has asked for. */
export const howManyPeoples = (options: Crowd): number =>
  Math.max(options.peoples, Math.min(PEOPLES.length, pagesIn(options)));

/** H2-GEN-14, H2-MON-203: three groups begin the Age of Monsters on each. */
export const howManyBeginners = (options: Crowd): number => BEGINNERS * pagesIn(options);

const BEGINNERS = 3;

/** H2-GEN-14, H2-MON-303: one newcomer a turn, and one more for every two further pages. */
export const howManyNewcomers = (options: Crowd): number => 1 + Math.floor((pagesIn(options) - 1) / 2);
