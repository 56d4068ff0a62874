import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { faults, inkOf, isKept, playedOn, prompt, setUpWorld, stored, watchHouse } from './house.ts';
import { test } from './test.ts';

/** The map is drawn: what is on it stays where it is, and can be taken hold of. */
async function dry(page: Page): Promise<void> {
  await expect(page.locator('.map-ink svg')).toBeAttached();
  await expect(page.locator('.map-ink')).not.toHaveAttribute('aria-busy', 'true');
}

/** A small world at the end of its Primordial Age, with four deposits of gems. */
async function smallWorld(page: Page, seed = 'a hand on the page'): Promise<void> {
  await setUpWorld(page, { seed, decides: 'Story', page: 'Notebook' });
  // Not by its key: a table that is not ready yet does not hear it.
  await page.getByRole('button', { name: /^Age/ }).click();
  await expect(page.locator('.card h2')).not.toContainText('Primordial');
  await playedOn(page);
  await dry(page);
}

interface Kept {
  readonly sums: object;
  readonly steps: number;
  readonly beside?: { readonly edits: readonly { readonly do: string }[] };
}

/** The save on the shelf. */
async function kept(page: Page): Promise<Kept> {
  const [game] = await stored<{ readonly save: Kept }>(page, 'games');
  if (!game) throw new Error('nothing is kept');
  return game.save;
}

/** What the pen has done, as it is kept. */
const done = async (page: Page) => ((await kept(page)).beside?.edits ?? []).map((edit) => edit.do);

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Pen' });
const use = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page) => page.locator('.pen-said');

/** A place on the map, in parts of its window. */
async function at(page: Page, across: number, down: number): Promise<[number, number]> {
  const box = await page.locator('.pen-glass').boundingBox();
  if (!box) throw new Error('nobody is drawing');
  return [box.x + box.width * across, box.y + box.height * down];
}

async function scribble(page: Page, down: number): Promise<void> {
  await page.mouse.move(...(await at(page, 0.3, down)));
  await page.mouse.down();
  for (let i = 1; i <= 12; i++) await page.mouse.move(...(await at(page, 0.3 + i * 0.02, down + (i % 3) * 0.02)));
  await page.mouse.up();
}

/** Choose a thing from the list of what can be changed. */
async function choose(page: Page, name: string, nth = 0): Promise<void> {
  await use(page, 'Things');
  await page.getByLabel('Search the things').fill(name);
  await page.locator('.thing-button').nth(nth).click();
  await expect(page.getByRole('region', { name: 'Change the drawing' })).toBeVisible();
}

test('[H2-GEN-09] what a hand draws is kept, taken back and exported, and the game is as it was', async ({ page }) => {
  const heard = watchHouse(page);
  await smallWorld(page);
  await expect.poll(async () => (await kept(page)).steps).toBeGreaterThan(10);
  await isKept(page);
  const before = await kept(page);
  expect(before.beside).toBeUndefined();

  await page.keyboard.press('d');
  await use(page, 'red ink');
  await use(page, 'broad nib');
  await scribble(page, 0.55);
  await scribble(page, 0.7);
  await expect.poll(() => done(page)).toEqual(['stroke', 'stroke']);
  // What is not on the sheet yet can't be rubbed out.
  await dry(page);
  await use(page, 'Eraser');
  await page.mouse.click(...(await at(page, 0.3, 0.7)));
  await expect.poll(() => done(page)).toEqual(['stroke', 'stroke', 'erase']);
  await expect(page.locator('.pen-sheet [data-layer] path, .pen-sheet path[data-layer]')).toHaveCount(1);

  await use(page, 'Sticker');
  await page.getByLabel('Search the stickers').fill('dragon');
  await page.getByRole('button', { name: 'dragon', exact: true }).click();
  await page.mouse.click(...(await at(page, 0.7, 0.8)));

  await use(page, 'Move');
  await choose(page, 'a deposit of gems', 2);
  const drawing = await inkOf(page);
  await page.getByRole('button', { name: 'A quarter bead right' }).click();
  await expect.poll(() => inkOf(page)).not.toBe(drawing);
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toHaveText(/would (no longer be|come) near/);
  await page.getByLabel('Name', { exact: true }).fill('The <Eye> of Stone');
  await page.getByRole('button', { name: 'Name it' }).click();
  await expect(page.getByRole('heading', { name: 'The <Eye> of Stone' })).toBeVisible();
  await expect(page.locator('.map-ink [data-label] text', { hasText: 'Eye' })).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  const all = ['stroke', 'stroke', 'erase', 'sticker', 'nudge', 'name'];
  await expect.poll(() => done(page)).toEqual(all);

  await use(page, 'Done');
  await expect(toolbar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.map-ink [data-label] text', { hasText: 'Eye' })).toHaveCount(1);
  await expect(page.locator('.pen-sheet g[transform]')).toHaveCount(1);
  await expect(page.locator('.record-lines em', { hasText: 'The <Eye> of Stone' })).toHaveCount(1);

  const downloads = page.waitForEvent('download');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Map, as SVG' }).click();
  const svg = readFileSync(await (await downloads).path(), 'utf8');
  expect(svg).toMatch(/<g id="pen"[^>]*>.*<path/);
  expect(svg).toMatch(/<g id="stickers"[^>]*>.*transform="translate/);
  expect(svg).toContain('&lt;Eye&gt;');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('d');
  await expect(toolbar(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => done(page)).toEqual(all.slice(0, -1));
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => done(page)).toEqual(all);
  for (let i = 0; i < all.length; i++) await use(page, 'Undo the pen');
  await expect.poll(async () => (await kept(page)).beside).toBeUndefined();
  const after = await kept(page);
  expect([after.sums, after.steps]).toEqual([before.sums, before.steps]);
  expect(heard).toEqual([]);
});

test('[H2-GEN-09] rooms and labels are dragged; a crosshair does for those without a pointer', async ({ page }) => {
  await smallWorld(page);
  const ask = await prompt(page).textContent();
  await page.keyboard.press('d');
  await use(page, 'Move');
  const label = page.locator('.map-ink [data-label] text').first();
  const box = await label.boundingBox();
  if (!box) throw new Error('the map has no label');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => done(page)).toEqual(['label']);
  await expect.poll(async () => ((await label.boundingBox())?.y ?? 0) - box.y).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'As the game has it' }).click();
  await expect.poll(() => done(page)).toEqual(['label', 'reset']);

  // A deposit of gems, by a fifth of a bead; and then by far too much.
  const gem = page.locator('.map-ink [data-piece="p10"]').first();
  const bead = ((await page.locator('.map-paper').boundingBox())?.width ?? 0) / 20;
  const drag = async (across: number) => {
    await dry(page);
    const from = await gem.boundingBox();
    if (!from) throw new Error('the map has no gems');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across * bead, y, { steps: 4 });
    await expect(page.locator('.pen-ghost')).toHaveCount(1);
    await page.mouse.up();
  };
  await drag(0.2);
  await expect.poll(() => done(page)).toEqual(['label', 'reset', 'nudge']);
  await drag(-4);
  await expect(said(page)).not.toBeEmpty();
  expect(await done(page)).toEqual(['label', 'reset', 'nudge']);

  await use(page, 'Sticker');
  await page.locator('.pen-glass').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => done(page)).toEqual(['label', 'reset', 'nudge', 'sticker']);
  await page.keyboard.press('Escape');
  await expect(toolbar(page)).toHaveCount(0);
  expect(await prompt(page).textContent()).toBe(ask);
});

/** Take hold of something in its middle, and carry it so many pixels. */
async function carry(page: Page, held: Locator, across: number, down: number): Promise<void> {
  await dry(page);
  const box = await held.boundingBox();
  if (!box) throw new Error('there is nothing to take hold of');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 5 });
  await page.mouse.up();
}

test('[H2-GEN-09] a sticker is carried elsewhere, and a tunnel bent by its handles', async ({ page }) => {
  await smallWorld(page, 'strings');
  await page.keyboard.press('d');
  await use(page, 'Sticker');
  await page.mouse.click(...(await at(page, 0.7, 0.8)));
  const sticker = page.locator('.pen-sheet g[transform]');
  const put = await sticker.getAttribute('transform');
  await use(page, 'Move');
  await carry(page, sticker, -60, -30);
  await expect.poll(() => done(page)).toEqual(['sticker', 'restick']);
  const carried = await sticker.getAttribute('transform');
  expect(carried).not.toBe(put);
  const panel = page.getByRole('region', { name: 'Change the drawing' });
  await expect(panel.getByRole('heading', { name: 'Sticker: dragon' })).toBeVisible();
  await panel.getByRole('button', { name: 'A quarter bead right' }).press('ArrowDown');
  await expect.poll(() => done(page)).toEqual(['sticker', 'restick', 'restick']);
  await expect(sticker).not.toHaveAttribute('transform', carried ?? '');
  await use(page, 'Undo the pen');
  await expect(sticker).toHaveAttribute('transform', carried ?? '');
  await use(page, 'Undo the pen');
  await expect(sticker).toHaveAttribute('transform', put ?? '');
  await use(page, 'Redo the pen');
  await choose(page, 'dragon');
  expect(await faults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Take it off' }).click();
  await expect(sticker).toHaveCount(0);
  await expect.poll(() => done(page)).toEqual(['sticker', 'restick', 'erase']);

  await choose(page, 'a tunnel that strings the caverns');
  const straight = await inkOf(page);
  const handles = page.locator('.pen-handle');
  await expect(handles).toHaveCount(3);
  const bead = ((await page.locator('.map-paper').boundingBox())?.width ?? 0) / 20;
  await carry(page, handles.nth(1), 0, bead / 2);
  await expect.poll(() => done(page)).toEqual(['sticker', 'restick', 'erase', 'course']);
  await expect.poll(() => inkOf(page)).not.toBe(straight);
  // Much farther than it may go from its own course.
  await carry(page, handles.nth(1), 0, bead * 4);
  await expect(said(page)).toHaveText('It would go more than one bead from where it is.');
  await panel.getByRole('button', { name: 'As the game has it' }).click();
  await expect.poll(() => inkOf(page)).toBe(straight);
});

test('[H2-GEN-08] each age lies on tracing paper: hidden, paler, or alone', async ({ page }) => {
  await smallWorld(page);
  const gems = page.locator('.map-ink [data-piece="p8"]');
  await expect(gems).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Look and layers' }).click();
  const slider = page.getByLabel('How much of the Primordial Age is seen');
  await slider.fill('30');
  await expect(page.locator('.map-ink [data-piece="p8"][opacity=".3"]')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Age of Civilization alone' }).click();
  await expect(gems).toHaveCount(0);
  await page.getByRole('button', { name: 'All ages, stacked' }).click();
  await expect(gems).not.toHaveCount(0);
  await expect(page.locator('.map-ink [data-piece="p8"][opacity]')).toHaveCount(0);
});

test('[H2-GEN-09] a save opens without drawings that can’t be read, and says so; a link carries those that can', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
  await smallWorld(page);
  await page.keyboard.press('d');
  await expect(toolbar(page)).toBeVisible();
  await scribble(page, 0.6);
  await expect.poll(() => done(page)).toEqual(['stroke']);
  const save = await kept(page);
  await use(page, 'Done');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page).toHaveTitle(/#\/open\//);
  const link = await page.title();

  await page.goto('/');
  const bad = { ...save, beside: { ...save.beside, edits: [{ do: 'stroke', points: ['<script>'] }] } };
  const buffer = Buffer.from(JSON.stringify(bad));
  await page.getByLabel('Save file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('alertdialog')).toContainText('The drawings on this map are left out');
  await page.keyboard.press('Escape');
  await expect(page.locator('.map-ink [data-piece="p8"]')).not.toHaveCount(0);
  await expect(page.locator('.pen-sheet [data-layer]')).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.pen-sheet [data-layer]')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one finger draws, two move the map', async ({ page }) => {
    await smallWorld(page);
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(toolbar(page)).toBeVisible();
    const [x, y] = await at(page, 0.4, 0.8);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await touch('touchStart', [x, y]);
    for (let i = 1; i < 8; i++) await touch('touchMove', [x + i * 8, y - i * 2]);
    await touch('touchEnd');
    await expect.poll(() => done(page)).toEqual(['stroke']);
    const paper = page.locator('.map-paper');
    const lay = await paper.getAttribute('style');
    await touch('touchStart', [x, y]);
    await touch('touchStart', [x, y], [x + 60, y]);
    for (let i = 1; i < 6; i++) await touch('touchMove', [x - i * 6, y], [x + 60 + i * 6, y]);
    await touch('touchEnd');
    await expect.poll(() => paper.getAttribute('style')).not.toBe(lay);
    expect(await done(page)).toEqual(['stroke']);
    expect(await faults(page)).toEqual([]);
  });
});
