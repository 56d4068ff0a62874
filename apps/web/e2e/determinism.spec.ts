import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { test } from './test.ts';

const WORLDS = [
  { many: 'five seeds', far: 'to the end', seeds: seedsOf(0, 5), moments: 2 },
  { many: 'twenty-five more', far: 'to the monsters', seeds: seedsOf(5, 30), moments: 1 },
] as const;

for (const { many, far, seeds, moments } of WORLDS) {
  test(`${many} in six shapes, played ${far}, give the same history and the same map in Node and in the browser`, async ({
    page,
  }) => {
    test.slow();
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./play-worlds.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'worlds',
      target: 'es2023',
    });
    const code = `${outputFiles[0]?.text}; worlds.playWorlds(${JSON.stringify(seeds)}, ${JSON.stringify(far)})`;
    await page.goto('/');
    const there: string[] = await page.evaluate(code);
    // The very same text, run here.
    const here: string[] = new Function(code.replace(/; worlds\./, '; return worlds.'))();
    expect(there).toHaveLength(seeds.length * 6 * moments);
    expect(there).toEqual(here);
  });
}

function seedsOf(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, i) => `same-everywhere-${from + i}`);
}
