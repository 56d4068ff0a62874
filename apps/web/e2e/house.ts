import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { save } from '@understory/table';
import type { AskedAt } from './every-ask.ts';
import { playedTo, type Until } from './played.ts';

/** What a person does in the app, in the words of a person. */

export async function openShelf(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** From an empty shelf to a blank page on the table, in one click. */
export async function beginFirstWorld(page: Page): Promise<void> {
  await openShelf(page);
  await page.getByRole('button', { name: 'Begin your first world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

export interface Wanted {
  readonly seed: string;
  readonly decides?: 'I do' | 'Story' | 'Tactical' | 'Random';
  readonly rolls?: 'I press for every throw' | 'The game, by itself' | 'I do, and type it in';
  readonly page?: 'Notebook' | 'Standard' | 'Poster';
  readonly peoples?: 'One' | 'Two that take turns';
  readonly drops?: 'Chance' | 'I drop a die on the map';
}

export async function setUpWorld(page: Page, wanted: Wanted): Promise<void> {
  await openShelf(page);
  await setUpOnShelf(page, wanted);
}

/** The same on a shelf that is open already. */
export async function setUpOnShelf(page: Page, wanted: Wanted): Promise<void> {
  await page.getByRole('button', { name: 'Set up a world' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Seed', { exact: true }).fill(wanted.seed);
  for (const choice of [wanted.decides, wanted.rolls, wanted.drops])
    if (choice) await dialog.getByLabel(choice, { exact: true }).check();
  if (wanted.peoples) {
    await dialog.getByText('More rules').click();
    await dialog.getByLabel(wanted.peoples, { exact: true }).check();
  }
  if (wanted.page) await dialog.getByLabel(wanted.page).check();
  await dialog.getByRole('button', { name: 'Begin this world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** The windows that everything asked has to fit. */
export const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Open a save on the shelf that is shown. */
export async function openSaved(page: Page, asked: Pick<AskedAt, 'save'>): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(asked.save()));
  await page.getByLabel('Save file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer });
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
}

/** A small world on the table that fate has played so far. */
export async function openPlayed(page: Page, seed: string, until: Until): Promise<void> {
  await openShelf(page);
  await openSaved(page, { save: () => save(playedTo(seed, until)) });
}

/** All that was done is written down. */
export async function isKept(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-keeping');
}

/** What the browser keeps: all of a store of the app's. */
export async function stored<T>(page: Page, store: 'worlds' | 'games' | 'cards'): Promise<T[]> {
  return await page.evaluate(
    (name) =>
      new Promise<T[]>((done, fail) => {
        const opening = indexedDB.open('understory');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => done(all.result);
        };
      }),
    store,
  );
}

/** What was to be played on in one go has been played. */
export async function playedOn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop here' })).toHaveCount(0);
}

/**
 * Whatever still goes on by itself has gone on for a minute, and what came of it is shown. The test has put in a clock of its own:
 * `page.clock.install()`.
 */
export async function aMinuteLater(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Call the advisor, and stop it at its first figures, or take its last ones if those come first; how many playouts they are of. Done by
 * the page itself: the advisor may have said all it has to say before a click from outside arrives. Its button comes with a part of the
 * app that is loaded later than the table, so the test waits for it.
 */
export async function stopAdvisor(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: 'Ask the advisor' })).toBeVisible();
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const press = (name: string) =>
          [...document.querySelectorAll('button')].find((it) => it.textContent === name)?.click();
        const looking = new MutationObserver(() => {
          const told = document.querySelector('.advisor-count')?.textContent ?? '';
          const playouts = /(\d+) playouts of each option/.exec(told)?.[1];
          if (!playouts) return;
          looking.disconnect();
          press('Stop');
          resolve(Number(playouts));
        });
        looking.observe(document.body, { subtree: true, childList: true, characterData: true });
        press('Ask the advisor');
      }),
  );
}

// Roles are looked for in the ask alone: on the whole page every stroke of the map would be asked for its role.
export const ask = (page: Page) => page.locator('#ask');
export const prompt = (page: Page) => ask(page).locator('h2');
export const over = (page: Page) => ask(page).getByRole('heading', { name: 'The story is told.' });
/** The Primordial Age is done: the next one asks, or the story is told. */
export async function primordialIsOver(page: Page): Promise<boolean> {
  return (await over(page).count()) > 0 || !(await page.locator('.card h2').textContent())?.startsWith('Primordial');
}

export const lines = (page: Page) => page.locator('.record-lines .line');

/** In the page: how far the game has come (lines told, the last of them, what is asked), or false if that is where it was. */
function toldSince(since: string | null): string | false {
  if (document.querySelector('.record-lines[aria-busy="true"]')) return false;
  const all = document.querySelectorAll('.record-lines .line');
  const asked = document.querySelector('#ask h2')?.textContent;
  const now = `${all.length} ${all[all.length - 1]?.textContent} ${asked}`;
  return now !== since && now;
}

/** How far the game has come: a line more, a line more often, or something else that is asked. */
export async function told(page: Page): Promise<string> {
  return String(await (await page.waitForFunction(toldSince, null)).jsonValue());
}

/** The game has gone on from there. Every frame is looked at: intervals that grow would be waited for at each answer. */
export async function goneOn(page: Page, since: string): Promise<void> {
  await page.waitForFunction(toldSince, since);
}

/** Answer whatever is asked by clicking: the first answer, or the place that the map lights up. */
export async function answerByClicking(page: Page): Promise<void> {
  const before = await told(page);
  const name = ask(page).getByRole('button', { name: 'Name it so' });
  if (await page.locator('.pointing').count()) await clickRegion(page);
  else if (await name.count()) await name.click();
  else await page.locator('.answers button').first().click();
  await goneOn(page, before);
}

/** Click where the crosshair stands: in the middle of the lit region. */
async function clickRegion(page: Page): Promise<void> {
  const box = await page.locator('.overlay .cursor').boundingBox();
  if (!box) throw new Error('the map shows no crosshair');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The map as it is drawn, once the pen has caught up with the game. An element that was changed has its attributes in another order than a new one. */
export async function inkOf(page: Page): Promise<string> {
  const ink = page.locator('.map-ink');
  await expect(ink).not.toHaveAttribute('aria-busy', 'true');
  return ink.evaluate((paper) => {
    const copy = paper.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const it of attributes) element.removeAttributeNode(it);
      for (const it of attributes) element.setAttributeNode(it);
    }
    return copy.innerHTML;
  });
}

/** The record line by line: no line is folded under the annals of its turn. */
export async function unfolded(page: Page): Promise<void> {
  const annals = page.getByRole('checkbox', { name: 'annals' });
  if ((await annals.count()) > 0) await annals.uncheck();
}

/** The record as it stands, word for word. */
export async function recordOf(page: Page): Promise<string[]> {
  await unfolded(page);
  await expect(page.locator('.record-lines')).toHaveAttribute('aria-busy', 'false');
  return lines(page).allTextContents();
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Everything that axe finds, as `rule: where`. Injected past the app's own policy, which allows no foreign script. The strokes of the map are
 * thousands, and hidden from those for whom axe looks: whether any of them could be reached is asked here, and axe is spared them.
 */
export async function faults(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  const reached = page.locator('.map-ink').locator('a, button, input, [tabindex], [role], title');
  expect(await reached.count()).toBe(0);
  expect(await page.locator('.map-ink:not([aria-hidden="true"])').count()).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe: tool } = window as unknown as {
      axe: {
        run(
          where: object,
          how: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await tool.run({ exclude: [['.map-ink svg']] }, only ? { runOnly: [...only] } : {});
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  }, rules);
}

/** What could not be read on a screen that is liked dark. */
export async function faultsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await faults(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** No request may leave the house, and nothing may be complained of in the console. */
export function watchHouse(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') heard.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => heard.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`said ${message.text()}`);
  });
  return heard;
}
