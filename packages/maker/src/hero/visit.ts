import { Impossible, type Rule } from '@understory/table';
import { decided, twoDice } from '../decide.ts';
import { N_SQUARES } from '../grid.ts';
import { heroOf } from '../heroes.ts';
import { DUNGEON_HP, type Sheet, type Visit } from '../sheet.ts';
import { tell, type World } from '../world.ts';
import { castAt } from './casting.ts';
import { walk } from './walk.ts';

/** DM-HER-01. */
export const MOST_HEROES = 5;

/** DM-HER: one hero is rolled for all (DM-MUL-02) and visits every dungeon whose owner has not ended the phase (DM-MUL-05). */
export function* heroComes(world: World): Rule {
  const [x, y] = yield* twoDice(world, 'DM-HER-02', () => ({
    topic: { kind: 'which hero', hero: world.hero },
    about: `hero ${world.hero}`,
  }));
  world.rolled = heroOf(x, y);
  const { type, hp } = world.rolled;
  tell(world, () => ({
    kind: 'hero rolled',
    clause: type.clause,
    hero: world.hero,
    type: type.name,
    hp,
    str: type.str,
    int: type.int,
  }));
  for (const sheet of world.sheets) if (!sheet.ended) yield* visitDungeon(world, sheet);
  if (world.hero < MOST_HEROES) for (const sheet of world.sheets) if (!sheet.ended) yield* goesOn(world, sheet);
}

/** DM-HER-03 to DM-HER-05: stats and pips, the walk, and what comes of it. */
function* visitDungeon(world: World, owner: Sheet): Rule {
  const visit = newVisit(world, owner);
  owner.visit = visit;
  tell(world, () => ({
    kind: 'hero enters',
    clause: 'DM-HER-03',
    player: owner.name,
    hero: visit.hero,
    type: visit.type.name,
    hp: visit.hp,
    str: visit.str,
    int: visit.int,
  }));
  yield* castAll(world, owner, visit, 'rolled');
  const fate = yield* walk(world, owner, visit);
  if (fate === 'dead') perish(world, owner, visit);
  else yield* getAway(world, owner, visit);
  const { type, startHp, start, hp } = visit;
  owner.heroes.push({ type, hp: startHp, ...start, fate, left: hp });
  owner.visit = null;
}

function newVisit({ hero, rolled }: World, owner: Sheet): Visit {
  const entrance = owner.drawn[0];
  if (!rolled || entrance === undefined) throw new Impossible('a visit without a hero or an entrance');
  const start = { str: rolled.type.str + owner.pips.str, int: rolled.type.int + owner.pips.int };
  return {
    hero,
    type: rolled.type,
    startHp: rolled.hp,
    start,
    hp: rolled.hp,
    ...start,
    at: entrance,
    visited: new Uint8Array(N_SQUARES),
    way: [entrance],
    oneCheckSpell: false,
    rivalHasCast: false,
  };
}

/** DM-HER-04. */
function perish(world: World, owner: Sheet, { type }: Visit): void {
  owner.souls += 1;
  tell(world, () => ({
    kind: 'hero died',
    clause: 'DM-HER-04',
    player: owner.name,
    type: type.name,
    souls: owner.souls,
  }));
}

function* getAway(world: World, owner: Sheet, visit: Visit): Rule {
  // With Sieges all 5 may be crossed off before the last hero escapes; there is nothing more to cross off then.
  owner.crosses = Math.min(DUNGEON_HP, owner.crosses + 1);
  tell(world, () => ({
    kind: 'hero escaped',
    clause: 'DM-HER-04',
    player: owner.name,
    type: visit.type.name,
    crosses: owner.crosses,
  }));
  yield* castAll(world, owner, visit, 'escaped');
}

/** The owner's spell does not keep a rival from theirs (DM-MUL-06). */
function* castAll(world: World, owner: Sheet, visit: Visit, moment: 'rolled' | 'escaped'): Rule {
  const scene = { moment, isBeforeStairs: false, damage: 0, peril: null };
  while ((yield* castAt(world, owner, visit, scene)) !== null);
}

/** DM-HER-01: after each hero, before the next is rolled, the player may end the phase. */
function* goesOn(world: World, sheet: Sheet): Rule {
  const answer = yield* decided(
    world,
    'DM-HER-01',
    () => 'go on',
    () => ({
      by: sheet.seat,
      topic: { kind: 'whether the next hero comes', player: sheet.name, hero: world.hero },
      about: `${sheet.name}, hero ${world.hero}`,
      options: [{ key: 'go on' }, { key: 'end' }],
    }),
  );
  if (answer !== 'end') return;
  sheet.ended = true;
  tell(world, () => ({
    kind: 'phase ended',
    clause: 'DM-HER-01',
    player: sheet.name,
  }));
}
