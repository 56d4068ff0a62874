import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vitest/config';
import { LONG, PROGRAMS } from '../../scripts/test-groups.mjs';
import base from '../../vitest.config.ts';
import type { Mutation } from './mutations.ts';

/** The mistake that the tests are to notice; nothing on the disk is changed. */
const { MUTANT, LONG_TOO } = process.env;
const mutant: (Mutation & { readonly file: string }) | null = MUTANT ? JSON.parse(MUTANT) : null;

const mistake: Plugin = {
  name: 'mistake',
  enforce: 'pre',
  transform(_code, id) {
    if (id !== mutant?.file) return null;
    const code = readFileSync(id, 'utf8');
    return { code: code.slice(0, mutant.from) + mutant.put + code.slice(mutant.to), map: null };
  },
};

export default mergeConfig(base, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [mistake],
  test: {
    include: ['bench/mutants/*.test.ts'],
    exclude: ['**/node_modules/**', ...PROGRAMS, ...(LONG_TOO ? [] : LONG)],
  },
});
