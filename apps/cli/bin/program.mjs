import { bundled } from '../../../scripts/bundle.mjs';

/** Where the program lies, ready to run. */
export const program = () =>
  bundled('understory', {
    cli: 'apps/cli/src/cli.ts',
    'balance-worker': 'apps/cli/src/games/host/second/balance/worker.ts',
  });
