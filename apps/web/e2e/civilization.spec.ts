import { expect } from '@playwright/test';
import { aMinuteLater, answerByClicking, faults, inkOf, isKept, over, setUpWorld, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const people of ['Aliens', 'Dwarves', 'Deep Elves', 'Demons', 'Magicians']) {
  test(`the ${people} come, are played by hand for a while, and fate tells the rest`, async ({ page }) => {
    const heard = watchHouse(page);
    await setUpWorld(page, { seed: `the-${people}`, rolls: 'The game, by itself', page: 'Notebook' });
    await page.getByRole('button', { name: /^Age/ }).click();
    await page.locator('.answers').getByRole('button', { name: people }).click();
    for (let asked = 0; asked < 12 && !(await over(page).count()); asked++) await answerByClicking(page);
    await look(page, `${people.toLowerCase().replace(' ', '-')}`);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(over(page)).toBeVisible();
    const end = await inkOf(page);
    await isKept(page);
    await page.reload();
    await expect(over(page)).toBeVisible();
    expect(await inkOf(page)).toBe(end);
    expect(heard).toEqual([]);
  });
}

test('the world is played as a film', async ({ page }) => {
  await page.clock.install();
  await setUpWorld(page, { seed: 'film', decides: 'Story', page: 'Notebook' });
  await page.getByRole('button', { name: /^Age/ }).click();
  const scrubber = page.getByRole('slider', { name: 'Moment' });
  await page.getByRole('button', { name: 'Play the world as a film' }).click();
  await expect(page.getByRole('heading', { name: 'As it was then' })).toBeVisible();
  const early = Number(await scrubber.inputValue());
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(early);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(page.getByRole('button', { name: 'Play the world as a film' })).toBeVisible();
  const paused = await scrubber.inputValue();
  await aMinuteLater(page);
  expect(await scrubber.inputValue()).toBe(paused);
  await page.getByRole('button', { name: /Film speed/ }).click();
  await page.getByRole('button', { name: 'Play the world as a film' }).click();
  await aMinuteLater(page);
  await expect(page.getByRole('button', { name: 'Play the world as a film' })).toBeVisible();
  expect(await scrubber.inputValue()).toBe(await scrubber.getAttribute('max'));
});

test('two peoples take turns, and the choice is kept with the world', async ({ page }) => {
  await setUpWorld(page, { seed: 'two-by-two', decides: 'Story', page: 'Notebook', peoples: 'Two that take turns' });
  for (const act of [/^Age/, /^Turn/, /^Turn/, /^Turn/]) await page.getByRole('button', { name: act }).click();
  const chapters = page.locator('.chapter h3');
  await expect(chapters.filter({ hasText: 'turn 1' })).toHaveCount(2);
  const told = await chapters.allTextContents();
  await isKept(page);
  await page.reload();
  await expect(chapters).toHaveText(told);
});
