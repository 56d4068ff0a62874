import type { Rule } from '@understory/table';
import { choose } from '../asks.ts';
import { label } from '../draw.ts';
import type { FeatureKind } from '../nouns.ts';
import type { Plot } from './plot.ts';

/** PT-INS-T1: labels to choose from, by theme. */
const INSPIRATIONS = {
  water: ['waterfall', 'whirlpool', 'flume', 'mud pool', 'sunless sea'],
  heat: ['geothermal vent', 'hot spring', 'lava tube', 'lava lake'],
  depths: ['chasm', 'crack', 'pit', 'chimney', 'stygian deep', 'sunless sea'],
  dripstone: ['stalactites', 'stalagmites', 'columns', 'curtains', 'flowstone'],
  crystal: ['crystal', 'geode', 'agate'],
} as const;

/** Which themes suit what fills a stratum. */
const SUITS: Readonly<Partial<Record<FeatureKind, readonly (keyof typeof INSPIRATIONS)[]>>> = {
  water: ['water', 'depths'],
  magma: ['heat'],
  caves: ['depths', 'dripstone', 'crystal'],
  gems: ['crystal'],
};

/** PT-GEN-09, PT-INS-T1: a second line under the label, if the player wishes one; it has no effect. */
export function* inspired({ world, stratum, feature }: Plot, kind: FeatureKind): Rule {
  const ideas = [...new Set((SUITS[kind] ?? []).flatMap((it) => INSPIRATIONS[it] as readonly string[]))];
  if (ideas.length === 0) return;
  const idea = yield* choose('PT-INS-T1', {
    by: 'maker',
    topic: { kind: 'which inspiration', stratum },
    options: [{ key: 'none' }, ...ideas.map((of) => ({ key: of, what: { kind: 'inspiration', of } as const }))],
    usual: 'none',
    about: feature,
  });
  if (idea === 'none') return;
  const { centre } = world.page.stratum(stratum);
  label(world, 'PT-INS-T1', feature, { kind: 'inspiration', of: idea }, { x: centre.x, y: centre.y + 0.6 }, 'small');
}
