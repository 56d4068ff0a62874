import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { openShelf, over, setUpWorld } from './house.ts';

/**
 * How it feels on a machine four times slower than this one. A clock also counts what else the machine is busy with, so the bars are
 * held against the work of the page's own thread; what the clock said is in the notes of each test.
 */
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const SLOWER = 4;

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Seconds that the page's own thread has worked. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** How many times longer than its work a piece of work takes by the clock, because others are at work too: 1 on a quiet machine. */
async function busyness(page: Page, session: CDPSession): Promise<number> {
  const before = await worked(session);
  const clock = await page.evaluate(() => {
    const from = performance.now();
    let sum = 0;
    for (let i = 0; i < 30_000_000; i++) sum += Math.sqrt(i);
    return sum > 0 ? performance.now() - from : 0;
  });
  return Math.max(1, clock / 1000 / ((await worked(session)) - before));
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** For whoever reads the report. */
function tell(what: string, value: number): void {
  test.info().annotations.push({ type: what, description: value.toFixed(2) });
}

test('the shelf can be used within a second and a half', async ({ page }) => {
  await openShelf(page);
  const session = await slowDown(page);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    await page.reload();
    await page.getByRole('button', { name: 'Begin your first world' }).waitFor();
    times.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9));
  }
  const busy = await busyness(page, session);
  tell('busy', busy);
  tell('usable after', median(times));
  expect(median(times) / busy).toBeLessThan(1500);
});

test('an answer is shown within a tenth of a second', async ({ page }) => {
  test.slow();
  await setUpWorld(page, { seed: 'quick', rolls: 'The game, by itself' });
  for (const act of [/^Age/, /^Age/, /^Turn/]) await page.getByRole('button', { name: act }).click();
  await expect(page.locator('.groups select').first()).toBeVisible();
  await page.waitForTimeout(2500);
  const shown = await workFromClickToFrame(page, async () => {
    for (let i = 0; i < 9; i++) {
      const answers = page.locator('.answers button');
      const isSpot = (await page.locator('.pointing').count()) > 0;
      await (isSpot ? answers.filter({ hasText: /Let fate decide|Drop a die/ }) : answers).first().click();
      await expect(page.locator('.map-ink')).not.toHaveAttribute('aria-busy', 'true');
      await page.waitForTimeout(300);
    }
  });
  expect(shown.length).toBeGreaterThan(6);
  tell('shown after', SLOWER * median(shown));
  expect(SLOWER * median(shown)).toBeLessThan(100);
});

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Everything the browser notes about itself while something is done. */
async function traced(page: Page, what: () => Promise<unknown>): Promise<Traced[]> {
  const session = await page.context().newCDPSession(page);
  const found: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => found.push(...(value as unknown as Traced[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await what();
  const complete = new Promise((done) => session.on('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return found.sort((one, other) => one.ts - other.ts);
}

/** Milliseconds that the thread of an event worked between two moments, whatever else the machine did meanwhile. */
function workBetween(all: readonly Traced[], { pid, tid }: Traced, from: number, to: number): number {
  const tasks = all.filter(
    (it) => it.name === 'RunTask' && it.pid === pid && it.tid === tid && it.ts + (it.dur ?? 0) >= from && it.ts < to,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** For each click, the work until the frame with what came of it was handed over. */
async function workFromClickToFrame(page: Page, what: () => Promise<void>): Promise<number[]> {
  const all = await traced(page, what);
  const clicks = all.filter((it) => it.name === 'EventDispatch' && it.args?.data?.type === 'click');
  return clicks.flatMap((click) => {
    const frame = all.find((it) => it.name === 'Commit' && it.tid === click.tid && it.ts > click.ts);
    return frame ? [workBetween(all, click, click.ts, frame.ts)] : [];
  });
}

/** For each frame of something that moves, the work of the page's thread for it. */
async function workOfFrames(page: Page, what: () => Promise<unknown>): Promise<number[]> {
  const all = await traced(page, what);
  const busiest = all.find((it) => it.name === 'FireAnimationFrame');
  const frames = all.filter((it) => it.name === 'FireAnimationFrame' && it.tid === busiest?.tid);
  return frames.slice(0, -1).map((frame, i) => workBetween(all, frame, frame.ts, frames[i + 1]?.ts ?? frame.ts));
}

test('a finished poster map is moved and zoomed without stumbling', async ({ page }) => {
  test.slow();
  await setUpWorld(page, { seed: 'poster', decides: 'Story', page: 'Poster' });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.map-ink')).not.toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(2500);
  let dropped = 0;
  const work = await workOfFrames(page, async () => {
    dropped = await moveAbout(page);
  });
  tell('dropped by the clock, a share', dropped);
  tell('work of a frame', median(work));
  const late = work.filter((it) => it > FRAME).length / work.length;
  tell('frames that the page itself is late for, a share', late);
  expect(work.length).toBeGreaterThan(100);
  expect(late).toBeLessThan(0.05);
});

const FRAME = 1000 / 60;

/** Zooms in and out under a pointer that wanders; the share of frames that were dropped by the clock. */
async function moveAbout(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const map = document.getElementById('map') as HTMLElement;
        const { x, y } = map.getBoundingClientRect();
        const times: number[] = [];
        const frame = (now: number) => {
          times.push(now);
          const i = times.length;
          const deltaY = i % 60 < 30 ? -24 : 24;
          const at = { clientX: x + 300 + i, clientY: y + 200 };
          map.dispatchEvent(new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true }));
          if (i < 150) requestAnimationFrame(frame);
          else {
            const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
            const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0);
            done(lost / (lost + gaps.length));
          }
        };
        requestAnimationFrame(frame);
      }),
  );
}
