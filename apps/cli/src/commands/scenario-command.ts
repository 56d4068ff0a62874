import type { ScenarioResult } from '@understory/table/scenario';
import { Command } from 'commander';
import pc from 'picocolors';
import { GAMES } from '../games/games.ts';
import { EXIT } from '../shared/exit-codes.ts';
import { givenFiles, readGiven } from '../shared/given-files.ts';
import { plain } from '../shared/plain.ts';

/** `understory scenario`: do the rules do what the scenarios say? */
export function scenarioCommand(): Command {
  return new Command('scenario')
    .description('Run scenarios: small worlds with written dice, and what must come of them (docs/scenarios.md).')
    .argument('<file-or-folder...>', 'YAML files, or folders that hold some')
    .option('-q, --quiet', 'name only those that fail')
    .addHelpText(
      'after',
      `
Examples:
  understory scenario scenarios/
  understory scenario --quiet my-card.yaml`,
    )
    .action(async (paths: string[], { quiet = false }: { quiet?: boolean }) => {
      const results = await run(givenFiles(paths, { what: 'scenario', ending: '.yaml' }));
      for (const result of results) if (!quiet || result.findings.length > 0) process.stdout.write(`${told(result)}\n`);
      const failed = results.filter((it) => it.findings.length > 0).length;
      const count = `${results.length} ${results.length === 1 ? 'scenario' : 'scenarios'}`;
      process.stdout.write(`${count}, ${failed === 0 ? 'all hold' : `${failed} failed`}\n`);
      if (failed > 0) process.exitCode = EXIT.failed;
    });
}

/** The readers of scenarios are loaded only here: no other command needs them. */
async function run(files: readonly string[]): Promise<ScenarioResult[]> {
  const { runScenarios } = await import('@understory/table/scenario');
  const books = (await Promise.all(GAMES.map((it) => it.scenarios()))).flat();
  return files.flatMap((file) => runScenarios(readGiven(file), file, books));
}

function told({ title, file, line, findings }: ScenarioResult): string {
  const shown = plain(title);
  if (findings.length === 0) return `${pc.green('ok')}      ${shown}  ${pc.dim(plain(`${file}:${line}`))}`;
  const why = findings.map((it) => plain(`        ${it.file}:${it.line}:${it.column}: ${it.message}`));
  return [`${pc.red('FAILED')}  ${shown}`, ...why].join('\n');
}
