import { type Rule, type Table, table, unreachable } from '@understory/table';
import { choose, rollOn } from '../asks.ts';
import type { AtMonsters } from '../at.ts';
import { begin, note } from '../note.ts';
import { beginAge, endAge } from '../record.ts';
import { landing } from '../words/landing.ts';
import type { FirstWorld } from '../world.ts';
import { adventure } from './adventurers/explore.ts';
import { slumberingUndead } from './adventurers/undead.ts';
import { specialFeature } from './features/features.ts';
import type { Rolled } from './flavours.ts';
import { kingdomSeason } from './kingdoms/season.ts';
import { setAside } from './kingdoms/set-aside.ts';
import { setUpKingdoms } from './kingdoms/set-up.ts';
import { lawsOf } from './laws.ts';
import { adoptLone, wakeWyrms } from './leftovers.ts';
import { settle } from './losses.ts';
import { arrive } from './set-up.ts';
import { isAlive, living, type MonstersEnding } from './state.ts';
import { wanderersCome } from './wanderers/arrival.ts';
import { wander } from './wanderers/season.ts';
import { watch } from './watch.ts';

/** H1-MON-T1: who comes. */
const arrivals: Table<Rolled | 'wanderers' | 'feature' | 'adventurers'> = table('H1-MON-T1', '1d6', {
  '1': 'delvers',
  '2': 'breeders',
  '3': 'alpha',
  '4': 'wanderers',
  '5': 'feature',
  '6': 'adventurers',
});

/** H1-MON-04: who is set up in year 1, after the kingdoms and what was left over. */
const FIRST: readonly Rolled[] = ['delvers', 'breeders', 'alpha'];
/** H1-ADV-01: adventurers come only with so many groups to fight. */
const ENOUGH = 3;
/** H1-MON-10, -11. */
const MOST_RESTARTS = 3;
const MOST_GROUPS = 12;
const MANY_GROUPS = 8;

/** A stretch of the Age of Monsters (H1-MON-04, -05). */
export function* monsterStretch(world: FirstWorld, at: AtMonsters): Rule {
  switch (at.phase) {
    case 'set-up':
      yield* setUp(world, at.nth);
      // A Wyrm's hoard may end the age before anybody else comes (H1-MON-02).
      if (world.monsters.over) world.at = END;
      else world.at = at.nth < FIRST.length ? { ...at, nth: at.nth + 1 } : nextYear(world, 2);
      return;
    case 'arrival': {
      const before = living(world).length;
      beginYear(world, at.year);
      yield* newcomers(world, true);
      check(world);
      world.at = world.monsters.over ? END : next(world, at.year, order(world), before);
      return;
    }
    case 'season': {
      const [id, ...rest] = at.order;
      yield* seasonOf(world, id ?? '');
      check(world);
      world.at = world.monsters.over ? END : next(world, at.year, rest);
      return;
    }
    case 'wandering':
      begin(world, { kind: 'wandering' });
      yield* wander(world);
      check(world);
      if (!world.monsters.over) yield* endOfYear(world);
      world.at = nextYear(world, at.year + 1);
      return;
    case 'end':
      end(world);
      return;
    default:
      unreachable(at);
  }
}

const END = { age: 'monsters', phase: 'end' } as const satisfies AtMonsters;

/** H1-MON-04, -06: kingdoms, what was left over, then one of each kind. */
function* setUp(world: FirstWorld, nth: number): Rule {
  const { monsters } = world;
  if (nth === 0) {
    beginAge(world, 'monsters', 'H1-MON-04');
    beginYear(world, 1);
    begin(world, { kind: 'the first monsters' });
    if (!monsters.kingdoms.length) yield* setUpKingdoms(world);
    wakeWyrms(world);
    adoptLone(world, 'H1-MON-12');
    watch(world);
    return;
  }
  begin(world, { kind: 'the first monsters' });
  const kind = FIRST[nth - 1];
  if (kind) yield* arrive(world, kind, yield* landing(world, 'H1-MON-04', `${kind}, ${monsters.restarts}`));
  check(world);
}

function beginYear(world: FirstWorld, year: number): void {
  const { monsters, journal, ages } = world;
  monsters.year = year;
  journal.turn = year;
  const age = ages.at(-1);
  if (age) age.turns = year;
  begin(world, { kind: 'an arrival' });
}

/** H1-MON-05: a d6 is dropped; its number says who comes, its landing point where. In Villainy no adventurers come by it (H1-VIL-06). */
export function* newcomers(world: FirstWorld, withAdventurers: boolean): Rule {
  const about = `year ${world.monsters.year}, ${world.monsters.restarts}`;
  const { clause, value } = yield* rollOn(arrivals, { kind: 'who comes' }, about);
  const landed = yield* landing(world, clause, about);
  switch (value) {
    case 'delvers':
    case 'breeders':
    case 'alpha':
      yield* arrive(world, value, landed);
      return;
    case 'wanderers':
      return yield* wanderersCome(world, landed);
    case 'feature':
      return yield* specialFeature(world, landed);
    case 'adventurers':
      if (!withAdventurers) return;
      return living(world).length >= ENOUGH ? yield* adventure(world) : yield* slumberingUndead(world, landed);
    default:
      return unreachable(value);
  }
}

/** H1-MON-05 to -07: kingdoms, then groups in order of arrival; by their ids. */
function order(world: FirstWorld): string[] {
  return [...world.monsters.kingdoms.map(({ id }) => id), ...living(world).map(({ id }) => id)];
}

/** The season of a kingdom or of a group. */
function* seasonOf(world: FirstWorld, id: string): Rule {
  const kingdom = world.monsters.kingdoms.find((it) => it.id === id);
  begin(world, { kind: 'a group acts', group: id });
  if (kingdom) return yield* kingdomSeason(world, kingdom);
  const me = world.monsters.groups.find((it) => it.id === id);
  if (me && isAlive(world, me)) yield* lawsOf(world).season(world, me);
}

/** After the effect of anything: the dead are buried, and the age may be over. */
function check(world: FirstWorld): void {
  settle(world);
  watch(world);
}

/** Whoever is still to act; then what wanders; then the next year, unless nobody is left (H1-MON-09). */
function next(world: FirstWorld, year: number, rest: readonly string[], before = 1): FirstWorld['at'] {
  if (living(world).length === 0 && before > 0) return nextYear(world, year + 1);
  const left = rest.filter((id) => world.groups.some((it) => it.id === id && it.alive));
  return left.length > 0
    ? { age: 'monsters', phase: 'season', year, order: left }
    : { age: 'monsters', phase: 'wandering', year };
}

/** H1-MON-09 to -11: the next year, another disaster, or the end. */
function nextYear(world: FirstWorld, year: number): FirstWorld['at'] {
  const { monsters, options } = world;
  if (monsters.over) return END;
  if (living(world).length === 0) return beginAnew(world);
  if (living(world).length > MOST_GROUPS) return over(world, 'too many groups');
  if (year > options.monsterYears) return over(world, 'last year');
  return { age: 'monsters', phase: 'arrival', year };
}

/** H1-MON-09, -10. */
function beginAnew(world: FirstWorld): FirstWorld['at'] {
  const { monsters } = world;
  if (monsters.restarts >= MOST_RESTARTS) return over(world, 'too many restarts');
  monsters.restarts++;
  note(world, { kind: 'begun anew', clause: 'H1-MON-09', times: monsters.restarts });
  endAge(world, 'H1-MON-09');
  return { age: 'disaster' };
}

function over(world: FirstWorld, ending: MonstersEnding): AtMonsters {
  world.monsters.over = { ending, group: null };
  const clause = ending === 'too many restarts' ? 'H1-MON-10' : 'H1-MON-11';
  note(world, { kind: 'monsters ended', clause, ending, group: null });
  return END;
}

/** H1-MON-11: with many groups the player may end the age. */
function* endOfYear(world: FirstWorld): Rule {
  if (living(world).length < MANY_GROUPS) return;
  const key = yield* choose('H1-MON-11', {
    by: 'maker',
    topic: { kind: 'whether the age ends' },
    options: [{ key: 'no' }, { key: 'yes' }],
    usual: 'no',
    about: `year ${world.monsters.year}, ${world.monsters.restarts}`,
  });
  if (key === 'yes') over(world, 'chosen');
}

function end(world: FirstWorld): void {
  begin(world, { kind: 'the end of the monsters' });
  setAside(world);
  endAge(world, 'H1-VIL-01');
  world.at = { age: 'villainy', phase: 'beginning' };
}
