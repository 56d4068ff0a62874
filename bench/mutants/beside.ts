import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { theJob } from './job.ts';

/** Is this file of tests in the package of that source? */
export function isBeside(tests: string, source: string): boolean {
  const [home] = source.split('/src/');
  return tests.startsWith(`${home}/`);
}

/** Has this file of tests to do with these sources more than by coming by: is it in the package of one of them, or all scenarios? */
export function isNear(tests: string, sources: Iterable<string>): boolean {
  return tests.endsWith(SCENARIOS) || [...sources].some((it) => isBeside(tests, it));
}

const SCENARIOS = 'every-scenario.test.ts';

/** What is noticed is not tried again: so frozen drawings and scenarios come first, which notice most, and then the other tests of the package. */
export class StrictestFirst extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    const sources = new Set(theJob().mutants.map((it) => it.file));
    const rank = ({ moduleId }: TestSpecification) => {
      if (!isNear(moduleId, sources)) return 2;
      return moduleId.endsWith(SCENARIOS) || moduleId.includes('/golden') ? 0 : 1;
    };
    return tests.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
