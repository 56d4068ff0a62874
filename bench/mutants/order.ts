import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFrozen, isNear, SCENARIOS } from './beside.ts';
import { theJob } from './job.ts';

/**
 * What is noticed is not tried again: so frozen drawings come first, which notice most, then the other tests of the package,
 * those in folders of their own before those of the whole, then scenarios.
 */
export class StrictestFirst extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    const sources = new Set(theJob().mutants.map((it) => it.file));
    const rank = ({ moduleId }: TestSpecification) => {
      if (!isNear(moduleId, sources)) return 3;
      return moduleId.endsWith(SCENARIOS) ? 2 : isFrozen(moduleId) ? 0 : 1;
    };
    const depth = ({ moduleId }: TestSpecification) => moduleId.split('/').length;
    return tests.toSorted((a, b) => rank(a) - rank(b) || depth(b) - depth(a) || a.moduleId.localeCompare(b.moduleId));
  }
}
