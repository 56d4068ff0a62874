import { type Rule, type Table, table, unreachable } from '@understory/table';
import { beadsOf, moveBead } from '../../beads.ts';
import { rollOn } from '../asks.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, lairOf, populationOf } from './bands.ts';
import { emblemOf, gainBonus, gainFolk } from './beads.ts';
import type { Band } from './den.ts';
import { KINDS_OF_GROUP } from './flavours.table.ts';
import type { Laws } from './laws.ts';
import { loseFolk } from './losses.ts';
import { bornFrom } from './newborn.ts';
import { randomWay } from './relocate.ts';

/** PT-WRD-T2. */
const mutations: Table<'wasting' | 'vigour' | 'gift' | 'spawn'> = table('PT-WRD-T2', '1d6', {
  '1-2': 'wasting',
  '3-4': 'vigour',
  '5': 'gift',
  '6': 'spawn',
});

/** PT-WRD-T1.9, PT-NEX-13: a group mutates. */
export function* mutate(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  const about = `era ${denOf(world).era}, ${band.id}, ${world.journal.entries.length}`;
  const { clause, value } = yield* rollOn(mutations, { kind: 'how it mutates', group: band.id }, about);
  note(world, { kind: 'mutated', clause, group: band.id, how: value });
  switch (value) {
    case 'wasting':
      return yield* loseFolk(world, band, 1, clause);
    case 'vigour':
      if (band.kind === 'alpha') return gainBonus(world, band, clause);
      return yield* gainFolk(world, band, 1, clause);
    case 'gift':
      return gainBonus(world, band, clause);
    case 'spawn':
      if (band.kind === 'alpha' || populationOf(world, band) < 2) return gainBonus(world, band, clause);
      return yield* apexSpawn(world, laws, band);
    default:
      return unreachable(value);
  }
}

/** PT-WRD-T2.6: one of them becomes a predator of its own. */
function* apexSpawn(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  const about = `spawn of ${band.id}, ${world.journal.entries.length}`;
  const { flavours } = KINDS_OF_GROUP.alpha;
  const { value } = yield* rollOn(flavours, { kind: 'the flavour', of: 'alpha' }, about);
  const born = yield* bornFrom(world, band, 'alpha', value, 'PT-WRD-T2.6');
  const [spawn] = beadsOf(world, band.id, 'population').slice(-1);
  if (!spawn) return;
  const move = moveBead(world, { ...spawn, emblem: emblemOf(born) }, lairOf(world, band), born.id);
  note(world, { kind: 'split', clause: 'PT-WRD-T2.6', group: band.id, from: born.id, beads: [move.bead.id] }, [move]);
  yield* laws.relocate(world, born, yield* randomWay(world, born));
}
