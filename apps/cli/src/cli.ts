import { Problem } from '@understory/table';
import { CommanderError } from 'commander';
import { EXIT, Unwritable } from './exit-codes.ts';
import { understory } from './understory.ts';

/** The one place where problems are caught: each is told in its sentence, without a trace. */
try {
  await understory().parseAsync();
} catch (problem) {
  process.exitCode = codeOf(problem);
}

function codeOf(problem: unknown): number {
  // Commander has told what is wrong; help and version are no errors.
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (problem instanceof Problem) {
    process.stderr.write(`understory: ${problem.message}\n`);
    return problem instanceof Unwritable ? EXIT.unwritable : EXIT.usage;
  }
  throw problem;
}
