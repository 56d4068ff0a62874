import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { faults, faultsInDark, openPlayed, watchHouse } from './house.ts';
import { look, test } from './test.ts';

async function openBook(page: Page): Promise<void> {
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book' })).toHaveCount(0);
  await expect(page.locator('.leaf h1')).toBeVisible();
}

const leafTitle = (page: Page) => page.locator('.leaf h1');

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('a world is leafed through as a book, from plan to key to the map and back', async ({ page }) => {
      const heard = watchHouse(page);
      await openBook(page);
      // The world in section: an area's letter leads to its first level.
      const letter = page.locator('.plan-sheet a').first();
      await expect(letter).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await look(page, `book-start-${width}`);
      const start = await leafTitle(page).textContent();
      await letter.click();
      await expect(leafTitle(page)).not.toHaveText(start ?? '');
      const level = (await leafTitle(page).textContent()) ?? '';
      const address = page.url();
      // A number on the plan leads to its entry, which is lit, and so is the number.
      const number = page.locator('.plan-sheet a').first();
      await number.click();
      const sought = page.locator('.leaf article.sought');
      await expect(sought).toBeInViewport();
      await expect(page.locator('.plan-sheet a.lit')).toHaveCount(1);
      expect(await faults(page)).toEqual([]);
      if (width === 390) expect(await faultsInDark(page)).toEqual([]);
      await look(page, `book-level-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // From there to the map, where it is told what it is, and back into the book.
      const name = ((await sought.getByRole('heading').textContent()) ?? '').trim();
      await sought.getByRole('button', { name: /on the map$/ }).click();
      const card = page.getByRole('dialog', { name: 'What this is' });
      await expect(card).toBeVisible();
      await card.getByRole('link', { name: 'Open the book there' }).click();
      await expect(page.locator('.leaf article.sought').getByRole('heading')).toHaveText(name);
      await expect(leafTitle(page)).toHaveText(level);
      // Its address opens it again, also after the page is loaded anew.
      await page.goto(address);
      await page.reload();
      await expect(leafTitle(page)).toHaveText(level);
      expect(heard).toEqual([]);
    });
  });

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the keys [ and ] turn the leaves, and it can be read as the world stood', async ({ page }) => {
    await openBook(page);
    const start = (await leafTitle(page).textContent()) ?? '';
    await page.keyboard.press(']');
    await expect(leafTitle(page)).not.toHaveText(start);
    await page.keyboard.press('[');
    await expect(leafTitle(page)).toHaveText(start);
    await page.getByLabel('Leaf', { exact: true }).selectOption('Factions');
    await expect(leafTitle(page)).toHaveText('Factions');
    const groups = () => page.locator('.leaf article h2').allTextContents();
    const now = await groups();
    await page.getByLabel('As it stood').selectOption({ label: 'at the end of the Age of Civilization' });
    await expect.poll(groups).not.toEqual(now);
    for (const leaf of ['Rumours and hooks', 'Encounters', 'What lies where']) {
      await page.getByLabel('Leaf', { exact: true }).selectOption(leaf);
      await expect(leafTitle(page)).toHaveText(leaf);
      expect(await faults(page)).toEqual([]);
    }
  });
});

test('[TA-SEC-03] [TA-SEC-09] the book is turned to what players may see, and a room is revealed', async ({ page }) => {
  const heard = watchHouse(page);
  await openBook(page);
  const leaf = page.getByLabel('Leaf', { exact: true });
  const keepers = await leaf.locator('option').count();
  await page.getByRole('button', { name: 'As players see it' }).click();
  await expect(page.getByText('For players: it has only what they may know.')).toBeVisible();
  await expect(leaf.locator('option')).toHaveCount(1);
  await expect(page.locator('.plan-sheet')).toHaveCount(0);
  await expect(page.locator('.leaf summary')).toHaveCount(0);
  await page.getByLabel('Rooms they know').fill('A1');
  await page.keyboard.press('Enter');
  await expect(leaf.locator('option')).toHaveCount(2);
  await leaf.selectOption({ index: 1 });
  await expect(page.locator('.leaf article')).toHaveCount(1);
  await expect(page.locator('.plan-sheet svg')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, 'book-players');
  await page.getByRole('button', { name: 'As players see it' }).click();
  await expect(leaf.locator('option')).toHaveCount(keepers);
  expect(heard).toEqual([]);
});

test('[TA-EXP-02] every format is under Export; what takes long can be stopped', async ({ page }) => {
  const heard = watchHouse(page);
  await openBook(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  const along = dialog.getByRole('region', { name: 'Into your own game' });
  await expect(along).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await along.getByRole('button', { name: 'Foundry' }).click();
  await along.getByRole('button', { name: 'Stop' }).click();
  await expect(along.getByRole('progressbar')).toHaveCount(0);
  const made: Record<string, Uint8Array> = {};
  for (const it of await along.getByRole('listitem').getByRole('button').all()) {
    const saved = page.waitForEvent('download');
    await it.click();
    const file = await saved;
    made[file.suggestedFilename()] = readFileSync(await file.path());
    await expect(it).toBeEnabled();
  }
  const names = Object.keys(made);
  expect(names).toHaveLength(await along.getByRole('listitem').count());
  for (const [name, bytes] of Object.entries(made)) {
    expect(bytes.length, name).toBeGreaterThan(1000);
    if (!name.endsWith('.zip')) continue;
    const inside = Object.keys(unzipSync(bytes));
    expect(inside, name).toEqual([...inside].sort());
    expect(new Set(inside.map((it) => it.toLowerCase())).size).toBe(inside.length);
    for (const it of inside) expect(it).not.toMatch(/^\/|\\|(^|\/)\.\.(\/|$)/);
    // TA-EXP-02: the first day a zip can name.
    expect([...bytes.subarray(10, 14)], name).toEqual([0, 0, 0x21, 0]);
  }
  const vtt = names.find((it) => it.includes('uvtt')) ?? '';
  const [level] = Object.entries(unzipSync(made[vtt] ?? new Uint8Array())).filter(([name]) => name.endsWith('.uvtt'));
  const { image, line_of_sight: walls } = JSON.parse(strFromU8(level?.[1] ?? new Uint8Array()));
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(walls.length).toBeGreaterThan(0);
  const start = (name: string) => Buffer.from((made[name] ?? new Uint8Array()).subarray(0, 4)).toString();
  expect(names.filter((it) => it.endsWith('.pdf')).map(start)).toContain('%PDF');
  // For players nothing is known until the keeper says so.
  await along.getByLabel('players', { exact: true }).check();
  const saved = page.waitForEvent('download');
  await along.getByRole('button', { name: 'Site' }).click();
  expect((await saved).suggestedFilename()).toContain('players');
  expect(heard).toEqual([]);
});
