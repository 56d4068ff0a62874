import type { Clause, Rule } from '@understory/table';
import { type Fields, ScenarioProblem } from '@understory/table/scenario';
import { bears, type MonsterGroup } from '../../first/monsters/group.ts';
import { folk, wealth } from '../../first/monsters/loot.ts';
import { settle } from '../../first/monsters/losses.ts';
import { gain } from '../../first/monsters/quarters.ts';
import { watch } from '../../first/monsters/watch.ts';
import { enlist } from '../../first/villainy/dungeon-master/army.ts';
import { partyOf, seasonOf } from '../../first/villainy/frame.ts';
import { setUpVillain } from '../../first/villainy/set-up.ts';
import { newVillainy } from '../../first/villainy/state.ts';
import { infiltrated } from '../../first/villainy/thought-lords/infiltration.ts';
import { villainsOf } from '../../first/villainy/villains.ts';
import type { FirstWorld } from '../../first/world.ts';
import { groupOf } from '../../world.ts';
import { quietly } from '../shared/quietly.ts';
import type { Given, GivenVillain } from './given.ts';

const SET_UP: Clause = 'H1-GEN-15';
/** With so many ○ a group ended the Age of Monsters (H1-MON-02). */
const ENOUGH = 6;

/** The Age of Villainy that a scenario gives: a villain by its own set-up, and brought to where it wants it. */
export function villainGiven(world: FirstWorld, { villain, year }: Given): void {
  if (!villain) return;
  villainyBegins(world, year);
  const me = comes(world, villain);
  if (villain.army !== undefined) for (let i = folk(world, me); i < villain.army; i++) enlist(world, me, SET_UP);
  if (villain.treasure !== undefined && villain.treasure > wealth(world, me))
    gain(world, me, SET_UP, 'treasure', villain.treasure - wealth(world, me), 'set-up');
  for (const it of villain.infiltrated) {
    const group = world.monsters.groups.find(({ id }) => groupOf(world, id).name === it);
    if (!group) throw new ScenarioProblem(`No group "${it}" to be infiltrated.`, ['villain', 'infiltrated']);
    if (!bears(group, 'control')) infiltrated(world, me, { kind: 'group', group }, SET_UP);
  }
}

/** H1-VIL-01; whoever has six ○ has ended the age before. */
function villainyBegins(world: FirstWorld, year: number): void {
  const rich = world.monsters.groups.find((it) => wealth(world, it) >= ENOUGH);
  world.villainy = newVillainy(rich ? { ending: 'six treasures', group: rich.id } : null, world.options);
  world.journal.age = 'villainy';
  world.ages.push({ name: 'villainy', turns: year, end: null });
  world.at = { age: 'villainy', phase: 'villain', year: Math.max(1, year), nth: 0 };
}

function comes(world: FirstWorld, { kind, name }: GivenVillain): MonsterGroup {
  quietly(world, setUpVillain(world, 1), ['villain'], (ask) => {
    if (ask.clause === 'H1-VIL-02') return kind;
    return ask.ask === 'name' ? (name ?? null) : null;
  });
  const [me] = villainsOf(world);
  if (!me) throw new ScenarioProblem(`The ${kind} did not survive its set-up.`, ['villain']);
  return me;
}

/** Who has died, and whether the age is over, as after every stretch of it (H1-VIL-07). */
export function* checked(world: FirstWorld, rule: Rule): Rule {
  yield* rule;
  settle(world);
  watch(world);
}

/** What scenarios run in the Age of Villainy. */
export const villainRules: Readonly<Record<string, (world: FirstWorld) => Rule<unknown>>> = {
  /** H1-VIL-02: of whom `choose` says. */
  *'coming of the villain'(world) {
    if (!world.villainy) villainyBegins(world, world.monsters.year);
    yield* checked(world, setUpVillain(world, 1));
  },
  'season of the villain': (world) => checked(world, villainSeason(world)),
  /** H1-VIL-05: that of the year that was played last. */
  'party of villainy': (world) => checked(world, partyOf(world, Math.max(1, world.monsters.year))),
};

function* villainSeason(world: FirstWorld): Rule {
  const [me] = villainsOf(world);
  if (!me) throw new ScenarioProblem('No villain; give one, as villain: {kind: dungeon master}.', ['run']);
  yield* seasonOf(world, me.id);
}

/** What expectations can ask about villains, and how the last ages ended. */
export const villainLists: Readonly<Record<string, (world: FirstWorld) => readonly Fields[]>> = {
  villains: (world) =>
    villainsOf(world).map((it) => ({
      name: groupOf(world, it.id).name,
      kind: it.kind,
      population: folk(world, it),
      treasure: wealth(world, it),
    })),
  endings: ({ monsters: { over } }) => (over ? [{ ending: over.ending }] : []),
};
