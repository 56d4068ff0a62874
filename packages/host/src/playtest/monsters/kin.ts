import { Impossible } from '@understory/table';
import { type Alignment, bears, type MonsterGroup, newGroup } from '../../first/lent.ts';
import type { PlaytestWorld } from '../world.ts';
import type { Band } from './den.ts';
import { type BandKind, type Flavour, type GroupKind, isOwnKind } from './flavours.table.ts';

// Whoever lives on the map is known twice: as a band of this game, and as a group to the chapters of the first edition. Both have one id.

/** PT-JOI-01: whatever the flavour. */
const ALIGNED: Readonly<Record<GroupKind, Alignment>> = { delvers: 'lawful', breeders: 'chaotic', alpha: 'hungry' };

/** A band is made known to the borrowed chapters. Its flavour is none of theirs, but for a dweller's (PT-JOI-13). */
export function makeKnown(world: PlaytestWorld, id: string, kind: BandKind, { key, lent }: Flavour): void {
  const group = newGroup({ id, kind, flavour: lent ?? key });
  const since = world.journal.entries.length - 1;
  group.alignments.push({ value: isOwnKind(kind) ? ALIGNED[kind] : 'chaotic', since });
  world.monsters.groups.push(group);
}

/** A band as the borrowed chapters know it. */
export function kinOf({ monsters }: PlaytestWorld, { id }: { readonly id: string }): MonsterGroup {
  const found = monsters.groups.find((it) => it.id === id);
  if (!found) throw new Impossible(`no group ${id}`);
  return found;
}

/** … and the other way round. */
export function bandOfKin({ den }: PlaytestWorld, { id }: MonsterGroup): Band {
  const found = den?.bands.find((it) => it.id === id);
  if (!found) throw new Impossible(`no band ${id}`);
  return found;
}

/** PT-VIL-12. */
export function isInfiltrated(world: PlaytestWorld, band: { readonly id: string }): boolean {
  return world.villainy !== null && bears(kinOf(world, band), 'control');
}

/** PT-JOI-T1.4: where it lives, or waits until it has settled. */
export function livesIn(world: PlaytestWorld, band: Band, piece: string): void {
  const { homes } = kinOf(world, band);
  if (homes.at(-1)?.value !== piece) homes.push({ value: piece, since: world.journal.entries.length - 1 });
}
