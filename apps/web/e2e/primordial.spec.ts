import { expect } from '@playwright/test';
import {
  answerByClicking,
  ask,
  beginFirstWorld,
  inkOf,
  isKept,
  lines,
  over,
  primordialIsOver,
  prompt,
  recordOf,
  setUpWorld,
  unfolded,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a primordial age is played by clicking every ask, with a reload in the middle', async ({ page }) => {
  test.slow();
  const heard = watchHouse(page);
  await beginFirstWorld(page);
  for (let asked = 0; asked < 200 && !(await primordialIsOver(page)); asked++) {
    await answerByClicking(page);
    if (asked !== 12) continue;
    const before = await recordOf(page);
    await page.reload();
    await expect(lines(page)).toHaveCount(before.length);
    expect(await recordOf(page)).toEqual(before);
  }
  expect(await primordialIsOver(page)).toBe(true);
  await expect(lines(page).filter({ hasText: 'surface' }).first()).toBeAttached();
  await look(page, 'table-1440');
  expect(heard).toEqual([]);
});

test('the step that is played is seen on its card, however low the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 540 });
  await setUpWorld(page, { seed: 'amber-owl-vault' });
  const cards = page.locator('.left');
  for (let asked = 0; asked < 8; asked++) {
    await answerByClicking(page);
    await expect(cards.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
  }
  expect(await cards.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
});

test('drops by the person are clicked on the map', async ({ page }) => {
  test.slow();
  await setUpWorld(page, {
    seed: 'amber-owl-vault',
    decides: 'I do',
    drops: 'I drop a die on the map',
    page: 'Notebook',
  });
  let pointed = 0;
  for (let asked = 0; asked < 260 && !(await primordialIsOver(page)); asked++) {
    if (await page.locator('.pointing').count()) pointed++;
    await answerByClicking(page);
  }
  expect(await primordialIsOver(page)).toBe(true);
  expect(pointed).toBeGreaterThan(3);
});

test('where the book gives examples, own words are typed with Enter, and stand in the record and the legend', async ({
  page,
}) => {
  await setUpWorld(page, { seed: 'salt-moth-door' });
  await ask(page).getByRole('button', { name: 'Roll for it' }).click();
  await ask(page).getByRole('button', { name: 'The world is somebody’s dream.' }).click();
  await expect(prompt(page)).toHaveText('Whose dream is the world?');
  await ask(page).getByRole('button', { name: 'My own words' }).click();
  await expect(prompt(page)).toHaveText('Who dreams the world, in your own words?');
  const field = ask(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('a whale & <b>her</b> calf');
  await page.keyboard.press('Enter');
  const told = 'The world is a dream, dreamt by a whale & <b>her</b> calf.';
  await expect(lines(page).filter({ hasText: told })).toHaveCount(1);
  await expect(page.locator('.map-ink').getByText('her</b> calf').first()).toBeAttached();
});

test('undo ten and redo ten give the same record, word for word', async ({ page }) => {
  await setUpWorld(page, { seed: 'rust-bell-deep' });
  for (let i = 0; i < 14; i++) await answerByClicking(page);
  const before = await recordOf(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  for (let i = 0; i < 10; i++) await undo.click();
  expect((await recordOf(page)).length).toBeLessThan(before.length);
  await isKept(page);
  await page.reload();
  await expect(redo).toBeEnabled();
  for (let i = 0; i < 10; i++) await redo.click();
  await expect(redo).toBeDisabled();
  expect(await recordOf(page)).toEqual(before);
});

test('taking back a throw and throwing again is no reroll; throwing again by its own button is', async ({ page }) => {
  await setUpWorld(page, { seed: 'quiet-toad-gate', rolls: 'I press for every throw' });
  // “Roll for it” rolls: it needs no second press.
  await page.getByRole('button', { name: 'Roll for it' }).click();
  const first = await lines(page).nth(2).textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Roll for it' }).click();
  expect(await lines(page).nth(2).textContent()).toBe(first);
  await page.getByRole('button', { name: 'Throw again' }).click();
  await expect(lines(page).nth(2)).toContainText('thrown again');
  await page.getByRole('button', { name: 'Set by hand' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('4');
  await page.getByRole('button', { name: 'Set the dice', exact: true }).click();
  await expect(lines(page).nth(2)).toContainText('set by hand');
  await expect(page.getByText('Mountain').first()).toBeVisible();
});

test('dice are typed in, and a face that the die has not is refused', async ({ page }) => {
  await setUpWorld(page, { seed: 'typed', rolls: 'I do, and type it in' });
  await page.keyboard.press('1');
  const field = page.getByLabel('d6');
  await field.fill('9');
  await page.getByRole('button', { name: 'Use these dice' }).click();
  await expect(page.getByRole('alert')).toContainText('A d6 shows 1 to 6, got 9');
  await field.fill('3');
  await field.press('Enter');
  await expect(lines(page).filter({ hasText: 'on your own dice' })).toHaveCount(1);
  await expect(lines(page).filter({ hasText: 'Folds' })).toHaveCount(1);
});

test('the timeline shows an earlier map, and a branch from there is a world of its own', async ({ page }) => {
  await setUpWorld(page, { seed: 'winter-key-hall', decides: 'Story' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  const last = await inkOf(page);
  const scrubber = page.getByRole('slider', { name: 'Moment' });
  await scrubber.fill('12');
  await expect(page.getByRole('heading', { name: 'As it was then' })).toBeVisible();
  expect((await inkOf(page)).length).toBeLessThan(last.length);
  await expect(page.locator('.line[aria-current]')).toHaveCount(1);
  await look(page, 'looking-back');
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await inkOf(page)).toBe(last);

  await unfolded(page);
  await lines(page).nth(10).getByRole('button').click();
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await expect(page.locator('.toast', { hasText: 'A branch of' })).toBeVisible();
  await expect.poll(async () => (await recordOf(page)).length).toBeLessThan(16);
  await page.getByRole('link', { name: 'Shelf' }).click();
  await expect(page.locator('.world')).toHaveCount(2);

  await page.locator('.world h2 a').last().click();
  await expect(over(page)).toBeVisible();
  await lines(page).nth(10).getByRole('button').click();
  await page.getByRole('button', { name: 'Undo to here' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
});

test('a finished age keeps look, layers, hands and view over a reload', async ({ page }) => {
  await setUpWorld(page, { seed: 'pale-fern-cairn', decides: 'Random' });
  await page.getByRole('button', { name: /^Age/ }).click();
  await expect.poll(() => primordialIsOver(page)).toBe(true);
  await page.getByRole('button', { name: 'Look and layers' }).click();
  await page.getByLabel('Blueprint').check();
  await page.getByLabel('Hatching').uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await isKept(page);
  const paper = async () => await page.locator('.map-paper').boundingBox();
  const before = await paper();
  const drawn = await inkOf(page);
  await page.reload();
  await expect.poll(() => inkOf(page)).toBe(drawn);
  // Where the paper lies is kept rounded: it may be off by a part of a pixel.
  const after = await paper();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? Number.NaN))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Hands', exact: true }).click();
  await expect(page.getByLabel('Random', { exact: true })).toBeChecked();
});
