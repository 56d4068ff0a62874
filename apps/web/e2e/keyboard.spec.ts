import { expect } from '@playwright/test';
import { beginFirstWorld, goneOn, openShelf, over, primordialIsOver, prompt, told } from './house.ts';
import { test } from './test.ts';

test('a whole primordial age is played with the keyboard alone', async ({ page }) => {
  test.slow();
  await openShelf(page);
  await expect(page.getByRole('button', { name: 'Begin your first world' })).toBeVisible();
  await page.keyboard.press('Tab');
  for (let i = 0; i < 12; i++) {
    const name = await page.evaluate(() => document.activeElement?.textContent);
    if (name === 'Begin your first world') break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Begin your first world' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText('What shape does the world have?');
  await page.keyboard.press('3');
  await expect(prompt(page)).not.toHaveText('What shape does the world have?');
  for (let asked = 0; asked < 200 && !(await primordialIsOver(page)); asked++) {
    const before = await told(page);
    const typing = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
    const rolls = await page.locator('.chief-answer').count();
    await page.keyboard.press(rolls || typing ? 'Enter' : 'f');
    await goneOn(page, before);
  }
  expect(await primordialIsOver(page)).toBe(true);
  await page.keyboard.press('u');
  expect(await primordialIsOver(page)).toBe(false);
  await page.keyboard.press('r');
  expect(await primordialIsOver(page)).toBe(true);
  await page.keyboard.press('e');
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('[');
  await expect(prompt(page)).toHaveText('As it was then');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page.getByRole('application')).toBeFocused();
  const still = await page.locator('.map-paper').getAttribute('style');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.map-paper')).not.toHaveAttribute('style', still ?? '');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what happened and what is asked is said to a screen reader, and the map is a list too', async ({ page }) => {
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await expect(page.getByTestId('said')).toContainText('You chose: Flat layers.');
  await expect(page.getByTestId('said')).toContainText('How did the world come to be?');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'The map in words' }).click();
  const words = page.getByRole('dialog');
  await expect(words).toContainText('The surface');
  await expect(words).toContainText('Stratum 8');
  await expect(words).toContainText('with 8 strata');
});
