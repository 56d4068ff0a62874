import { asWritten, type Rule, type Table, table } from '@understory/table';
import { choose, name, rollOn } from '../../asks.ts';
import type { OreThing } from '../../called.ts';
import { label } from '../../draw.ts';
import type { FormKind } from '../../events.ts';
import type { Form } from '../forms/form.ts';
import { drawIn, type Plot } from '../plot.ts';
import { partsOf } from './shapes.ts';

const METALS = ['gold', 'silver', 'mithral', 'other'] as const;
type Metal = (typeof METALS)[number];

/** PT-FEA-02. */
const metals: Table<Metal> = table('PT-FEA-02', '1d4', { '1': 'gold', '2': 'silver', '3': 'mithral', '4': 'other' });

/** PT-FEA-T2: what ore is drawn as in each form. */
const DRAWN: Readonly<Record<FormKind, OreThing>> = {
  vein: 'band of ore',
  intrusion: 'mass of ore',
  scattering: 'spot of ore',
  network: 'thread of ore',
  region: 'ore everywhere',
};

export function* ore(plot: Plot, forms: readonly Form[]): Rule {
  drawOre(plot, forms, yield* metalOf(plot));
}

/** … of a metal that is known. */
export function drawOre(plot: Plot, forms: readonly Form[], metal: string): void {
  for (const form of forms) {
    for (const { shape, lodes } of partsOf(form)) {
      const units = [{ kind: 'ore', at: lodes } as const];
      const what = { kind: DRAWN[form.kind], metal } as const;
      drawIn(plot, `PT-FEA-T2.${titled(form.kind)}`, { kind: 'ore', shape, what, variant: metal, units });
    }
  }
  label(plot.world, 'PT-FEA-01', plot.feature, asWritten(metal), plot.world.page.stratum(plot.stratum).centre);
}

/** PT-FEA-02: rolled for or chosen; another metal gets a name. */
function* metalOf({ world, stratum, feature }: Plot): Rule<string> {
  const how = yield* choose('PT-FEA-02', {
    by: 'maker',
    topic: { kind: 'which metal', stratum },
    options: [{ key: 'roll' }, ...METALS.map((key) => ({ key }))],
    usual: 'roll',
    about: feature,
  });
  const metal = how === 'roll' ? (yield* rollOn(metals, { kind: 'the metal' }, feature)).value : how;
  if (metal !== 'other') return metal;
  const of = { subject: 'note', id: world.page.idAhead('p') } as const;
  return yield* name('PT-FEA-02', {
    by: 'maker',
    topic: { kind: 'name of the metal' },
    ideas: IDEAS,
    of,
    about: feature,
  });
}

const IDEAS = ['adamant', 'star iron', 'orichalcum', 'cold lead'] as const;

/** A row of PT-FEA-T2 is cited by its form. */
export function titled(form: FormKind): string {
  return form.slice(0, 1).toUpperCase() + form.slice(1);
}
