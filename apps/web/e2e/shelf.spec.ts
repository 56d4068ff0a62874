import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { faults, inkOf, openShelf, over, recordOf, setUpWorld, stored, watchHouse } from './house.ts';
import { look, test } from './test.ts';

const LEGEND = 'Map with scale, compass and legend, as SVG';

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
  const tooLong = page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll((all) => all.flatMap((it) => (it.scrollWidth > it.clientWidth + 1 ? [it.textContent] : [])));
  expect(await tooLong).toEqual([]);
  const files: Record<string, string> = {};
  for (const kind of ['Save file', 'Map, as SVG', LEGEND, 'Map, as PNG', 'World, as JSON']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: kind }).click();
    const file = await downloading;
    files[kind] = await file.path();
    expect(file.suggestedFilename()).toMatch(/\.(understory\.json|svg|png|world\.json)$/);
  }
  expect(readFileSync(files['Map, as SVG'] ?? '', 'utf8')).toContain("font-family:'IM Fell English'");
  expect(readFileSync(files[LEGEND] ?? '', 'utf8')).toContain('epic treasure');
  expect(readFileSync(files['Map, as SVG'] ?? '', 'utf8')).not.toContain('epic treasure');
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
