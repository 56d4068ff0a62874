import { count } from './beads.ts';
import type { Group, World } from './world.ts';

/** A group as other programs read it. */
export interface GroupFields {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly card?: string | undefined;
  readonly population: number;
  readonly treasure: number;
  readonly bonus: number;
  readonly aside?: string[] | undefined;
  readonly alive: boolean;
}

/** A group with the beads it has on the page. */
export function groupFields(world: World, { id, name, kind, card, aside, alive }: Group): GroupFields {
  const beads = {
    population: count(world, id, 'population'),
    treasure: count(world, id, 'treasure'),
    bonus: count(world, id, 'bonus'),
  };
  const kept = aside.length > 0 ? { aside: [...aside] } : {};
  return { id, name, kind, ...(card === null ? {} : { card }), ...beads, ...kept, alive };
}
