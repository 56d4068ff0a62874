import type { Bead, Piece } from '@understory/page';
import { Impossible } from '@understory/table';
import { beadsOf, count } from '../../beads.ts';
import { areSpared, isArtifact } from '../../first/lent.ts';
import { type Group, groupOf } from '../../world.ts';
import type { PlaytestWorld } from '../world.ts';
import { type Band, type Den, isPair } from './den.ts';
import { isAlphaKind } from './flavours.table.ts';
import { kinOf } from './kin.ts';

export function denOf({ den }: PlaytestWorld): Den {
  if (!den) throw new Impossible('no Age of Monsters yet');
  return den;
}

/** The groups that live, in order of arrival. */
export function living(world: PlaytestWorld): Band[] {
  const alive = new Set(world.groups.flatMap((it) => (it.alive ? [it.id] : [])));
  return denOf(world).bands.filter((it) => alive.has(it.id));
}

export function groupIn(world: PlaytestWorld, { id }: Band): Group {
  return groupOf(world, id);
}

export function bandOf(world: PlaytestWorld, id: string): Band {
  const found = denOf(world).bands.find((it) => it.id === id);
  if (!found) throw new Impossible(`no band ${id}`);
  return found;
}

export function isAlive(world: PlaytestWorld, band: Band): boolean {
  return groupIn(world, band).alive;
}

export function populationOf(world: PlaytestWorld, { id }: Band): number {
  return count(world, id, 'population');
}

/** PT-ENC-02, PT-VIL-10: each ● of an alpha counts as three; a Dungeon Master is three himself, or his army if that is more. */
export function strengthOf(world: PlaytestWorld, band: Band): number {
  if (band.kind === 'dungeon master') return Math.max(3, populationOf(world, band));
  return populationOf(world, band) * (isAlphaKind(band.kind) ? 3 : 1);
}

/** PT-MEA-17, PT-NEX-12: its ○ and ❖, and a god fragment in its territory. */
export function treasureOf(world: PlaytestWorld, band: Band): number {
  return count(world, band.id, 'treasure') + fragmentsIn(world, band);
}

/** PT-MEA-17: what is paid, looted or spent, plain ○ first and ❖ last. */
export function purseOf(world: PlaytestWorld, { id }: Band): Bead[] {
  const all = beadsOf(world, id, 'treasure');
  const isPlain = (it: Bead) => it.kind === 'treasure' && !isArtifact(it);
  return [...all.filter(isPlain), ...all.filter((it) => !isPlain(it))];
}

export function plainOf(world: PlaytestWorld, band: Band): Bead[] {
  return purseOf(world, band).filter((it) => it.kind === 'treasure' && !isArtifact(it));
}

export function hasBonus(world: PlaytestWorld, { id }: { readonly id: string }): boolean {
  return count(world, id, 'bonus') > 0;
}

function fragmentsIn({ page }: PlaytestWorld, band: Band): number {
  const fixed = page.beadsOf(null).filter((it) => it.fixed);
  if (fixed.length === 0 || band.territory.length === 0) return 0;
  const own = new Set(band.territory);
  const columns = Math.round(page.width * 4) + 1;
  return fixed.filter(({ at }) => own.has(Math.round(at.y * 4) * columns + Math.round(at.x * 4))).length;
}

/** PT-WRD-03, -07, PT-VIL-06, -12: may the two encounter each other? Those of one master do not. */
export function mayMeet(world: PlaytestWorld, a: Band, b: Band): boolean {
  const { alliances, walls } = denOf(world);
  if (world.villainy && areSpared(kinOf(world, a), kinOf(world, b))) return false;
  return ![...alliances, ...walls].some((it) => isPair(it, a.id, b.id));
}

/** Its lair; of an invader that has not settled, where it waits (PT-ARR-08). */
export function lairOf({ page }: PlaytestWorld, { id, lair }: Band): Piece {
  const piece = lair ?? page.beadsOf(id)[0]?.piece;
  if (!piece) throw new Impossible('a group without a lair');
  return page.piece(piece);
}

/** Is the age over? Then nothing more of it is played (PT-ERA-08, PT-VIL-07). */
export function isOver({ monsters }: PlaytestWorld): boolean {
  return monsters.over !== null;
}
