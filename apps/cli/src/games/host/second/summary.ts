import { groupFields } from '@understory/host';
import { ageEndText, lastedText, outcomeText, type SecondWorld, secondEdition } from '@understory/host/second';

const { called } = secondEdition.telling;

/** A world in a few lines: its name, its story, and what each stratum holds. */
export function summary(world: SecondWorld): string {
  const { page, seed } = world;
  const lines = [`${page.title}   (seed ${seed})`];
  if (!page.isLaid) return [...lines, 'The page is blank.'].join('\n');
  lines.push(`${page.ground.world}: ${page.strata.length} strata on a page of ${page.width} × ${page.height} beads.`);
  for (const { what } of page.legend.filter((it) => it.until === null)) lines.push(`  ${called(world, what)}`);
  const rows = [0, ...page.strata.map((it) => it.number)];
  for (const stratum of rows) {
    const name = stratum === 0 ? 'surface' : `stratum ${stratum}`;
    lines.push(`  ${name.padEnd(11)}${held(world, stratum).join('; ') || 'nothing'}`);
  }
  for (const age of world.ages) {
    const { name, turns } = age;
    const end = ageEndText(world, age);
    if (name !== 'primordial' && end !== null) lines.push(`  ${lastedText(name, turns)}: ${end}`);
  }
  for (const { group, tags } of world.monsters) {
    const { population, treasure, bonus } = groupFields(world, group);
    const beads = `${population} ●  ${treasure} ○${bonus > 0 ? `  ${bonus} ★` : ''}`;
    lines.push(`  ${group.name.padEnd(18)}${beads.padEnd(18)}${tags.join(', ')}`);
  }
  const outcome = outcomeText(world);
  if (outcome !== null) lines.push(outcome);
  return lines.join('\n');
}

/** What a stratum holds, as its labels say. */
function held(world: SecondWorld, stratum: number): string[] {
  const { page } = world;
  return page.features
    .filter((it) => it.stratum === stratum)
    .map(({ id, what: feature }) => {
      const labels = page.labels.filter((it) => it.about === id && it.until === null);
      if (labels.length === 0) return called(world, feature);
      return labels
        .map(({ what, note }) => [called(world, what), ...(note ? [`(${called(world, note)})`] : [])].join(' '))
        .join(', ');
    });
}
