import type { Creature } from '../../src/second/monsters/monster.ts';
import { nameOf as nameIn } from '../../src/second/telling/names.ts';
import type { SecondWorld } from '../../src/second/world.ts';

/** What a creature is called; the places of these tests say it by themselves, whatever the world. */
export const nameOf = (of: Creature): string =>
  nameIn({ groups: [], page: { pieces: [] } } as unknown as SecondWorld, of);
