import { expect, type Page } from '@playwright/test';
import { beginFirstWorld, isKept, lines, stored } from './house.ts';
import { test } from './test.ts';

test('a shelf of an older version is read: branches under the names of their worlds, and what was removed in the bin', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.evaluate(
    (now) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('understory', 3);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => {
          const shelf = opening.result;
          shelf.createObjectStore('worlds', { keyPath: 'id' });
          shelf.createObjectStore('games', { keyPath: 'id' });
          shelf.createObjectStore('cards', { keyPath: 'file' });
          shelf.createObjectStore('answers', { keyPath: ['id', 'nth'] });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('worlds', 'readwrite');
          const world = { begun: 1, played: 2, where: '', size: '', thumbnail: '', removed: null };
          const kin = { root: 'a', parent: 'a', step: 3, at: 'Turn 2', takenBack: false };
          writing.objectStore('worlds').put({ ...world, id: 'a', name: 'Orrin' });
          writing.objectStore('worlds').put({ ...world, id: 'b', name: 'Orrin, otherwise from Turn 2', kin });
          writing
            .objectStore('worlds')
            .put({ ...world, id: 'c', name: 'Removed yesterday', removed: now - 86_400_000 });
          writing.objectStore('worlds').put({ ...world, id: 'd', name: 'Long gone', removed: 5 });
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    Date.now(),
  );
  await page.unroute('**/*.js');
  await page.goto('/');
  await expect(page.locator('.world h2 a')).toHaveText(['Orrin', 'Orrin']);
  await expect(page.locator('.world .own-name')).toHaveText('Orrin, otherwise from Turn 2');
  await page.locator('.bin summary').click();
  await expect(page.locator('.bin li b')).toHaveText(['Removed yesterday']);
});

test('without storage the app says so, and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
  });
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await expect(lines(page).filter({ hasText: 'Flat layers' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Shelf' }).click();
  await expect(page.getByRole('status').first()).toContainText('keeps nothing for Understory');
  await expect(page.locator('.world')).toHaveCount(1);
});

test('what was answered last is there, even if the page is left in the same moment', async ({ page }) => {
  await beginFirstWorld(page);
  await isKept(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('.answers button')?.click();
    location.reload();
  });
  await reloaded;
  await expect(lines(page).first()).toBeAttached();
  // To roll for it, and the throw.
  expect(await stored<{ readonly steps: number }>(page, 'worlds')).toMatchObject([{ steps: 2 }]);
});

test('when the storage is full the save is offered as a file', async ({ page }) => {
  await beginFirstWorld(page);
  await isKept(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('2');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('no room left');
  const downloading = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/understory\.json$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.not-kept')).toContainText('no room left');
  await page.getByRole('link', { name: 'Shelf' }).click();
  await page.getByRole('button', { name: /^Add a tag/ }).click();
  await page.keyboard.type('deep');
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('no room left');
});

test('a damaged record harms no other, and what is left of it is a file', async ({ page }) => {
  await beginFirstWorld(page);
  await isKept(page);
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('understory');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('worlds', 'readwrite');
          writing.objectStore('worlds').put({ id: 'broken', name: { of: 'nobody' }, tags: 'deep' });
          writing.oncomplete = () => done();
        };
      }),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Shelf' }).click();
  await expect(page.locator('.world')).toHaveCount(2);
  const damaged = page.locator('.world', { hasText: 'A damaged world' });
  const downloading = page.waitForEvent('download');
  await damaged.getByRole('button', { name: 'Save what is left as a file' }).click();
  expect((await downloading).suggestedFilename()).toBe('damaged-world.json');
  await damaged.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.world')).toHaveCount(1);
});

/** Another window does something to what the browser keeps. */
async function elsewhere(page: Page, what: 'newer' | 'cleared'): Promise<void> {
  const other = await page.context().newPage();
  // Not the app: a page of the same house that has nothing open itself.
  await other.goto('/icon-192.png');
  await other.evaluate(
    (done) =>
      new Promise<void>((told, fail) => {
        const asking = done === 'newer' ? indexedDB.open('understory', 9999) : indexedDB.deleteDatabase('understory');
        asking.onsuccess = () => told();
        asking.onerror = () => fail(asking.error);
      }),
    what,
  );
}

for (const [what, said] of [
  ['newer', 'A newer Understory is open in another window'],
  ['cleared', 'The browser has closed or cleared what it keeps'],
] as const)
  test(`whoever plays is told at once, and as long as it lasts, that nothing is kept: ${what}`, async ({ page }) => {
    await beginFirstWorld(page);
    await isKept(page);
    await expect(page.locator('.not-kept')).toHaveCount(0);
    await elsewhere(page, what);
    await expect(page.locator('.not-kept')).toContainText(said);
    await page.keyboard.press('2');
    await expect(lines(page).filter({ hasText: 'Flat layers' })).toHaveCount(2);
    await expect(page.locator('.not-kept')).toContainText(said);
  });
