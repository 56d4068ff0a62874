import { type Rule, type Table, table } from '@understory/table';
import { choose, rollOn } from '../asks.ts';
import { type Biome, UNDERGROUND_BIOMES } from '../nouns.ts';
import { cave, caves } from './caves.ts';
import { ALMOST_ALL, areaOfStratum, blob, HALF, hollowIn, type Plot } from './plot.ts';
import { water } from './water.ts';

type LivingPlot = Plot & { readonly biome: Biome };

/** H2-FEA-T6: biome. */
export const biome: Table<(plot: LivingPlot) => Rule> = table('H2-FEA-T6', '1d10', {
  '1-4': (plot) => fullOfLife(plot, HALF),
  '5-7': (plot) => fullOfLife(plot, ALMOST_ALL),
  '8-9': livingCaves,
  '10': livingWater,
});

function* fullOfLife(plot: LivingPlot, share: number): Rule {
  const { shape, area } = yield* blob(plot, areaOfStratum(plot) * share, hollowIn(plot, 'cavern'));
  cave(plot, shape, area, 'cavern');
}

function* livingCaves(plot: LivingPlot): Rule {
  const row = yield* rollOn(caves, { kind: 'what kind of caves it fills' }, plot.feature);
  yield* row.value({ ...plot, clause: row.clause });
}

function* livingWater(plot: LivingPlot): Rule {
  const row = yield* rollOn(water, { kind: 'what kind of water it lives in' }, plot.feature);
  yield* row.value({ ...plot, clause: row.clause });
}

/** H2-FEA-T6A: the type of an underground biome. */
const biomeTypes: Table<Biome> = table('H2-FEA-T6A', '1d6', {
  '1': 'fungus',
  '2': 'slime',
  '3': 'jurassic',
  '4': 'alien',
  '5': 'necrotic',
  '6': 'crystalline',
});

/** H2-FEA-08: roll for the type, or pick it. */
export function* biomeType(about: string): Rule<Biome> {
  const picked = yield* choose('H2-FEA-08', {
    by: 'maker',
    topic: { kind: 'which biome' },
    options: [
      { key: 'roll' },
      ...UNDERGROUND_BIOMES.map((key) => ({ key, what: { kind: 'word', word: key } as const })),
    ],
    usual: 'roll',
    about,
  });
  return picked === 'roll' ? (yield* rollOn(biomeTypes, { kind: 'what lives there' }, about)).value : picked;
}
