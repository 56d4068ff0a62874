import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { theJob } from './job.ts';

/** Is this file of tests in the package of that source? */
export function isBeside(tests: string, source: string): boolean {
  const [home] = source.split('/src/');
  return tests.startsWith(`${home}/`);
}

/** What is noticed is not tried again: so frozen games and drawings come first, which notice most, and then the other tests of the package. */
export class StrictestFirst extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    const sources = [...new Set(theJob().mutants.map((it) => it.file))];
    const rank = ({ moduleId }: TestSpecification) => {
      if (!sources.some((it) => isBeside(moduleId, it))) return 2;
      return moduleId.includes('/golden') ? 0 : 1;
    };
    return tests.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
