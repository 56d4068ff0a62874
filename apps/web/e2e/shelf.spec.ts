import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  answerByClicking,
  beginFirstWorld,
  faults,
  inkOf,
  isKept,
  lines,
  openShelf,
  over,
  recordOf,
  setUpWorld,
  stored,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

test('a world is renamed, duplicated, deleted, and the deletion taken back', async ({ page }) => {
  await setUpWorld(page, { seed: 'salt-raven-mine', decides: 'Story' });
  await page.getByRole('button', { name: /^Age/ }).click();
  const pictures = async () => (await stored<{ readonly thumbnail: string }>(page, 'worlds')).map((it) => it.thumbnail);
  await expect.poll(pictures).toEqual([expect.stringMatching(/^data:image\//)]);
  await page.getByRole('link', { name: 'Shelf' }).click();
  const card = page.locator('.world');
  await expect(card).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\//);
  await card.getByRole('button', { name: 'Rename' }).click();
  await card.getByRole('textbox').fill('<b>Nimmerdeep</b>');
  await card.getByRole('textbox').press('Enter');
  await expect(card.getByRole('heading')).toHaveText('<b>Nimmerdeep</b>');
  await card.getByRole('button', { name: 'Duplicate' }).click();
  await expect(card).toHaveCount(2);
  await look(page, 'shelf');
  await card.first().getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(2);
  await card.first().getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(card).toHaveCount(1);
  const bin = page.locator('.bin');
  await bin.getByText('The bin: 1 world').click();
  await expect(bin).toContainText(/kept until \d+ \w+/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
    await bin.scrollIntoViewIfNeeded();
    await look(page, `bin-${width}`);
  }
  await bin.getByRole('button', { name: /^Put back/ }).click();
  await expect(card).toHaveCount(2);
  await expect(bin).toHaveCount(0);
  await card.first().locator('.picture').click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.getByRole('link', { name: 'Shelf' }).click();
  await card.first().getByRole('button', { name: 'Delete' }).click();
  await bin.getByText('The bin: 1 world').click();
  await bin.getByRole('button', { name: /^Remove for good/ }).click();
  await expect(bin).toHaveCount(0);
  expect(await stored(page, 'games')).toHaveLength(1);
});

test('save, SVG, PNG and world are exported, and the save opens again as the same world', async ({ page }) => {
  await setUpWorld(page, { seed: 'drowned-harp-vein', decides: 'Story' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  const record = await recordOf(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const files: Record<string, string> = {};
  for (const kind of ['Save file', 'Map, as SVG', 'Map, as PNG', 'World, as JSON']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: kind }).click();
    const file = await downloading;
    files[kind] = await file.path();
    expect(file.suggestedFilename()).toMatch(/\.(understory\.json|svg|png|world\.json)$/);
  }
  expect(readFileSync(files['Map, as SVG'] ?? '', 'utf8')).toContain("font-family:'IM Fell English'");
  expect(
    readFileSync(files['Map, as PNG'] ?? '')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(JSON.parse(readFileSync(files['World, as JSON'] ?? '', 'utf8'))).toBeTruthy();
  const saved = readFileSync(files['Save file'] ?? '', 'utf8');

  await page.goto('/#/');
  await page
    .getByLabel('Save file')
    .setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await expect(page.getByRole('application')).toBeVisible();
  expect(await recordOf(page)).toEqual(record);
});

test('what is no save is refused in one sentence, and nothing has changed', async ({ page }) => {
  const whole = {
    format: 'understory/save',
    version: 1,
    game: 'host',
    edition: '2',
    rules: 1,
    seed: 's',
    options: {},
    hands: {},
    steps: 0,
    answers: [],
    redo: [],
    redoSteps: 0,
    digest: '',
    picture: null,
  };
  const hostile = '<img src=x onerror="window.hacked=1">';
  const cases: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['cut off', JSON.stringify(whole).slice(0, 60), /not whole JSON/],
    ['not JSON', 'hello', /not whole JSON/],
    ['another file', '{"a":1}', /not an Understory save/],
    ['newer', JSON.stringify({ ...whole, version: 99 }), /newer Understory/],
    ['another game', JSON.stringify({ ...whole, game: hostile }), /does not play/],
    ['damaged', JSON.stringify({ ...whole, steps: -3 }), /damaged: steps/],
    ['hostile options', JSON.stringify({ ...whole, options: { name: 7, [hostile]: 1 } }), /damaged: options/],
    ['prototype', '{"__proto__":{"format":"understory/save"},"constructor":1}', /not an Understory save/],
    ['oversized', `"${'x'.repeat(17 * 1024 * 1024)}"`, /at most 16\.0 MB/],
  ];
  const heard = watchHouse(page);
  await openShelf(page);
  for (const [what, text, says] of cases) {
    await test.step(what, async () => {
      await page
        .getByLabel('Save file')
        .setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(says);
      expect(((await alert.locator('.trouble-text').textContent()) ?? '').match(/[.!?](\s|$)/g)?.length).toBe(1);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(alert).toHaveCount(0);
      await expect(page.locator('.world')).toHaveCount(0);
    });
  }
  expect(heard).toEqual([]);
});

test('a whole game is shared as a link into another browser, and a damaged link is refused', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setUpWorld(page, { seed: 'moth-wren-spring', decides: 'Story' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  const record = await recordOf(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.locator('.toast', { hasText: 'The link is copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8 * 1024);
  const map = await inkOf(page);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('application')).toBeVisible();
  expect(await recordOf(other)).toEqual(record);
  expect(await inkOf(other)).toBe(map);
  await other.goto(link.slice(0, -40));
  await expect(other.getByRole('alertdialog')).toContainText('damaged or cut off');
  await elsewhere.close();
});

test('worlds are tagged, searched for and sorted, and stay so', async ({ page }) => {
  for (const seed of ['first-of-two', 'second-of-two']) await setUpWorld(page, { seed, decides: 'Story' });
  await page.getByRole('link', { name: 'Shelf' }).click();
  const card = page.locator('.world');
  await expect(card).toHaveCount(2);
  const [newer = '', older = ''] = await card.getByRole('heading').allTextContents();
  for (const tag of ['Campaign ', 'for monday']) {
    await card
      .last()
      .getByRole('button', { name: /^Add a tag/ })
      .click();
    await expect(card.last().locator('.tags input')).toBeFocused();
    await page.keyboard.type(tag);
    await page.keyboard.press('Enter');
    await expect(card.last().locator('.tag')).toContainText([tag.trim().toLowerCase()].slice(-1));
  }
  await page.reload();
  await page.getByRole('button', { name: 'campaign', exact: true }).click();
  await expect(card.getByRole('heading')).toHaveText([older]);
  await expect(page.getByText('1 world found')).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'campaign', exact: true }).click();
  await page.getByLabel('Search the shelf').fill('monday');
  await expect(card).toHaveCount(1);
  await page.getByLabel('Search the shelf').fill('nowhere at all');
  await expect(page.getByText('No world on the shelf is like that.')).toBeVisible();
  await page.getByLabel('Search the shelf').fill('');
  await page.getByLabel('In which order').selectOption('name');
  await expect(card.getByRole('heading')).toHaveText([newer, older].sort((a, b) => a.localeCompare(b)));
  await page.getByRole('button', { name: /^Take the tag “campaign” off/ }).click();
  await expect(page.getByRole('button', { name: 'campaign', exact: true })).toHaveCount(0);
});

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
  const further = await recordOf(page);
  await expect.poll(() => recordOf(other)).toEqual(further);
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

test('hostile names stay words', async ({ page }) => {
  const heard = watchHouse(page);
  await openShelf(page);
  await page.getByRole('button', { name: 'Set up a world' }).click();
  const name = '<img src=x onerror=hacked=1>"&';
  await page.getByLabel('The world’s name').fill(name);
  await page.getByLabel('Seed', { exact: true }).fill('</script><script>hacked=1</script>');
  await page.getByRole('button', { name: 'Begin this world' }).click();
  await page.keyboard.press('e');
  await expect(page.locator('.map-ink')).toContainText('<img src=x');
  await expect(page.locator('.map-ink img')).toHaveCount(0);
  await page.getByRole('link', { name: 'Shelf' }).click();
  await expect(page.locator('.world h2')).toHaveText(name);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(heard).toEqual([]);
});

test('a save is opened by dropping it on the shelf', async ({ page }) => {
  await openShelf(page);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['{}'], 'w.json', { type: 'application/json' }));
    return data;
  });
  await page.dispatchEvent('.shelf-room', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('alertdialog')).toContainText('not an Understory save');
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
