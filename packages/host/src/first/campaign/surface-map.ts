import { centreOf, type Piece, type Point } from '@understory/page';
import { isAsWritten, type Rule } from '@understory/table';
import { choose, roll, spot } from '../asks.ts';
import type { Building } from '../monsters/state.ts';
import type { Places } from '../questions.ts';
import { entrances } from '../words/network.ts';
import type { FirstWorld } from '../world.ts';
import { type CampaignMap, type CampaignPlace, ENTRANCE_KINDS, type EntranceKind } from './campaign-map.ts';
import { anywhere, clearOf, far, HEIGHT, HEXES, isClear, middleOf, WIDTH } from './hexes.ts';
import { lieOfTheLand, roads } from './land.ts';
import { settlements } from './settlements.ts';

/** A farm so near to an entrance is a town near it, and how near (H1-RPG-04). */
const NEAR_ENTRANCE = 4.5;
const BESIDE = 2;
/** So many may crowd round one entrance that they stand a little closer than other things. */
const TOWNS_APART = 0.9;

/** H1-RPG-02 to -07: the land above the dungeon as it stands, in the order of the rulebook. */
export function* campaignMap(world: FirstWorld): Rule<CampaignMap> {
  const places: CampaignPlace[] = [];
  const mouths = yield* entrancePlaces(world, places);
  yield* towns(world, places, mouths);
  yield* landmarks(world, places);
  const hexes = yield* lieOfTheLand();
  const ways = roads(places);
  yield* settlements(world, places);
  return { title: world.page.title, width: WIDTH, height: HEIGHT, hexes, places, roads: ways };
}

/** An entrance on the page of the dungeon, and where it is on the campaign map. */
interface Mouth {
  readonly x: number;
  readonly at: Point;
}

/** H1-RPG-03: from left to right, each at its x and the height of a d8; of the kind that it is, unless the player says otherwise. */
function* entrancePlaces({ page }: FirstWorld, places: CampaignPlace[]): Rule<Mouth[]> {
  const mouths: Mouth[] = [];
  for (const [i, { x, pieces }] of [...entrances(page)].sort((a, b) => a.x - b.x).entries()) {
    const all = pieces.map((it) => page.piece(it));
    const piece = pieces[0] as string;
    const rolled = { x, y: yield* height(piece) };
    const kind = yield* choose('H1-RPG-03', {
      by: 'maker',
      topic: { kind: 'what sort of entrance', number: i + 1 },
      options: ENTRANCE_KINDS.map((key) => ({ key, subject: { piece } })),
      usual: kindOf(all),
      about: piece,
    });
    const at = yield* moved(rolled, i + 1, piece);
    places.push({ kind, at, name: null, piece });
    mouths.push({ x, at });
  }
  return mouths;
}

function kindOf(pieces: readonly Piece[]): EntranceKind {
  if (pieces.some(({ what }) => what.kind === 'sinkhole')) return 'sinkhole';
  if (pieces.some(({ what }) => what.kind === 'crater')) return 'ruin';
  return pieces.some(({ people, kind }) => people === 'kingdoms' && kind !== 'building') ? 'sewer' : 'natural cave';
}

/** H1-RPG-03: the player may move it. */
function* moved(at: Point, number: number, piece: string): Rule<Point> {
  const topic = { kind: 'whether to move the entrance', number } as const;
  const options = [{ key: 'stay' }, { key: 'move' }] as const;
  const key = yield* choose('H1-RPG-03', { by: 'maker', topic, options, usual: 'stay', about: `${piece}, moved` });
  if (key === 'stay') return at;
  const where = anywhere(() => true);
  return yield* spot('H1-RPG-03', {
    by: 'maker',
    topic: { kind: 'where the entrance is moved', number },
    where,
    usual: at,
    about: `${piece}, to`,
  });
}

/** H1-RPG-04: a town for each farm, near the entrance that the farm is near, else at its own x. */
function* towns(world: FirstWorld, places: CampaignPlace[], mouths: readonly Mouth[]): Rule {
  for (const farm of buildings(world, ({ what }) => what === 'farm')) {
    const { x } = centreOf(farm.shape);
    const mouth = mouths.find((it) => Math.abs(it.x - x) <= NEAR_ENTRANCE);
    const at = mouth
      ? yield* spot('H1-RPG-04', {
          by: 'chance',
          topic: { kind: 'where the town lies' },
          where: beside(mouth.at, places),
          about: farm.id,
        })
      : clearOf(places, { x, y: yield* height(farm.id) });
    places.push({ kind: 'town', at, name: nameOf(world, farm), piece: farm.id });
  }
}

/** H1-RPG-04: near an entrance, in a hex that is clear of other things while there is one. */
function beside(mouth: Point, places: readonly CampaignPlace[]): Places {
  const near = HEXES.map(middleOf).filter((it) => far(it, mouth) <= BESIDE);
  const clear = near.filter((it) => isClear(places, it, TOWNS_APART));
  const where = anywhere((it) => far(it, mouth) <= BESIDE, mouth, BESIDE);
  return clear.length > 0 ? { ...where, any: (draw) => draw.pick(clear) } : where;
}

const KINDS: Readonly<Record<Exclude<Building['what'], 'farm'>, CampaignPlace['kind']>> = {
  castle: 'castle',
  city: 'city',
  tower: 'tower',
  other: 'landmark',
};

/** H1-RPG-05: what else stands under the sky, at its x, clear of everything else. */
function* landmarks(world: FirstWorld, places: CampaignPlace[]): Rule {
  for (const { buildings: all } of world.monsters.kingdoms) {
    for (const { what, piece: id } of all) {
      if (what === 'farm') continue;
      const piece = world.page.piece(id);
      const at = { x: centreOf(piece.shape).x, y: yield* height(id) };
      places.push({ kind: KINDS[what], at: clearOf(places, at), name: nameOf(world, piece), piece: id });
    }
  }
}

/** H1-RPG-02: number n stands at 2n - 1. */
function* height(about: string): Rule<number> {
  return 2 * (yield* roll('H1-RPG-02', '1d8', { kind: 'how far down the campaign map' }, about)) - 1;
}

function buildings({ page, monsters }: FirstWorld, which: (it: Building) => boolean): Piece[] {
  return monsters.kingdoms.flatMap((it) => it.buildings.filter(which).map(({ piece }) => page.piece(piece)));
}

/** The name that is written at it. */
function nameOf({ page }: FirstWorld, { id }: Piece): string | null {
  const label = page.labels.find((it) => it.about === id && it.until === null && isAsWritten(it.what));
  return label && isAsWritten(label.what) ? label.what.text : null;
}
