import { expect } from '@playwright/test';
import { faults, openPlayed, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('[CH-LEG-06] pages of legends: every name is a link, back turns a page, and a line leads to its moment', async ({
  page,
}) => {
  const heard = watchHouse(page);
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  await page.getByRole('link', { name: 'Legends' }).click();
  const paper = page.locator('.legend');
  await expect(paper).toBeVisible();
  const world = page.url().split('/').at(-1);
  await look(page, 'legends-world-1440');
  expect(await faults(page)).toEqual([]);
  await paper.locator('.card a[href*="/group-"]').first().click();
  await expect(page).toHaveURL(/group-/);
  await expect(paper.locator('.portrait image')).toHaveCount(1);
  await expect(paper.locator('svg[aria-label="A life among others"]')).toBeVisible();
  await look(page, 'legends-group-1440');
  expect(await faults(page)).toEqual([]);
  const group = await paper.getByRole('heading', { level: 1 }).innerText();
  await page.goBack();
  await expect(paper.getByRole('heading', { level: 1 })).not.toHaveText(group);
  await page.goForward();
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText(group);
  // A page of nothing says so, and leads home.
  await page.goto(`/#/legends/${world}/group-nobody`);
  await expect(paper).toContainText('Nothing of that name is here yet');
  await paper.getByRole('link', { name: 'The world' }).click();
  // A slip in a name is forgiven, in all worlds on the shelf.
  await page.getByLabel('all worlds on the shelf').check();
  const typed = `${group.slice(0, -1)}x`;
  await page.getByRole('searchbox').fill(group);
  await expect(page.locator('.legends-found')).toContainText(group);
  await page.getByRole('searchbox').fill(typed.length >= 5 ? typed : group);
  await page.locator('.legends-found a', { hasText: group }).first().click();
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText(group);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page)).toEqual([]);
  await look(page, 'legends-group-390');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await paper.locator('a.lines').first().click();
  await expect(page.locator('.record-lines [aria-current]')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a book of legends is read from end to end, and no link of it leads nowhere', async ({ page }) => {
  const heard = watchHouse(page);
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  await page.getByRole('link', { name: 'Legends' }).click();
  await expect(page.locator('.legend')).toBeVisible();
  const seen = new Set<string>();
  const left = [new URL(page.url()).hash];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, at);
    const id = at.split('/').at(3) ?? 'index';
    await expect(page.locator('.legends-paper')).toHaveAttribute('data-page', id);
    await expect(page.locator('.legend')).not.toContainText('Nothing of that name');
    const links = await page
      .locator('.legend a[href^="#/legends/"]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
    left.push(...links);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(heard).toEqual([]);
});

test('[CH-NAM-02] [CH-LEG-17] a thing is named again and noted on its page; the saga and the shelf keep it', async ({
  page,
}) => {
  const heard = watchHouse(page);
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  await page.getByRole('link', { name: 'Legends' }).click();
  const paper = page.locator('.legend');
  const title = paper.getByRole('heading', { level: 1 });
  const world = await title.innerText();
  await paper.locator('.card a[href*="/group-"]').first().click();
  await expect(page).toHaveURL(/group-/);
  await expect(title).not.toHaveText(world);
  const before = await title.innerText();
  await page.getByText('Rename it, note something').click();
  await page.getByLabel('Its name').fill('The Ladies of the Stair');
  await page.getByLabel('A note of your own').fill('They will be back.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(title).toContainText('The Ladies of the Stair');
  await expect(paper.locator('.noted')).toContainText('They will be back.');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await expect(title).toContainText('The Ladies of the Stair');
  await expect(paper.locator('.noted')).toContainText('They will be back.');
  // Without a name of the person's it has its own again.
  await page.getByText('Rename it, note something').click();
  await page.getByLabel('Its name').fill('');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(title).toHaveText(before);
  expect(heard).toEqual([]);
});
