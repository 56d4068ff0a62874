import { groupFields } from '@understory/host';
import { ageEndText, type FirstWorld, firstEdition, lastedText, outcomeText } from '@understory/host/first';

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
  for (const group of world.groups.filter((it) => it.alive)) {
    const { name, population, treasure } = groupFields(world, group);
    lines.push(`  ${name.padEnd(18)}${population} ●  ${treasure} ○`);
  }
  const outcome = outcomeText(world);
  if (outcome !== null) lines.push(outcome);
  return lines.join('\n');
}
