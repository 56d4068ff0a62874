import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Thing } from '../../called.ts';
import type { Civ } from '../civ.ts';
import { drawWork, type Manners } from '../opening.ts';
import { tunnelBetween } from '../rooms.ts';
import { type AlienCiv, structures } from './alien-civ.ts';
import type { StructureSite } from './place.ts';
import { hall, house } from './shapes.ts';

/** A structure about to be built. */
export interface StructureWish {
  readonly clause: Clause;
  readonly name: string;
  readonly what: Thing;
  readonly area: number;
  readonly variant?: string;
}

/** Draw a structure: a building on the surface line, or a hall under it (H2-ALN-08, -26). */
export function* drawStructure(
  civ: Civ,
  { clause, name, what, area, variant }: StructureWish,
  { at, above, walled }: StructureSite,
  manners: Manners = {},
): Rule<Piece> {
  const drawing = { clause, area, what, room: name, ...(variant === undefined ? {} : { variant }) };
  if (above) {
    const shape = house(civ.world.page, name, at.x, area);
    return yield* drawWork(civ, { ...drawing, kind: 'building', shape, stratum: 0 }, { ...manners, livedIn: true });
  }
  const inside = walled ? { within: walled.id } : {};
  return yield* drawWork(civ, { ...drawing, ...inside, kind: 'room', shape: hall(name, at.x, at.y, area) }, manners);
}

/** H2-ALN-08: a track or tunnel joins it to the nearest alien structure. */
export function* joinUp(civ: AlienCiv, clause: Clause, piece: Piece): Rule {
  const others = structures(civ).filter((it) => it.id !== piece.id);
  const nearest = civ.world.page.nearest(piece.shape, others);
  if (nearest) yield* tunnelBetween(civ, clause, nearest, piece);
}
