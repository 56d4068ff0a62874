import { joinedNames } from '../../names.ts';
import { type BandKind, type GroupKind, isOwnKind } from './flavours.table.ts';

/** Names for groups and beasts; to take or to leave. */
const NAMES: Readonly<Record<GroupKind, readonly string[]>> = {
  delvers: joinedNames(['Deep', 'Stone', 'Iron', 'Dust', 'Old'], [' Diggers', ' Kin', ' Hands', ' Picks', ' Brothers']),
  breeders: joinedNames(['Red', 'Gnaw', 'Mud', 'Black', 'Many'], [' Tooth', ' Brood', ' Horde', ' Swarm', ' Litter']),
  alpha: joinedNames(['Gor', 'Vash', 'Urt', 'Kel', 'Thrumm'], ['ak', 'ezh', 'orr', 'imax', 'una']),
};

/** What others call themselves: a second temple, after a struggle for power (PT-WRD-08). */
const OTHERS = joinedNames(
  ['Dark', 'Hidden', 'Other', 'True', 'Last'],
  [' Altar', ' Circle', ' Shrine', ' Faith', ' Flame'],
);

export function namesFor(kind: BandKind): readonly string[] {
  return isOwnKind(kind) ? NAMES[kind] : OTHERS;
}
