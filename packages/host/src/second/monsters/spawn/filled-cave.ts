import { discOf, freeRockNear, PI, type Piece, type Point, type Shape } from '@understory/page';
import { unreachable } from '@understory/table';
import { patch } from '../../../draw.ts';
import { CLEAR } from '../../../measures.ts';
import { movedInside } from '../../../places.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Resource } from '../../cards/tree/filter.ts';
import { type Drawing, draw } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { freshId } from './enter.ts';
import { type Location, locationAt } from './location.ts';

/** H2-CRD-334: 2 beads in size. */
const AREA = 2;
const RADIUS = Math.sqrt(AREA / PI);

/** H2-CRD-334: there is none of it on the map, so a cave full of it is drawn, in the rock nearest to the spot. */
export function drawFilledCave(den: Den, resource: Resource, from: Location, card: MonsterCard): Location {
  const { world } = den;
  const { page } = world;
  const wanted = movedInside(page, from.at, RADIUS);
  const round = (x: number, y: number) => discOf(x, y, AREA);
  const at = freeRockNear(page, { shape: round, clear: CLEAR }, { to: wanted }) ?? wanted;
  const shape = round(at.x, at.y);
  const filled = filling(resource, shape);
  if (!filled) return from;
  const cave = draw(world, { clause: 'H2-CRD-334', shape, area: AREA, ...filled });
  if (resource.kind === 'tomb') markHollow(den, cave, at, card);
  return { ...locationAt(den, at), stratum: cave.stratum };
}

/** A burial cave has its ☒: it is drawn for those who are about to come. */
function markHollow({ world }: Den, cave: Piece, at: Point, card: MonsterCard): void {
  const mark = { id: world.page.newId('m'), kind: 'tomb', at, piece: cave.id, what: null } as const;
  const marked = { kind: 'marked', clause: 'H2-CRD-334', piece: cave.id, mark: 'tomb', what: null } as const;
  note(world, { ...marked, by: freshId(world, card), cause: cave.since }, [{ do: 'mark', mark }]);
}

/** What the cave is, and what it holds. Stone is everywhere: whoever lives in it is there already. */
function filling(resource: Resource, shape: Shape): Pick<Drawing, 'kind' | 'what' | 'units' | 'biome'> | null {
  switch (resource.kind) {
    case 'stone':
      return null;
    case 'water':
      return { kind: 'water', what: { kind: 'pool' }, units: [patch('water', shape, AREA)] };
    case 'magma':
      return { kind: 'magma', what: { kind: 'pool of magma' }, units: [patch('magma', shape, AREA)] };
    case 'ore':
      return { kind: 'ore', what: { kind: 'lode of ore' }, units: [patch('ore', shape, AREA)] };
    case 'gems':
      return { kind: 'gem', what: { kind: 'nest of gems' }, units: [patch('gems', shape, AREA)] };
    case 'nexus':
      return { kind: 'cave', what: { kind: 'cave that hums' }, units: [patch('nexus', shape, 1)] };
    case 'tomb':
      return { kind: 'cave', what: { kind: 'burial cave' } };
    case 'biome': {
      const biome = resource.type === 'farm' ? null : resource.type;
      const kind = resource.where === 'surface' ? 'surface biome' : 'biome';
      return {
        kind: 'cave',
        what: { kind: 'living cave' },
        biome,
        units: [patch(kind, shape, AREA, biome ?? undefined)],
      };
    }
    default:
      return unreachable(resource);
  }
}
