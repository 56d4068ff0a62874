import { bundled } from '../../../scripts/bundle.mjs';

/** Where the program lies, ready to run. */
export const program = () =>
  bundled('understory', {
    cli: 'apps/cli/src/cli.ts',
    'balance-worker-1': 'apps/cli/src/games/host/first/balance/worker.ts',
    'balance-worker-2': 'apps/cli/src/games/host/second/balance/worker.ts',
    'balance-worker-playtest': 'apps/cli/src/games/host/playtest/balance/worker.ts',
  });
