import { Problem } from '@understory/table';
import { Command } from 'commander';
import { nearest } from './nearest.ts';
import { type Passage, passages } from './rulebook.ts';

/** `understory rules`: what does the rulebook say? */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('Print a clause, a table or a row of the rulebooks.')
    .argument(
      '<clause...>',
      'its id, as the journal and the map give it; the beginning of one prints all that begin so',
    )
    .addHelpText(
      'after',
      `
Examples:
  understory rules H2-FEA-01      a clause
  understory rules H2-FEA-T3      a table
  understory rules H2-FEA-T3.4    the row for a roll of 4
  understory rules H2-NEX         a chapter`,
    )
    .action((ids: string[]) => {
      const all = passages();
      process.stdout.write(
        `${ids
          .flatMap((id) => found(all, id))
          .map(told)
          .join('\n\n')}\n`,
      );
    });
}

function found(all: readonly Passage[], id: string): Passage[] {
  const wanted = id.toUpperCase();
  const exact = all.filter((it) => it.id.toUpperCase() === wanted);
  if (exact.length > 0) return exact;
  const row = all.find((it) => isRow(it.id, wanted));
  if (row) return [row];
  const chapter = all.filter((it) => it.id.startsWith(`${wanted}-`) && !it.id.includes('.'));
  if (chapter.length > 0) return chapter;
  const near = nearest(
    wanted,
    all.map((it) => it.id),
    3,
  );
  throw new Problem(`No rulebook has a clause ${id}. Did you mean ${near.join(', ')}?`);
}

/** H2-FEA-T1.3 is in the row H2-FEA-T1.1–5. */
function isRow(id: string, wanted: string): boolean {
  const [, table, from, to = from] = /^(.+)\.(\d+)(?:[–-](\d+))?$/.exec(id) ?? [];
  const [, askedTable, first, last = first] = /^(.+)\.(\d+)(?:[–-](\d+))?$/.exec(wanted) ?? [];
  return table !== undefined && table === askedTable && Number(from) <= Number(first) && Number(last) <= Number(to);
}

function told({ id, file, line, text }: Passage): string {
  return `${id}  (rules/${file}:${line})\n${text.replaceAll('**', '').replace(new RegExp(`^${id.replaceAll('.', '\\.')}\\s*`), '')}`;
}
