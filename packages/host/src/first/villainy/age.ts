import { type Rule, unreachable } from '@understory/table';
import type { AtVillainy } from '../at.ts';
import { adventure } from '../monsters/adventurers/explore.ts';
import { newcomers } from '../monsters/age.ts';
import { bears, type MonsterGroup } from '../monsters/group.ts';
import { kingdomSeason } from '../monsters/kingdoms/season.ts';
import { setUpKingdoms } from '../monsters/kingdoms/set-up.ts';
import { lawsOf } from '../monsters/laws.ts';
import { settle } from '../monsters/losses.ts';
import { isWipedOut } from '../monsters/raids.ts';
import { type AgeOver, isAlive, living } from '../monsters/state.ts';
import { wander } from '../monsters/wanderers/season.ts';
import { watch } from '../monsters/watch.ts';
import { begin } from '../note.ts';
import { endWith } from '../outcome.ts';
import { beginAge, endAge } from '../record.ts';
import type { FirstWorld } from '../world.ts';
import { toil } from './dungeon-master/slaves.ts';
import { VILLAINY_ENDINGS, type VillainyEnding } from './keys.ts';
import { sizeOfParty } from './parties.ts';
import { redraw } from './redraw.ts';
import { setUpVillain } from './set-up.ts';
import { newVillainy } from './state.ts';
import { tribute } from './thought-lords/season.ts';
import { isVillain, villainOf, villainsOf } from './villains.ts';
import { endVillainy } from './watch.ts';
import { wayToVillain } from './way-in.ts';

/** From this year on a party finds a way to the villain (H1-VIL-05). */
const SOUGHT = 10;

/** A stretch of the Age of Villainy: H1-VIL-03. */
export function* villainyStretch(world: FirstWorld, at: AtVillainy): Rule {
  switch (at.phase) {
    case 'beginning':
      return yield* beginning(world);
    case 'set-up':
      begin(world, { kind: 'a villain comes' });
      yield* setUpVillain(world, at.nth);
      check(world);
      world.at = at.nth < world.options.villains ? { ...at, nth: at.nth + 1 } : nextYear(world, 1);
      return;
    case 'villain': {
      if (at.nth === 0) beginYear(world, at.year);
      const me = villainsOf(world)[at.nth];
      if (me) yield* act(world, me);
      check(world);
      world.at =
        at.nth + 1 < villainsOf(world).length
          ? { ...at, nth: at.nth + 1 }
          : { age: 'villainy', phase: 'arrival', year: at.year };
      break;
    }
    case 'arrival':
      begin(world, { kind: 'an arrival' });
      if (world.options.arrivals) yield* newcomers(world, false);
      check(world);
      world.at = seasons(world, at.year, order(world));
      break;
    case 'season': {
      const [id = '', ...rest] = at.order;
      yield* seasonOf(world, id);
      check(world);
      world.at = seasons(world, at.year, rest);
      break;
    }
    case 'wandering':
      begin(world, { kind: 'wandering' });
      yield* wander(world);
      check(world);
      world.at = { age: 'villainy', phase: 'party', year: at.year };
      break;
    case 'party':
      begin(world, { kind: 'a party' });
      yield* partyOf(world, at.year);
      check(world);
      world.at = nextYear(world, at.year + 1);
      break;
    case 'end':
      return end(world);
    default:
      unreachable(at);
  }
  if (world.monsters.over) world.at = END;
}

const END = { age: 'villainy', phase: 'end' } as const satisfies AtVillainy;

/** H1-VIL-01, H1-GEN-13, H1-SUR-06: a new sheet, and new kingdoms where the old ones were wiped out. */
function* beginning(world: FirstWorld): Rule {
  const { monsters } = world;
  world.villainy = newVillainy(monsters.over, world.options);
  monsters.over = null;
  monsters.year = 0;
  beginAge(world, 'villainy', 'H1-VIL-01');
  begin(world, { kind: 'a villain comes' });
  redraw(world);
  if (monsters.kingdoms.every((it) => isWipedOut(world, it))) {
    monsters.kingdoms.splice(0);
    yield* setUpKingdoms(world);
  }
  world.at = { age: 'villainy', phase: 'set-up', nth: 1 };
}

function beginYear(world: FirstWorld, year: number): void {
  const { monsters, journal, ages } = world;
  monsters.year = year;
  journal.turn = year;
  const age = ages.at(-1);
  if (age) age.turns = year;
}

function* act(world: FirstWorld, me: MonsterGroup): Rule {
  begin(world, { kind: 'a group acts', group: me.id });
  yield* lawsOf(world).season(world, me);
}

/** H1-VIL-03: kingdoms, then groups in order of arrival; the villains have had their turn. */
function order(world: FirstWorld): string[] {
  return [
    ...world.monsters.kingdoms.map(({ id }) => id),
    ...living(world).flatMap((it) => (isVillain(world, it) ? [] : [it.id])),
  ];
}

/** Whoever is still to act, then what wanders. */
function seasons(world: FirstWorld, year: number, rest: readonly string[]): AtVillainy {
  const left = rest.filter((id) => world.groups.some((it) => it.id === id && it.alive));
  return left.length > 0
    ? { age: 'villainy', phase: 'season', year, order: left }
    : { age: 'villainy', phase: 'wandering', year };
}

/** The season of a kingdom, of a group, or of one that a villain holds (H1-DMR-16, H1-THO-11, H1-LIC-04). */
function* seasonOf(world: FirstWorld, id: string): Rule {
  const kingdom = world.monsters.kingdoms.find((it) => it.id === id);
  begin(world, { kind: 'a group acts', group: id });
  if (kingdom) return yield* kingdomSeason(world, kingdom);
  const me = world.monsters.groups.find((it) => it.id === id);
  if (!me || !isAlive(world, me) || me.kind === 'minions') return;
  const master = villainOf(world, 'dungeon master');
  const lords = villainOf(world, 'thought lords');
  if (bears(me, 'dominated') && villainOf(world, 'liche king')) return;
  if (bears(me, 'enslaved') && master) return yield* toil(world, master, me);
  if (bears(me, 'control') && lords) tribute(world, lords, me);
  yield* lawsOf(world).season(world, me);
}

/** H1-VIL-05: a party every year, larger each time, and lawful. */
function* partyOf(world: FirstWorld, year: number): Rule {
  const size = yield* sizeOfParty(world, year);
  const leads = year >= SOUGHT ? wayToVillain(world) : null;
  yield* adventure(world, { size, alignment: 'lawful', ...(leads && { leads }) });
}

function check(world: FirstWorld): void {
  settle(world);
  watch(world);
}

/** H1-VIL-08. */
function nextYear(world: FirstWorld, year: number): AtVillainy {
  if (!world.monsters.over && year > world.options.villainyYears) endVillainy(world, 'undecided', null);
  return world.monsters.over ? END : { age: 'villainy', phase: 'villain', year, nth: 0 };
}

/** Only an ending of this age can have brought it to its end. */
function endingOf(over: AgeOver | null): VillainyEnding {
  return VILLAINY_ENDINGS.find((it) => it === over?.ending) ?? 'undecided';
}

/** H1-GEN-01: the game ends with this age. */
function end(world: FirstWorld): void {
  const { over } = world.monsters;
  begin(world, { kind: 'the end of the villains' });
  endAge(world, 'H1-VIL-07');
  endWith(world, 'H1-GEN-01', endingOf(over), over?.group ?? null);
}
