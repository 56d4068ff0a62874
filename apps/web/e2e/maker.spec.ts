import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  ask,
  faults,
  faultsInDark,
  inkOf,
  isKept,
  openShelf,
  over,
  prompt,
  recordOf,
  stopAdvisor,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

interface Wanted {
  readonly who?: 'Alone' | 'Several round this device' | 'Several, each on their own device';
  readonly fields: Readonly<Record<string, string>>;
}

async function begin(page: Page, { who = 'Alone', fields }: Wanted): Promise<void> {
  await openShelf(page);
  await page.getByRole('button', { name: 'Set up Dungeon Maker Deluxe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(who, { exact: true }).check();
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Begin this game' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** Press for dice until somebody has to choose. */
async function rollOn(page: Page): Promise<void> {
  const roll = page.locator('.rolling .answer');
  while ((await roll.count()) > 0) {
    const before = await prompt(page).textContent();
    await roll.click();
    await expect(prompt(page)).not.toHaveText(before ?? '');
  }
}

/** Answer on the sheet where it lights a square, else by the first card. */
async function answerOnce(page: Page): Promise<void> {
  const before = await prompt(page).textContent();
  const draw = page.getByRole('button', { name: 'Draw it so' });
  const spot = page.locator('.board-spot').first();
  if ((await draw.count()) > 0) await draw.click();
  else if ((await spot.count()) > 0) await spot.click();
  else await page.locator('.options .answer').first().click();
  await expect(prompt(page)).not.toHaveText(before ?? '');
}

test('a dungeon is drawn by clicking on the sheet, and played to its score', async ({ page }) => {
  const heard = watchHouse(page);
  await begin(page, { fields: { Seed: 'quick newt' } });
  await rollOn(page);
  await expect(prompt(page)).toHaveText('Where does the entrance go?');
  await expect(page.locator('.board-spot')).toHaveCount(4);
  await page.locator('.why-square').nth(14).click();
  await expect(page.locator('.refusal')).toContainText('four corners');
  await expect(page.locator('.refusal a')).toHaveText('DM-SET-03');
  await page.locator('.board-spot[data-option="1,1"]').click();
  await expect(page.locator('.turning')).toContainText('north–south');
  await page.keyboard.press('n');
  await expect(page.locator('.turning')).toContainText('east–west');
  await expect(page.locator('.ghost')).toHaveCount(1);
  await page.locator('.board-spot[data-option="1,1"]').click();
  await expect(prompt(page)).toHaveText('Which spell is circled from the start?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText('Where does the entrance go?');
  await page.locator('.board-spot[data-option="1,1"]').click();
  await page.keyboard.press('Enter');
  await answerOnce(page);
  for (let i = 0; i < 14; i++) {
    await rollOn(page);
    await answerOnce(page);
  }
  await expect(page.locator('.round-strip .used').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await faultsInDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.prompt p')).toContainText(/points?: (Rubble|a (Cellar|Dungeon|Labyrinth|Legend))/);
  await expect(page.locator('.hero-rows tbody tr')).not.toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  const table = page.url();
  await ask(page)
    .getByRole('button', { name: /^Next seed.*quick newt 2/ })
    .click();
  await expect(over(page)).toHaveCount(0);
  expect(page.url()).not.toBe(table);
  expect(heard).toEqual([]);
});

test('a game is there again after a reload, and the same from a link in another browser', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, { fields: { Seed: 'old lamp' } });
  await page.getByRole('button', { name: 'Turn ▸▸' }).click();
  await page.getByRole('button', { name: 'Turn ▸▸' }).click();
  await expect(page.locator('.round-strip .used')).toHaveCount(1);
  const [asked, sheet] = [await prompt(page).textContent(), await inkOf(page)];
  await page.reload();
  await expect(prompt(page)).toHaveText(asked ?? '');
  expect(await inkOf(page)).toBe(sheet);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  const record = await recordOf(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.locator('.toast', { hasText: 'The link is copied.' })).toBeVisible();
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sheet, as PDF', exact: true }).click();
  const pdf = await printing;
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(over(other)).toBeVisible();
  expect(await recordOf(other)).toEqual(record);
  await elsewhere.close();
});

test('the advisor plays on beside the page and shows a bar for each option', async ({ page }) => {
  await begin(page, { fields: { Seed: 'quick newt' } });
  await rollOn(page);
  const playouts = await stopAdvisor(page);
  await expect(page.locator('.advisor li')).toHaveCount(8);
  await expect(page.locator('.advisor-count')).toHaveText(
    `The final score on average, ${playouts} playouts of each option.`,
  );
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.locator('.options .answer').first().click();
  await expect(page.locator('.advisor')).toHaveCount(0);
});

test('two who name the same table swap result codes and see who won; a bad code is refused with why', async ({
  page,
}) => {
  const play = async (name: string): Promise<string> => {
    await begin(page, {
      who: 'Several, each on their own device',
      fields: { 'Table code': ' k7q2', 'Your name': name },
    });
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(over(page)).toBeVisible();
    return (await page.locator('.result-code').textContent()) ?? '';
  };
  const ann = await play('Ann');
  const ben = await play('Ben');
  expect(ben).not.toBe(ann);
  const others = page.getByLabel('The others’ codes');
  await others.fill(`${ann.slice(0, -1)}${ann.endsWith('x') ? 'y' : 'x'}`);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await expect(page.locator('.together .wrong')).toContainText('mistyped or cut off');
  await others.fill(ann);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await expect(page.getByRole('table', { name: 'Standings' }).locator('tbody tr')).toHaveCount(2);
  await expect(page.locator('.standings .won')).not.toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await isKept(page);
  await page.reload();
  await expect(others).toHaveValue(ann);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await expect(page.locator('.standings .won')).not.toHaveCount(0);
});

/** Step on, behind any curtain, until one is drawn that says something. */
const stepToCurtain = (page: Page, saying: string): Promise<void> =>
  page.evaluate(async (words) => {
    const step = [...document.querySelectorAll('button')].find((it) => it.textContent === 'Step ▸');
    const isThere = () => document.querySelector('dialog')?.textContent?.includes(words) ?? false;
    for (let i = 0; i < 3000 && step && !step.disabled && !isThere(); i++) {
      step.click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, saying);

test('round one small device, the naming of actions goes behind a curtain, and so does a spell on another’s dungeon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, {
    who: 'Several round this device',
    fields: { Seed: 'two moths', 'Names of the players': 'Ann, Ben' },
  });
  const curtain = page.getByRole('dialog', { name: /Pass the device to/ });
  for (let i = 0; i < 60 && (await curtain.count()) === 0; i++) {
    const before = await page.locator('#ask').textContent();
    await page.getByRole('button', { name: 'Step ▸' }).click();
    await expect(page.locator('#ask')).not.toHaveText(before ?? '');
  }
  const name = /to (Ann|Ben)/.exec((await curtain.textContent()) ?? '')?.[1];
  await curtain.getByRole('button', { name: `I am ${name}` }).click();
  await expect(curtain).toHaveCount(0);
  await expect(prompt(page)).toContainText(`${name}: `);
  await page.getByRole('tab', { name: 'The record' }).click();
  await expect(page.locator('.face-down')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faults(page)).toEqual([]);

  await stepToCurtain(page, 'may cast a spell there');
  const told = (await curtain.textContent()) ?? '';
  const [, owner, caster] = /in (Ann|Ben)’s dungeon, and (Ann|Ben) may/.exec(told) ?? [];
  expect(new Set([owner, caster]).size).toBe(2);
  await look(page, 'curtain-390');
  await curtain.getByRole('button', { name: `I am ${caster}` }).click();
  await expect(curtain).toHaveCount(0);
  await expect(prompt(page)).toContainText(`${caster}: `);
});
