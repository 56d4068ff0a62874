import { unreachable } from '@understory/table';
import type { MonsterGroup } from '../monsters/group.ts';
import { folk } from '../monsters/loot.ts';
import type { Realm } from '../realm.ts';
import { ARMY, attack } from './dungeon-master/attack.ts';
import type { VillainyEnding } from './keys.ts';
import { legions } from './liche-king/legions.ts';
import { hasAllMinds } from './thought-lords/infiltration.ts';
import { isVillain } from './villains.ts';

/** Tombs with legions that overrun the land (H1-LIC-07), and ● that rule the surface (H1-AVI-04). */
const LEGIONS = 10;
const FOLLOWERS = 7;

/** Has a villain triumphed? A Dungeon Master with an army of ten attacks at once. */
export function triumphOf(world: Realm, me: MonsterGroup): VillainyEnding | null {
  if (!isVillain(world, me)) return null;
  switch (me.kind) {
    case 'dungeon master':
      return folk(world, me) >= ARMY && attack(world, me) ? 'world conquered' : null;
    case 'thought lords':
      return hasAllMinds(world) ? 'all minds taken' : null;
    case 'liche king':
      return legions(world, me).length >= LEGIONS ? 'land overrun' : null;
    case 'alpha villain':
      return folk(world, me) >= FOLLOWERS ? 'surface ruled' : null;
    case 'delvers':
    case 'breeders':
    case 'alpha':
    case 'temple':
    case 'minions':
      return null;
    default:
      return unreachable(me.kind);
  }
}
