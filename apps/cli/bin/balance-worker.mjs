import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { program } from './program.mjs';

const files = await program();
createRequire(import.meta.url)(files[`balance-worker-${workerData.edition}`]);
