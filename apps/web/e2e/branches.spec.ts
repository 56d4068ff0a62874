import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { faults, faultsInDark, inkOf, lines, playedOn, recordOf, setUpWorld, unfolded, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A small world that fate has played into the Age of Civilization. */
async function someHistory(page: Page, seed: string): Promise<void> {
  await setUpWorld(page, { seed, decides: 'Story', page: 'Notebook' });
  await page.getByRole('button', { name: /^Age/ }).click();
  await expect(page.locator('.card h2')).not.toContainText('Primordial');
  await page.getByRole('button', { name: /^Turn/ }).click();
  await playedOn(page);
}

const branches = (page: Page) => page.getByRole('dialog', { name: 'Branches' });
const rows = (page: Page) => branches(page).getByRole('listitem');

test('a history is forked, the branches are named and switched between, and compared side by side', async ({
  page,
}) => {
  const heard = watchHouse(page);
  await someHistory(page, 'what-if');
  const told = await recordOf(page);
  await page.locator('.line.dice').nth(6).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Branch from here/ }).click();
  await expect(page.locator('.toast', { hasText: 'A branch of' })).toBeVisible();
  await page.getByRole('button', { name: 'Throw again' }).click();
  await page.getByRole('button', { name: /^Age/ }).click();
  await playedOn(page);
  await page.keyboard.press('b');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).nth(1)).toContainText(/parted at .+, after \d+ answers/);
  await rows(page).nth(1).getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('<i>The other way</i>');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText('<i>The other way</i>');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
  }
  await rows(page).nth(1).getByRole('button').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(branches(page)).toHaveCount(0);
  await expect.poll(() => recordOf(page)).toEqual(told);

  await page.keyboard.press('b');
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(page.getByText(/They are one history for \d+ answers, and part at/)).toBeVisible();
  await expect(page.locator('.map-ink svg')).toHaveCount(2);
  const [here, there] = [page.locator('.map-ink').first(), page.locator('.map-ink').last()];
  const alike = async () => (await here.textContent()) === (await there.textContent());
  await expect.poll(alike).toBe(false);
  await page.getByRole('button', { name: 'Where they part' }).click();
  await expect.poll(alike).toBe(true);
  await expect(page.getByRole('region', { name: /^Only in/ }).first()).toContainText('Nothing.');
  await page.getByRole('button', { name: 'As they are now' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
    expect(await faultsInDark(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Put on the table' }).last().click();
  // Two maps lie side by side until the one is laid on the table.
  await expect(page.getByRole('application')).toHaveCount(1);
  expect(heard).toEqual([]);
});

test('what was taken back and played otherwise is kept as a branch', async ({ page }) => {
  await someHistory(page, 'taken-back');
  const told = await recordOf(page);
  await lines(page).nth(12).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Undo to here/ }).click();
  await page.keyboard.press('b');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(branches(page)).toHaveCount(0);
  await page.keyboard.press('s');
  await page.keyboard.press('b');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('taken back at');
  await rows(page).nth(1).getByRole('button').first().click();
  await expect.poll(() => recordOf(page)).toEqual(told);
  // On the shelf it does not stand among the worlds.
  await page.getByRole('link', { name: 'Shelf' }).click();
  await expect(page.locator('.world')).toHaveCount(1);
});

test('a throw of long ago is thrown again only after it was said what that takes back, and all of it comes back', async ({
  page,
}) => {
  await someHistory(page, 'thrown-long-ago');
  const told = await recordOf(page);
  // The newest answer was no throw: nothing beside the tray reaches further back.
  await expect(page.locator('.tray .thrown').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Throw again|Set by hand)$/ })).toHaveCount(0);
  await page.locator('.line.dice').nth(6).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Throw again' }).click();
  const asked = page.getByRole('dialog', { name: /^Throw again for/ });
  await expect(asked).toContainText(/This takes back what came after it: \d+ answers(, \w+ turns?)?\./);
  await look(page, 'throw-again');
  expect(await faults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Leave them as they fell' }).click();
  expect(await recordOf(page)).toEqual(told);
  await page.getByRole('button', { name: 'Throw again' }).click();
  await asked.getByRole('button', { name: 'Throw again', exact: true }).click();
  const notice = page.locator('.toast', { hasText: /^Taken back: \d+ answers/ });
  await notice.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => recordOf(page)).toEqual(told);
  // Left alone, it is kept under the name of what was different.
  await page.locator('.line.dice').nth(6).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Throw again' }).click();
  await asked.getByRole('button', { name: 'Throw again', exact: true }).click();
  await expect(notice).toBeVisible();
  await look(page, 'taken-back');
  await page.keyboard.press('b');
  const kept = rows(page).filter({ hasText: 'taken back' }).filter({ hasText: 'Age of Civilization' });
  await expect(kept.getByRole('button').first()).toHaveText(/: .+, not .+/);
  await look(page, 'branches');
  await kept.getByRole('button').first().click();
  await expect.poll(() => recordOf(page)).toEqual(told);
});

test('a branch keeps the name of its world, its sky and its hills', async ({ page }) => {
  await someHistory(page, 'same-sky');
  const title = await page.title();
  const before = await inkOf(page);
  await page.keyboard.press('b');
  await branches(page)
    .getByRole('button', { name: /^Branch from here/ })
    .click();
  await expect(page.locator('.branch-here')).toContainText('another way');
  expect(await inkOf(page)).toBe(before);
  expect(await page.title()).toBe(title);
  await look(page, 'branch-here');
  // What is taken along has the world's name on the map, and the branch's beside it where files lie side by side.
  const [world = ''] = title.split(' · ');
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Export “${world} · .+: another way”$`) });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Map, as SVG' }).click();
  const file = await downloading;
  const plain = world.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${plain}-.+another-way\\.svg$`));
  const svg = readFileSync(await file.path(), 'utf8');
  expect(svg).toContain(world);
  expect(svg).not.toContain('another way');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Shelf' }).click();
  const names = page.locator('.world h2 a');
  await expect(names).toHaveCount(2);
  expect(new Set(await names.allTextContents()).size).toBe(1);
  await look(page, 'branch-on-shelf');
});

test('the map is read as an outline: folded, searched, and of any moment', async ({ page }) => {
  await someHistory(page, 'in-so-many-words');
  await page.keyboard.press('o');
  const outline = page.getByRole('dialog');
  await expect(outline.getByRole('heading', { level: 3 }).first()).toHaveText('Who lives there');
  await expect(outline.getByRole('heading', { name: 'The surface' })).toBeVisible();
  await expect(outline.getByText(/^Ways to: /).first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
  }
  await outline.getByRole('button', { name: 'Close all' }).click();
  await expect(outline.getByText(/^Ways to: /).first()).toBeHidden();
  await outline.getByRole('button', { name: 'Open all' }).click();
  const all = await outline.getByRole('listitem').count();
  await outline.getByRole('searchbox').fill('stair');
  await expect.poll(() => outline.getByRole('listitem').count()).toBeLessThan(all);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet h1')).toBeVisible();
  await expect(page.locator('.map')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await outline.getByRole('searchbox').fill('');
  await outline.getByTitle('Show it on the map').first().click();
  await expect(page.getByRole('dialog', { name: 'What this is' })).toBeVisible();
  await page.keyboard.press('Escape');
  await unfolded(page);
  await lines(page).nth(2).getByRole('button').first().click();
  await page.keyboard.press('o');
  await expect(outline).toContainText('As it was then');
  await expect(outline.getByRole('heading', { name: 'Who lives there' })).toHaveCount(0);
});
