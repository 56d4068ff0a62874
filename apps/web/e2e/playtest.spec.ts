import { expect, type Page } from '@playwright/test';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { centreOf } from '@understory/page';
import { Game, hands, save } from '@understory/table';
import { answerByClicking, ask, faults, isKept, openSaved, openShelf, over, playedOn, watchHouse } from './house.ts';
import { look, test } from './test.ts';

test('[PT-GEN-01] a whole game of the playtest rules, set up, begun by clicking, and played to its villain’s end', async ({
  page,
}) => {
  test.slow();
  const heard = watchHouse(page);
  await openShelf(page);
  await page.getByLabel('How to Host a Dungeon, second edition playtest').check();
  await page.getByRole('button', { name: 'Set up a world' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Seed', { exact: true }).fill('a whole playtest');
  await dialog.getByText('More rules').click();
  await dialog.getByLabel('The Great Disaster').uncheck();
  await dialog.getByLabel('Last era of the monsters, 10 to 99').fill('10');
  await dialog.getByLabel('Last season of the villains, 10 to 99').fill('10');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Begin this world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  for (let i = 0; i < 4; i++) await answerByClicking(page);
  await page.keyboard.press('a');
  const people = ask(page).getByRole('heading', { name: 'Which people comes?' });
  await expect(people.or(over(page)).first()).toBeVisible();
  await ask(page).getByRole('button', { name: 'Deep Elves' }).first().click();
  for (let i = 0; i < 30 && (await over(page).count()) === 0; i++) {
    await page.keyboard.press('a');
    await playedOn(page);
  }
  await expect(over(page)).toBeVisible();
  const record = page.locator('.record-lines');
  await expect(record).toContainText('Age of Villainy');
  await expect(record).not.toContainText('The Great Disaster comes');
  await isKept(page);
  expect(await faults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

/** A world of these rules that fate has played until somebody is parted from a neighbour by a wall, and the person is asked. */
function parted() {
  for (let i = 0; ; i++) {
    const game = new Game(playtestEdition, {
      seed: `walls ${i}`,
      options: playtestOptions({ tooMany: 20 }),
      hands: hands({ choices: 'person' }),
    });
    game.playTo(
      ({ world, ask: asked }) =>
        world.journal.age === 'villainy' ||
        ((world.den?.walls.length ?? 0) > 0 && asked?.ask === 'choose' && world.journal.chapter?.kind === 'a group'),
      'story',
    );
    if (game.world.journal.age === 'monsters') return game;
  }
}

/** Where a thing of the page is on the screen. */
async function placeOf(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const box = await page.locator('.map-ink svg').first().boundingBox();
  if (!box) throw new Error('no map');
  return { x: box.x + (x / 30) * box.width, y: box.y + (y / 21) * box.height };
}

test('[PT-WRD-07] [PT-TER-01] walls are told in what a thing is, territories are shown at any moment', async ({
  page,
}) => {
  test.slow();
  const game = parted();
  const { world } = game;
  const { a, b } = world.den?.walls[0] ?? { a: '', b: '' };
  const nameOf = (id: string) => world.groups.find((it) => it.id === id)?.name ?? '';
  const lair = world.den?.bands.find(({ id }) => id === a)?.lair ?? '';
  await openShelf(page);
  await openSaved(page, { save: () => save(game) });
  // Many groups stand beside the map, and still nothing but their list scrolls.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await page.getByRole('button', { name: 'Territories' }).click();
  const realms = page.locator('.overlay .realm');
  await expect(realms.first()).toBeVisible();
  const now = await realms.count();
  expect(now).toBeGreaterThan(1);
  await look(page, 'playtest-territories');
  const { x, y } = await placeOf(page, centreOf(world.page.piece(lair).shape));
  await page.mouse.click(x, y);
  await expect(page.locator('.looked-at')).toContainText('Walled off from');
  await expect(page.locator('.looked-at')).toContainText(nameOf(b));
  await look(page, 'playtest-what-is-it');
  const moment = page.getByRole('slider', { name: 'Moment' });
  const first = world.journal.entries.find(({ kind, age }) => kind === 'arrived' && age === 'monsters')?.tick ?? 0;
  await moment.fill(String(first + 6));
  await expect(page.getByRole('heading', { name: 'As it was then' })).toBeVisible();
  await expect.poll(() => realms.count()).toBeLessThan(now);
  await look(page, 'playtest-then');
});
