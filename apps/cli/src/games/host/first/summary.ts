import { groupFields } from '@understory/host';
import { ageEndText, type FirstWorld, firstEdition, lastedText, outcomeText } from '@understory/host/first';
import { capital } from '@understory/table';

const { called } = firstEdition.telling;

/** A world in a few lines: its name, what the first age brought, and how each age ended. */
export function summary(world: FirstWorld): string {
  const { page, seed } = world;
  const lines = [`${page.title}   (seed ${seed})`];
  if (!page.isLaid) return [...lines, 'The page is blank.'].join('\n');
  lines.push(`${page.ground.world}, on a page of ${page.width} × ${page.height} beads.`);
  const events = page.features.filter((it) => it.kind !== 'land');
  lines.push(`  ${events.map(({ what }) => called(world, what)).join('; ') || 'nothing yet'}`);
  for (const age of world.ages) {
    const end = ageEndText(world, age);
    if (age.name !== 'primordial' && end !== null) lines.push(`  ${lastedText(age.name, age.turns)}: ${end}`);
  }
  const living = world.groups.filter((it) => it.alive);
  const wide = Math.max(16, ...living.map(({ name }) => name.length));
  for (const group of living) {
    const { name, population, treasure } = groupFields(world, group);
    lines.push(`  ${capital(name).padEnd(wide + 2)}${population} ●  ${treasure} ○`);
  }
  const outcome = outcomeText(world);
  if (outcome !== null) lines.push(outcome);
  return lines.join('\n');
}
