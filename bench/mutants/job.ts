import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutation } from './mutations.ts';

export interface Mutant extends Mutation {
  readonly id: number;
  readonly file: string;
}

/** What a run of the tests is to do. */
export interface Job {
  readonly mutants: readonly Mutant[];
  /** Are there to be those tests too that play whole worlds, and those of other packages? */
  readonly long: boolean;
  /** Only in files of tests with this in their path; null = in all that have to do with it. */
  readonly within: string | null;
  /** Those that need not be tried again. */
  readonly known: readonly Mutant['id'][];
  /** Those that a test has let pass in an earlier run, which hung later: each with that test (`attempt`). */
  readonly passed: readonly string[];
  /** The one that is made from the beginning, so that what is worked out while files load goes wrong too; null = each in its turn. */
  readonly always: Mutant['id'] | null;
}

/** What the tests tell, as they come by it. */
export type Finding =
  /** `loading`: in no test, but while files load. */
  | { readonly kind: 'met'; readonly id: Mutant['id']; readonly file: string; readonly loading: boolean }
  /** `masked`: the test came by it less often than without the mistake, for something had been worked out before. */
  | {
      readonly kind: 'trying' | 'noticed' | 'masked';
      readonly id: Mutant['id'];
      readonly file: string;
      readonly test: string;
    }
  /** With this mistake a test never ends, and its process had to be killed. */
  | { readonly kind: 'hung'; readonly id: Mutant['id'] }
  | { readonly kind: 'passed'; readonly file: string; readonly test: string };

/** A mistake in a test, as `Job.passed` names it. */
export function attempt(id: Mutant['id'], file: string, test: string): string {
  return `${id} ${file} ${test}`;
}

/** The tests run in a process of their own: what they are to do and what they find goes through a folder that both know. */
export function openFolder(): void {
  process.env['MUTANTS'] = mkdtempSync(join(tmpdir(), 'mutants-'));
}

const inFolder = (name: string) => join(process.env['MUTANTS'] ?? '', name);

export function setJob(job: Job): void {
  writeFileSync(inFolder('job.json'), JSON.stringify(job));
  writeFileSync(inFolder('findings'), '');
}

export function theJob(): Job {
  return JSON.parse(readFileSync(inFolder('job.json'), 'utf8'));
}

export function tell(finding: Finding): void {
  appendFileSync(inFolder('findings'), `${JSON.stringify(finding)}\n`);
}

export function findings(): Finding[] {
  const lines = readFileSync(inFolder('findings'), 'utf8').split('\n');
  return lines.filter((it) => it !== '').map((it) => JSON.parse(it));
}
