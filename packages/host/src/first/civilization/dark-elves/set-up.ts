import { bottomUnder, distance, line, mil, type Piece, type Point, pathLength, pointAlong } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { nextBeads } from '../../../beads.ts';
import { TUNNEL } from '../../../measures.ts';
import { alongPath, nearestAlong } from '../../../natural/path.ts';
import { name, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { freshNames } from '../../names.ts';
import type { Realm } from '../../realm.ts';
import { newCiv, type People, works } from '../civ.ts';
import { meet } from '../meeting.ts';
import { drawWork } from '../work.ts';
import type { ElfCiv, Place } from './elf-civ.ts';
import { gain, newHouse } from './houses.ts';
import { findsLeft } from './sites.ts';
import { putTreasure } from './treasure.ts';
import { underdark } from './underdark.ts';

/** How many palaces and pits the city begins with. */
const HOUSES = 3;

/** H1-ELF-01 to -04: the Underdark, and a great city on it. */
export function* setUpElves(world: Realm, people: People<ElfCiv>): Rule<ElfCiv> {
  const { page } = world;
  if (lawsOf(world).ore(page).length === 0) yield* lawsOf(world).bring(world, 'mithral', 'H1-ELF-01');
  const isPocket = page.ground.surfaces[0]?.closed === true;
  const tunnel = isPocket ? null : yield* underdark(world);
  const at = tunnel ? yield* whereOn(world, tunnel) : bottomUnder(page, { x: 0, y: 0 });
  const called = yield* name('H1-ELF-04', {
    by: 'maker',
    topic: { kind: 'name of the great city' },
    ideas: freshNames(world, 'dark elf'),
    of: { subject: 'group', id: page.idAhead('g') },
  });
  const home = page.idAhead('p');
  const { custom } = people;
  const founding = {
    home,
    beads: nextBeads(world, HOUSES * 2),
    parent: null,
    because: null,
    folk: custom?.name ?? people.key,
  };
  const group = found(world, 'H1-ELF-04', { kind: people.key, name: called }, founding);
  const civ: ElfCiv = { ...newCiv(people, group), places: [], city: group.id };
  const street = tunnel ?? streetAt(world, civ, at);
  const city: Place = { group, home: street.id, street: { piece: street.id, at }, tip: null };
  civ.places.push(city);
  label(world, 'H1-ELF-04', street.id, asWritten(called), at, 'large');
  for (const who of ['noble', 'slave'] as const) {
    for (let i = 0; i < HOUSES; i++) {
      const house = yield* newHouse(world, civ, city, 'H1-ELF-04', who);
      if (who === 'noble' && i === 0) city.home = house.id;
    }
  }
  for (const who of ['noble', 'slave'] as const)
    for (let i = 0; i < HOUSES; i++) yield* gain(world, civ, city, 'H1-ELF-04', who);
  if (custom?.details.moreFolk) yield* gain(world, civ, city, 'H1-CIV-T2.1', 'noble');
  if (custom?.details.richer) putTreasure(world, city, 'H1-CIV-T2.2', page.piece(city.home));
  // All have moved in before anything is met.
  for (const it of works(world, civ)) yield* meet(world, civ, it);
  return civ;
}

/** How far the city keeps from the side edges by default. */
const FROM_SIDES = 3;

/** H1-ELF-04: the spot on the tunnel; by default the one nearest to something to mine. */
function* whereOn(world: Realm, { shape }: Piece): Rule<Point> {
  const { path } = shape;
  const chosen = yield* spot('H1-ELF-04', {
    by: 'maker',
    topic: { kind: 'where the great city stands' },
    where: alongPath(shape, FROM_SIDES, pathLength(path) - FROM_SIDES),
    usual: usualSpot(world, path),
  });
  const { x, y } = pointAlong(path, nearestAlong(path, chosen));
  return { x: mil(x), y: mil(y) };
}

function usualSpot(world: Realm, path: readonly number[]): Point | null {
  const { page } = world;
  const wanted = findsLeft(world).map(({ at }) => at);
  let best: { at: Point; far: number } | null = null;
  for (let far = 0; far <= pathLength(path); far += 0.1) {
    const { x, y } = pointAlong(path, far);
    if (x < FROM_SIDES || x > page.width - FROM_SIDES) continue;
    for (const it of wanted) {
      const apart = distance(x, y, it.x, it.y);
      if (!best || apart < best.far - 0.001) best = { at: { x: mil(x), y: mil(y) }, far: apart };
    }
  }
  return best?.at ?? null;
}

/** Half as long as the street of a city without an Underdark. */
const HALF_STREET = 2;

/** H1-ALT-17: in a pocket universe the city lies on a street of its own, level through the middle. */
function streetAt(world: Realm, civ: ElfCiv, { x, y }: Point): Piece {
  const shape = line([x - HALF_STREET, y, x + HALF_STREET, y], TUNNEL);
  return drawWork(world, civ, { clause: 'H1-ALT-17', kind: 'tunnel', shape, what: { kind: 'street' } });
}
