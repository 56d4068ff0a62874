import { expect, type Page } from '@playwright/test';
import { faults, faultsInDark, openShelf, playedOn, prompt, stored, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const MOLES = `card Clockwork Moles
kind denizen
tags neutral, builder, miner
start ●●○
lair mine
says "<img src=x onerror=hacked=1>"
always exploit ore or gems
one of:
- scout
- fight weaker denizens
- build Gear Gate (req ○○ / gain ⌂)
`;

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function openCards(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await openShelf(page);
  await page.getByRole('link', { name: 'My cards' }).click();
  await page.getByLabel('Card files').setInputFiles(files);
}

test('a good and a faulty card are opened; the good one comes into a world, drawn by hand', async ({ page }) => {
  test.slow();
  const heard = watchHouse(page);
  await openCards(page, file('moles.card', MOLES), file('broken.card', MOLES.replace('exploit', 'expolit')));
  await expect(page.getByText('Error in line 7, column 8:')).toBeVisible();
  await expect(page.getByText('Expected: an action. The nearest word: exploit.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Clockwork Moles' })).toContainText('<img src=x');
  expect(await faults(page)).toEqual([]);
  expect(await faultsInDark(page)).toEqual([]);
  await look(page, 'own-cards');

  await page.reload();
  await page.getByRole('link', { name: 'Shelf' }).click();
  await page.getByRole('button', { name: 'Set up a world' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('broken.card')).toBeDisabled();
  await expect(form.getByLabel('moles.card')).toBeChecked();
  for (const choice of ['Story', 'The game, by itself', 'I do, from my own deck'])
    await form.getByLabel(choice, { exact: true }).check();
  await form.getByLabel('Notebook').check();
  await form.getByRole('button', { name: 'Begin this world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  for (let age = 0; age < 2; age++) await page.getByRole('button', { name: /^Age/ }).click();
  await playedOn(page);
  for (let steps = 0; steps < 40 && (await prompt(page).textContent()) !== 'Which card comes?'; steps++)
    await page.getByRole('button', { name: /^Step/ }).click();
  await page.getByRole('searchbox', { name: /^Find among/ }).fill('clockwork');
  expect(await faults(page)).toEqual([]);
  await page.locator('.options .answer').click();
  const groups = page.getByRole('region', { name: 'Groups on the map' });
  for (let steps = 0; steps < 20 && !(await groups.getByText('Moles').count()); steps++)
    await page.getByRole('button', { name: /^Step/ }).click();
  await expect(groups).toContainText('Moles');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(heard).toEqual([]);
});

test('a card is written, told what is wrong while it is, mended, switched off and removed', async ({ page }) => {
  await openShelf(page);
  await page.getByRole('link', { name: 'My cards' }).click();
  await page.getByRole('button', { name: 'Write or paste a card' }).click();
  const text = page.getByLabel('Write or paste a card');
  await text.fill(MOLES.replace('scout', 'scuot'));
  await expect(page.getByText('did you mean "scout"?')).toBeVisible();
  await text.fill(MOLES);
  await expect(page.locator('.problems li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep it as clockwork-moles.card' }).click();
  await page.getByLabel('In new worlds').uncheck();
  await expect
    .poll(async () => (await stored<{ readonly on: boolean }>(page, 'cards')).map(({ on }) => on))
    .toEqual([false]);
  await page.reload();
  await expect(page.getByLabel('In new worlds')).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove clockwork-moles.card' }).click();
  await expect(page.getByText('You have no cards of your own yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Clockwork Moles' })).toBeVisible();
});

test('cards are dropped and pasted; what is too large or empty is refused in a sentence', async ({ page }) => {
  await openCards(page, file('huge.card', '#'.repeat(90_000)));
  await expect(page.getByRole('alertdialog')).toContainText('far smaller');
  await page.keyboard.press('Escape');
  await page.getByLabel('Card files').setInputFiles([file('none.card', ' \n')]);
  await expect(page.getByRole('alertdialog')).toContainText('nothing in it');
  await page.keyboard.press('Escape');
  const dropped = await page.evaluateHandle((card) => {
    const data = new DataTransfer();
    data.items.add(new File([card], 'dropped.card', { type: 'text/plain' }));
    return data;
  }, MOLES);
  await page.dispatchEvent('.cards-room', 'drop', { dataTransfer: dropped });
  await expect(page.getByRole('heading', { name: 'dropped.card' })).toBeVisible();
  await page.evaluate(
    (card) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', card);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    MOLES.replace('Clockwork Moles', 'Paper Moles'),
  );
  await expect(page.getByRole('heading', { name: 'paper-moles.card' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
