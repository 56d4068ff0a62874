import { expect, type Page } from '@playwright/test';
import { everyAsk } from './every-ask.ts';
import { ask, isKept, openSaved, openShelf, prompt, SIZES } from './house.ts';
import { look, test } from './test.ts';

/** In the page: which of the buttons and notices lie over the page that is drawn, or over what is asked. */
function covering(): string[] {
  const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
  const [paper, around, asked] = [boxOf('.map-paper'), boxOf('.map-window'), boxOf('#ask')];
  const left = Math.max(paper.left, around.left);
  const top = Math.max(paper.top, around.top);
  const drawn = new DOMRect(
    left,
    top,
    Math.min(paper.right, around.right) - left,
    Math.min(paper.bottom, around.bottom) - top,
  );
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [...document.querySelectorAll('.toast, .not-kept, .map-tools > button, .advisor-call, .pen-bar')].flatMap(
    (it) => {
      const pile = it.closest('.notices')?.getBoundingClientRect();
      const whole = it.getBoundingClientRect();
      // Of a pile that is scrolled, what is seen.
      const box = pile
        ? new DOMRect(whole.left, whole.top, whole.width, Math.min(whole.bottom, pile.bottom) - whole.top)
        : whole;
      const beside = [...document.querySelectorAll('.map-tools > button')].filter((tool) => tool !== it);
      const onTool = beside.some((tool) => over(box, tool.getBoundingClientRect()));
      const on = [over(box, drawn) && 'the map', over(box, asked) && 'the ask', onTool && 'a button'].filter(Boolean);
      return on.map((what) => `${it.getAttribute('aria-label') ?? it.textContent} over ${what}`);
    },
  );
}

/** In the page, once it has been laid out: what is asked about and lies under the card of a place, and the answers if they do. */
async function underTheCard(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const card = document.querySelector('.looked-at')?.getBoundingClientRect();
  if (!card) return ['there is no card'];
  const isSeen = card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight;
  const under = [...document.querySelectorAll('.overlay .glow.about, .overlay [data-option], #ask')].flatMap((it) => {
    const box = it.getBoundingClientRect();
    const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    return across > 1 && down > 1 ? [it.getAttribute('data-option') ?? 'what the question names'] : [];
  });
  return isSeen ? under : ['the card is off the screen'];
}

/** Look at something on the map that is no option. */
async function lookAtSomething(page: Page): Promise<void> {
  const places = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.map-ink')?.getBoundingClientRect() ?? new DOMRect();
    return Array.from({ length: 80 }, (_, i) => ({
      x: left + (width * ((i % 10) + 0.5)) / 10,
      y: top + (height * (Math.floor(i / 10) + 1.5)) / 10,
    })).filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-option], [data-still]') === null);
  });
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    if (await page.locator('.looked-at').count()) return;
  }
  throw new Error('nothing is drawn on the map');
}

/** Notices stay: nobody knows how long a slow machine takes to measure them. */
async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    const never = 2 ** 31 - 1;
    window.setTimeout = ((what: () => void, after = 0) => soon(what, after > 3000 ? never : after)) as typeof soon;
  });
}

test('buttons and notices lie beside the map and what is asked, at every size', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepNotices(page);
  await page.setViewportSize(SIZES[1]);
  await openShelf(page);
  const asked = everyAsk('host', 4).find(({ kind }) => kind === 'choose: what the group does');
  if (!asked) throw new Error('nobody asks what a group does');
  await openSaved(page, asked);
  const title = await prompt(page).textContent();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Branch from here/ }).click();
  await expect(page.locator('.branch-here')).toBeVisible();
  await expect(prompt(page)).toHaveText(title ?? '');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.locator('.toasts .toast').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Put into the bin from elsewhere, the world says so too.
  await isKept(page);
  const other = await context.newPage();
  await openShelf(other);
  await other
    .locator('.world')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.locator('.not-kept')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(covering), `at ${size.width}`).toEqual([]);
    await expect(ask(page).locator('.options button').first()).toBeInViewport();
    await look(page, `notices-${size.width}`);
  }
  for (const width of [1440, 1366, 1280, 1120, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const rows = () => page.locator('.top-bar').evaluate((bar) => Math.floor(bar.clientHeight / 50));
    await expect.poll(rows, `rows of the top bar at ${width}`).toBe(1);
  }
  await page.setViewportSize(SIZES[1]);
  await lookAtSomething(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(underTheCard), `at ${size.width}`).toEqual([]);
    await look(page, `place-card-${size.width}`);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Pen', exact: true }).click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(covering), `drawing at ${size.width}`).toEqual([]);
    await look(page, `pen-bar-${size.width}`);
  }
});

test('buttons lie beside the board of a small game, at every size', async ({ page }) => {
  await openShelf(page);
  await page.getByRole('button', { name: 'Play Dungeon of Deadliest Evil' }).click();
  await expect(page.getByRole('button', { name: 'Ask the advisor' })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(covering), `at ${size.width}`).toEqual([]);
    await look(page, `evil-buttons-${size.width}`);
  }
});
