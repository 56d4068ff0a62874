import { expect, type Page } from '@playwright/test';
import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, save } from '@understory/table';
import { inkOf, openSaved, openShelf } from './house.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** The names on the map, and how high their letters are on the screen. */
const names = (page: Page) =>
  page.locator('.map-ink #map-labels > g[data-label] > text').evaluateAll((all) =>
    all.map((it) => {
      const scale = (it as SVGTextElement).getScreenCTM()?.a ?? 0;
      return { words: it.textContent ?? '', high: Number.parseFloat(getComputedStyle(it).fontSize) * scale };
    }),
  );

test('a poster has few names from afar, which can be read, and all of them close up', async ({ page }) => {
  const options = secondOptions(PAGE_SIZES.poster);
  const game = new Game(secondEdition, { seed: 'zoom', options, hands: hands({ choices: 'story' }) });
  game.playTo(({ world }) => world.journal.age === 'monsters');
  await openShelf(page);
  await openSaved(page, { save: () => save(game) });
  await inkOf(page);
  const whole = await names(page);
  expect(whole.length).toBeGreaterThan(4);
  for (const { words, high } of whole) expect(high, words).toBeGreaterThan(6);

  await page.getByRole('application').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(whole.length * 1.2);
  const near = new Set((await names(page)).map(({ words }) => words));
  expect(near.size).toBeGreaterThan(whole.length);

  await page.keyboard.press('0');
  await expect.poll(async () => (await names(page)).map(({ words }) => words)).toEqual(whole.map(({ words }) => words));
});
