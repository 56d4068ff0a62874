import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

const SEEDS = Array.from({ length: 60 }, (_, i) => `same-everywhere-${i}`);

test('sixty seeds in six shapes give the same history and the same map in Node and in the browser', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./play-worlds.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'worlds',
    target: 'es2023',
  });
  const code = `${outputFiles[0]?.text}; worlds.playWorlds(${JSON.stringify(SEEDS)})`;
  await page.goto('/');
  const there: string[] = await page.evaluate(code);
  // The very same text, run here.
  const here: string[] = new Function(code.replace(/; worlds\./, '; return worlds.'))();
  expect(there).toHaveLength(SEEDS.length * 6);
  expect(there).toEqual(here);
});
