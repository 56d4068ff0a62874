import type { Rule, Table } from '@understory/table';
import { table } from '@understory/table';
import { rollOn } from '../asks.ts';
import { beginFeature } from '../draw.ts';
import type { FeatureKind } from '../nouns.ts';
import type { PlaytestWorld } from '../world.ts';
import { caves } from './caves.ts';
import { gems } from './features/gems.ts';
import { magma, water } from './features/liquids.ts';
import { ore } from './features/ore.ts';
import type { Form } from './forms/form.ts';
import { inspired } from './inspirations.ts';
import { nexusOfForm } from './nexus/nexus.table.ts';
import type { Plot } from './plot.ts';

type Filling = Exclude<FeatureKind, 'works'>;

/** PT-FEA-T1. */
const features: Table<Filling> = table('PT-FEA-T1', '1d10', {
  '1-2': 'ore',
  '3': 'gems',
  '4-5': 'water',
  '6': 'magma',
  '7-9': 'caves',
  '10': 'nexus',
});

/** PT-FEA-T2: how each fills the forms of a stratum. */
const FILLED: Readonly<Record<Filling, (plot: Plot, forms: readonly Form[]) => Rule>> = {
  ore,
  gems,
  water,
  magma,
  caves,
  nexus: nexusOfForm,
};

/** PT-FRM-01: the feature of a stratum fills its form. */
export function* fill(world: PlaytestWorld, stratum: number, forms: readonly Form[]): Rule {
  const { clause, value } = yield* rollOn(features, { kind: 'the feature', stratum }, `stratum ${stratum}`);
  const feature = beginFeature(world, clause, value, stratum);
  yield* FILLED[value]({ world, stratum, feature }, forms);
  yield* inspired({ world, stratum, feature }, value);
}
