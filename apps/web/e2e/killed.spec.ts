import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { over, setUpOnShelf } from './house.ts';

/**
 * `npm run e2e:killed` tries a hundred moments, on a machine that has nothing else to do, and measures how old the answers are that were
 * lost. The four of the usual run hold the page to its word alone: a busy machine takes long to get anything anywhere.
 */
const { KILLS } = process.env;
const IS_MEASURED = KILLS !== undefined;
const MOMENTS = Number(KILLS ?? 4);
/** Only what was answered in the last 20 ms may be lost, and what the machine took to write anything down in the same run. */
const LATE = 20;
const BUSY = 3;

/** What the page said of itself at a moment: how long the record was, and whether all of it was written down. */
interface Seen {
  readonly ticks: number;
  readonly at: number;
  readonly isWritten: boolean;
}

test('a browser that is killed has kept all that it said was kept', async ({ baseURL }, info) => {
  test.setTimeout(600_000 + MOMENTS * 300_000);
  const profile = info.outputPath('profile');
  const lost: number[] = [];
  const slow: number[] = [];
  let table = '';
  let told = 0;
  for (let moment = 0; moment < MOMENTS; moment++) {
    const { browser, process: program } = await launched(profile);
    const page = await pageOf(browser);
    if (table) {
      await page.goto(table);
      await expect(page.locator('.timeline .when')).toContainText('of');
    }
    if (!table || (await over(page).count()) > 0) {
      await page.goto(baseURL ?? '');
      await setUpOnShelf(page, { seed: `killed ${moment}`, rolls: 'The game, by itself' });
    }
    await expect(page.getByRole('application')).toBeVisible();
    table = page.url();
    const seen: Seen[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('{"ticks"')) seen.push(JSON.parse(message.text()));
    });
    await page.evaluate(answerByItself);
    // A slow machine takes its time to the first answers.
    const answered = () => new Set(seen.map(({ ticks }) => ticks)).size > 2;
    await expect.poll(async () => answered() || (await over(page).count()) > 0).toBe(true);
    await new Promise((done) => setTimeout(done, 700 + ((moment * 263) % 1500)));
    const killed = Date.now();
    await kill(program);
    const again = await launched(profile);
    const reopened = await pageOf(again.browser);
    await reopened.goto(table);
    await expect(reopened.locator('.timeline .when')).toContainText('of');
    const kept = ticksIn((await reopened.locator('.timeline .when').textContent()) ?? '');
    await again.browser.close();
    await kill(again.process);
    const promised = Math.max(0, ...seen.filter(({ isWritten }) => isWritten).map(({ ticks }) => ticks));
    expect(kept, `moment ${moment}`).toBeGreaterThanOrEqual(promised);
    const late = seen.filter(({ ticks }) => ticks > kept).map(({ at }) => killed - at);
    const slowest = slowestWrite(seen);
    if (IS_MEASURED) for (const age of late) expect(age, `moment ${moment}`).toBeLessThan(LATE + BUSY * slowest);
    lost.push(...late);
    slow.push(slowest);
    told += Math.max(...seen.map(({ ticks }) => ticks)) - Math.min(...seen.map(({ ticks }) => ticks));
  }
  info.annotations.push({ type: 'answers lost, by their age in ms', description: lost.join(' ') || 'none' });
  console.log(
    `Killed at ${MOMENTS} moments, ${told} lines into the record; answers lost, by their age in ms: ${lost.join(' ') || 'none'}.`,
  );
  console.log(`The slowest write before each kill, in ms: ${slow.join(' ')}.`);
});

/** How long the page said at most that something was not written yet. */
function slowestWrite(seen: readonly Seen[]): number {
  let since: number | null = null;
  let slowest = 0;
  for (const { isWritten, at } of seen) {
    if (isWritten && since !== null) slowest = Math.max(slowest, at - since);
    since = isWritten ? null : (since ?? at);
  }
  return slowest;
}

const ticksIn = (text: string): number => Number(/of (\d+)/.exec(text)?.[1] ?? Number.NaN);

/** In the page: answers as fast as a person could press, and says at every change what is shown and whether it is written. */
function answerByItself(): void {
  const tell = () => {
    const ticks = Number(/of (\d+)/.exec(document.querySelector('.timeline .when')?.textContent ?? '')?.[1]);
    const isWritten = !document.documentElement.hasAttribute('data-unwritten');
    console.log(JSON.stringify({ ticks, at: Date.now(), isWritten }));
  };
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-unwritten'] });
  setInterval(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.answers button:not([disabled])')];
    const fate = buttons.find((it) => /Let fate decide|Drop a die|Name it so/.test(it.textContent ?? ''));
    (fate ?? buttons[0])?.click();
    tell();
  }, 50);
}

const programs: ChildProcess[] = [];
test.afterEach(async () => {
  for (const program of programs) await kill(program);
});

async function launched(profile: string): Promise<{ browser: Browser; process: ChildProcess }> {
  const args = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const program = spawn(await ensureChromium(), [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  programs.push(program);
  const address = await new Promise<string>((done, fail) => {
    let heard = '';
    program.stderr.on('data', (data) => {
      heard += data;
      const found = /ws:\/\/\S+/.exec(heard)?.[0];
      if (found) done(found);
    });
    program.on('exit', () => fail(new Error(`Chromium did not start: ${heard}`)));
  });
  return { browser: await chromium.connectOverCDP(address), process: program };
}

async function pageOf(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window');
  return context.newPage();
}

/** All of its processes at once, as when the power fails. */
async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return;
  const gone = once(program, 'exit');
  process.kill(-program.pid, 'SIGKILL');
  await gone;
}
