import { centreOf, closest, disc, type Piece, type Point } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../../beads.ts';
import { unusedNames } from '../../../names.ts';
import { pointShape } from '../../../works.ts';
import { name } from '../../asks.ts';
import { draw } from '../../draw.ts';
import type { ColonyKind } from '../../events.ts';
import { found } from '../../groups.ts';
import { note } from '../../note.ts';
import { digging, drawDug } from '../../words/dig.ts';
import { nearestPoint, openPoints } from '../../words/open-space.ts';
import { placeRoom } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import { builder, KEY, plainGoods } from './elves.ts';
import { explore } from './exploring.ts';
import { networkOf, type Reached } from './sites.ts';
import type { Colony, Elves } from './state.ts';

/** By which clause each kind is founded. */
const FOUNDED: Readonly<Record<ColonyKind, Clause>> = {
  mining: 'PT-MIN-01',
  processing: 'PT-PRO-01',
  pens: 'PT-PEN-01',
};

/** PT-COL-04: a sanctum by the site's nearest point, joined to the network, and a pit by it; a noble and goods move there. */
export function* foundColony(world: PlaytestWorld, elves: Elves, { site, from, piece }: Reached): Rule {
  const clause = FOUNDED[site.kind];
  const called = yield* name(clause, {
    by: elves.city,
    topic: { kind: 'name of the colony' },
    ideas: unusedNames(world, 'elven colony', COLONIES),
    of: { subject: 'group', id: world.page.idAhead('g') },
    about: site.feature,
  });
  const { page } = world;
  const group = found(
    world,
    clause,
    { kind: `${site.kind} colony`, name: called, of: elves.city },
    {
      home: page.idAhead('p'),
      beads: [],
      parent: elves.city,
      because: null,
    },
  );
  const at = closest(pointShape(from), piece.shape).to;
  const sanctum = colonyRoom(world, elves, group.id, at, 'sanctum') ?? drawAt(world, elves, group.id, at);
  const colony: Colony = {
    group: group.id,
    kind: site.kind,
    site: site.feature,
    source: site.source,
    sanctum: sanctum.id,
    rooms: [sanctum.id],
    expanded: 0,
    isOver: false,
  };
  elves.colonies.push(colony);
  joinToNetwork(world, elves, colony);
  const pit = colonyRoom(world, elves, group.id, centreOf(sanctum.shape), 'pit');
  if (pit) colony.rooms.push(pit.id);
  settle(world, elves, colony, sanctum, pit ?? sanctum);
}

/** One ● and one ○ go there from the city. */
function settle(world: PlaytestWorld, { city }: Elves, { group, kind }: Colony, sanctum: Piece, pit: Piece): void {
  const noble = beadsOf(world, city, 'population').at(-1);
  const goods = plainGoods(world, city).at(-1);
  if (!noble || !goods) throw new Impossible('a colony without settlers');
  const moves = [moveBead(world, noble, sanctum, group), moveBead(world, goods, pit, group)];
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'settled', clause: FOUNDED[kind], group, from: city, beads }, moves);
}

function colonyRoom(
  world: PlaytestWorld,
  elves: Elves,
  group: string,
  by: Point,
  what: 'sanctum' | 'pit',
): Piece | null {
  const placed = placeRoom(builder(world, elves, group), by, { clause: 'PT-COL-04', what: { kind: what }, room: what });
  explore(world, elves, placed?.room, placed?.joint);
  return placed?.room ?? null;
}

/** PT-COL-04: where none fits, it is drawn at the point itself. */
function drawAt(world: PlaytestWorld, elves: Elves, group: string, { x, y }: Point): Piece {
  const by = { clause: 'PT-COL-04', owner: group, people: KEY } as const;
  const made = draw(world, { ...by, kind: 'room', shape: disc(x, y, 0.5), what: { kind: 'sanctum' }, room: 'sanctum' });
  explore(world, elves, made);
  return made;
}

/** PT-COL-04: by Dig, with no limit of length. */
function joinToNetwork(world: PlaytestWorld, elves: Elves, { group, sanctum }: Colony): void {
  const { page } = world;
  const points = openPoints(page);
  const network = networkOf(world, elves);
  const own = page.piece(sanctum).shape;
  const known = new Set(network);
  if (points.in(own).some((it) => known.has(it))) return;
  const near = nearestPoint(points, network, own);
  if (!near) return;
  const dug = digging(page, near.at, centreOf(own));
  if (dug.path.length < 4) return;
  explore(world, elves, drawDug(world, { clause: 'PT-COL-04', owner: group, people: KEY }, dug.path));
}

const COLONIES = [
  'Blackreach',
  'Duskforge',
  'Gloamhold',
  'Nightspill',
  'Palewater',
  'Shardfall',
  'Umberlode',
  'Veilmark',
];
