import { centreOf, distance } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../beads.ts';
import { loseLegions } from '../../first/lent.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, groupIn, isAlive, lairOf, populationOf, purseOf } from './bands.ts';
import type { Band } from './den.ts';
import { isAlphaKind } from './flavours.table.ts';
import { kinOf } from './kin.ts';
import { endAlliances } from './pacts.ts';

/** PT-ALP-03: how many beads a loss takes of a group. */
export function toll(band: Band, many: number): number {
  return isAlphaKind(band.kind) ? Math.floor(many / 3) : many;
}

/** PT-ARR-07, PT-ALP-03: ● are lost, those farthest from the lair first; who has none left dies (PT-KEY-08). */
export function* loseFolk(
  world: PlaytestWorld,
  band: Band,
  many: number,
  clause: Clause,
  by: Band | null = null,
): Rule {
  takeFolk(world, band, toll(band, many), clause);
  yield* dieIfEmpty(world, band, by);
}

/** Just so many beads go; of a Liche King's, legions first (PT-VIL-10, H1-LIC-06). */
export function takeFolk(world: PlaytestWorld, band: Band, many: number, clause: Clause): void {
  if (band.kind === 'liche king') {
    loseLegions(world, kinOf(world, band), many, clause);
    return;
  }
  const from = band.lair === null ? band.place : centreOf(lairOf(world, band).shape);
  const far = (it: { readonly at: { readonly x: number; readonly y: number } }) =>
    distance(it.at.x, it.at.y, from.x, from.y);
  const gone = beadsOf(world, band.id, 'population')
    .sort((a, b) => far(b) - far(a))
    .slice(0, many);
  const [first] = gone;
  if (!first) return;
  const beads = gone.map(({ id }) => id);
  note(
    world,
    { kind: 'lost', clause, group: band.id, bead: 'population', count: beads.length, beads, piece: first.piece },
    beads.map((id) => ({ do: 'end', id })),
  );
}

export function* dieIfEmpty(world: PlaytestWorld, band: Band, by: Band | null): Rule {
  // H1-DMR-10: only adventurers kill the Dungeon Master himself.
  if (band.kind === 'dungeon master') return;
  if (isAlive(world, band) && populationOf(world, band) === 0) yield* die(world, band, by, 'PT-KEY-08');
}

/** PT-KEY-08: its ○ lie un-owned in its lair, its ★ is gone, its territory is free. */
export function* die(world: PlaytestWorld, band: Band, by: Band | null, clause: Clause): Rule {
  fallen(world, band, by, clause);
}

/** It is no more. */
export function fallen(world: PlaytestWorld, band: Band, by: Band | null, clause: Clause): void {
  if (!isAlive(world, band)) return;
  const { page } = world;
  const folk = beadsOf(world, band.id, 'population').map(({ id }) => ({ do: 'end', id }) as const);
  const tokens = page.beadsOf(band.id).filter(({ kind }) => TOKENS.has(kind));
  const bonus = tokens.map(({ id }) => ({ do: 'end', id }) as const);
  const left = purseOf(world, band).map((it, i) => moveBead(world, it, page.piece(it.piece), null, i));
  const mark = band.lair === null ? [] : [abandonedMark(world, band)];
  note(world, { kind: 'destroyed', clause, group: band.id, by: by?.id ?? null, left: left.map((it) => it.bead.id) }, [
    ...folk,
    ...bonus,
    ...left,
    ...mark,
    { do: 'fall', group: band.id },
  ]);
  band.former.push({ until: world.journal.entries.length, points: band.territory });
  band.territory = Object.freeze([]);
  endAlliances(world, denOf(world), groupIn(world, band).id);
}

/** ★, control beads and a Dungeon Master's token. */
const TOKENS: ReadonlySet<string> = new Set(['bonus', 'control', 'token']);

/** Its label gets "abandoned". */
function abandonedMark(world: PlaytestWorld, band: Band) {
  const lair = lairOf(world, band);
  const mark = { id: world.page.newId('m'), kind: 'abandoned', at: centreOf(lair.shape), piece: lair.id, what: null };
  return { do: 'mark', mark } as const;
}
