import type { Clause, Rule, Table } from '@understory/table';
import { choose, rollOn } from '../asks.ts';

/** How an edition tells how its world came to be. */
export interface Stories {
  readonly clause: Clause;
  readonly table: Table<unknown>;
  /** The row that says that two of the others are true. */
  readonly both: number;
  /** Writes down the story of a row. */
  tell(row: number): Rule;
}

/** The creation story, which has no effect but is told: rolled for, chosen or left untold. */
export function* creationStory(stories: Stories): Rule {
  const how = yield* choose(stories.clause, {
    by: 'maker',
    topic: { kind: 'how the world came to be' },
    options: [{ key: 'roll' }, ...stories.table.rows.map((it) => ({ key: String(it.from) })), { key: 'skip' }],
    usual: 'roll',
  });
  if (how === 'skip') return;
  const first = how === 'roll' ? yield* rolled(stories) : Number(how);
  if (first === stories.both) yield* twoStories(stories);
  else yield* stories.tell(first);
}

function* rolled({ table }: Stories): Rule<number> {
  return (yield* rollOn(table, { kind: 'the creation story' })).from;
}

/** Two different stories, neither of them "both". */
function* twoStories(stories: Stories): Rule {
  const told: number[] = [];
  while (told.length < 2) {
    const next = yield* rolled(stories);
    if (next === stories.both || told.includes(next)) continue;
    told.push(next);
    yield* stories.tell(next);
  }
}
