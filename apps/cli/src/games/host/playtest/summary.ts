import { groupFields } from '@understory/host';
import { outcomeText, type PlaytestWorld, playtestEdition } from '@understory/host/playtest';

const { telling, time } = playtestEdition;

/** A world in a few lines: its name, what lies in its strata, how each age ended, and who lives there. */
export function summary(world: PlaytestWorld): string {
  const { page, seed, journal } = world;
  const lines = [`${page.title}   (seed ${seed})`];
  if (!page.isLaid) return [...lines, 'The page is blank.'].join('\n');
  lines.push(`${page.strata.length} strata, on a page of ${page.width} × ${page.height} beads.`);
  const filled = page.features.filter((it) => it.kind !== 'works');
  lines.push(
    `  ${filled.map(({ stratum, what }) => `${stratum} ${telling.called(world, what)}`).join('; ') || 'bare rock'}`,
  );
  for (const { name, turns, end } of world.ages) {
    if (name === 'primordial' || end === null) continue;
    const told = end.flatMap((tick) => journal.entries[tick] ?? []).map((it) => telling.line(world, it));
    lines.push(
      `  ${time.age(name)}${turns > 0 ? `, ${time.turn({ age: name, turn: turns }).toLowerCase()}` : ''}: ${told.join(' ')}`,
    );
  }
  for (const group of world.groups.filter((it) => it.alive)) {
    const { name, kind, population, treasure } = groupFields(world, group);
    lines.push(`  ${`${name} (${kind})`.padEnd(34)}${population} ●  ${treasure} ○`);
  }
  const outcome = outcomeText(world);
  if (outcome !== null) lines.push(outcome);
  return lines.join('\n');
}
