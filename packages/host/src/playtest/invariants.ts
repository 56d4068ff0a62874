import { type Bead, gap, type Shape } from '@understory/page';
import { count } from '../beads.ts';
import { CONSTRUCTIONS } from './civilization/deep-elves/constructions.table.ts';
import type { AgeName, Dweller, Event } from './events.ts';
import { isOver } from './monsters/bands.ts';
import { type Band, isPair } from './monsters/den.ts';
import { ownRooms } from './monsters/territory.ts';
import { openPoints } from './words/open-space.ts';
import type { PlaytestWorld } from './world.ts';

/** What a world breaks of the promises of its rules (PT-INV), between two stretches of play: nothing, if all is well. */
export function brokenPromises(world: PlaytestWorld): string[] {
  return [
    ...strata(world),
    ...formsAndFeatures(world),
    ...gemsAndCaves(world),
    ...builtTwice(world),
    ...minedTwice(world),
    ...fromNothing(world),
    ...brokenNow(world),
  ];
}

/** Those of them that may be broken now and kept again later. The others, once broken, are so to the end. */
export function brokenNow(world: PlaytestWorld): string[] {
  return [...unrest(world), ...endless(world), ...bands(world)];
}

/** The lines of a kind, in an age or in all of them. */
function linesOf<K extends Event['kind']>(
  { journal }: PlaytestWorld,
  kind: K,
  age: string | null = null,
): Extract<Event, { kind: K }>[] {
  const all: readonly { readonly kind: string; readonly age: string }[] = journal.entries;
  return all.filter(
    (it): it is Extract<Event, { kind: K }> & typeof it => it.kind === kind && (age ?? it.age) === it.age,
  );
}

/** PT-INV-02: lines keep apart, and no stratum is too small. */
function strata(world: PlaytestWorld): string[] {
  const { page, options } = world;
  if (!page.isLaid) return [];
  const bare = (path: readonly number[]): Shape => ({ path, closed: false, swell: 0 });
  const lines = linesOf(world, 'line drawn').map(({ path }) => bare(path));
  const surface = bare([0, options.surface, page.width, options.surface]);
  const near = lines.flatMap((a, i) =>
    [surface, ...lines.slice(i + 1)].filter((b) => gap(a, b) < 1.199).map(() => `PT-INV-02: line ${i + 1} is too near`),
  );
  const onEdge = ({ path }: Shape) =>
    [path.slice(0, 2), path.slice(-2)].every(([x = -1, y = -1]) => x === 0 || x === page.width || y === page.height);
  return [
    ...near,
    ...lines.flatMap((it, i) => (onEdge(it) ? [] : [`PT-INV-02: line ${i + 1} does not end on an edge`])),
    ...(lines.length > 6 ? [`PT-INV-02: ${lines.length} lines`] : []),
    ...(page.strata.length === lines.length + 1 ? [] : [`PT-INV-02: ${page.strata.length} strata`]),
    ...page.strata.flatMap(({ number, area }) => (area < 15.99 ? [`PT-INV-02: stratum ${number} has ${area}`] : [])),
  ];
}

/** PT-INV-03. */
function formsAndFeatures(world: PlaytestWorld): string[] {
  // A disaster may fill one once more (PT-DIS-04).
  const filled = linesOf(world, 'filled', 'primordial').map(({ stratum }) => stratum);
  const formed = new Set(linesOf(world, 'form', 'primordial').map(({ stratum }) => stratum));
  return [
    ...filled.filter((it, i) => filled.indexOf(it) < i).map((it) => `PT-INV-03: stratum ${it} is filled twice`),
    ...filled.filter((it) => !formed.has(it)).map((it) => `PT-INV-03: stratum ${it} has no form`),
  ];
}

/** PT-INV-04: 3 to 6 gems to a feature. */
function gemsAndCaves({ page }: PlaytestWorld): string[] {
  return page.features.flatMap(({ id, kind }) => {
    const gems = page.pieces.filter((it) => it.feature === id && it.kind === 'gem').length;
    return kind === 'gems' && (gems < 3 || gems > 6) && page.labels.some((it) => it.about === id)
      ? [`PT-INV-04: ${gems} gems in ${id}`]
      : [];
  });
}

/** PT-INV-11: how ○ may come into being in the Age of Monsters, but for the joined rules. */
const SOURCES: ReadonlySet<string> = new Set([
  ...['PT-DEL-05', 'PT-ALP-10', 'PT-NEX-17'],
  ...['PT-DEL-01', 'PT-BRD-01', 'PT-ALP-01', 'PT-ARR-04'],
]);

/** PT-DIS-04: a disaster of that age may fill a stratum once more, with all that fills one. */
const FILLED: ReadonlySet<string> = new Set(['PT-CAV-02', 'PT-NEX-T1.1', 'PT-NEX-T1.8']);

function fromNothing(world: PlaytestWorld): string[] {
  const isFilled = linesOf(world, 'filled', 'monsters').length > 0;
  const made = [...linesOf(world, 'beads put'), ...linesOf(world, 'gained'), ...linesOf(world, 'epic treasure')];
  return made.flatMap((it) => {
    const isTreasure = it.kind === 'epic treasure' || it.bead === 'treasure';
    const age = 'age' in it ? it.age : null;
    return isTreasure &&
      age === 'monsters' &&
      !isLent(it) &&
      !SOURCES.has(it.clause) &&
      !(isFilled && FILLED.has(it.clause))
      ? [`PT-INV-11: ○ came from nothing by ${it.clause}`]
      : [];
  });
}

/** A lent chapter says by which deed ○ are gained, and has words of its own for what lies about. */
function isLent(it: Extract<Event, { kind: 'beads put' | 'gained' | 'epic treasure' }>): boolean {
  if (it.kind === 'gained') return it.deed !== undefined;
  return it.kind === 'beads put' && !OWN_TREASURE.has(it.what);
}

const OWN_TREASURE: ReadonlySet<Dweller> = new Set<Dweller>(['treasure', 'hoard of the horror', 'mined ore']);

/** Those that come up a second time. */
function repeated<T>(all: readonly T[]): T[] {
  return all.filter((it, i) => all.indexOf(it) < i);
}

/** PT-INV-05: constructions once but for two rows, two expansions a colony, one colony a site. */
function builtTwice({ groups, elves }: PlaytestWorld): string[] {
  if (!elves) return [];
  const again = CONSTRUCTIONS.filter((it) => it.again).map(({ name }) => name);
  const built = groups.find(({ id }) => id === elves.city)?.built ?? [];
  return [
    ...repeated(built.filter((it) => !again.includes(it))).map((it) => `PT-INV-05: ${it} is built twice`),
    ...repeated(elves.colonies.map(({ site }) => site)).map((it) => `PT-INV-05: ${it} is colonized twice`),
    ...elves.colonies.filter((it) => it.expanded > 2).map((it) => `PT-INV-05: ${it.group} is expanded too often`),
  ];
}

/** PT-INV-07, -08: what a winter leaves that does not end them; and the shaft keeps below the surface. */
function unrest(world: PlaytestWorld): string[] {
  const { elves, at, options } = world;
  if (!elves) return [];
  const isHigh =
    elves.shaft && (elves.shaft.y < options.surface - 0.001 || (elves.shaft.y <= options.surface && !elves.ending));
  const shaft = isHigh ? ['PT-INV-08: the shaft is at the surface'] : [];
  if (at.age !== 'civilization' || at.phase !== 'season' || at.season !== 0 || at.year === 1) return shaft;
  const folk = count(world, elves.city, 'population');
  const goods = world.page.beadsOf(elves.city).filter((it) => it.kind === 'treasure').length;
  return folk > 6 || (goods > 0 && goods >= 2 * folk) ? [...shaft, `PT-INV-07: the city has ${folk}/${goods}`] : shaft;
}

/** PT-INV-12. */
function endless({ elves, ages, options }: PlaytestWorld): string[] {
  const turns = (age: AgeName) => ages.find(({ name }) => name === age)?.turns ?? 0;
  return [
    ...((elves?.year ?? 0) > options.lastYear ? ['PT-INV-12: the elves live on'] : []),
    ...(turns('monsters') > options.lastEra ? ['PT-INV-12: the Age of Monsters goes on'] : []),
    ...(turns('villainy') > options.lastSeason ? ['PT-INV-12: the Age of Villainy goes on'] : []),
  ];
}

/** PT-INV-01, -09, -10, -16: what holds of living groups, their beads, territories, walls and alliances. */
function bands(world: PlaytestWorld): string[] {
  const { den, groups, page } = world;
  if (!den) return [];
  const living = new Set(groups.flatMap((it) => (it.alive ? [it.id] : [])));
  const alive = den.bands.filter(({ id }) => living.has(id));
  const points = openPoints(page);
  // By the number of a point: whose it is, from 1; 0 is nobody's.
  const holder = new Uint8Array(points.columns * points.rows);
  const shared = alive.flatMap(({ territory }, i) =>
    territory.filter((point) => {
      const isTaken = holder[point] !== 0;
      holder[point] = i + 1;
      return isTaken;
    }),
  );
  return [
    ...alive.flatMap((band, i) => {
      const [folk, goods, stars] = (['population', 'treasure', 'bonus'] as const).map((it) =>
        count(world, band.id, it),
      );
      const isOwn = (point: number) => holder[point] === i + 1;
      const outside = page
        .beadsOf(band.id)
        .filter((it) => isKept(world, band, it) && !points.in(page.piece(it.piece).shape).some(isOwn));
      return [
        ...((folk === 0 && band.kind !== 'dungeon master') || (folk ?? 0) > 30
          ? [`PT-INV-09: ${band.id} has ${folk} ●`]
          : []),
        ...(!den.end && (goods ?? 0) >= 10 ? [`PT-INV-09: ${band.id} has ${goods} ○`] : []),
        ...((stars ?? 0) > 1 ? [`PT-INV-01: ${band.id} has ${stars} ★`] : []),
        ...(band.lair === null && !isOver(world) ? [`PT-INV-10: ${band.id} has not settled`] : []),
        ...(band.kind === 'alpha' && isTooWide(world, band) ? [`PT-INV-10: ${band.id} holds too much`] : []),
        ...(outside.length > 0 && !isOver(world)
          ? [`PT-INV-10: ${outside.length} beads of ${band.id} lie outside`]
          : []),
      ];
    }),
    ...(shared.length > 0 ? ['PT-INV-10: two territories overlap'] : []),
    ...[...den.walls, ...den.alliances]
      .filter(
        ({ a, b }) => !alive.some((it) => it.id === a) || !alive.some((it) => it.id === b) || isPair({ a, b }, a, a),
      )
      .map(({ a, b }) => `PT-INV-16: ${a} and ${b} are bound, and one is dead`),
  ];
}

/** PT-INV-10: of ● and ○; a Liche King's beads in his tombs and his legions with him; and a villain may share a room with whom he took it from. */
function isKept({ den, page, villainy }: PlaytestWorld, { id, kind }: Band, { kind: bead, piece }: Bead): boolean {
  if (!KEPT.has(bead) || kind === 'liche king' || kind === 'minions') return false;
  const villains = den?.bands.filter((it) => villainy?.villains.includes(it.id)) ?? [];
  const isVillain = villains.some((it) => it.id === id);
  return !(isVillain
    ? page.beadsIn(piece).some((it) => it.owner !== null && it.owner !== id)
    : villains.some(({ lair }) => lair === piece));
}

const KEPT: ReadonlySet<string> = new Set(['population', 'treasure', 'epic']);

/** PT-INV-10: an alpha has no more than what PT-TER-01 gives round its rooms. */
function isTooWide(world: PlaytestWorld, band: Band): boolean {
  if (band.lair === null) return band.territory.length > 0;
  const points = openPoints(world.page);
  const most = new Set(
    points.within(
      ownRooms(world, band).flatMap(({ shape }) => points.in(shape)),
      1,
    ),
  );
  return band.territory.some((it) => !most.has(it));
}

/** PT-INV-13: no lode twice. */
function minedTwice(world: PlaytestWorld): string[] {
  return repeated(linesOf(world, 'mined').map(({ unit }) => unit)).map((id) => `PT-INV-13: ${id} is mined twice`);
}
