import { joinedNames } from '../../names.ts';
import type { GroupKind } from './flavours.table.ts';

/** Names for groups and beasts; to take or to leave. */
export const NAMES: Readonly<Record<GroupKind, readonly string[]>> = {
  delvers: joinedNames(['Deep', 'Stone', 'Iron', 'Dust', 'Old'], [' Diggers', ' Kin', ' Hands', ' Picks', ' Brothers']),
  breeders: joinedNames(['Red', 'Gnaw', 'Mud', 'Black', 'Many'], [' Tooth', ' Brood', ' Horde', ' Swarm', ' Litter']),
  alpha: joinedNames(['Gor', 'Vash', 'Urt', 'Kel', 'Thrumm'], ['ak', 'ezh', 'orr', 'imax', 'una']),
};
