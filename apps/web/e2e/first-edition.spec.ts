import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { firstEdition, firstOptions, readPeople } from '@understory/host/first';
import { Game, hands, save } from '@understory/table';
import { build } from 'esbuild';
import {
  answerByClicking,
  ask,
  faults,
  faultsInDark,
  isKept,
  openSaved,
  openShelf,
  over,
  playedOn,
  unfolded,
  watchHouse,
} from './house.ts';

const FIRST = 'How to Host a Dungeon, first edition';

/** A world of the first edition on the table, as far as its people comes. */
async function toThePeople(page: Page, seed: string, world: string): Promise<void> {
  await openShelf(page);
  await page.getByLabel(FIRST).check();
  await page.getByRole('button', { name: 'Set up a world' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Seed', { exact: true }).fill(seed);
  await dialog.getByLabel(world).check();
  await dialog.getByRole('button', { name: 'Begin this world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press('a');
  await expect(ask(page).getByRole('heading', { name: 'Which people comes?' })).toBeVisible();
}

/** Answer this many asks by hand, or all there are. */
async function answerSome(page: Page, many: number): Promise<void> {
  for (let i = 0; i < many && (await over(page).count()) === 0; i++) await answerByClicking(page);
}

const PLAYED = [
  { people: 'Dwarves', world: 'Firetop Range', width: 1440 },
  { people: 'Dark Elves', world: 'Hollow Earth', width: 1440 },
  { people: 'Demons', world: 'Pocket Universe', width: 390 },
] as const;

for (const { people, world, width } of PLAYED) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(`${people} are played by clicking, from their coming to the Great Disaster`, async ({ page }) => {
      const heard = watchHouse(page);
      await toThePeople(page, `clicked ${people}`, world);
      await ask(page).getByRole('button', { name: people }).first().click();
      await answerSome(page, 5);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('a');
      await expect(page.locator('.record-lines')).toContainText('The Great Disaster comes');
      await playedOn(page);
      await isKept(page);

      // Back in a season of theirs: the sheet lights it, and the time says when that was.
      const at = await page.locator('.record-lines').evaluate((it) => it.querySelectorAll('.line').length);
      expect(at).toBeGreaterThan(40);
      if (width === 390) await page.getByRole('tab', { name: 'The record' }).click();
      await unfolded(page);
      const heading = page
        .locator('.record-lines h3')
        .filter({ hasText: /^Year \d+: .*, (spring|summer|fall|winter)$/ });
      const [, year = '', season = ''] =
        /^Year (\d+): .*, (\w+)$/.exec((await heading.first().textContent()) ?? '') ?? [];
      const line = heading.first().locator('xpath=following::*[contains(@class,"line")][1]');
      await line.getByRole('button').first().dispatchEvent('click');
      await expect(page.locator('.when')).toContainText(`Year ${year}, ${season} · calendar year ${year}`);
      if (width === 390) await page.getByRole('tab', { name: 'The step' }).click();
      await expect(page.locator('.card [aria-current="step"]')).toContainText(new RegExp(season, 'i'));
      await expect(page.locator('.card .works li').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(heard).toEqual([]);
    });
  });
}

test('a people of one’s own is written, refused where it is wrong, exported, and comes into a world', async ({
  page,
}) => {
  const heard = watchHouse(page);
  await openShelf(page);
  await page.getByRole('link', { name: 'My peoples' }).click();
  await page.getByRole('button', { name: 'Write a people' }).click();
  await page.getByLabel('Its name').fill('<i>Moon Elves</i>');
  await page.getByLabel('Dark Elves', { exact: true }).check();
  await page.getByLabel('More folk').uncheck();
  await page.getByRole('button', { name: 'Keep this people' }).click();
  await expect(page.getByRole('alert')).toContainText('say nothing: write at least one');
  await expect(page.getByLabel('Its name')).toHaveValue('<i>Moon Elves</i>');
  expect(await faults(page)).toEqual([]);
  expect(await faultsInDark(page)).toEqual([]);
  await page.getByLabel('Arena').fill('Theatre');
  await page.getByRole('button', { name: 'Keep this people' }).click();
  await expect(page.getByRole('heading', { name: '<i>Moon Elves</i>' })).toBeVisible();

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = await (await exported.createReadStream()).toArray().then((it) => Buffer.concat(it).toString());
  expect(readPeople(text)).toMatchObject({ name: '<i>Moon Elves</i>', details: { works: { Arena: 'Theatre' } } });
  const file = (name: string, body: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(body) });
  await page.getByLabel('People files').setInputFiles(file('bad.people.json', text.replace('Arena', 'Circus')));
  await expect(page.getByRole('alertdialog')).toContainText('is nothing that the dark elves build');
  await page.keyboard.press('Escape');
  await page.getByLabel('People files').setInputFiles(file('sun.people.json', text.replace('Moon', 'Sun')));
  await expect(page.getByRole('heading', { name: '<i>Sun Elves</i>' })).toBeVisible();

  await page.reload();
  await toThePeople(page, 'moonlight', 'The usual page');
  await ask(page).getByRole('button', { name: '<i>Moon Elves</i>, who live like Dark Elves' }).click();
  await answerSome(page, 1);
  await expect(page.locator('.record-lines')).toContainText('<i>Moon Elves</i>');
  expect(heard).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`axe finds nothing in the first edition’s set-up at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await openShelf(page);
    await page.getByLabel(FIRST).check();
    await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set up a world' }).click();
    await page.getByText('More rules').click();
    expect(await faults(page)).toEqual([]);
    if (width === 390) expect(await faultsInDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/#/rules/host1');
    await expect(page.getByRole('heading', { name: 'How to play in two minutes' })).toBeVisible();
  });
}

test('worlds of the first edition give the same history and the same map in Node and in the browser', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./play-first-worlds.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'worlds',
    target: 'es2023',
  });
  const code = `${outputFiles[0]?.text}; worlds.playFirstWorlds(['same-1', 'same-2', 'same-3'])`;
  await page.goto('/');
  const there: string[] = await page.evaluate(code);
  // The very same text, run here.
  const here: string[] = new Function(code.replace(/; worlds\./, '; return worlds.'))();
  expect(there).toHaveLength(18);
  expect(there).toEqual(here);
});

test('what is made up at the table is kept for later worlds, until it is removed', async ({ page }) => {
  const heard = watchHouse(page);
  const game = new Game(firstEdition, { seed: 'frogs 0', options: firstOptions(), hands: hands({ choices: 'story' }) });
  game.playTo((it) => it.ask?.clause === 'H1-MEA-32');
  await openShelf(page);
  await openSaved(page, { save: () => save(game) });
  await ask(page).getByRole('button', { name: 'Make one up', exact: true }).click();
  await ask(page).getByRole('textbox').fill('Rust <b>Monster</b>');
  await ask(page).getByRole('button', { name: 'Name it so' }).click();
  await ask(page).getByRole('button', { name: 'Write a note' }).click();
  await ask(page).getByRole('textbox').fill('It eats swords');
  await ask(page).getByRole('button', { name: 'Name it so' }).click();
  await expect(page.locator('.record-lines')).toContainText('Rust <b>Monster</b>. “It eats swords”');

  await page.goto('/#/peoples');
  const kept = page.getByRole('listitem').filter({ hasText: 'Rust <b>Monster</b>' });
  await expect(kept).toContainText('A wandering monster: It eats swords');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await expect(kept).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Rust <b>Monster</b>' }).click();
  await expect(kept).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('two names that are asked for in the same words are not the same name', async ({ page }) => {
  // Two Wyrms, one after the other.
  const game = new Game(firstEdition, {
    seed: 'by hand 11',
    options: firstOptions(),
    hands: hands({ choices: 'story' }),
  });
  game.playTo((it) => it.ask?.clause === 'H1-PRM-12');
  await openShelf(page);
  await openSaved(page, { save: () => save(game) });
  const field = ask(page).getByRole('textbox', { name: 'What is the Wyrm called?' });
  await field.fill('Old Gnaw');
  await ask(page).getByRole('button', { name: 'Name it so' }).click();
  await expect(page.locator('.record-lines')).toContainText('Labelled “Old Gnaw”');
  await expect(field).not.toHaveValue('Old Gnaw');
});
