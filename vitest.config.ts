import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
    setupFiles: ['./tools/fixed-seed.ts'],
    testTimeout: 30_000,
  },
});
