import { type Rule, type Table, table } from '@understory/table';
import type { World } from '../../../world.ts';
import { choose, roll, rollOn } from '../../asks.ts';
import { beginFeature } from '../../draw.ts';
import { NEXUSES } from '../../nouns.ts';
import { bones, darkness, phaseShift, radiation, voidBlob } from './areas.ts';
import { crossroads, cyclopeanComplex, palace } from './complexes.ts';
import { fault } from './fault.ts';
import { dungeonheart, motherOfMonsters } from './lairs.ts';
import { leyLines } from './ley-lines.ts';
import { type NexusRow, nexusSpot } from './nexus-plot.ts';
import { elemental, godFragment, ownNexus, spotOnly } from './spots.ts';

/** H2-NEX-T1. */
export const nexuses: Table<NexusRow> = table('H2-NEX-T1', '1d20', {
  '1': motherOfMonsters,
  '2': spotOnly('sleeping plague'),
  '3': spotOnly('place of fate'),
  '4': fault,
  '5': dungeonheart,
  '6': spotOnly('gateway'),
  '7': cyclopeanComplex,
  '8': godFragment,
  '9': spotOnly('mind of immense age'),
  '10': bones,
  '11': spotOnly('node of magic'),
  '12': phaseShift,
  '13': radiation,
  '14': darkness,
  '15': palace,
  '16': voidBlob,
  '17': elemental,
  '18': leyLines,
  '19': crossroads,
  '20': ownNexus,
});

const OWN = 20;

/** H2-NEX-01 to -03: a nexus or none, and in which stratum. Returns that stratum, or null. */
export function* nexus(world: World): Rule<number | null> {
  const wanted = yield* choose('H2-NEX-01', {
    by: 'maker',
    topic: { kind: 'a nexus or none' },
    options: [{ key: 'with' }, { key: 'without' }],
    usual: world.options.firstGame ? 'without' : 'with',
  });
  if (wanted === 'without') return null;
  const strata = world.page.strata.map(({ number }) => ({
    key: String(number),
    what: { kind: 'stratum', stratum: number } as const,
    subject: { stratum: number },
  }));
  const stratum = Number(
    yield* choose('H2-NEX-02', {
      by: 'maker',
      topic: { kind: 'which stratum holds the nexus' },
      options: strata,
      usual: null,
    }),
  );
  const { from } = yield* rollOn(nexuses, { kind: 'what the nexus is' });
  yield* drawNexus(world, stratum, from);
  return stratum;
}

/** H2-NEX-03, -04: draw the nexus of a row: its spot, and what the row says. */
export function* drawNexus(world: World, stratum: number, rolled: number): Rule {
  const number = rolled === OWN ? yield* ownOrAgain() : rolled;
  const row = nexuses.rows[number - 1];
  const kind = NEXUSES[number - 1];
  if (!row || !kind) return;
  const feature = beginFeature(world, row.clause, 'nexus', stratum, kind);
  const spot = yield* nexusSpot(world, stratum, feature);
  yield* row.value({ world, stratum, feature, clause: row.clause, spot, nexus: kind });
}

/** H2-NEX-T1.20: the player's own, or roll on until it is another row. */
function* ownOrAgain(): Rule<number> {
  const how = yield* choose('H2-NEX-T1.20', {
    by: 'maker',
    topic: { kind: 'a nexus of your own' },
    options: [{ key: 'again' }, { key: 'own' }],
    usual: 'again',
  });
  let number = OWN;
  while (how === 'again' && number === OWN) number = yield* roll('H2-NEX-T1', '1d20', { kind: 'what the nexus is' });
  return number;
}
