import { expect } from '@playwright/test';
import { beginFirstWorld } from './house.ts';
import { look, test } from './test.ts';

test('a clause in the app opens the rulebook there, and back leads to where one was', async ({ page }) => {
  await beginFirstWorld(page);
  await page.locator('#ask').getByRole('link', { name: 'H2-PRI-02' }).click();
  const sought = page.locator('.sought');
  await expect(sought).toContainText('Roll 1d6 on H2-PRI-T2');
  await expect(sought).toBeInViewport();
  await look(page, 'rulebook');
  await page.getByRole('button', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('application')).toBeVisible();
});

test('rows of a table can be linked to, and a book be searched', async ({ page }) => {
  await page.goto('/#/rules/host2-worlds/H2-FEA-T1.3');
  await expect(page.locator('tr.sought')).toContainText('A vein along the whole centre line');
  await page.goto('/#/rules/host2-worlds/H2-FEA-03');
  await expect(page.locator('.sought')).toContainText('Tunnels may be straight, jagged or winding');
  await page.getByLabel('Search this book').fill('magma lake');
  await expect(page.locator('.found')).toContainText('places have these words');
  await expect(page.locator('.rules-text li:visible').first()).toContainText(/magma lake/i);
});

test('every rulebook opens, and its links lead to clauses that are there', async ({ page }) => {
  for (const book of ['host2-worlds', 'host2-monsters', 'host1', 'playtest', 'maker', 'evil', 'chronicle']) {
    await page.goto(`/#/rules/${book}`);
    await expect(page.locator(`.rules-text[data-book="${book}"] h2`).first()).toBeVisible();
    await expect(page.locator('#book')).toHaveValue(book);
    const lost = await page.evaluate((here) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.rules-text a.clause')];
      const clauses = links.map((link) => link.hash.split('/')).filter(([, , to]) => to === here);
      return [...new Set(clauses.map(([, , , clause]) => clause ?? ''))].filter(
        (clause) => !document.getElementById(clause),
      );
    }, book);
    expect(lost).toEqual([]);
  }
});

test('a rulebook begins with the game in a few drawings; what is not needed to play is folded away', async ({
  page,
}) => {
  for (const book of ['host2-worlds', 'maker', 'evil']) {
    await page.goto(`/#/rules/${book}`);
    const short = page.getByRole('region', { name: 'How to play in two minutes' });
    await expect(short.getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Invariants' })).toBeVisible();
    await expect(page.locator('.rules-text details[open]')).toHaveCount(0);
  }
  await page.goto('/#/rules/evil/DE-INV-01');
  await expect(page.locator('.sought')).toBeInViewport();
});
