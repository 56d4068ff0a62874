import { disc, type Piece } from '@understory/page';
import { describe, it } from 'vitest';
import { expectGolden } from '../../../tools/golden.ts';
import { drawCaveLife, drawLairWay, drawNexus, drawSurfaceLife, furnish, raise } from '../src/drawings/index.ts';
import { drawWeather } from '../src/ground/sky.ts';
import { terrainOf } from '../src/ground/terrain.ts';
import { emblems as PLACES } from '../src/host2/emblems.ts';
import { host2 } from '../src/host2/index.ts';
import type { Mark } from '../src/index.ts';
import { drawSign } from '../src/signs.ts';
import { surroundingsOn } from '../src/surroundings.ts';
import { tremorFor } from '../src/tremor.ts';
import { layCourses } from '../src/walls/masonry.ts';
import { drawFloor, drawWall } from '../src/walls/walls.ts';
import { earthWith, figure, lairRoom, lairWay } from './monster-pieces.ts';
import { emblemFor } from './second.ts';
import { inOneLine } from './written-marks.ts';

const context = surroundingsOn(earthWith([]), 0, host2.fates, { surfaceAt: () => 4, open: () => false });

const room = (over: Partial<Piece>) => figure(lairRoom('', { age: 'civilization', variant: null, ...over }));
const house = (over: Partial<Piece>) => room({ kind: 'building', stratum: 0, shape: disc(15, 3.6, 0.6), ...over });
const cave = (over: Partial<Piece>) =>
  room({
    kind: 'cave',
    room: null,
    owner: null,
    shape: { path: [8, 9, 22, 9, 20, 13, 9, 13], closed: true, swell: 0.2 },
    ...over,
  });

/** Everything that the second edition has a name for, drawn by itself. */
const DRAWN: Readonly<Record<string, Readonly<Record<string, () => readonly Mark[]>>>> = {
  peoples: each(host2.peoples, (people) => {
    const own = room({ people, room: 'vault' });
    return [...layCourses([own], host2), ...drawWall(own, false), ...drawFloor(own), ...furnish(own, context, false)];
  }),
  rooms: each(host2.rooms, (name, { variants }) =>
    [null, ...Object.keys(variants ?? {})].flatMap((variant) => [
      ...furnish(room({ room: name, variant }), context, false),
      ...raise(house({ room: name, variant }), false, context),
    ]),
  ),
  'what monsters build': each(host2.lairs.rooms, (name) =>
    furnish(room({ age: 'monsters', room: name }), context, false),
  ),
  'works along a way': each(host2.works, (name) =>
    furnish(
      room({ kind: 'tunnel', room: name, shape: { path: [3, 11, 19, 11], closed: false, swell: 0.2 } }),
      context,
      false,
    ),
  ),
  roads: each(host2.roads, (_, draw) => draw({ path: [3, 4, 9, 3.5], closed: false, swell: 0.2 })),
  lairs: each(host2.lairs.styles, (style) => {
    const [own, way] = [figure(lairRoom(style)), figure(lairWay(style))];
    return [
      ...layCourses([own, way], host2),
      ...[own, way].flatMap((it) => [...drawWall(it, false), ...drawFloor(it), ...furnish(it, context, false)]),
      ...drawLairWay(way),
      ...raise(house({ age: 'monsters', variant: style, room: 'hut' }), false, context),
    ];
  }),
  nexuses: each(host2.nexuses, (nexus) => [
    ...drawNexus(cave({ kind: 'nexus', nexus }), context),
    ...drawNexus(cave({ nexus }), context),
  ]),
  bones: each({ 'giant skull': 1, 'giant ribs': 1, 'strange bones': 1 }, (variant) =>
    drawNexus(cave({ kind: 'nexus', nexus: 'bones', variant }), context),
  ),
  weather: each({ Mere: 1, Orrin: 1, Dun: 1, Ash: 1 }, (title) =>
    drawWeather({ ...earthWith([]), title }, { ...terrainOf(earthWith([])), highest: () => 6 }, () => false),
  ),
  'life below': each(host2.caveLife, (biome) => drawCaveLife(cave({ biome }), context)),
  'life under the sky': each(host2.landLife, (biome) =>
    drawSurfaceLife(cave({ kind: 'biome', stratum: 0, biome }), context),
  ),
  signs: each(host2.signs, (kind) =>
    ['lair', 'Tomb'].flatMap((name) =>
      drawSign(
        { id: 'm1', since: 0, until: null, kind, at: { x: 15, y: 11 }, piece: 'p1', what: null },
        room({ room: name }),
        host2,
      ),
    ),
  ),
  'emblems on beads': each(host2.beads, (name) => emblemFor(name)),
  emblems: each(PLACES, (name, draw) => draw(tremorFor(name))),
};

function each<T>(
  table: Readonly<Record<string, T>>,
  draw: (name: string, it: T) => readonly Mark[],
): Readonly<Record<string, () => readonly Mark[]>> {
  return Object.fromEntries(Object.entries(table).map(([name, it]) => [name, () => draw(name, it)]));
}

/** If a drawing is meant to change, run `GOLDEN=write npm run unit -- packages/ink/test/golden` and look at it in every look. */
describe('drawings', () => {
  it.each(Object.entries(DRAWN))('%s are drawn as they always were', (what, all) => {
    expectGolden(
      new URL(`./golden/drawings/${what.replaceAll(' ', '-')}.txt`, import.meta.url),
      Object.entries(all).map(([name, draw]) => `${name}: ${inOneLine(draw())}`),
    );
  });
});
