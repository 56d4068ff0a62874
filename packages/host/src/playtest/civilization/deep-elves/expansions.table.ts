import { disc, line, type Point } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { choose, rollOn } from '../../asks.ts';
import { draw, mark } from '../../draw.ts';
import { openPoints } from '../../words/open-space.ts';
import type { PlaytestWorld } from '../../world.ts';
import { KEY, livingColonies, middle } from './elves.ts';
import { buildExpansion, type Expansion } from './expansions.ts';
import { housed } from './rooms.ts';
import { lengthenShaft } from './shaft.ts';
import type { Colony, Elves } from './state.ts';

/** PT-MIN-T1. */
const minesExpanded: Table<Expansion> = table('PT-MIN-T1', '1d6', {
  '1-2': { name: 'Loathsome Basilica', treasure: -1, holds: 'legendary' },
  '3-4': { name: 'Gallery', treasure: 0, holds: 'legendary' },
  '5-6': { name: 'Labyrinth', treasure: -1, holds: 'nothing' },
});

/** PT-PEN-T1. */
const pensExpanded: Table<Expansion> = table('PT-PEN-T1', '1d6', {
  '1-2': { name: 'Torture Pit', treasure: 0, holds: 'trap' },
  '3-4': { name: 'Reanimator Tanks', treasure: 1, holds: 'nothing' },
  '5-6': { name: 'Menagerie', treasure: 0, holds: 'nothing' },
});

/** PT-PRO-T1, PT-PRO-03. */
const processingExpanded: Table<'wanderlust' | 'conduit' | 'gallery'> = table('PT-PRO-T1', '1d6', {
  '1-2': 'wanderlust',
  '3-4': 'conduit',
  '5-6': 'gallery',
});

/** PT-PRO-T1: what each is at each kind of site. */
const THINGS = {
  wanderlust: { water: 'Ship', magma: 'Lava Barge', mystical: 'Underdark Gateway' },
  conduit: { water: 'Aqueduct', magma: 'Steam Pipes', mystical: 'Bridge' },
} as const;

/** PT-MIN-T1, PT-MIN-06. */
export function* expandMine(world: PlaytestWorld, elves: Elves, colony: Colony): Rule {
  if (colony.expanded > 1) return lengthenShaft(world, elves, 'PT-MIN-06');
  const { clause, value } = yield* rollOn(
    minesExpanded,
    { kind: 'how the colony grows', group: colony.group },
    colony.group,
  );
  yield* buildExpansion(world, elves, colony, clause, value);
}

/** PT-PEN-T1, PT-PEN-03. */
export function* expandPens(world: PlaytestWorld, elves: Elves, colony: Colony): Rule {
  if (colony.expanded > 1) return lengthenShaft(world, elves, 'PT-PEN-03');
  const { clause, value } = yield* rollOn(
    pensExpanded,
    { kind: 'how the colony grows', group: colony.group },
    colony.group,
  );
  const room = yield* buildExpansion(world, elves, colony, clause, value);
  if (value.holds === 'trap') mark(world, clause, room, 'trap');
}

/** PT-PRO-T1, PT-PRO-04. */
export function* expandProcessing(world: PlaytestWorld, elves: Elves, colony: Colony): Rule {
  if (colony.expanded > 1) return housed(world, elves, 'PT-PRO-04', 'treasure');
  const { clause, value } = yield* rollOn(
    processingExpanded,
    { kind: 'how the colony grows', group: colony.group },
    colony.group,
  );
  if (value === 'gallery') {
    yield* buildExpansion(world, elves, colony, clause, { name: 'Gallery', treasure: 0, holds: 'legendary' });
    return;
  }
  const source = yield* choose('PT-PRO-05', {
    by: elves.city,
    topic: { kind: 'what the colony builds', of: value },
    options: (['water', 'magma', 'mystical'] as const).map((key) => ({ key })),
    usual: colony.source ?? 'water',
    about: colony.group,
  });
  const name = THINGS[value][source];
  const what = { kind: 'work', name } as const;
  const by = { clause, owner: colony.group, people: KEY, what, room: name } as const;
  if (value === 'conduit') draw(world, { ...by, kind: 'conduit', shape: line(pathHome(world, elves, colony), 0.3) });
  else {
    const { x, y } = siteMiddle(world, colony);
    draw(world, { ...by, kind: 'craft', shape: disc(x, y, 0.5) });
  }
}

/** PT-PRO-T1.3: along the path to the city or the nearest other colony, whichever is nearer. */
function pathHome(world: PlaytestWorld, elves: Elves, colony: Colony): number[] {
  const points = openPoints(world.page);
  const own = points.of(world.page.piece(colony.sanctum).shape);
  const others = livingColonies(elves)
    .filter((it) => it !== colony)
    .map((it) => it.sanctum);
  const ends = [...elves.street, ...others].flatMap((id) => points.of(world.page.piece(id).shape));
  const way = points.way(own, ends).map((it) => points.at(it));
  return way.length > 1 ? bare(way) : [...flat(middle(world, colony.sanctum)), ...flat(elves.centre)];
}

/** Only the corners. */
function bare(way: readonly Point[]): number[] {
  const turns = way.filter((at, i) => {
    const [a, b] = [way[i - 1], way[i + 1]];
    return !a || !b || (at.x - a.x) * (b.y - at.y) !== (at.y - a.y) * (b.x - at.x);
  });
  return turns.flatMap(flat);
}

function flat({ x, y }: Point): number[] {
  return [x, y];
}

/** Where the site is nearest to the colony. */
function siteMiddle(world: PlaytestWorld, { site, sanctum }: Colony): Point {
  const own = world.page.piece(sanctum).shape;
  const pieces = [...world.page.drawn()].filter((it) => it.feature === site && it.matter !== 'cover');
  const near = world.page.nearest(own, pieces);
  if (!near) return middle(world, sanctum);
  const points = openPoints(world.page);
  const inside = points.in(near.shape).map((it) => points.at(it));
  const from = middle(world, sanctum);
  const far = (it: Point) => (it.x - from.x) * (it.x - from.x) + (it.y - from.y) * (it.y - from.y);
  return inside.sort((a, b) => far(a) - far(b))[0] ?? from;
}
