import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}', 'tools/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['./tools/seed.ts'],
    // All cores: one would be left free otherwise, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // A test fails by what it finds: the limit only ends one that hangs, on the slowest machine and with all others at work too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
