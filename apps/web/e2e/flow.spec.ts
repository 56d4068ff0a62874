import { expect, type Page } from '@playwright/test';
import {
  aMinuteLater,
  answerByClicking,
  beginFirstWorld,
  faults,
  inkOf,
  isKept,
  lines,
  openShelf,
  over,
  playedOn,
  prompt,
  recordOf,
  setUpWorld,
  stored,
  told,
  watchHouse,
} from './house.ts';
import { look, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const watching = (page: Page) => page.getByRole('button', { name: 'Stop, and take over' });
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment' });

/** What the browser has kept of the one world on the shelf: its answers, as text. */
async function keptAnswers(page: Page): Promise<string> {
  const games = await stored<{ readonly save: { readonly answers: unknown; readonly steps: number } }>(page, 'games');
  return JSON.stringify(games.map(({ save: { answers, steps } }) => [answers, steps]));
}

test('a surprise is watched, stopped, taken over and played on by hand', async ({ page }) => {
  test.slow();
  const heard = watchHouse(page);
  await page.clock.install();
  await openShelf(page);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.locator('.map-ink svg')).toBeVisible();
  await expect(watching(page)).toBeVisible();
  await page.getByLabel('8 times').check();
  await expect.poll(async () => lines(page).count()).toBeGreaterThan(12);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(watching(page)).toHaveCount(0);
  // It lands where a chapter begins, and asks whom the person wants to play.
  const whom = page.getByRole('dialog', { name: 'Whom do you want to play?' });
  await expect(whom).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await whom.getByRole('button', { name: 'Everybody' }).click();
  await expect(whom).toHaveCount(0);
  const stopped = await told(page);
  await aMinuteLater(page);
  expect(await told(page)).toBe(stopped);
  await answerByClicking(page);
  await answerByClicking(page);
  await isKept(page);
  const record = await recordOf(page);
  await page.reload();
  await expect(lines(page)).toHaveCount(record.length);
  await page.keyboard.press('w');
  await expect(watching(page)).toBeVisible();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  expect(heard).toEqual([]);
});

/** Plays to the end and presses Stop in the moment it is there: from outside, a quick machine would have told it all by then. */
async function stopAtOnce(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          const stop = [...document.querySelectorAll('button')].find((it) => it.textContent?.startsWith('Stop here'));
          if (!stop) return;
          watch.disconnect();
          stop.click();
          done();
        });
        watch.observe(document.body, { subtree: true, childList: true });
        document.querySelector<HTMLButtonElement>('button[data-key="e"]')?.click();
      }),
  );
}

test('a long history is played in slices: it can be stopped, and goes on to the same end', async ({ page }) => {
  test.slow();
  await setUpWorld(page, { seed: 'slices', decides: 'Story', page: 'Notebook' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  const whole = await recordOf(page);
  await lines(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Undo to here' }).click();
  await expect(lines(page)).toHaveCount(1);
  await stopAtOnce(page);
  await playedOn(page);
  await expect(page.locator('button[data-key="e"]')).toBeEnabled();
  const part = await recordOf(page);
  expect(part.length).toBeLessThan(whole.length);
  await page.keyboard.press('e');
  await expect(over(page)).toBeVisible();
  expect(await recordOf(page)).toEqual(whole);
});

test('a first game is guided, never held up, and nobody is guided twice', async ({ page }) => {
  await beginFirstWorld(page);
  const note = page.getByRole('region', { name: 'A note for your first game' });
  await expect(note).toContainText('The game asks');
  expect(await faults(page)).toEqual([]);
  await note.getByRole('button', { name: 'I see' }).click();
  await expect(note).toHaveCount(0);
  // Whoever is guided presses for every throw.
  for (let asked = 0; asked < 12 && !(await prompt(page).textContent())?.startsWith('Roll'); asked++)
    await answerByClicking(page);
  // A first world has a seed of its own each time: something to be chosen on the map may come before the first throw.
  await expect(note).toContainText(/Dice|The map/);
  const throwing = (await prompt(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText(throwing);
  await expect(page.locator('[data-guided]')).toHaveCount(1);
  await note.getByRole('button', { name: 'No more notes' }).click();
  await expect(note).toHaveCount(0);
  await isKept(page);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Show the notes for a first game' }).click();
  await expect(note).toContainText('The game asks');
});

test.describe('a first game in a hand', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('is guided in words for fingers, and no note lies over what is asked', async ({ page }) => {
    await beginFirstWorld(page);
    const note = page.getByRole('region', { name: 'A note for your first game' });
    await expect(note).toContainText('Tap any answer');
    const seen: string[] = [];
    for (let asked = 0; asked < 12 && seen.length < 3; asked++) {
      for (; await note.count(); await note.getByRole('button', { name: 'I see' }).tap()) {
        seen.push((await note.getByRole('heading').textContent()) ?? '');
        await expect(note).not.toContainText(/click|press|Enter|keyboard/i);
        const [told, asks] = [await note.boundingBox(), await page.locator('#ask').boundingBox()];
        expect(bottomOf(told) <= (asks?.y ?? 0) || bottomOf(asks) <= (told?.y ?? 0)).toBe(true);
        await look(page, `note-390-${seen.length}`);
      }
      await answerByClicking(page);
    }
    expect(seen).toHaveLength(3);
    expect(seen[0]).toBe('The game asks');
  });
});

const bottomOf = (box: { readonly y: number; readonly height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);

test('pointing at options and spots shows what they would bring, and changes nothing', async ({ page }) => {
  await setUpWorld(page, { seed: 'ghosts', rolls: 'The game, by itself', page: 'Notebook' });
  for (const act of [/^Age/, /^Age/, /^Turn/, /^Turn/]) await page.getByRole('button', { name: act }).click();
  await expect(prompt(page)).toContainText(/\?$/);
  await isKept(page);
  const [record, ink, kept, asked] = [
    await recordOf(page),
    await inkOf(page),
    await keptAnswers(page),
    await prompt(page).textContent(),
  ];
  const caption = page.locator('.preview-caption');
  const options = page.locator('.options button');
  for (let i = 0; i < Math.min(3, await options.count()); i++) {
    await options.nth(i).hover();
    await expect(caption).toContainText(/Then|Dice come first/);
  }
  await page.mouse.move(5, 5);
  await expect(caption).toHaveCount(0);
  await options.first().focus();
  await page.keyboard.press('Tab');
  await expect(caption).toBeVisible();
  expect(await prompt(page).textContent()).toBe(asked);
  expect(await recordOf(page)).toEqual(record);
  expect(await inkOf(page)).toBe(ink);
  await isKept(page);
  expect(await keptAnswers(page)).toBe(kept);
});

test('fifty steps are taken back and done again, and the record is the same', async ({ page }) => {
  test.slow();
  await setUpWorld(page, { seed: 'fifty', decides: 'Story', page: 'Notebook' });
  for (const act of [/^Age/, /^Turn/, /^Turn/]) await page.getByRole('button', { name: act }).click();
  await expect(page.locator('.card h2')).not.toContainText('Primordial');
  const record = await recordOf(page);
  for (let i = 0; i < 50; i++) await page.keyboard.press('u');
  await expect.poll(async () => lines(page).count()).toBeLessThan(record.length - 20);
  for (let i = 0; i < 50; i++) await page.keyboard.press('r');
  await expect.poll(async () => lines(page).count()).toBe(record.length);
  expect(await recordOf(page)).toEqual(record);
});

test('a recap tells what was missed, outlasts a reload and is put away; turning points and turns are gone to', async ({
  page,
}) => {
  test.slow();
  await setUpWorld(page, { seed: 'recap', decides: 'Story', page: 'Notebook' });
  for (const act of [/^Age/, /^Age/, /^Age/]) await page.getByRole('button', { name: act }).click();
  const recap = page.getByRole('region', { name: 'What happened' });
  await expect(page.locator('.card h2')).toHaveText('Age of Villainy');
  // A few sentences of the saga; the lines are behind them.
  await expect(recap.locator('.recap-told')).toHaveCount(1);
  await expect(recap.getByRole('listitem').first()).toBeHidden();
  expect(await faults(page)).toEqual([]);
  await isKept(page);
  await page.reload();
  await recap.locator('summary', { hasText: 'turning points' }).click();
  await recap.getByRole('listitem').first().getByRole('button').click();
  await expect(prompt(page)).toHaveText('As it was then');
  await page.keyboard.press('Escape');
  await recap.getByRole('button', { name: /^Close/ }).click();
  await expect(recap).toHaveCount(0);

  await page.keyboard.press(',');
  const last = Number(await scrubber(page).inputValue());
  await page.keyboard.press(',');
  expect(Number(await scrubber(page).inputValue())).toBeLessThan(last);
  await page.getByRole('button', { name: 'Next turning point' }).click();
  expect(Number(await scrubber(page).inputValue())).toBe(last);
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause the film' }).click();
});

test('the record is narrowed by sort and by group, and a place tells its life', async ({ page }) => {
  await setUpWorld(page, { seed: 'narrowed', decides: 'Story', page: 'Notebook' });
  for (const act of [/^Age/, /^Age/, /^Turn/]) await page.getByRole('button', { name: act }).click();
  await expect(page.locator('.groups select').first()).toBeVisible();
  const all = await lines(page).count();
  await page.getByLabel('Lines of which sort').selectOption('digging and building');
  await expect.poll(async () => lines(page).count()).toBeLessThan(all);
  await expect(lines(page).filter({ hasText: 'Fate chose' })).toHaveCount(0);
  await page.getByLabel('Lines of which sort').selectOption('turning points');
  await expect(lines(page).filter({ hasText: 'The Age of Monsters begins' })).toHaveCount(1);
  await page.getByLabel('Lines of which sort').selectOption('everything');
  await page.getByLabel('Lines about whom').selectOption({ index: 1 });
  await expect.poll(async () => lines(page).count()).toBeLessThan(all);
  await page.getByLabel('Lines about whom').selectOption('everybody');
  await page.locator('.groups li button').first().click();
  const home = page.locator('.map-ink [data-bead]').first();
  const box = await home.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const life = page.locator('.life ol button');
  await expect(life.first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const moment = await scrubber(page).inputValue();
  await life.first().click();
  await expect(scrubber(page)).not.toHaveValue(moment);
  await expect(life.first()).toBeVisible();
});

test.describe('for whom motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what happens is seen happening, unless that is switched off', async ({ page }) => {
    await setUpWorld(page, { seed: 'motion', decides: 'Story', page: 'Notebook' });
    await page.getByRole('button', { name: 'Look and layers' }).click();
    await page.getByLabel('Slowly').check();
    await page.keyboard.press('Escape');
    const moving = page.locator('.motion .draws, .motion .disc');
    let seen = 0;
    for (let i = 0; i < 40 && seen < 2; i++) {
      await page.keyboard.press('s');
      seen += Math.min(1, await moving.count());
    }
    expect(seen).toBe(2);
    await page.getByRole('button', { name: 'Look and layers' }).click();
    await page.getByLabel('At once').check();
    await page.keyboard.press('Escape');
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('s');
      expect(await moving.count()).toBe(0);
    }
  });
});
