import { areConnected, bottomUnder, centreOf, distance, isLine, line, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { HALF_FINGER, TUNNEL } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { choose } from '../../asks.ts';
import { HANDS } from '../../civilization/hands.table.ts';
import { draw } from '../../draw.ts';
import { drawAnew } from '../../redrawing.ts';
import { chambers } from '../../words/chambers.ts';
import { lodesLeft } from '../../words/lodes.ts';
import { network } from '../../words/network.ts';
import { groupOffered } from '../../words/offered.ts';
import type { FirstWorld } from '../../world.ts';
import { claim } from '../claims.ts';
import { digTo } from '../dig.ts';
import { nearestToDig } from '../digging.ts';
import { type Border, bordersOf, expand } from '../expanding.ts';
import { factsOf } from '../flavours.ts';
import { bears, homeOf, type MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { folk, seize, wealth } from '../loot.ts';
import { abandon } from '../losses.ts';
import { mine } from '../mining.ts';
import { isNaturalCave } from '../moving.ts';
import { isWithin } from '../moving-in.ts';
import { neighboursOf } from '../neighbours.ts';
import { gain } from '../quarters.ts';
import type { Step } from '../step.ts';
import { controlOf } from '../zone-of-control.ts';

/** H1-DLV-02 to -09, in this order; `mined` and `sank` are what the season knows of its earlier steps. */
export const delverSeason: readonly Step[] = [
  {
    clause: 'H1-DLV-13',
    *play(world, me, season) {
      if (me.shaft !== null) season.isSinking = sink(world, me);
    },
  },
  {
    clause: 'H1-DLV-02',
    *play(world, me) {
      seize(world, me, 'H1-DLV-02');
    },
  },
  {
    clause: 'H1-DLV-03',
    *play(world, me, season) {
      if (factsOf(me).mines !== 'never' && !bears(me, 'control')) season.hasMined = yield* mine(world, me, 'H1-DLV-03');
    },
  },
  {
    clause: 'H1-DLV-04',
    *play(world, me, season) {
      if (!season.hasMined && !season.isSinking) yield* patrol(world, me);
    },
  },
  {
    clause: 'H1-DLV-05',
    *play(world, me) {
      if (wealth(world, me) === 0) abandon(world, me, 'H1-DLV-05');
    },
  },
  {
    clause: 'H1-DLV-06',
    *play(world, me) {
      if (wealth(world, me) > folk(world, me)) gain(world, me, 'H1-DLV-06', 'population', 1, 'growth');
    },
  },
  {
    clause: 'H1-DLV-07',
    *play(world, me) {
      yield* visit(world, me);
    },
  },
  {
    clause: 'H1-DLV-08',
    *play(world, me) {
      redraw(world, me);
    },
  },
  {
    clause: 'H1-DLV-09',
    *play(world, me, season) {
      if (!season.isSinking) yield* digOn(world, me);
    },
  },
];

/** H1-DLV-04: along a randomly selected tunnel. */
function* patrol(world: FirstWorld, me: MonsterGroup): Rule {
  const border = yield* pickBorder(world, me, bordersOf(world, me), 'H1-DLV-04');
  if (border) yield* expand(world, me, border, { clause: 'H1-DLV-04', far: HALF_FINGER, ways: 'one' });
}

/** One of the frontiers, by chance. */
export function* pickBorder(
  world: FirstWorld,
  me: MonsterGroup,
  borders: readonly Border[],
  clause: 'H1-DLV-04' | 'H1-DMR-07',
): Rule<Border | null> {
  if (borders.length === 0) return null;
  const options = borders.map(({ x, y }, i) => ({ key: String(i + 1), subject: { spot: { x, y } } }));
  const about = `${me.id}, year ${world.monsters.year}`;
  const key = yield* choose(clause, {
    by: 'chance',
    topic: { kind: 'which frontier', group: me.id },
    options,
    usual: null,
    about,
  });
  return borders[Number(key) - 1] ?? null;
}

/** H1-DLV-07: a neighbour, by chance, if it has met nobody in this season. */
function* visit(world: FirstWorld, me: MonsterGroup): Rule {
  if (me.encountered.length > 0) return;
  const all = neighboursOf(world, me);
  if (all.length === 0) return;
  const options = all.map(({ id }) => groupOffered(id));
  const about = `${me.id}, year ${world.monsters.year}`;
  const key = yield* choose('H1-DLV-07', {
    by: 'chance',
    topic: { kind: 'which neighbour', group: me.id },
    options,
    usual: null,
    about,
  });
  const other = all.find(({ id }) => id === key);
  if (other) yield* lawsOf(world).encounter(world, me, other, 'H1-DLV-07');
}

/** H1-DLV-08: natural caves in the zone, and natural tunnels that lie in it from end to end, are drawn anew as finished ones (H1-GEN-11). */
function redraw(world: FirstWorld, me: MonsterGroup): void {
  const { page } = world;
  const zone = controlOf(me, world);
  const finished = new Set(
    page.bonds.flatMap(({ anew, piece }) => (anew && anew.manner === HANDS.delvers.manner ? [piece] : [])),
  );
  const wild = [...page.drawn()].filter(
    (it) =>
      it.people === null &&
      !finished.has(it.id) &&
      (it.kind === 'cave' || it.kind === 'tunnel') &&
      zone.reaches(it.shape) &&
      isWithin(it, zone),
  );
  drawAnew(world, 'H1-DLV-08', me.id, wild, HANDS.delvers);
}

/** H1-DLV-09: with no frontier to expand along they dig to the nearest tunnel or natural cave that is not joined to them, else not in their zone. */
function* digOn(world: FirstWorld, me: MonsterGroup): Rule {
  if (bordersOf(world, me).length > 0) return;
  const wanted = (it: Piece) => it.kind === 'tunnel' || isNaturalCave(it);
  yield* digToNew(world, me, 'H1-DLV-09', wanted);
}

/** A tunnel of half a finger at most to the nearest piece that is not joined to a group's home, else to one that is not in its zone. */
export function* digToNew(
  world: FirstWorld,
  me: MonsterGroup,
  clause: 'H1-DLV-09' | 'H1-BRD-05',
  wanted: (piece: Piece) => boolean,
  far = HALF_FINGER,
): Rule {
  const { page } = world;
  const ways = network(page);
  const home = homeOf(me);
  const zone = controlOf(me, world);
  const all = [...ways.tunnels.keys(), ...chambers(page).map(({ id }) => id)]
    .map((id) => page.piece(id))
    .filter(wanted);
  const plan =
    nearestToDig(
      world,
      me,
      all.filter((it) => !areConnected(ways, home, it.id)),
    ) ??
    nearestToDig(
      world,
      me,
      all.filter((it) => !zone.reaches(it.shape)),
    );
  if (plan) yield* digTo(world, me, clause, plan.from, plan.target.shape, far);
}

/** H1-DLV-13: the shaft goes on down, and is claimed as it is dug. It is finished when it touches a lode or the dungeon, or comes near the bottom. Whether it is still being sunk. */
function sink(world: FirstWorld, me: MonsterGroup): boolean {
  const { page } = world;
  const last = page.piece(me.shaft as string);
  if (isFinished(world, me, last)) {
    me.shaft = null;
    return false;
  }
  const foot = isLine(last.shape)
    ? { x: last.shape.path.at(-2) as number, y: last.shape.path.at(-1) as number }
    : centreOf(last.shape);
  const down = page.fall(foot.x, foot.y);
  const bottom = bottomUnder(page, foot);
  const room = distance(foot.x, foot.y, bottom.x, bottom.y) - 0.5;
  const deep = Math.min(HALF_FINGER + (isLine(last.shape) ? 0 : 0.5), room);
  if (deep <= 0.05) {
    me.shaft = null;
    return false;
  }
  const path = [foot.x, foot.y, foot.x + down.x * deep, foot.y + down.y * deep];
  const shaft = draw(world, {
    clause: 'H1-DLV-13',
    kind: 'tunnel',
    shape: line(path, TUNNEL),
    what: { kind: 'shaft' },
    manner: 'straight',
    owner: me.id,
    people: 'delvers',
  });
  claim(world, me, 'H1-DLV-13', shaft, { from: 0, to: deep });
  me.shaft = shaft.id;
  return true;
}

function isFinished({ page }: FirstWorld, me: MonsterGroup, last: Piece): boolean {
  if (!isLine(last.shape)) return false;
  const isLode = lodesLeft(page).some(({ at }) => page.touches(pointShape(at), last.shape));
  return isLode || page.touching(last).some((it) => it.owner !== me.id && it.kind !== 'water');
}
