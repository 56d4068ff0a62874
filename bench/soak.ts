import { soak } from './soak-checks.ts';

// npm run soak [-- seeds]: every world finishes, keeps to its page, and comes out the same again.
const seeds = Number(process.argv[2] ?? 1000);
let done = 0;
let bad = 0;
for (let i = 0; i < seeds; i++) {
  for (let shape = 1; shape <= 6; shape++) {
    const seed = `soak ${i}.${shape}`;
    const faults = faultsOf(seed, shape);
    if (faults.length > 0) {
      bad++;
      console.log(`\nseed "${seed}", world ${shape}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    done++;
    if (done % 60 === 0) process.stdout.write(`\r${done} of ${seeds * 6} worlds, ${bad} at fault`);
  }
}
console.log(`\r${done} worlds, ${bad} at fault.        `);
if (bad > 0) process.exitCode = 1;

function faultsOf(seed: string, shape: number): string[] {
  try {
    const first = soak(seed, shape);
    const again = soak(seed, shape);
    return first.digest === again.digest
      ? [...first.faults]
      : [...first.faults, 'came out otherwise when played again'];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
