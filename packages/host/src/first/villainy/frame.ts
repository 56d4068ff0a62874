import { type Rule, unreachable } from '@understory/table';
import type { AtVillainy } from '../at.ts';
import { adventure } from '../monsters/adventurers/explore.ts';
import { bears } from '../monsters/group.ts';
import { kingdomSeason } from '../monsters/kingdoms/season.ts';
import { lawsOf } from '../monsters/laws.ts';
import { type AgeOver, isAlive } from '../monsters/state.ts';
import { wander } from '../monsters/wanderers/season.ts';
import { begin } from '../note.ts';
import type { Realm } from '../realm.ts';
import { toil } from './dungeon-master/slaves.ts';
import { VILLAINY_ENDINGS, type VillainyEnding } from './keys.ts';
import { sizeOfParty } from './parties.ts';
import { setUpVillain } from './set-up.ts';
import { tribute } from './thought-lords/season.ts';
import { villainOf, villainsOf } from './villains.ts';
import { endVillainy } from './watch.ts';
import { wayToVillain } from './way-in.ts';

/** From this year on a party finds a way to the villain (H1-VIL-05). */
const SOUGHT = 10;

/** What the Age of Villainy asks of the edition that plays it. Each is a clause of the first edition, and one of the playtest. */
export interface Frame<W extends Realm> {
  /** How many come (H1-VIL-09 | PT-VIL-14), and the last year (H1-VIL-08 | PT-VIL-08). */
  readonly villains: number;
  readonly last: number;
  /** A new sheet, and the kingdoms if there are none (H1-VIL-01 | PT-VIL-02, -03). */
  begins(world: W): Rule;
  yearBegins(world: W, year: number): void;
  /** What still arrives (H1-VIL-06 | PT-VIL-05). */
  newcomers(world: W): Rule;
  /** Kingdoms and groups, in the order in which they act after the villains (H1-VIL-03 | PT-VIL-05). */
  order(world: W): string[];
  /** Who has died, and whether the age is over (H1-VIL-07 | PT-VIL-07). */
  check(world: W): Rule;
  /** The game ends with this age (H1-GEN-01 | PT-GEN-15). */
  ends(world: W, ending: VillainyEnding, group: string | null): void;
}

/** A stretch of the Age of Villainy: H1-VIL-03. The next one; null when the age is over. */
export function* villainyStretch<W extends Realm>(world: W, at: AtVillainy, frame: Frame<W>): Rule<AtVillainy | null> {
  if (at.phase === 'end') {
    begin(world, { kind: 'the end of the villains' });
    frame.ends(world, endingOf(world.monsters.over), world.monsters.over?.group ?? null);
    return null;
  }
  const next = yield* played(world, at, frame);
  return world.monsters.over ? END : next;
}

const END = { age: 'villainy', phase: 'end' } as const satisfies AtVillainy;

function* played<W extends Realm>(world: W, at: Exclude<AtVillainy, typeof END>, frame: Frame<W>): Rule<AtVillainy> {
  switch (at.phase) {
    case 'beginning':
      yield* frame.begins(world);
      return { age: 'villainy', phase: 'set-up', nth: 1 };
    case 'set-up':
      begin(world, { kind: 'a villain comes' });
      yield* setUpVillain(world, at.nth);
      yield* frame.check(world);
      return at.nth < frame.villains ? { ...at, nth: at.nth + 1 } : nextYear(world, 1, frame);
    case 'villain': {
      if (at.nth === 0) frame.yearBegins(world, at.year);
      const me = villainsOf(world)[at.nth];
      if (me) {
        begin(world, { kind: 'a group acts', group: me.id });
        yield* lawsOf(world).season(world, me);
      }
      yield* frame.check(world);
      return at.nth + 1 < villainsOf(world).length
        ? { ...at, nth: at.nth + 1 }
        : { age: 'villainy', phase: 'arrival', year: at.year };
    }
    case 'arrival':
      begin(world, { kind: 'an arrival' });
      yield* frame.newcomers(world);
      yield* frame.check(world);
      return seasons(world, at.year, frame.order(world));
    case 'season': {
      const [id = '', ...rest] = at.order;
      yield* seasonOf(world, id);
      yield* frame.check(world);
      return seasons(world, at.year, rest);
    }
    case 'wandering':
      begin(world, { kind: 'wandering' });
      yield* wander(world);
      yield* frame.check(world);
      return { age: 'villainy', phase: 'party', year: at.year };
    case 'party':
      begin(world, { kind: 'a party' });
      yield* partyOf(world, at.year);
      yield* frame.check(world);
      return nextYear(world, at.year + 1, frame);
    default:
      return unreachable(at);
  }
}

/** Whoever is still to act, then what wanders. */
function seasons(world: Realm, year: number, rest: readonly string[]): AtVillainy {
  const left = rest.filter((id) => world.groups.some((it) => it.id === id && it.alive));
  return left.length > 0
    ? { age: 'villainy', phase: 'season', year, order: left }
    : { age: 'villainy', phase: 'wandering', year };
}

/** The season of a kingdom, of a group, or of one that a villain holds (H1-DMR-16, H1-THO-11, H1-LIC-04 | PT-VIL-06, -12). */
export function* seasonOf(world: Realm, id: string): Rule {
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
export function* partyOf(world: Realm, year: number): Rule {
  const size = yield* sizeOfParty(world, year);
  const leads = year >= SOUGHT ? wayToVillain(world) : null;
  yield* adventure(world, { size, alignment: 'lawful', ...(leads && { leads }) });
}

/** H1-VIL-08. */
function nextYear<W extends Realm>(world: W, year: number, { last }: Frame<W>): AtVillainy {
  if (!world.monsters.over && year > last) endVillainy(world, 'undecided', null);
  return { age: 'villainy', phase: 'villain', year, nth: 0 };
}

/** Only an ending of this age can have brought it to its end. */
function endingOf(over: AgeOver | null): VillainyEnding {
  return VILLAINY_ENDINGS.find((it) => it === over?.ending) ?? 'undecided';
}
