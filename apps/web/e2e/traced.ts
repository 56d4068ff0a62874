import type { Page } from '@playwright/test';

/** Something that the browser notes about itself. */
export interface Traced {
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
export async function traced(page: Page, what: () => Promise<unknown>): Promise<Traced[]> {
  const session = await page.context().newCDPSession(page);
  const found: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => found.push(...(value as unknown as Traced[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await what();
  const complete = new Promise((done) => session.on('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return found.sort((one, other) => one.ts - other.ts);
}

/**
 * The pieces of work of a page's thread, in milliseconds of its processor time, the longest first: while one is done nothing else can be.
 * What the test itself has the page look for is counted, too: nothing is to be looked for by its role meanwhile.
 */
export function tasksIn(all: readonly Traced[]): number[] {
  const drawing = new Set(all.filter((it) => it.name === 'FireAnimationFrame').map(threadOf));
  const tasks = all.filter((it) => it.name === 'RunTask' && drawing.has(threadOf(it)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}

function threadOf({ pid, tid }: Traced): string {
  return `${pid} ${tid}`;
}
