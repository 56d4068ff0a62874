import { BEAD_AREA, distance, line, mil, type Piece, type Point, polygon, unitsAlong } from '@understory/page';
import type { Rule } from '@understory/table';
import { TUNNEL } from '../../../measures.ts';
import { pointShape, works } from '../../../works.ts';
import { draw } from '../../draw.ts';
import { mark } from '../../marks.ts';
import { asBuilt, built } from '../build.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { drawWork } from '../opening.ts';
import { newRoom } from '../rooms.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { pick } from './pick.ts';

/** H2-DWF-T1.12: from the lowest Dwarven piece straight down off the page; it opens and meets like a dig (H2-DWF-14). */
export function* delveTooDeep(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { page } = civ.world;
  const own = works(civ).filter((it) => it.owner === civ.group.id);
  const foot = lowest(own);
  const shape = line([foot.x, foot.y, foot.x, page.height + 0.6], TUNNEL);
  const shaft = yield* drawWork(
    civ,
    { clause, kind: 'tunnel', shape, what: { kind: 'shaft that goes too deep' }, room: name },
    { upon: inOrderAlong(civ, shape.path, foot) },
  );
  built(civ, clause, name, shaft);
}

function lowest(pieces: readonly Piece[]): Point {
  let best = { x: 0, y: Number.NEGATIVE_INFINITY };
  for (const { shape } of pieces) {
    for (let i = 0; i < shape.path.length; i += 2) {
      const y = (shape.path[i + 1] as number) + shape.swell;
      if (y > best.y + 0.001) best = { x: shape.path[i] as number, y };
    }
  }
  return { x: mil(best.x), y: mil(Math.min(best.y, 42)) };
}

/** What a straight work comes upon, from its start on. */
function inOrderAlong(civ: DwarfCiv, path: readonly number[], from: Point): Piece[] {
  const { page } = civ.world;
  const start = pointShape(from);
  return page
    .within(line(path, TUNNEL), page.measures.touch)
    .sort((a, b) => page.gap(a.shape, start) - page.gap(b.shape, start));
}

const GATES = ['plain door', 'statues', 'cannon embrasures', 'gold leaf'] as const;

/** H2-DWF-T2.3, -23: across the entrance tunnel at the page's edge. */
export function* gates(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { path } = civ.entrance.shape;
  const [x, y] = [path[0] as number, path[1] as number];
  const inward = (path[2] as number) >= x ? 0.6 : -0.6;
  const variant = yield* pick(civ, 'H2-DWF-23', { kind: 'how the gates look' }, GATES, null);
  const { page } = civ.world;
  const roof = Math.max(page.surfaceAt(x), page.surfaceAt(x + inward));
  const [top, bottom] = [Math.max(roof, y - 0.7), Math.min(page.height, y + 0.7)];
  const shape = polygon([x, top, x + inward, top, x + inward, bottom, x, bottom]);
  const gate = yield* drawWork(civ, {
    clause,
    kind: 'room',
    shape,
    area: BEAD_AREA,
    what: { kind: 'Gates of Dwarf' },
    room: name,
    variant,
  });
  built(civ, clause, name, gate);
  mark(civ.world, clause, gate, 'fortification', asBuilt(civ));
}

/** H2-DWF-T2.4: water brought to the foundation, from at most 9 beads away. */
export function* aqueduct(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { world, foundation } = civ;
  const far = ({ at }: { at: Point }) => distance(at.x, at.y, foundation.x, foundation.y);
  const water = world.page.units.filter((it) => it.kind === 'water' && it.until === null);
  const nearest = water.reduce<(typeof water)[number] | null>(
    (best, it) => (best && far(best) <= far(it) ? best : it),
    null,
  );
  if (!nearest || far(nearest) > 9) {
    const baths = yield* newRoom(civ, { clause, sort: 'Baths', what: { kind: 'baths and pipes' } });
    built(civ, clause, name, baths, 'Baths');
    return;
  }
  const path = [nearest.at.x, nearest.at.y, foundation.x, nearest.at.y, foundation.x, foundation.y];
  const shape = line(path, TUNNEL);
  const units = [{ kind: 'water', at: unitsAlong(path) }] as const;
  const channel = draw(world, {
    clause,
    kind: 'water',
    shape,
    what: { kind: 'aqueduct' },
    manner: 'square',
    owner: civ.group.id,
    people: civ.people.key,
    room: name,
    units,
  });
  built(civ, clause, name, channel);
}

/** H2-DWF-T3.1: through the foundation, off both sides of the page. */
export function* highway(civ: DwarfCiv, { clause, name }: ConstructionRow): Rule {
  const { page } = civ.world;
  const { y } = civ.foundation;
  const shape = line([-0.6, y, page.width + 0.6, y], TUNNEL);
  const road = yield* drawWork(
    civ,
    { clause, kind: 'tunnel', shape, what: { kind: 'work', name: 'The Underground Highway' }, room: name },
    { upon: inOrderAlong(civ, shape.path, civ.foundation) },
  );
  built(civ, clause, name, road);
}
