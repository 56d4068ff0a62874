import { Page } from '@understory/page';
import { bookmark } from './bookmark.ts';
import { standing, stoodIn } from './standing.ts';
import { worldName } from './world-name.ts';

/** What the rulebook of every edition is and does alike. */
export const SHARED_RULEBOOK = { game: 'host', bookmark, standing, stoodIn } as const;

/** What every edition is told of its page. */
interface PageOptions {
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** The blank page that a world begins with, named by its maker or by its seed. */
export function blankPage({ width, height, name }: PageOptions, seed: string, measures: Page['measures']): Page {
  return new Page({ width, height, title: name.trim() || worldName(seed), measures });
}
