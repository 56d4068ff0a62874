import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vitest/config';
import { LONG, PROGRAMS } from '../../scripts/test-groups.mjs';
import base from '../../vitest.config.ts';
import { theJob } from './job.ts';
import { StrictestFirst } from './order.ts';
import { withSwitches } from './switches.ts';

const { mutants, long, within } = theJob();

/** Nothing on the disk is changed. */
const mistakes: Plugin = {
  name: 'mistakes',
  enforce: 'pre',
  transform(_code, id) {
    const here = mutants.filter((it) => it.file === id);
    return here.length === 0 ? null : { code: withSwitches(readFileSync(id, 'utf8'), here), map: null };
  },
};

export default mergeConfig(base, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [mistakes],
  test: {
    include: ['bench/mutants/*.test.ts'],
    exclude: ['**/node_modules/**', ...PROGRAMS, ...(long || within !== null ? [] : LONG)],
    runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
    isolate: false,
    bail: 1,
    maxWorkers: 1,
    sequence: { sequencer: StrictestFirst },
    reporters: [{}],
  },
});
