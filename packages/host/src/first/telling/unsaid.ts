import type { TableLine } from '@understory/table';
import type { Question } from '../questions.ts';

/** Ways have no names, only places in a list: chance takes one, and where it led to is told. A walk through a whole dungeon takes hundreds. */
const NAMELESS: ReadonlySet<string> = new Set<Question['kind']>([
  'which way',
  'which frontier',
  'where the party enters',
  'which entrance is guarded',
]);

export function goesWithoutSaying(line: TableLine): boolean {
  return line.kind === 'chose' && line.hand === 'chance' && NAMELESS.has(line.topic.kind);
}
