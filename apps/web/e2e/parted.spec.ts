import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { save } from '@understory/table';
import { faults, lines, openPlayed, openShelf, recordOf, watchHouse } from './house.ts';
import { peopleAtWork, playedTo } from './played.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const OLD = 'older-than-the-rules';

interface Saved {
  answers: { at: number; choose?: string }[];
  picture: { page: unknown };
}

/** A save of a world whose last choice the rules no longer offer. */
function oldSave(): Saved {
  const saved = JSON.parse(JSON.stringify(save(playedTo(OLD, peopleAtWork)))) as Saved;
  const last = saved.answers.findLast((it) => it.choose !== undefined);
  if (last) last.choose = 'no longer offered';
  return saved;
}

async function openSave(page: Page, saved: Saved): Promise<void> {
  await openShelf(page);
  const buffer = Buffer.from(JSON.stringify(saved));
  await page.getByLabel('Save file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { name: 'Only to look at' })).toBeVisible();
}

test('a save that no longer fits is looked at, and played on as a world of its own', async ({ page }) => {
  const heard = watchHouse(page);
  await openPlayed(page, OLD, peopleAtWork);
  const record = await recordOf(page);
  const saved = oldSave();
  await openSave(page, saved);
  await expect(page.getByRole('note')).toContainText(/answer \d+ of \d+ no longer fits/);
  expect(await recordOf(page)).toEqual(record);
  await expect(page.locator('.map-ink svg')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await look(page, 'parted');
  const now = await page.locator('.map-ink').innerHTML();
  await lines(page).nth(3).getByRole('button').click();
  await expect(lines(page).nth(3)).toHaveAttribute('aria-current', 'true');
  expect(await page.locator('.map-ink').innerHTML()).not.toBe(now);

  const old = page.url();
  await page.getByRole('button', { name: 'Go on from where it still fits' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  expect(page.url()).not.toBe(old);
  await page.getByRole('button', { name: 'Step' }).click();
  await page.goto(old);
  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take the save along' }).click();
  expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))).toEqual(saved);
  await page.getByRole('button', { name: 'Back to the shelf' }).click();
  await expect(page.locator('.world')).toHaveCount(3);
  expect(heard).toEqual([]);
});

test('the world that is played on lies on the table at once, and the old one is not opened again', async ({ page }) => {
  await openSave(page, oldSave());
  const waited = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('main.waiting')) tell(true);
          if (document.querySelector('[role=application]')) tell(false);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Go on from where it still fits' }).click();
  expect(await waited).toBe(false);
});

test('a picture that does not pass is not shown', async ({ page }) => {
  const saved = oldSave();
  await openSave(page, { ...saved, picture: { page: '<img src=x onerror=alert(1)>' } });
  await expect(page.getByText('can’t be read, so it is not shown')).toBeVisible();
  await expect(page.locator('.map-ink, .record')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});
