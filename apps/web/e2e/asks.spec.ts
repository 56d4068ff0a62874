import { expect, type Page } from '@playwright/test';
import { HOST_QUESTIONS } from '../../../tools/host-questions.ts';
import { outOfTheirBox } from './boxes.ts';
import { type AskedAt, everyAsk, everyAskOf, everyAskOfHost, NOT_ASKED, ownNexus } from './every-ask.ts';
import { ask, beginFirstWorld, openSaved, openShelf, prompt, SIZES } from './house.ts';
import { look, test } from './test.ts';

/** The shelf, for measuring asks: what is drawn above them takes long to paint and is not looked at. */
async function openToMeasure(page: Page): Promise<void> {
  await openShelf(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.map-paper { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function stickingOut(page: Page, asked: AskedAt): Promise<string[]> {
  // Not by its link: a curtain may hang over the table.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await openSaved(page, asked);
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const out = await page.evaluate(outOfTheirBox);
    found.push(...out.map((it) => `${asked.kind} at ${size.width}: ${it}`));
  }
  return found;
}

// In one worker: the games are played once for all of these tests.
test.describe.configure({ mode: 'default' });

/** Every kind of ask, at its longest. */
let ofHost: AskedAt[] | null = null;
const hostAsks = () => {
  ofHost ??= IS_EVERY ? everyAskOfHost() : everyAsk('host', 10);
  return ofHost;
};

/**
 * The usual run measures the asks with most to read, where words are short of room; `npm run e2e:asks` every kind there is, which takes
 * many minutes.
 */
const IS_EVERY = process.env['EVERY_ASK'] !== undefined;
/** Hundreds of asks are measured one after the other. */
const LIMIT = 4 * 3_600_000;
if (IS_EVERY)
  test('every kind of ask that has words is measured', () => {
    test.setTimeout(LIMIT);
    const met = new Set(hostAsks().map((it) => it.of));
    const unmet = HOST_QUESTIONS.host.filter((it) => !met.has(it) && !NOT_ASKED.has(it));
    expect(unmet).toEqual([]);
  });

const LONGEST = 24;
const PARTS = IS_EVERY ? 4 : 2;
for (let part = 0; part < PARTS; part++)
  test(`no option of a history is ever outside its box (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(LIMIT);
    const asks = hostAsks();
    expect(asks.length).toBeGreaterThan(140);
    const longest = asks.toSorted((a, b) => b.letters - a.letters).slice(0, IS_EVERY ? asks.length : LONGEST);
    await openToMeasure(page);
    const found: string[] = [];
    const measured = [ownNexus(), ...longest].filter((_, i) => i % PARTS === part);
    for (const asked of measured) found.push(...(await stickingOut(page, asked)));
    expect(found).toEqual([]);
  });

/** Of the other editions, the kinds that many games meet; some of their questions come up only with options that no autopilot takes. */
for (const game of ['first', 'playtest'] as const)
  test(`no option of the ${game} edition is ever outside its box`, async ({ page }) => {
    test.setTimeout(LIMIT);
    const asks = IS_EVERY ? everyAskOf(game, 20) : everyAsk(game, 3);
    expect(asks.length).toBeGreaterThan(IS_EVERY ? 95 : 40);
    const longest = asks.toSorted((a, b) => b.letters - a.letters).slice(0, IS_EVERY ? asks.length : 6);
    await openToMeasure(page);
    const found: string[] = [];
    for (const asked of longest) found.push(...(await stickingOut(page, asked)));
    expect(found).toEqual([]);
  });

for (const [game, kinds] of [
  ['evil', 12],
  ['maker', 16],
] as const)
  test(`no option of ${game} is ever outside its box`, async ({ page }) => {
    test.setTimeout(LIMIT);
    const asks = everyAsk(game, 12);
    expect(asks).toHaveLength(kinds);
    await openToMeasure(page);
    const found: string[] = [];
    for (const asked of asks) found.push(...(await stickingOut(page, asked)));
    expect(found).toEqual([]);
  });

function theAsk(kind: string): AskedAt {
  const found = hostAsks().find((it) => it.kind === kind);
  if (!found) throw new Error(`nobody asks ${kind}`);
  return found;
}

/** A place of the screen at which several options are lit. */
async function sharedPlace(page: Page): Promise<{ x: number; y: number; options: number }> {
  const place = await page.evaluate(() => {
    for (const lit of document.querySelectorAll('.overlay [data-option] path')) {
      const { left, top, width, height } = lit.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const keys = document
        .elementsFromPoint(x, y)
        .map((it) => it.closest('[data-option]')?.getAttribute('data-option'));
      const options = new Set(keys.filter((it) => it != null)).size;
      if (options > 1) return { x, y, options };
    }
    return null;
  });
  if (!place) throw new Error('no place has several options');
  return place;
}

test('several options at one place are asked there, and the one pointed at is lit alone', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await openShelf(page);
  await openSaved(page, theAsk('choose: what the group does'));
  const asked = await prompt(page).textContent();
  await expect(page.locator('.overlay [data-option]').first()).toBeAttached();
  const { x, y, options } = await sharedPlace(page);
  await page.mouse.click(x, y);
  const menu = page.getByRole('menu', { name: 'What may be done here' });
  await expect(menu.getByRole('menuitem')).toHaveCount(options);
  await expect(menu).toContainText(/\d in \d|\d+ %/);
  expect(await prompt(page).textContent()).toBe(asked);
  await menu.getByRole('menuitem').nth(1).hover();
  await expect(page.locator('.glow.option.pointed').first()).toBeAttached();
  await look(page, 'place-menu');
  const lights = await page.locator('.overlay [data-option] > .glow').count();
  const pointed = await page.locator('.glow.option.pointed').count();
  await expect(page.locator('.glow.option.dimmed')).toHaveCount(lights - pointed);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  expect(await prompt(page).textContent()).toBe(asked);
});

test('what grows on the surface is asked in the bar, and the stretch is lit that it is about', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('choose: what grows on the surface'));
  await expect(page.locator('.overlay .glow.about')).toHaveCount(1);
  await expect(page.locator('.overlay [data-option]')).toHaveCount(0);
  // All are drawn on their buttons but the throw and own words, and the one pointed at on the page.
  const drawn = page.locator('.options .answer', { has: page.locator('.sketch') });
  await expect(drawn.nth(4)).toBeVisible();
  await drawn.nth(1).hover();
  await expect(page.locator('.preview-caption')).toBeVisible();
  await look(page, 'surface');
});

test('a refused click says why, where it was made', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('spot: where the Dwarves settle'));
  const sky = await page.locator('.map-ink').boundingBox();
  if (!sky) throw new Error('there is no map');
  const [x, y] = [sky.x + sky.width / 2, sky.y + sky.height - 12];
  await page.mouse.click(x, y);
  const why = page.locator('.refused-here');
  await expect(why).toContainText('That is not');
  const box = await why.boundingBox();
  if (!box) throw new Error('the reason is not seen');
  const far = (at: number, from: number, long: number) => Math.max(0, from - at, at - from - long);
  expect(Math.hypot(far(x, box.x, box.width), far(y, box.y, box.height))).toBeLessThan(40);
});

/** In the page: how far it is from a spot of the screen to the nearest of the places that are dotted there, in pixels. */
function farFromPlaces({ x, y }: { readonly x: number; readonly y: number }): number {
  const dots = document.querySelector<SVGPathElement>('.overlay .glow.region .core');
  const onScreen = dots?.getScreenCTM();
  const places = dots?.getAttribute('d')?.matchAll(/M([\d.]+) ([\d.]+)/g) ?? [];
  const far = Array.from(places, ([, left, down]) => {
    const at = new DOMPoint(Number(left), Number(down)).matrixTransform(onScreen ?? undefined);
    return Math.hypot(at.x - x, at.y - y);
  });
  return Math.min(...far);
}

/** The first spot to the left of this one that is so far from every place where something may be put. */
async function leftOf(page: Page, { x, y }: { x: number; y: number }, away: number): Promise<{ x: number; y: number }> {
  for (let left = x; left > 0; left -= 2)
    if ((await page.evaluate(farFromPlaces, { x: left, y })) >= away) return { x: left, y };
  throw new Error('all of the page is near');
}

/** As a finger does it. */
async function dragByFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (let i = 1; i <= 4; i++)
    await touch('touchMove', from.x + ((to.x - from.x) * i) / 4, from.y + ((to.y - from.y) * i) / 4);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a sign explains itself as long as the finger stays', async ({ page }) => {
    await openShelf(page);
    await openSaved(page, theAsk('choose: what the group builds'));
    const bead = page.locator('.card .bead').first();
    const finger = await page.context().newCDPSession(page);
    const tip = page.getByRole('tooltip');
    // A list that is still being scrolled takes the finger for its own.
    await expect(async () => {
      await bead.scrollIntoViewIfNeeded();
      const at = await bead.boundingBox();
      if (!at) throw new Error('no bead is seen');
      const touchPoints = [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await expect(tip)
        .toContainText(/population|treasure|bonus|epic/, { timeout: 10_000 })
        .finally(() => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
    }).toPass();
    await prompt(page).tap();
    await expect(tip).toHaveCount(0);
  });

  test('a spot is held first, dragged, and put down', async ({ page }) => {
    await openShelf(page);
    await openSaved(page, theAsk('spot: where the Dwarves settle'));
    const asked = await prompt(page).textContent();
    const cursor = page.locator('.overlay .cursor circle').first();
    const at = await cursor.boundingBox();
    if (!at) throw new Error('the map shows no crosshair');
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.touchscreen.tap(x, y);
    const held = page.getByRole('group', { name: 'Put down here?' });
    await expect(held).toBeVisible();
    expect(await prompt(page).textContent()).toBe(asked);
    await look(page, 'held-390');
    const grip = page.locator('.cursor .grip');
    const before = await grip.boundingBox();
    await dragByFinger(page, { x, y }, { x: x + 60, y });
    await expect.poll(async () => (await grip.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 20);
    // Beside them, but no farther than half a finger is wide, the nearest place is meant.
    const near = await leftOf(page, { x, y }, 14);
    const notHere = async () => {
      // A browser takes a tap just after a drag for what ends the drag.
      if (await held.count()) await held.getByRole('button', { name: 'Not here' }).tap();
      await expect(held).toHaveCount(0, { timeout: 1000 });
    };
    await expect(notHere).toPass();
    await page.touchscreen.tap(near.x, near.y);
    await expect(held).toBeVisible();
    const taken = await grip.boundingBox();
    if (!taken) throw new Error('no ghost is shown');
    const middle = { x: taken.x + taken.width / 2, y: taken.y + taken.height / 2 };
    expect(Math.hypot(middle.x - near.x, middle.y - near.y)).toBeLessThan(23);
    expect(await page.evaluate(farFromPlaces, middle)).toBeLessThan(1);
    // Farther away nothing is meant, and it is said there why.
    await expect(notHere).toPass();
    const far = await leftOf(page, near, 40);
    await page.touchscreen.tap(far.x, far.y);
    const why = page.locator('.refused-here');
    await expect(why).toContainText('That is not');
    await expect(why).toBeInViewport({ ratio: 1 });
    await look(page, 'refused-390');
    await expect(held).toHaveCount(0);
    await page.touchscreen.tap(near.x, near.y);
    await held.getByRole('button', { name: 'Put it here' }).click();
    await expect(prompt(page)).not.toHaveText(asked ?? '');
  });
});

test('a name has the focus, takes Enter, has other ideas, and may be left to fate', async ({ page }) => {
  await openShelf(page);
  const asked = theAsk('name: name of the capital');
  await openSaved(page, asked);
  const field = page.getByRole('textbox', { name: (await prompt(page).textContent()) ?? '' });
  await expect(field).toBeFocused();
  const idea = await field.inputValue();
  await page.locator('.name-ideas button').nth(1).click();
  await expect(field).not.toHaveValue(idea);
  await field.fill('Karak Nevermore');
  await field.press('Enter');
  await expect(page.locator('.record-lines')).toContainText('Karak Nevermore');
  await page.getByRole('link', { name: 'Shelf' }).click();
  await openSaved(page, asked);
  await page.getByRole('button', { name: 'Let fate name' }).click();
  await expect(prompt(page)).not.toHaveText('What is the capital called?');
  // Of most things there are more ideas than four.
  await page.getByRole('link', { name: 'Shelf' }).click();
  await openSaved(page, theAsk('name: name of their treasure'));
  const ideas = page.locator('.name-ideas button');
  const first = await ideas.allTextContents();
  await page.getByRole('button', { name: 'Another four' }).click();
  await expect(ideas.first()).not.toHaveText(first[0] ?? '');
});

test('the first screen says what this is, and the first table has the look of the house', async ({ page }) => {
  await openShelf(page);
  await expect(page.locator('.welcome')).toContainText('Understory plays dungeon games');
  for (const game of ['How to Host a Dungeon', 'Dungeon Maker Deluxe', 'Dungeon of Deadliest Evil'])
    await expect(page.locator('.welcome')).toContainText(game);
  await beginFirstWorld(page);
  const strangers = await page.evaluate(() =>
    [...document.querySelectorAll('button, input:not([type="checkbox"]):not([type="range"]), select')]
      .filter((it) => it.getClientRects().length > 0 && !/Alegreya|Fell/.test(getComputedStyle(it).fontFamily))
      .map((it) => it.outerHTML.slice(0, 120)),
  );
  expect(strangers).toEqual([]);
});

test('shapes and nexuses are drawn on their buttons, and on the page when they are pointed at', async ({ page }) => {
  await openShelf(page);
  for (const asked of [theAsk('choose: shape of Dwarven rooms'), ownNexus()]) {
    await openSaved(page, asked);
    const options = page.locator('.options .answer');
    await expect(page.locator('.options .answer .sketch')).toHaveCount(await options.count());
    await look(page, `sketches-${await options.count()}`);
    await options.nth(2).hover();
    await expect(page.locator('.preview-caption')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Shelf' }).click();
  }
});

test('all shapes of the world are seen at once, at every size but the smallest', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('choose: which shape of the world'));
  for (const size of SIZES.filter(({ width }) => width > 900)) {
    await page.setViewportSize(size);
    await expect(page.locator('.options .sketch')).toHaveCount(6);
    await look(page, `shapes-${size.width}`);
    const hidden = await page.locator('.options').evaluate((it) => it.scrollHeight - it.clientHeight);
    expect([size.width, hidden]).toEqual([size.width, 0]);
  }
});

test('signs explain themselves to a pointer that rests and to the focus', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('choose: what the group builds'));
  const tip = page.getByRole('tooltip');
  const bead = page.locator('.card .bead').first();
  await bead.hover();
  await expect(tip).toContainText(/population|treasure|bonus|epic/);
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);
  const costly = page.locator('.options .answer').filter({ hasText: /[●○★❖⌂☒]/ });
  await ask(page).focus();
  while (!(await costly.first().evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toHaveCount(0);
});

test('the rows of a table that is thrown on can be read in full, at every size', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('roll: what the nexus is'));
  const rows = page.getByRole('region', { name: 'What the dice may bring' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await rows.locator('[tabindex]').focus();
    const { hidden, out, covered } = await rows.locator('li').evaluateAll((all) => {
      const list = all[0]?.closest('ul')?.parentElement as HTMLElement;
      const { top, bottom, left, right } = list.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('#ask button')].filter((it) => {
        const box = it.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      });
      return {
        hidden: list.scrollHeight - list.clientHeight,
        out: top < 0 || bottom > innerHeight,
        covered: buttons.map((it) => it.textContent),
      };
    });
    expect([size.width, hidden, out, covered]).toEqual([size.width, 0, false, []]);
    await look(page, `rows-${size.width}`);
    await ask(page).focus();
  }
});

test('an inspiration names its deposit and lights it, whoever throws', async ({ page }) => {
  await openShelf(page);
  await openSaved(page, theAsk('roll: an inspiration'));
  await look(page, 'inspiration');
  await expect(prompt(page)).toContainText(/for the \w+ (in stratum \d+|on the surface)/);
  await expect(page.locator('.overlay .glow.about').first()).toBeAttached();
});
