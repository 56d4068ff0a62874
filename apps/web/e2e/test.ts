import { test as base, type Page } from '@playwright/test';

const { LOOK, SLOWER } = process.env;

interface Stage {
  /** Is the map painted? It is drawn, and can be clicked and measured, in any case. */
  readonly isPainted: boolean;
}

/**
 * A test of the app in the browser. Painting the map is more than half of the work of most, and nobody sees it: it lies there, drawn,
 * and is looked through. With `LOOK=1` it is painted, and what `look` is called for is kept; with `SLOWER=5` the browser works as on
 * a machine five times slower.
 */
export const test = base.extend<Stage>({
  isPainted: [LOOK !== undefined, { option: true }],
  context: async ({ context, isPainted }, use) => {
    if (!isPainted) await context.addInitScript(lookThrough);
    if (SLOWER !== undefined)
      context.on('page', async (page) => {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: Number(SLOWER) });
      });
    await use(context);
  },
});

/** In the page, before anything else: the browser leaves out what can't be seen. */
function lookThrough(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.map-ink svg { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** A picture of the screen for whoever wants to look: `test-results/NAME.png`. */
export async function look(page: Page, name: string): Promise<void> {
  if (LOOK !== undefined) await page.screenshot({ path: `test-results/${name}.png` });
}
