import type { Piece } from '@understory/page';
import type { Tick } from './events.ts';
import { linesOf } from './lines.ts';
import { note } from './note.ts';
import type { SecondWorld } from './world.ts';

/** The areas of a nexus that a player made up. */
export function ownNexuses({ page }: SecondWorld): Piece[] {
  return page.pieces.filter((it) => it.nexus === 'your own' && it.until === null);
}

/** H2-NEX-T1.20: somebody comes to it for the first time, and what the player wrote is told. What it means, the player knows. */
export function tellEffect(world: SecondWorld, group: string, area: Piece, why: { readonly cause?: Tick }): void {
  for (const line of linesOf(world)) {
    if (line.kind !== 'own nexus' || line.feature !== area.feature) continue;
    const contact = { kind: 'contact', clause: 'H2-NEX-T1.20', group, piece: area.id, nexus: 'your own' } as const;
    note(world, { ...contact, effect: line.effect, ...why });
    return;
  }
}
