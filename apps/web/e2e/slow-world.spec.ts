import { expect, type Page } from '@playwright/test';
import { openShelf } from './house.ts';
import { slowLink } from './slow-world.ts';
import { test } from './test.ts';
import { tasksIn, traced } from './traced.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The longest that the page may stand still, in milliseconds of its thread's work. On a slow machine the same work takes longer. */
const LONGEST = 1000 * Math.max(1, Number(process.env['SLOWER'] ?? 1));
/** `STEPS=3600` for a world more than four times as long. */
const STEPS = Number(process.env['STEPS'] ?? 800);

// In one worker: the world is played once for both.
test.describe.configure({ mode: 'default' });
let letters = '';
test.beforeAll(() => {
  letters = slowLink(STEPS);
});

const openLink = (page: Page) =>
  page.evaluate((it) => {
    location.hash = `#/open/${it}`;
  }, letters);

/** Done by the page itself, and so is the waiting: what is looked for from outside takes longer there than all that is measured. */
const press = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([where, named]) => {
      const button = [...document.querySelectorAll<HTMLElement>(where ?? '')].find((it) =>
        it.textContent?.includes(named ?? ''),
      );
      if (!button) throw new Error(`no button says ${named}`);
      button.click();
    },
    [selector, text],
  );

const scrub = (page: Page, share: number) =>
  page.evaluate((part) => {
    const slider = document.querySelector<HTMLInputElement>('.scrubber');
    if (!slider) throw new Error('there is no slider');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(slider, String(Math.floor(Number(slider.max) * part)));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, share);

/** All is drawn, told and kept. */
async function isCalm(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(
    () =>
      document.querySelector('.map-ink svg') &&
      !document.querySelector('.opening, .playing-on, .map-ink[aria-busy="true"], .record-lines[aria-busy="true"]') &&
      !document.documentElement.hasAttribute('data-keeping'),
    null,
    { polling: 200 },
  );
}

test('a world whose cards make every step slow never holds the page up', async ({ page }) => {
  await openShelf(page);
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    open: () => openLink(page),
    undo: () => press(page, '.acts button', 'Undo'),
    'undo again': () => press(page, '.acts button', 'Undo'),
    redo: () => press(page, '.acts button', 'Redo'),
    'jump back': () => scrub(page, 0.3),
    'undo to here': () => press(page, '#ask button', 'Undo to here'),
    'play on': () => press(page, '.acts button', 'Turn'),
    'jump forth': () => scrub(page, 0.6),
    branch: () => press(page, '#ask button', 'Branch from here'),
  };
  const longest: Record<string, number> = {};
  for (const [act, done] of Object.entries(acts)) {
    const tasks = tasksIn(
      await traced(page, async () => {
        await done();
        await isCalm(page);
      }),
    );
    const [most = 0] = tasks;
    longest[act] = Math.round(most);
    expect(most, act).toBeGreaterThan(0);
    expect(most, act).toBeLessThan(LONGEST);
    // On any machine: the game is played again and put into words in slices.
    const whole = tasks.reduce((sum, it) => sum + it, 0);
    if (act === 'open') expect(most / whole, `${most} of ${whole} ms`).toBeLessThan(0.15);
  }
  console.log(`The longest task of each act, in ms of work: ${JSON.stringify(longest)}`);
});

test('the opening of such a world says how far it is, and can be stopped', async ({ page }) => {
  await openShelf(page);
  const far = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const watch = new MutationObserver(() => {
          const notice = document.querySelector('.opening');
          const stop = notice?.querySelector('button');
          if (!stop && !document.querySelector('.map-ink svg')) return;
          watch.disconnect();
          done(notice?.querySelector('[aria-hidden]')?.textContent ?? 'it was not told');
          stop?.click();
        });
        watch.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await openLink(page);
  await expect(far).resolves.toMatch(new RegExp(`^\\d+ of ${STEPS} answers$`));
  await expect(page.getByText('You stopped it before it was done; nothing has changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin your first world' })).toBeVisible();
});
