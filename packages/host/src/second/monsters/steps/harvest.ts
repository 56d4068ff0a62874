import type { Taking } from '../../cards/steps/taking.ts';
import type { Resource } from '../../cards/tree/filter.ts';
import { gain } from '../belongings.ts';
import type { Den } from '../den.ts';
import { hasNear, type Source, sourcesNear } from '../ground/resources.ts';
import type { Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { what } from './exploit.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-224: +1○ where a named resource is in reach; nothing is used up. */
export const harvest: StepRules<Taking<'harvest'>> = {
  isPossible(den, me, { resources }) {
    if (!hasTrait(me, 'harvests each site once')) return hasNear(den, me, resources);
    return unharvested(den, me, resources).length > 0;
  },
  *play(den, me, { resources }) {
    const [site] = unharvested(den, me, resources);
    if (!site) return false;
    if (site.piece) me.harvested.add(site.piece.id);
    const from = site.unit ? { unit: site.unit.id } : site.piece ? { piece: site.piece.id } : undefined;
    const why = { clause: 'H2-ACT-224', deed: 'harvest', ...what(site) } as const;
    yield* gain(den, me, '○', 1, from ? { ...why, from } : why);
    return true;
  },
  // H2-ACT-T2.11
  worth: () => 2,
};

/** H2-CRD-318: one given nexus or biome area serves such a group once only. The nearest first. */
function unharvested(den: Den, me: Monster, resources: readonly Resource[]): Source[] {
  const near = sourcesNear(den, me, resources);
  if (!hasTrait(me, 'harvests each site once')) return near;
  const isOnceOnly = ({ kind }: Source) => kind === 'nexus' || kind === 'biome';
  return near.filter((it) => !isOnceOnly(it) || !it.piece || !me.harvested.has(it.piece.id));
}
