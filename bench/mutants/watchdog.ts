import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './job.ts';

// A mistake can make a loop endless that asks for no other mistake, and then nothing else runs in this thread. A second thread watches the
// processor time of the process (on a busy machine the clock says nothing), writes down what hung, and kills the process.

/** Which mistake is being tried (0 = none), and the processor time at which its patience ends, in milliseconds. */
const shared = new Float64Array(new SharedArrayBuffer(16));

const WATCH = `
const { workerData: { shared, findings } } = require('node:worker_threads');
const { appendFileSync } = require('node:fs');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const [id, deadline] = shared;
  if (id === 0 || (user + system) / 1000 < deadline) return;
  appendFileSync(findings, JSON.stringify({ kind: 'hung', id }) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 500);
`;

let watching: Worker | null = null;

/** Watch from now on, until `watchTo`. */
export function watchFrom(id: Mutant['id'] | null, deadline: number): void {
  if (!watching) {
    const findings = join(process.env['MUTANTS'] ?? '', 'findings');
    watching = new Worker(WATCH, { eval: true, workerData: { shared, findings } });
    watching.unref();
  }
  shared[1] = deadline;
  shared[0] = id ?? 0;
}

export function watchTo(): void {
  shared[0] = 0;
}
