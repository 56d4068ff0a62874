import { expect } from '@playwright/test';
import { faults, isKept, openPlayed, recordOf, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('[CH-VOI-02] [CH-REC-07] the saga stands beside the record, and every passage leads to its moment', async ({
  page,
}) => {
  const heard = watchHouse(page);
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  await page.getByRole('button', { name: 'Read the saga' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'a saga' })).toBeChecked();
  const passages = dialog.locator('.told-part p');
  await expect(passages.first()).toBeVisible();
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(2);
  await look(page, 'saga-1280');
  expect(await faults(page)).toEqual([]);
  await dialog.getByText('annals', { exact: true }).click();
  await expect(dialog.getByRole('table').first()).toBeVisible();
  // In German, too.
  await dialog.getByText('Deutsch').click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Vor der Zählung');
  await dialog.getByText('English').click();
  // At the end of a world three titles are offered, and the person's own words are kept.
  await expect(dialog.getByRole('group', { name: 'It is called' }).getByRole('radio')).toHaveCount(3);
  await dialog.getByLabel('A title of your own').fill('What the Person Said');
  await dialog.getByRole('button', { name: 'Call it so' }).click();
  await expect(dialog.getByRole('radio', { name: 'What the Person Said' })).toBeChecked();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as Markdown' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.md$/);
  await dialog.getByText('a saga', { exact: true }).click();
  await passages.first().getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.record-lines [aria-current]')).toBeVisible();
  await isKept(page);
  expect(heard).toEqual([]);
});

test('the record is told as annals: a line a turn, with the others folded under it', async ({ page }) => {
  const heard = watchHouse(page);
  await openPlayed(page, 'told', ({ ask }) => ask === null);
  const record = page.getByRole('region', { name: 'The historical record' });
  await expect(record.getByLabel('annals')).toBeChecked();
  await record.getByLabel('annals').uncheck();
  const lines = (await recordOf(page)).length;
  await record.getByLabel('annals').check();
  const turns = record.locator('.annals-turn');
  await expect(turns.first()).toBeVisible();
  expect(await turns.count()).toBeGreaterThan(10);
  // What happened last is read without a press.
  await expect(record.locator('.annals-turn details[open]')).toHaveCount(1);
  const [told] = await turns.locator('> button').allInnerTexts();
  expect(told).toMatch(/\.$/);
  await turns.first().locator('summary').click();
  await expect(turns.first().locator('.line').first()).toBeVisible();
  // Nothing is lost by it: the same lines are folded there.
  await expect(page.locator('.record-lines .line')).toHaveCount(lines);
  expect(await faults(page)).toEqual([]);
  // Whoever looks for something sees lines.
  await record.getByLabel('Search the record').fill('fought');
  await expect(turns).toHaveCount(0);
  expect(heard).toEqual([]);
});
