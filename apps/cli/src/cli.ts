import { Problem } from '@understory/table';
import { CommanderError } from 'commander';
import { EXIT, Unwritable } from './shared/exit-codes.ts';
import { inSources } from './shared/in-sources.ts';
import { plain } from './shared/plain.ts';
import { understory } from './understory.ts';

// A reader that has seen enough, as `head`, is no trouble.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
});

/** The one place where problems are caught: each is told in its sentence, without a trace. */
understory()
  .parseAsync()
  .catch((problem: unknown) => {
    process.exitCode = codeOf(problem);
  });

function codeOf(problem: unknown): number {
  // Commander has told what is wrong; help and version are no errors.
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (problem instanceof Problem) {
    process.stderr.write(`understory: ${plain(problem.message)}\n`);
    return problem instanceof Unwritable ? EXIT.unwritable : EXIT.usage;
  }
  const trace = problem instanceof Error ? inSources(problem.stack ?? problem.message) : String(problem);
  const command = ['understory', ...process.argv.slice(2)].join(' ');
  process.stderr.write(
    `understory: this is a bug in Understory. Please report it with all that follows.\n${command}\n${trace}\n`,
  );
  return EXIT.bug;
}
