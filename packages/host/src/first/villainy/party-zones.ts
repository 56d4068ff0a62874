import { Territory } from '@understory/page';
import { otherZones } from '../monsters/zone.ts';
import type { Realm } from '../realm.ts';
import { haunts } from './liche-king/legions.ts';

/** Where a party meets each group: in its zone; the Liche King only where he and his legions are (H1-LIC-14). */
export function partyZones(world: Realm): ReturnType<typeof otherZones> {
  return otherZones(world, null).map(({ group, zone }) =>
    group.kind === 'liche king'
      ? { group, zone: new Territory(haunts(world, group).map(({ shape }) => ({ shape, far: 0 }))) }
      : { group, zone },
  );
}
