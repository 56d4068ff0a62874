import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/chromium.mjs';
import { freePort } from './scripts/free-port.mjs';

// A free port each time, so that two checkouts can be tested at once. The workers read this file too, and learn the port from here.
process.env['PORT'] ??= String(await freePort());
const port = Number(process.env['PORT']);
// With `SLOWER=5` the browser works as on a machine five times slower.
const SLOWER = Math.max(1, Number(process.env['SLOWER'] ?? 1));

export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // How fast it feels is measured with the machine to itself: `npm run e2e:speed`.
  testIgnore: process.env['SPEED'] ? [] : '**/performance.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Enough for a slow machine with much else to do: a test fails by what it finds, and the limits only end one that hangs.
  timeout: 600_000 * SLOWER,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1000, height: 800 },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace copies the map at every step, and takes longer than the test: `--trace=retain-on-failure` for one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Every test has a browser of its own: none needs to keep the whole app but those about doing without a network.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        '--headless',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As Chromium with its windows draws letters, so that both give the same pictures.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  // A whole history is played in one click.
  expect: {
    timeout: 200_000 * SLOWER,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${port} --strict`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
