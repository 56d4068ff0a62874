import { type Acting, type Buildable, groupFields } from '@understory/host';
import { type FirstWorld, firstEdition, firstView, whenText } from '@understory/host/first';
import { capital } from '@understory/table';

const { telling } = firstEdition;

/** The sheet of the people that acts: what it has, its seasons with the one that is played, and what it may build; null for others. */
export function sheetOf(world: FirstWorld, { id }: Acting['group']): string | null {
  const acting = firstView.acting({ world, ask: null, moment: null });
  if (acting?.group.id !== id) return null;
  const { group, steps, step } = acting;
  const { population, treasure } = groupFields(world, group);
  const told = steps.map(({ clause }) => ({
    clause,
    ...telling.option(world, { topic: { kind: 'seasons of a year' } }, { key: clause }),
  }));
  const wide = Math.max(...told.map(({ text }) => text.length));
  return [
    // The adventurers of a party are no beads on the page.
    `${capital(group.name)}: ${group.kind === 'party' ? '' : `${population} ●  ${treasure} ○   `}${whenText(world, world.journal)}`,
    ...told.map(({ clause, text, does }, i) => `${i === step ? '▸' : ' '} ${text.padEnd(wide)}  ${does}  (${clause})`),
    ...acting.buildables().map((it) => rowOf(world, it)),
  ].join('\n');
}

function rowOf(world: FirstWorld, { name, topic, where, built, whyNot }: Buildable): string {
  const { text, does } = telling.option(world, { topic }, { key: name });
  const sign = built ? '✓' : whyNot ? '·' : '★';
  return `  ${sign} ${where === undefined ? text : `${where}: ${text}`}, ${does}`;
}
