import { centreOf, gapTo } from '@understory/page';
import { Impossible, type Rule, unreachable } from '@understory/table';
import { kingdomSeason, setAside, setUpKingdoms, templeSeason } from '../../first/lent.ts';
import { choose, roll } from '../asks.ts';
import type { AtMonsters } from '../at.ts';
import { afterwards, wandering } from '../joined/rows.ts';
import { begin, note } from '../note.ts';
import { beginAge, endAge as closeAge } from '../record.ts';
import { huntAsVillain, meetAsVillain, villainTurn } from '../villainy/villains.ts';
import type { PlaytestWorld } from '../world.ts';
import { alphaTurn } from './alphas.ts';
import { arrival, arriveAs } from './arrivals.ts';
import { bandOf, denOf, isAlive, isOver, lairOf, living } from './bands.ts';
import { breedersTurn } from './breeders.ts';
import { delversTurn } from './delvers.ts';
import { type Band, isPair, newDen, newTurn } from './den.ts';
import { pine } from './dwellers.ts';
import { encounter } from './encounter.ts';
import { endAge } from './ending.ts';
import { isVillainous } from './flavours.table.ts';
import { invade } from './invasion.ts';
import { kinOf } from './kin.ts';
import type { Laws } from './laws.ts';
import { mutate } from './mutation.ts';
import { adoptPacks } from './packs.ts';
import { breach, endAlliances } from './pacts.ts';
import { relocate } from './relocate.ts';
import { weird } from './weirdness.table.ts';

/** What leads to what. */
export const LAWS: Laws = Object.freeze<Laws>({
  // PT-VIL-11: what a villain does on its own turn is the first edition's.
  encounter: (world, band, other) =>
    isVillainous(band.kind) ? meetAsVillain(world, band, other) : encounter(world, LAWS, band, { band: other }, weird),
  hunt: (world, band, pack) =>
    isVillainous(band.kind)
      ? huntAsVillain(world, kinOf(world, band), pack)
      : encounter(world, LAWS, band, { pack }, weird),
  relocate: (world, band, way, driven) => relocate(world, LAWS, band, way, driven),
  invade: (world, band, defender) => invade(world, LAWS, band, defender),
});

/** The Age of Monsters, era by era, step by step and group by group (PT-ERA). */
export function* monstersStretch(world: PlaytestWorld, at: AtMonsters): Rule {
  switch (at.phase) {
    case 'arrivals':
      yield* arrivals(world, at.era);
      world.at = next(world, {
        ...at,
        phase: 'turn',
        // PT-JOI-18: kingdoms act first.
        order: [...world.monsters.kingdoms.map(({ id }) => id), ...orderOf(world, at.era)],
      });
      return;
    case 'turn': {
      const [id, ...order] = at.order;
      if (id === undefined) {
        yield* wandering(world, at.era);
        world.at = next(world, { age: 'monsters', phase: 'end of era', era: at.era });
        return;
      }
      yield* turnOf(world, id, at.era);
      world.at = next(world, { ...at, order });
      return;
    }
    case 'end of era':
      yield* endOfEra(world, at.era);
      world.at = next(world, { age: 'monsters', phase: 'arrivals', era: at.era + 1 });
      return;
    case 'over':
      finish(world);
      return;
    default:
      unreachable(at);
  }
}

/** A turn of a kingdom (PT-JOI-18), or of a group that still lives. */
function* turnOf(world: PlaytestWorld, id: string, era: number): Rule {
  const kingdom = world.monsters.kingdoms.find((it) => it.id === id);
  if (kingdom) {
    begin(world, { kind: 'a group', group: id, era });
    yield* kingdomSeason(world, kingdom);
    yield* afterwards(world);
    return;
  }
  const band = bandOf(world, id);
  if (isAlive(world, band)) yield* turn(world, band);
}

/** PT-ERA-04, -05, PT-JOI-17: in order of arrival, temples last. */
export function orderOf(world: PlaytestWorld, era: number): string[] {
  const acting = living(world).filter((it) => it.since <= era);
  const isTemple = ({ kind }: Band) => kind === 'temple';
  return [...acting.filter((it) => !isTemple(it)), ...acting.filter(isTemple)].map(({ id }) => id);
}

function next(world: PlaytestWorld, at: AtMonsters): AtMonsters {
  return isOver(world) ? { age: 'monsters', phase: 'over', era: at.era } : at;
}

/** PT-ERA-02, -03, -09: three groups at first and when nobody lives, else a roll. */
function* arrivals(world: PlaytestWorld, era: number): Rule {
  if (era === 1) {
    beginAge(world, 'monsters', 'PT-ERA-01');
    world.den = newDen();
    adoptPacks(world);
  }
  const den = denOf(world);
  den.era = era;
  world.monsters.year = era;
  world.journal.turn = era;
  const age = world.ages.at(-1);
  if (age) age.turns = era;
  begin(world, { kind: 'arrivals', era });
  // PT-JOI-09
  if (era === 1 && world.options.kingdoms) yield* setUpKingdoms(world);
  if (living(world).length > 0) yield* arrival(world, LAWS);
  else
    for (const kind of ['delvers', 'breeders', 'alpha'] as const)
      if (!isOver(world)) yield* arriveAs(world, LAWS, kind);
}

/** PT-ERA-04: a group's turn; then walls are looked at (PT-WRD-07). */
export function* turn(world: PlaytestWorld, band: Band): Rule {
  const den = denOf(world);
  den.turn = newTurn();
  begin(world, { kind: 'a group', group: band.id, era: den.era });
  yield* irradiated(world, band);
  if (isAlive(world, band)) yield* pine(world, band);
  if (isAlive(world, band) && !isOver(world)) {
    if (band.kind === 'delvers') yield* delversTurn(world, LAWS, band);
    else if (band.kind === 'breeders') yield* breedersTurn(world, LAWS, band);
    else if (band.kind === 'temple') yield* templeTurn(world, band);
    else if (band.kind === 'alpha') yield* alphaTurn(world, LAWS, band);
    else yield* villainTurn(world, band);
  }
  breachWalls(world);
  endAlliances(world, den);
}

/** PT-JOI-17: its missionaries go out. */
function* templeTurn(world: PlaytestWorld, band: Band): Rule {
  yield* templeSeason(world, kinOf(world, band));
  yield* afterwards(world);
}

/** PT-NEX-13: in the reach of radiation a 1 in 6 mutates. */
function* irradiated(world: PlaytestWorld, band: Band): Rule {
  const { x, y } = centreOf(lairOf(world, band).shape);
  const areas = [...world.page.drawn()].filter((it) => it.nexus === 'radiation');
  if (!areas.some(({ shape }) => gapTo(shape, x, y, 0.01) <= 0.01)) return;
  const d6 = yield* roll(
    'PT-NEX-13',
    '1d6',
    { kind: 'does it mutate', group: band.id },
    `era ${denOf(world).era}, ${band.id}`,
  );
  if (d6 === 1) yield* mutate(world, LAWS, band);
}

/** PT-WRD-07: who dug up to the other's territory, or moved, has breached the wall. */
function breachWalls(world: PlaytestWorld): void {
  const den = denOf(world);
  const { moved, dugUpTo } = den.turn;
  for (const wall of den.walls) {
    const isBreached =
      moved.includes(wall.a) || moved.includes(wall.b) || dugUpTo.some(({ a, b }) => isPair(wall, a, b));
    if (isBreached) breach(world, den, wall);
  }
}

/** PT-ERA-07, -10: too many groups, if the player thinks so; and the last era. */
function* endOfEra(world: PlaytestWorld, era: number): Rule {
  const { tooMany, lastEra } = world.options;
  begin(world, { kind: 'end of the era', era });
  if (living(world).length > tooMany) {
    const how = yield* choose('PT-ERA-07', {
      by: 'maker',
      topic: { kind: 'are there too many groups' },
      options: [{ key: 'end' }, { key: 'play on' }],
      usual: 'end',
      about: `era ${era}`,
    });
    if (how === 'end') endAge(world, { kind: 'too many groups', by: null });
  }
  if (era >= lastEra) endAge(world, { kind: 'last era', by: null });
}

/** PT-ERA-11, PT-VIL-01: the Age of Villainy comes, if it is played. PT-GEN-15: else what ended this one is the outcome, and the group that did, if one did. */
function finish(world: PlaytestWorld): void {
  const { end } = denOf(world);
  if (!end) throw new Impossible('the age goes on');
  const by = end.by;
  if (world.options.villainy) {
    // PT-JOI-18
    setAside(world);
    const decided = world.journal.entries.flatMap(({ kind, tick }) => (kind === 'age decided' ? [tick] : []));
    closeAge(world, 'PT-ERA-11', decided);
    world.at = { age: 'villainy', phase: 'beginning' };
    return;
  }
  world.at = { age: 'over' };
  const tick = note(world, { kind: 'outcome', clause: 'PT-GEN-15', how: end.kind, group: by });
  world.outcome = { kind: end.kind, by };
  closeAge(world, 'PT-ERA-11', [tick]);
}
