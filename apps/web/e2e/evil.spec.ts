import { expect, type Page } from '@playwright/test';
import {
  ask,
  faults,
  faultsInDark,
  goneOn,
  inkOf,
  openShelf,
  over,
  prompt,
  recordOf,
  stopAdvisor,
  told,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

interface Wanted {
  readonly seed: string;
  readonly rolls?: 'I press for every throw' | 'The game, by itself' | 'I do, and type it in';
}

async function goDown(page: Page, { seed, rolls = 'The game, by itself' }: Wanted): Promise<void> {
  await openShelf(page);
  await page.getByRole('button', { name: 'Set up Dungeon of Deadliest Evil' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Seed', { exact: true }).fill(seed);
  await dialog.getByLabel(rolls, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Begin this game' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

const spot = (page: Page, key: string) => page.locator(`.board-spot[data-option^="${key}"]`);
const box = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} d\\d$`) });
const round = (page: Page) => page.locator('.round-summary h2');

/** Drag a die from one box to another; the two change places. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await box(page, from).boundingBox(), await box(page, to).boundingBox()];
  if (!a || !b) throw new Error('there is no such box');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** The dice in their boxes: dragged in the first round, pressed in the second, left as they lie from then on. */
async function assign(page: Page): Promise<void> {
  const number = await round(page).textContent();
  if (number === 'Round 1') {
    await drag(page, 'Speed', 'Combat');
    await expect(box(page, 'Combat')).toHaveAccessibleName('Combat d8');
  }
  if (number === 'Round 2') {
    await box(page, 'Combat').click();
    await box(page, 'Speed').click();
    await expect(box(page, 'Speed')).toHaveAccessibleName('Speed d8');
  }
  await page.getByRole('button', { name: 'Use these dice' }).click();
}

/** What is asked, answered where it lies: on the card, on the board, at the decks; what lies nowhere in the ask. */
async function clickOn(page: Page): Promise<void> {
  const before = await told(page);
  const asked = (await prompt(page).textContent()) ?? '';
  const attack = spot(page, 'attack').first();
  if (asked.startsWith('Which die')) await assign(page);
  else if (asked.startsWith('Search')) await page.getByRole('button', { name: /^Search: draw from/ }).click();
  else if (await attack.count()) await attack.click();
  else if (await spot(page, 'move').count()) await spot(page, 'move').click();
  else if (await spot(page, 'on').count()) await spot(page, 'on').click();
  else if (await spot(page, 'stop').count()) await spot(page, 'stop').click();
  else await page.locator('.options').getByRole('button', { name: 'Nothing more' }).click();
  await goneOn(page, before);
}

/** Four rounds by clicking, and the rest as fate advises, ask by ask. */
async function playWhole(page: Page): Promise<void> {
  while (/^Round [1-4]$/.test((await round(page).textContent()) ?? '')) await clickOn(page);
  for (let asked = 0; asked < 90 && (await over(page).count()) === 0; asked++) {
    const before = await told(page);
    await ask(page)
      .getByRole('button', { name: /^Let fate decide/ })
      .click();
    await goneOn(page, before);
  }
  await expect(over(page)).toBeVisible();
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a game is won by clicking, and told as a story', async ({ page }) => {
    test.slow();
    const heard = watchHouse(page);
    await goDown(page, { seed: 'deep-102' });
    await expect(page.getByText('Noah Sheola')).toBeVisible();
    await playWhole(page);
    await expect(page.locator('#ask')).toContainText('a minor victory');
    await expect(page.locator('.objectives .done')).not.toHaveCount(0);
    await look(page, 'evil-won');
    expect(await faultsInDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read the story' }).click();
    await expect(page.getByRole('dialog')).toContainText('seed deep-102');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Story, as Markdown' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('deadliest-evil-deep-102.md');
    expect(heard).toEqual([]);
  });

  test('a game is lost by clicking, and can be taken back', async ({ page }) => {
    test.slow();
    await goDown(page, { seed: 'deep-15' });
    await playWhole(page);
    await expect(page.locator('#ask')).toContainText('Kora died in the dungeon.');
    await expect(page.getByRole('img', { name: 'Life 0 of 6' })).toBeVisible();
    const [record, ink] = [await recordOf(page), await inkOf(page)];
    await page.getByRole('button', { name: '↶ Undo' }).click();
    await expect(over(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo ↷' }).click();
    await expect(over(page)).toBeVisible();
    expect(await recordOf(page)).toEqual(record);
    await page.reload();
    await expect(over(page)).toBeVisible();
    expect(await recordOf(page)).toEqual(record);
    expect(await inkOf(page)).toBe(ink);
    await page.keyboard.press('[');
    await expect(prompt(page)).toHaveText('As it was then');
    await page.getByRole('link', { name: 'Shelf' }).click();
    await expect(page.locator('.world')).toContainText('Kora died in the dungeon.');
  });

  test('the advisor’s bars grow, stop, and go when something else is asked', async ({ page }) => {
    await goDown(page, { seed: 'advised' });
    await page.getByRole('button', { name: 'Ask the advisor' }).click();
    const advisor = page.getByRole('region', { name: 'The advisor' });
    await expect(advisor.locator('li')).toHaveCount(6);
    await expect(advisor).toContainText('playouts of each option');
    await expect
      .poll(() => advisor.locator('.bar .part').evaluateAll((parts) => parts.some((it) => it.clientWidth > 0)))
      .toBe(true);
    expect(await faults(page)).toEqual([]);
    await look(page, 'evil-advice');
    await advisor.locator('li button').first().click();
    await expect(advisor).toHaveCount(0);
    await expect(prompt(page)).toHaveText('What does Kora do?');
    const playouts = await stopAdvisor(page);
    await expect(advisor).toContainText(`${playouts} playouts of each option.`);
    await expect(advisor.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  });
});

test('a link brings the same game to somebody else', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goDown(page, { seed: 'handed-on' });
  for (const key of ['t', 't', 't', 'f', 'f']) await page.keyboard.press(key);
  await expect(page.locator('#ask .prompt')).toBeVisible();
  const [record, ink] = [await recordOf(page), await inkOf(page)];
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('application')).toBeVisible();
  expect(await recordOf(theirs)).toEqual(record);
  expect(await inkOf(theirs)).toBe(ink);
  await other.close();
});

test('two ways down are compared, board beside board, at any moment', async ({ page }) => {
  const heard = watchHouse(page);
  await goDown(page, { seed: 'two ways down' });
  const before = await told(page);
  await page.keyboard.press('t');
  await goneOn(page, before);
  await page.getByRole('button', { name: 'Branches' }).click();
  await page.getByRole('button', { name: /^Branch from here/ }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: 'Branches' }).click();
  await page.getByRole('button', { name: /^Compare/ }).click();
  const boards = page.locator('.way .map-ink');
  await expect(boards).toHaveCount(2);
  // Each drawing has its own names for its parts; what it is made of tells where they are alike.
  const tiles = () => boards.evaluateAll((all) => all.map((it) => it.querySelectorAll('path').length));
  const alike = async () => new Set(await tiles()).size === 1;
  await expect.poll(alike).toBe(false);
  await page.getByRole('button', { name: 'Where they part' }).click();
  await expect.poll(alike).toBe(true);
  expect(await faults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is played with keys and with dice of one’s own, told in words, and axe finds nothing', async ({ page }) => {
    await goDown(page, { seed: 'palm-1', rolls: 'I do, and type it in' });
    expect(await faults(page)).toEqual([]);
    expect(await faultsInDark(page)).toEqual([]);
    await look(page, 'evil-390');
    await page.keyboard.press('6');
    await expect(prompt(page)).toHaveText('What does Kora do?');
    await expect(page.getByTestId('said')).toContainText('Combat d4, Defense d6, Speed d8');
    await page.keyboard.press('1');
    await page.getByLabel('d8').fill('7');
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toHaveText('Where to? 7 steps left.');
    for (const left of [6, 5]) {
      await page.keyboard.press('1');
      await expect(prompt(page)).toHaveText(`Where to? ${left} steps left.`);
    }
    await page.getByRole('button', { name: 'The dungeon in words' }).click();
    await expect(page.getByRole('dialog')).toContainText('Kora on space');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.keyboard.press('u');
    await expect(prompt(page)).toHaveText('Where to? 6 steps left.');
  });
});
