import { expect, type Page } from '@playwright/test';
import {
  answerByClicking,
  faults,
  faultsInDark,
  isKept,
  openPlayed,
  over,
  prompt,
  recordOf,
  SIZES,
  setUpWorld,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const isMine = (page: Page) =>
  page
    .locator('.fates')
    .filter({ hasNot: page.getByRole('button', { name: 'Take over' }) })
    .getByRole('button', { name: 'Give it away otherwise' });
const whoPlays = (page: Page) => page.locator('.groups select');

/** On to the first turn of the Age of Monsters, which fate plays. */
async function toTheMonsters(page: Page, seed: string): Promise<void> {
  await setUpWorld(page, { seed, decides: 'Story', rolls: 'The game, by itself', page: 'Notebook' });
  for (const chapter of ['Age', 'Age', 'Turn'])
    await page.getByRole('button', { name: new RegExp(`^${chapter}`) }).click();
  await expect(whoPlays(page)).toHaveCount(3);
}

/** Take over the oldest group; the game goes on to what it is asked. False if there is nobody to play. */
async function takeOver(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 12 && !(await over(page).count()); tries++) {
    if (await whoPlays(page).count()) await whoPlays(page).first().selectOption('I play it');
    if (await isMine(page).count()) return true;
    await page.getByRole('button', { name: /^Step/ }).click();
  }
  return false;
}

test('a history is played to its outcome: one group by clicking, the rest by fate', async ({ page }) => {
  test.slow();
  const heard = watchHouse(page);
  await toTheMonsters(page, 'by-hand');
  const asked = new Set<string>();
  for (let clicks = 0; clicks < 40 && !(await over(page).count()); clicks++) {
    if (!(await isMine(page).count()) && !(await takeOver(page))) break;
    const title = (await prompt(page).textContent()) ?? '';
    asked.add(title.replace(/^(\w+).*$/, '$1'));
    await answerByClicking(page);
  }
  if (!(await over(page).count())) await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  expect([...asked]).toContain('What');
  const end = page.getByRole('region', { name: 'The end of the story' });
  await expect(end).toContainText(/in round \d+/);
  await expect(end).toContainText('Age of Monsters');
  await look(page, 'outcome-1440');
  expect(await faults(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test('a Horde and an Empire rise, each in its own world', async ({ page }) => {
  test.slow();
  const villainies = new Set<string>();
  for (let world = 1; world <= 8 && villainies.size < 2; world++) {
    await setUpWorld(page, { seed: `villain-${world}`, decides: 'Story', page: 'Notebook' });
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(over(page)).toBeVisible();
    const told = await page.getByRole('region', { name: 'The end of the story' }).textContent();
    villainies.add(/as (The Horde|The Empire)/.exec(told ?? '')?.[1] ?? 'nobody');
    await expect(page.locator('.timeline .age.villainy')).toBeVisible();
  }
  expect([...villainies].sort()).toEqual(['The Empire', 'The Horde']);
});

test('a group is taken over in the middle of the game, and given back; the hands outlast a reload', async ({
  page,
}) => {
  await toTheMonsters(page, 'taken-over');
  expect(await takeOver(page)).toBe(true);
  const name = (await page.locator('.groups li button').first().textContent()) ?? '';
  await expect(page.locator('.card h2')).toHaveText(name);
  await expect(whoPlays(page).first()).toHaveValue('person');
  const record = await recordOf(page);
  await isKept(page);
  await page.reload();
  await expect(whoPlays(page).first()).toHaveValue('person');
  expect(await recordOf(page)).toEqual(record);
  await whoPlays(page).first().selectOption('Tactical plays it');
  await expect(isMine(page)).toHaveCount(0);
  expect(await recordOf(page)).toEqual(record);
  // From the autopilots it is taken over at the next turn, and it is asked who is to be played.
  await page.keyboard.press('k');
  const whom = page.getByRole('dialog', { name: 'Whom do you want to play?' });
  await expect(whom).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await whom.getByRole('checkbox').first().check();
  await whom.getByRole('button', { name: 'Play these' }).click();
  await expect(whom).toHaveCount(0);
  await expect(whoPlays(page).first()).toHaveValue('person');
});

for (const width of [1440, 1024, 390]) {
  test.describe(`beside the map at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('the card, the groups and their territories are shown, and axe finds nothing', async ({ page }) => {
      await toTheMonsters(page, 'beside-the-map');
      await takeOver(page);
      await page.getByRole('button', { name: 'Territories' }).click();
      await expect(page.locator('.overlay .realm')).toHaveCount(await whoPlays(page).count());
      expect(await faults(page)).toEqual([]);
      expect(await faultsInDark(page)).toEqual([]);
      await look(page, `monsters-${width}`);
      await page.getByRole('button', { name: 'Territories' }).click();
      await expect(page.locator('.overlay .realm')).toHaveCount(0);
      await page.locator('.groups li button').first().click();
      await expect(page.locator('.overlay .realm')).toHaveCount(1);
    });
  });
}

/** In the page: territories that reach off it, and names of them that don't stand whole on it, or stand over the world's own. */
function offThePage(): string[] {
  const page = document.querySelector('.map-ink')?.getBoundingClientRect() ?? new DOMRect();
  const title = document.querySelector('.map-ink [id$="cartouche"]')?.getBoundingClientRect() ?? page;
  return [...document.querySelectorAll('.overlay .realm text, .overlay .realm path')].flatMap((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const isOn = left >= page.left - 1 && right <= page.right + 1 && top >= page.top - 1 && bottom <= page.bottom + 1;
    const isFree =
      it.tagName === 'path' || left >= title.right || right <= title.left || top >= title.bottom || bottom <= title.top;
    return isOn && isFree ? [] : [`${it.textContent || it.tagName} ${left} to ${right}, ${top} to ${bottom}`];
  });
}

test('looking back shows the territories and the groups of then', async ({ page }) => {
  test.slow();
  await toTheMonsters(page, 'looked-back-at');
  await page.getByRole('button', { name: 'Territories' }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  const realms = () => page.locator('.overlay .realm').evaluateAll((all) => all.map((it) => it.innerHTML));
  const groups = () => page.locator('.groups li button').allTextContents();
  const then = { tick: await moment.inputValue(), realms: await realms(), groups: await groups() };
  expect(then.realms.length).toBe(3);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  expect(await realms()).not.toEqual(then.realms);
  await moment.fill(then.tick);
  await expect(page.getByRole('heading', { name: 'As it was then' })).toBeVisible();
  await expect.poll(groups).toEqual(then.groups);
  await expect.poll(realms).toEqual(then.realms);
  const end = Number(await moment.getAttribute('max'));
  for (let i = 0; i < 12; i++) {
    const tick = Math.floor(Number(then.tick) + ((end - Number(then.tick)) * i) / 12);
    await moment.fill(String(tick));
    await expect(page.locator('.when')).toContainText(String(tick + 1));
    expect(await page.evaluate(offThePage), `at ${tick}`).toEqual([]);
  }
  await look(page, 'territories-then');
});

test('names that found no room on the map are numbers there, and a key tells them, by pointer, keys and finger', async ({
  page,
}) => {
  await openPlayed(page, 'key-2', () => false);
  const call = page.getByRole('button', { name: /^What the numbers mean/ });
  await expect(call).toBeVisible();
  const many = Number(/\d+/.exec((await call.getAttribute('aria-label')) ?? '')?.[0]);
  expect(many).toBeGreaterThan(3);
  const key = page.getByRole('dialog', { name: 'What the numbers mean' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await call.focus();
    await page.keyboard.press('Enter');
    await expect(key.getByRole('listitem')).toHaveCount(many);
    await expect(key).toBeInViewport({ ratio: 1 });
    expect(await key.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await look(page, `number-key-${size.width}`);
    await page.keyboard.press('Escape');
    await expect(key).toHaveCount(0);
    await expect(call).toBeFocused();
  }
  await call.click();
  const line = key.getByRole('listitem').getByRole('button').first();
  const name = (await line.textContent()) ?? '';
  await line.click();
  await expect(page.locator('.looked-at')).toContainText(name);
  // What is not drawn has no number: of the blank page nothing is told.
  await page.getByRole('slider', { name: 'Moment' }).fill('0');
  await expect(call).toHaveCount(0);
});
