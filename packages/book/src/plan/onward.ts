import { unreachable } from '@understory/table';
import type { Onward } from './exits.ts';

/** Where an exit leads, in words. */
export function onward(to: Onward): string {
  switch (to.kind) {
    case 'room':
      return `to ${to.room.key}, ${to.squares} ${to.squares === 1 ? 'square' : 'squares'}`;
    case 'surface':
      return 'up to the surface';
    case 'beyond':
      return 'to beyond the map';
    case 'depths':
      return 'down into the depths';
    case 'nowhere':
      return 'to a dead end';
    default:
      return unreachable(to);
  }
}
