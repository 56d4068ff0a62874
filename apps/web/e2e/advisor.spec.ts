import { expect } from '@playwright/test';
import { faults, faultsInDark, prompt, setUpWorld, stopAdvisor, watchHouse } from './house.ts';
import { look, test } from './test.ts';

for (const width of [1440, 390]) {
  test.describe(`the advisor of a world at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('plays the world on beside the page, tells what becomes of each option, and goes when it is answered', async ({
      page,
    }) => {
      const heard = watchHouse(page);
      await setUpWorld(page, { seed: 'advised', decides: 'I do', page: 'Notebook' });
      const asked = await prompt(page).textContent();
      const playouts = await stopAdvisor(page);
      const advisor = page.getByRole('region', { name: 'The advisor' });
      const rows = advisor.locator('li');
      await expect(rows).toHaveCount(await page.locator('.options .answer').count());
      await expect(rows.first()).toContainText(/lasts [\d.]+ (± [\d.]+ )?turns, a villain rules \d+ ± \d+ %/);
      await expect(rows.first()).toContainText('The world: ');
      await expect(advisor.getByRole('status')).toHaveText(/playouts to tell yet|No clear difference|clear difference/);
      await expect(advisor).toContainText(`${playouts} playouts of each option.`);
      await expect(advisor.getByRole('button', { name: 'Stop' })).toHaveCount(0);
      await look(page, `world-advisor-${width}`);
      expect(await faults(page)).toEqual([]);
      if (width === 390) expect(await faultsInDark(page)).toEqual([]);
      await rows.nth(1).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(advisor).toHaveCount(0);
      await expect(prompt(page)).not.toHaveText(asked ?? '');
      expect(heard).toEqual([]);
    });
  });
}

test('the advisor is called by a key, and sent away', async ({ page }) => {
  await setUpWorld(page, { seed: 'advised', decides: 'I do', page: 'Notebook' });
  await expect(page.getByRole('button', { name: 'Ask the advisor' })).toBeVisible();
  await page.keyboard.press('v');
  const advisor = page.getByRole('region', { name: 'The advisor' });
  await expect(advisor.getByRole('status')).toHaveText('Thinking …');
  await advisor.getByRole('button', { name: 'Send the advisor away' }).click();
  await expect(advisor).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask the advisor' })).toBeVisible();
});
