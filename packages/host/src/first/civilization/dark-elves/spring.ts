import { closest, distance, mil, type Piece, type Point } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { moveBead, nextBeads } from '../../../beads.ts';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { choose, name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { found } from '../../groups.ts';
import { areaOfSize, ONE_BEAD } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { INSIDE, roomAt, UNDER } from '../../words/rooms.ts';
import { digAlong, roomBeside, roomOf } from '../work.ts';
import { type ElfCiv, greatCity, nobles, type Place, roomsOfPlace, slaves, slavesOf } from './elf-civ.ts';
import { gain, housesOf, newHouse } from './houses.ts';
import { isRebellious, settle } from './revolts.ts';
import { byNearness, type Reached, sites, tunnelsFrom } from './sites.ts';

/** H1-ELF-12 to -17: the great city grows, and founds a colony, digs towards a site, or takes a slave. Without a great city nothing of it happens (H1-ELF-33). */
export function* spring(world: Realm, civ: ElfCiv): Rule {
  const city = greatCity(civ);
  if (!city) return;
  yield* newNoble(world, civ, city);
  if (civ.ending || !city.group.alive) return;
  const tunnels = tunnelsFrom(world, city);
  const all = byNearness(sites(world, civ), tunnels);
  const near = all.filter(({ far }) => far <= FINGER + 0.001);
  const [nearest] = all;
  if (near.length > 0) yield* colonize(world, civ, city, near);
  else if (nearest) yield* digTowards(world, civ, city, nearest, tunnels);
  else yield* gain(world, civ, city, 'H1-ELF-16', 'slave');
  yield* settle(world, civ);
}

/** H1-ELF-12: nobles follow their slaves; of unruly Dark Elves they follow nobles (H1-ELF-35). */
function* newNoble(world: Realm, civ: ElfCiv, city: Place): Rule {
  const [rulers, ruled] = [nobles(world, city), slaves(world, city)];
  const isUnruly = lawsOf(world).areElvesUnruly(world);
  if (isUnruly ? rulers <= ruled : ruled <= rulers) return;
  yield* gain(world, civ, city, isUnruly ? 'H1-ELF-35' : 'H1-ELF-12', 'noble');
  yield* settle(world, civ);
}

/** H1-ELF-11, -14, -17: at one of the sites in range, or not at all. */
function* colonize(world: Realm, civ: ElfCiv, city: Place, near: readonly Reached[]): Rule {
  const [rulers, ruled] = [nobles(world, city), slaves(world, city)];
  if (rulers < 2 || ruled < 2) return;
  const wouldRevolt = isRebellious({ nobles: rulers - 1, slaves: ruled - 1 });
  const key = yield* choose('H1-ELF-14', {
    by: city.group.id,
    topic: { kind: 'where to found a colony', group: city.group.id },
    options: [{ key: 'none' }, ...near.map(optionOf)],
    usual: wouldRevolt ? 'none' : (near[0]?.find.id ?? 'none'),
    about: `${civ.group.id}, year ${civ.year}`,
  });
  const site = near.find(({ find }) => find.id === key);
  if (site) yield* foundColony(world, civ, city, site);
}

function optionOf({ find: { id, kind, at } }: Reached) {
  return { key: id, what: { kind: kind === 'lode' ? 'lode' : 'gem', unit: id, ...at }, subject: { spot: at } } as const;
}

/** H1-ELF-14, -34: a tunnel to 1 short of the site, a palace at its end, and a pit beside that. */
export function* foundColony(world: Realm, civ: ElfCiv, city: Place, { find, tunnel }: Reached): Rule {
  const { page } = world;
  const called = yield* name('H1-ELF-14', {
    by: city.group.id,
    topic: { kind: 'name of the colony' },
    ideas: freshNames(world, 'dark elf'),
    of: { subject: 'group', id: page.idAhead('g') },
    about: find.id,
  });
  const founding = { home: page.idAhead('p'), beads: nextBeads(world, 2), parent: city.group.id, because: null };
  const of = civ.group.id;
  const group = found(world, 'H1-ELF-14', { kind: 'colony', name: called, of }, founding);
  const colony: Place = { group, home: founding.home, street: null, tip: null };
  civ.places.push(colony);
  const palace = yield* firstPalace(world, civ, colony, tunnel, find.at);
  colony.home = palace.id;
  label(world, 'H1-ELF-14', palace.id, asWritten(called), find.at);
  const pit = yield* newHouse(world, civ, colony, 'H1-ELF-14', 'slave');
  settleIn(world, city, colony, palace, pit);
}

/** How short of its site a colony's tunnel ends. */
const SHORT = 1;

function* firstPalace(world: Realm, civ: ElfCiv, { group }: Place, tunnel: Piece, site: Point): Rule<Piece> {
  const owner = group.id;
  const clause = 'H1-ELF-14';
  const work = { clause, what: { kind: 'palace' }, room: 'palace', owner } as const;
  const { from, to } = closest(tunnel.shape, pointShape(site));
  const far = distance(from.x, from.y, to.x, to.y);
  // A site that is nearer to the tunnel has its palace beside that, as near as there is room; on a full page in the tunnel itself.
  if (far <= SHORT + 0.5)
    return (yield* roomBeside(world, civ, work, { parent: tunnel, size: ONE_BEAD, near: site })) ?? tunnel;
  const t = (far - SHORT) / far;
  const end = { x: mil(from.x + (to.x - from.x) * t), y: mil(from.y + (to.y - from.y) * t) };
  yield* digAlong(world, civ, { clause, owner }, [from.x, from.y, end.x, end.y]);
  return yield* roomOf(world, civ, work, movedIntoRock(world.page, roomAt(end, ONE_BEAD)), areaOfSize(ONE_BEAD));
}

/** One noble and one slave go from the city to the colony: the newest of each. */
function settleIn(world: Realm, city: Place, colony: Place, palace: Piece, pit: Piece): void {
  const noble = housesOf(world, city, 'noble')
    .flatMap(({ id }) => world.page.beadsIn(id, 'population'))
    .at(-1);
  const slave = slavesOf(world, city).at(-1);
  if (!noble || !slave) return;
  const owner = colony.group.id;
  const moves = [moveBead(world, noble, palace, owner), moveBead(world, slave, pit, owner)];
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'settled', clause: 'H1-ELF-14', group: owner, from: city.group.id, beads }, moves);
}

/** H1-ELF-15, H1-MEA-21: a finger towards the nearest site. */
function* digTowards(world: Realm, civ: ElfCiv, city: Place, { find }: Reached, tunnels: readonly Piece[]): Rule {
  const from = [...tunnels, ...roomsOfPlace(world, city)].map(({ shape }) => shape);
  const { path } = lawsOf(world).path(world.page, from, pointShape(find.at), {
    length: FINGER,
    width: TUNNEL,
    manner: 'straight',
    wander: () => 0,
    meets: ({ matter }) => (matter === 'open' ? 'open' : 'through'),
    inside: INSIDE,
    under: UNDER,
  });
  if (path.length >= 4) yield* digAlong(world, civ, { clause: 'H1-ELF-15', owner: city.group.id }, path);
}
