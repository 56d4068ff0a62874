import { PAGE_SIZES } from '@understory/host';
import { PEOPLES, secondEdition, secondOptions } from '@understory/host/second';
import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { toRead } from '../../../tools/grammar.ts';
import { SEED } from '../../../tools/seed.ts';
import { drawMap } from '../src/index.ts';
import { breaches } from './label-law.ts';

const PAGES = ['standard', 'notebook', 'standard', 'standard', 'notebook', 'poster'] as const;
const AGES = ['villainy', 'monsters', 'civilization', 'primordial', 'villainy'] as const;

/** A world of one of the peoples, on one of the pages, at the end of one of the ages. */
function worldOf(nth: number) {
  const options = secondOptions(PAGE_SIZES[PAGES[nth % PAGES.length] ?? 'standard']);
  const game = new Game(secondEdition, { seed: `law ${SEED} ${nth}`, options, bookmarks: 0 });
  const isAsked = () => game.ask?.topic.kind === 'which people';
  game.playTo(isAsked, 'story');
  if (isAsked()) game.answer(PEOPLES[nth % PEOPLES.length] ?? 'dwarves');
  const last = AGES[nth % AGES.length];
  game.playTo(({ world }) => world.ages.some(({ name, end }) => name === last && end !== null), 'story');
  return game.world;
}

describe('the law of labels', () => {
  it('holds for worlds of all peoples, pages and ages', () => {
    const broken: string[] = [];
    for (let nth = 0; nth < toRead(15, 500); nth++) {
      const world = worldOf(nth);
      const scene = drawMap(world.page, {
        edition: world.edition,
        called: (what) => secondEdition.telling.called(world, what),
        layers: ['labels', 'beads', 'buildings', 'cartouche', 'strata-numbers'],
      });
      broken.push(...breaches(world.page, scene).map((it) => `law ${SEED} ${nth}: ${it}`));
    }
    expect(broken).toEqual([]);
  }, 7_200_000);
});
