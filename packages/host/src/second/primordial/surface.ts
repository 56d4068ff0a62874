import { BEAD_AREA, disc, mil, type Point, polygon, type Shape } from '@understory/page';
import { type Clause, type Rule, type Table, table } from '@understory/table';
import { surfaceBetween, surfacePlaces } from '../../places.ts';
import type { World } from '../../world.ts';
import { roll, spot } from '../asks.ts';
import { beginFeature, draw, label } from '../draw.ts';
import { type Biome, OWN_LAND, SURFACE_BIOMES } from '../nouns.ts';
import { chooseOrWrite } from '../own-words.ts';
import type { PrimordialQuestion } from './questions.ts';

/** The surface as it is being drawn: the row, and the types of biome used so far. */
interface Land {
  readonly world: World;
  readonly clause: Clause;
  readonly feature: string;
  readonly types: Biome[];
}

/** H2-SUR-T1: what lies along the surface. */
const surface: Table<(land: Land, rolled: number) => Rule> = table('H2-SUR-T1', '1d10', {
  '1-4': separateBiomes,
  '5': lakeland,
  '6': (land) => living(land, 0, land.world.page.width),
  '7': (land) => rich(land, 'gems'),
  '8': (land) => rich(land, 'ore'),
  '9': oasis,
  '10': allWaste,
});

/** H2-SUR-01. */
export function* drawSurface(world: World): Rule {
  const rolled = yield* roll('H2-SUR-T1', '1d10', { kind: 'what lies on the surface' });
  yield* surfaceRow(world, rolled);
}

function* surfaceRow(world: World, rolled: number): Rule {
  const row = surface.rows.find((it) => it.from <= rolled && rolled <= it.to);
  if (!row) return;
  const feature = beginFeature(world, row.clause, 'surface', 0);
  yield* row.value({ world, clause: row.clause, feature, types: [] }, rolled);
}

/** As many biomes as the number rolled, each over the middle of its span. */
function* separateBiomes(land: Land, rolled: number): Rule {
  const span = land.world.page.width / rolled;
  for (let i = 0; i < rolled; i++) yield* living(land, span * (i + 0.15), span * (i + 0.85));
}

function* lakeland(land: Land): Rule {
  const { page } = land.world;
  const x = yield* somewhere(land, page.width / 4, (3 * page.width) / 4, { kind: 'where the lake lies' });
  yield* living(land, 0, x - LAKE / 2);
  drawLake(land, x);
  yield* living(land, x + LAKE / 2, page.width);
}

/** Gems or ore along the surface, and one biome. */
function* rich(land: Land, what: 'gems' | 'ore'): Rule {
  const { page } = land.world;
  const dice = what === 'gems' ? '1d4+2' : '1d6';
  const count = yield* roll(land.clause, dice, { kind: 'how many', of: what === 'gems' ? 'gems' : 'pockets of ore' });
  yield* living(land, page.width * 0.1, page.width * 0.9);
  const places: Point[] = [];
  for (let i = 0; i < count; i++) {
    const where = surfacePlaces(page, 1, page.width - 1, places, 2);
    places.push(
      yield* spot('H2-SUR-04', {
        by: 'chance',
        topic: { kind: 'where riches lie on the surface', riches: what },
        where,
        about: land.feature,
      }),
    );
  }
  for (const place of places) drawDeposit(land, place, what);
}

function* oasis(land: Land): Rule {
  const { width } = land.world.page;
  const x = yield* somewhere(land, 0.2 * width, 0.8 * width, { kind: 'where life holds on' });
  drawWaste(land, 0, x - 0.1 * width);
  yield* living(land, x - 0.1 * width, x + 0.1 * width);
  drawWaste(land, x + 0.1 * width, width);
}

function* allWaste(land: Land): Rule {
  drawWaste(land, 0, land.world.page.width);
}

function* somewhere(land: Land, from: number, to: number, topic: PrimordialQuestion): Rule<number> {
  const where = surfacePlaces(land.world.page, from, to, [], 0);
  return (yield* spot(land.clause, { by: 'chance', topic, where, about: land.feature })).x;
}

/** H2-SUR-02, -03: one biome over a stretch of the surface, its type chosen. */
function* living(land: Land, from: number, to: number): Rule {
  const { world, clause, feature, types } = land;
  const left = SURFACE_BIOMES.filter((it) => !types.includes(it));
  const grown = yield* chooseOrWrite('H2-SUR-03', {
    by: 'maker',
    topic: { kind: 'what grows on the surface' },
    options: left.map((key) => ({ key, what: { kind: 'word', word: key } })),
    usual: null,
    about: feature,
    subject: { spot: middle(world, from, to) },
    own: 'the land',
    id: feature,
  });
  const type = typeof grown === 'string' ? grown : OWN_LAND;
  types.push(type);
  const wide = to - from;
  const units = Array.from({ length: Math.max(1, Math.floor(wide + 0.001)) }, (_, i) =>
    onSurface(world, from + Math.min(i + 0.5, wide / 2 + i)),
  );
  const shape = strip(world, from, to);
  draw(world, {
    clause,
    feature,
    kind: 'biome',
    shape,
    area: wide,
    what: typeof grown === 'string' ? { kind: 'stretch of land', biome: grown } : grown,
    stratum: 0,
    biome: type,
    units: [{ kind: 'surface biome', at: units, biome: type }],
  });
  const sign = typeof grown === 'string' ? ({ kind: 'land', biome: grown } as const) : grown;
  label(world, clause, feature, sign, middle(world, from, to), 'small');
}

/** H2-SUR-05: wasteland is a label; it is no resource. */
function drawWaste({ world, clause, feature }: Land, from: number, to: number): void {
  if (to - from < 0.1) return;
  draw(world, {
    clause,
    feature,
    kind: 'wasteland',
    shape: strip(world, from, to),
    area: to - from,
    what: { kind: 'wasteland' },
    stratum: 0,
  });
  label(world, 'H2-SUR-05', feature, { kind: 'one of', of: { kind: 'wasteland' } }, middle(world, from, to), 'small');
}

/** H2-SUR-T1.5: a lake 4 wide and 1 deep. */
const LAKE = 4;

function drawLake({ world, clause, feature }: Land, x: number): void {
  const { page } = world;
  const top = surfaceBetween(page, x - LAKE / 2, x + LAKE / 2);
  const bed: number[] = [];
  for (let i = 7; i >= -7; i--) {
    const at = x + (i / 8) * (LAKE / 2);
    bed.push(at, page.surfaceAt(at) + 1 - (i / 8) * (i / 8) * (i / 8) * (i / 8));
  }
  const units = [-1.5, -0.5, 0.5, 1.5].map((it) => onSurface(world, x + it));
  draw(world, {
    clause,
    feature,
    kind: 'water',
    shape: polygon([...top, ...bed]),
    area: LAKE,
    what: { kind: 'lake under the sky' },
    stratum: 0,
    units: [{ kind: 'water', at: units }],
  });
  label(world, clause, feature, { kind: 'one of', of: { kind: 'lake' } }, onSurface(world, x), 'small');
}

function drawDeposit({ world, clause, feature }: Land, place: Point, what: 'gems' | 'ore'): void {
  const kind = what === 'gems' ? 'gem' : 'ore';
  draw(world, {
    clause,
    feature,
    kind,
    shape: disc(place.x, place.y, 0.6),
    area: BEAD_AREA,
    what: { kind: what === 'gems' ? 'gems on the surface' : 'pocket of ore on the surface' },
    stratum: 0,
    units: [{ kind: what, at: [place] }],
  });
}

/** A strip along the surface line, one bead high. */
function strip(world: World, from: number, to: number): Shape {
  const ground = surfaceBetween(world.page, from, to);
  const above: number[] = [];
  for (let i = ground.length - 2; i >= 0; i -= 2)
    above.push(ground[i] as number, Math.max(0, (ground[i + 1] as number) - 1));
  return polygon([...ground, ...above]);
}

function onSurface(world: World, x: number): Point {
  return { x: mil(x), y: mil(world.page.surfaceAt(x)) };
}

function middle(world: World, from: number, to: number): Point {
  return onSurface(world, (from + to) / 2);
}
