import { expect } from '@playwright/test';
import { answerByClicking, beginFirstWorld, faults, isKept, lines, openShelf, recordOf, stored } from './house.ts';
import { look, test } from './test.ts';

test('a world that is open in two windows is played by the first, and followed or branched from in the second', async ({
  page,
  context,
}) => {
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await expect(lines(page)).toHaveCount(3);
  const told = await recordOf(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('note')).toContainText('open in another window');
  // Nothing can be answered there, by key or button.
  await expect(other.getByRole('button', { name: /^Step/ })).toBeDisabled();
  await other.keyboard.press('f');
  await other.keyboard.press('2');
  expect(await recordOf(other)).toEqual(told);
  for (const width of [1440, 390]) {
    await other.setViewportSize({ width, height: 844 });
    expect(await faults(other)).toEqual([]);
    await look(other, `elsewhere-${width}`);
  }
  await other.getByRole('button', { name: 'Follow it here' }).click();
  await expect(other.getByRole('heading', { name: 'Following the other window' })).toBeVisible();
  await answerByClicking(page);
  await expect(page.getByRole('button', { name: 'Throw again' }).first()).toBeVisible();
  const further = await recordOf(page);
  await expect.poll(() => recordOf(other)).toEqual(further);
  // Dice are shown there too, and thrown again by the window that plays.
  await expect(other.locator('.tray .die').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Throw again' })).toHaveCount(0);
  // A branch goes its own way; the world itself stays with the first window.
  await other.getByRole('button', { name: 'Go on here as a branch' }).click();
  await expect(other.locator('.branch-here')).toBeVisible();
  await answerByClicking(other);
  expect(await recordOf(page)).toEqual(further);
  // Closed there, it is played on here.
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(third.getByRole('note')).toContainText('open in another window');
  await isKept(page);
  await page.close();
  await expect(third.locator('.toast', { hasText: 'yours to play here' })).toBeVisible();
  expect(await recordOf(third)).toEqual(further);
  await answerByClicking(third);
});

test('a world is played on after a reload, however long the page before takes to go', async ({ page, context }) => {
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await isKept(page);
  const table = page.url();
  const id = table.split('/').at(-1) ?? '';
  await page.goto('/manifest.webmanifest');
  // A page that has begun to go holds its world and answers nobody.
  const going = await context.newPage();
  await going.goto('/manifest.webmanifest');
  await going.evaluate(async (name) => {
    const { locks } = navigator;
    const heard = new Promise((go) => new BroadcastChannel('understory').addEventListener('message', go));
    const afterwards = () => heard.then(() => new Promise((go) => setTimeout(go, 500)));
    await new Promise<void>((has) => {
      void locks.request(name, () => {
        has();
        return afterwards();
      });
    });
  }, `understory ${id}`);
  await page.goto(table);
  await expect(page.getByRole('button', { name: /^Step/ })).toBeEnabled();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText('open in another window')).toHaveCount(0);
});

test('a world that nobody looks at in another window is let go there', async ({ page, context }) => {
  await beginFirstWorld(page);
  const table = page.url();
  await page.keyboard.press('2');
  await page.getByRole('link', { name: 'Shelf' }).click();
  const other = await context.newPage();
  await other.goto(table);
  await expect(other.getByRole('button', { name: /^Step/ })).toBeEnabled();
  await answerByClicking(other);
  const told = await recordOf(other);
  await isKept(other);
  await page.goto(table);
  await expect(page.getByRole('note')).toContainText('open in another window');
  expect(await recordOf(page)).toEqual(told);
});

test('a world that is removed in another window says so where it is played, and can be put back', async ({
  page,
  context,
}) => {
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await expect(lines(page)).toHaveCount(3);
  const other = await context.newPage();
  await openShelf(other);
  await other.locator('.world').getByRole('button', { name: 'Delete' }).click();
  const notice = page.locator('.not-kept');
  await expect(notice).toContainText('put into the bin');
  await look(page, 'in-the-bin');
  await answerByClicking(page);
  await notice.getByRole('button', { name: 'Put it back on the shelf' }).click();
  await expect(notice).toHaveCount(0);
  await expect(other.locator('.world')).toHaveCount(1);
  await other.locator('.world').getByRole('button', { name: 'Delete' }).click();
  await other.locator('.bin summary').click();
  await other
    .locator('.bin')
    .getByRole('button', { name: /^Remove for good/ })
    .click();
  await expect(notice).toContainText('removed for good in another window');
  await expect.poll(() => stored(page, 'games')).toEqual([]);
  await answerByClicking(page);
  const told = await recordOf(page);
  await notice.getByRole('button', { name: 'Put it on the shelf again' }).click();
  await expect(notice).toHaveCount(0);
  await isKept(page);
  await page.reload();
  await expect.poll(() => recordOf(page)).toEqual(told);
});
