import { box, gapTo, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { type Fields, ScenarioProblem } from '@understory/table/scenario';
import { draw } from '../../first/draw.ts';
import { adventure } from '../../first/monsters/adventurers/explore.ts';
import { slumberingUndead } from '../../first/monsters/adventurers/undead.ts';
import { monsterStretch } from '../../first/monsters/age.ts';
import { factsOf } from '../../first/monsters/flavours.ts';
import { found } from '../../first/monsters/founding.ts';
import { garrison } from '../../first/monsters/garrison.ts';
import { alignmentOf, bears, homeOf, type MonsterGroup } from '../../first/monsters/group.ts';
import { invade } from '../../first/monsters/invasion.ts';
import { drawBuilding } from '../../first/monsters/kingdoms/building.ts';
import { excursion } from '../../first/monsters/kingdoms/excursion.ts';
import { kingdomSeason } from '../../first/monsters/kingdoms/season.ts';
import { enter } from '../../first/monsters/kingdoms/set-up.ts';
import { buildSpecial } from '../../first/monsters/kingdoms/specials.ts';
import { lawsOf } from '../../first/monsters/laws.ts';
import { fightGroup } from '../../first/monsters/lone-fights.ts';
import { folk, wealth } from '../../first/monsters/loot.ts';
import { neighboursOf } from '../../first/monsters/neighbours.ts';
import { gain } from '../../first/monsters/quarters.ts';
import { isAlive, type Kingdom, type Lone } from '../../first/monsters/state.ts';
import { addLone } from '../../first/monsters/wanderers/lone.ts';
import { wander } from '../../first/monsters/wanderers/season.ts';
import { seasonOf } from '../../first/villainy/frame.ts';
import { chambers } from '../../first/words/chambers.ts';
import type { FirstWorld } from '../../first/world.ts';
import { note } from '../../note.ts';
import { groupOf } from '../../world.ts';
import type { Given, GivenKingdom, GivenLone, GivenMonsters } from './given.ts';
import { checked } from './villains.ts';

const SET_UP: Clause = 'H1-GEN-15';
/** A room that a scenario does not draw itself holds whatever it puts there. */
const ROOMY = 20;

/** The Age of Monsters as a scenario gives it: who lives where, with what. */
export function monstersGiven(world: FirstWorld, { monsters, lone, kingdoms, year }: Given): void {
  if (monsters.length + lone.length === 0 && !kingdoms) return;
  world.journal.age = 'monsters';
  world.journal.turn = year;
  world.ages.push({ name: 'monsters', turns: year, end: null });
  world.monsters.year = year;
  world.at = { age: 'monsters', phase: 'wandering', year };
  if (kingdoms) kingdomGiven(world, kingdoms);
  for (const it of lone) loneGiven(world, it);
  for (const it of monsters) groupGiven(world, it);
  for (const { name, met } of monsters)
    for (const other of met) {
      const [me, them] = [groupNamed(world, name), groupNamed(world, other)];
      me.met.push({ value: them.id, since: 0 });
      them.met.push({ value: me.id, since: 0 });
    }
}

/** The room at a place; a new one, if a scenario drew none. */
function roomAt(world: FirstWorld, [x, y]: readonly [number, number]): Piece {
  const there = chambers(world.page).find(({ shape }) => gapTo(shape, x, y, 0.01) === 0);
  return (
    there ?? draw(world, { clause: SET_UP, kind: 'room', shape: box(x, y, 1, 1), area: ROOMY, what: { kind: 'den' } })
  );
}

function groupGiven(
  world: FirstWorld,
  { name, kind, flavour, at, has, alignment, shrine, bears: yokes }: GivenMonsters,
): void {
  const home = roomAt(world, at);
  const facts = factsOf({ kind, flavour });
  const usual = kind === 'delvers' ? 'lawful' : kind === 'alpha' ? 'hungry' : 'chaotic';
  const own = alignment ?? (facts.alignment === 'random' ? usual : (facts.alignment ?? usual));
  const me = found(world, { kind, flavour, alignment: own, name, home, clause: SET_UP });
  gain(world, me, SET_UP, 'population', has[0], 'set-up');
  gain(world, me, SET_UP, 'treasure', has[1], 'set-up');
  if (shrine) me.marks.push({ mark: 'shrine', since: 0, until: null });
  for (const mark of yokes) me.marks.push({ mark, since: 0, until: null });
}

function loneGiven(world: FirstWorld, { type, at, has }: GivenLone): void {
  const station = { piece: roomAt(world, at).id, along: 0 };
  addLone(world, { clause: SET_UP, type, at: station, population: has[0], treasure: has[1] });
}

function kingdomGiven(world: FirstWorld, given: GivenKingdom): void {
  const { at, castle, farms, specials } = given;
  const { page, monsters } = world;
  const id = page.newId('g');
  const group = { id, sort: 'monsters', kind: 'kingdoms', of: id, name: 'Ashbury', card: null } as const;
  note(world, { kind: 'given', clause: SET_UP, key: 'group', group: id }, [{ do: 'found', group }]);
  const realm: Kingdom = {
    id,
    alignment: 'lawful',
    surface: 0,
    buildings: [],
    levels: [],
    levelsDone: false,
    specials,
  };
  monsters.kingdoms.push(realm);
  const keep = drawBuilding(world, realm, { at: { x: at, y: page.surfaceAt(at) }, what: 'castle', clause: SET_UP });
  enter(world, realm, keep.piece, SET_UP, 'population', castle[0]);
  enter(world, realm, keep.piece, SET_UP, 'treasure', castle[1]);
  for (const x of farms) {
    const farm = drawBuilding(world, realm, { at: { x, y: page.surfaceAt(x) }, what: 'farm', clause: SET_UP });
    enter(world, realm, farm.piece, SET_UP, 'population', 1);
  }
  for (const what of ['city', 'tower'] as const) {
    const house = given[what];
    if (!house) continue;
    const stands = drawBuilding(world, realm, {
      at: { x: house.at, y: page.surfaceAt(house.at) },
      what,
      clause: SET_UP,
    });
    enter(world, realm, stands.piece, SET_UP, 'population', house.has);
  }
}

/** What scenarios run in the Age of Monsters. */
export const monsterRules: Readonly<Record<string, (world: FirstWorld) => Rule<unknown>>> = {
  arrival: (world) => monsterStretch(world, { age: 'monsters', phase: 'arrival', year: world.monsters.year + 1 }),
  wandering: (world) => wander(world),
  party: (world) => adventure(world),
  undead: (world) => slumberingUndead(world, { x: 15, y: 12 }),
  'season of the kingdoms': (world) => kingdomSeason(world, realmOf(world)),
  '5 seasons of the kingdoms': (world) => seasonsOf(world, realmOf(world).id, 5),
  'special construction': (world) => buildSpecial(world, realmOf(world)),
  *excursion(world) {
    const realm = realmOf(world);
    const castle = realm.buildings[0];
    if (castle) yield* excursion(world, realm, castle);
  },
};

/** … and what names one group, or two: "Goblins and Ogre". */
export const monsterPhrases: Readonly<Record<string, (world: FirstWorld, named: string) => Rule<unknown>>> = {
  'season of X': (world, named) => checked(world, seasonOf(world, groupNamed(world, named).id)),
  '3 seasons of X': (world, named) => seasonsOf(world, groupNamed(world, named).id, 3),
  '4 seasons of X': (world, named) => seasonsOf(world, groupNamed(world, named).id, 4),
  'invasion of X': (world, named) => invade(world, groupNamed(world, named)),
  'meeting of X'(world, named) {
    const [me, other] = two(named);
    return lawsOf(world).encounter(world, groupNamed(world, me), groupNamed(world, other), 'H1-MON-24');
  },
  'fight of X'(world, named) {
    const [lone, other] = two(named);
    return fightGroup(world, loneNamed(world, lone), groupNamed(world, other), 'H1-MON-30', 'met');
  },
};

/** One after the other, until the age is over. */
function* seasonsOf(world: FirstWorld, id: string, many: number): Rule {
  for (let i = 0; i < many && !world.monsters.over; i++) yield* checked(world, seasonOf(world, id));
}

function two(named: string): readonly [string, string] {
  const [a, b] = named.split(' and ');
  if (!a || !b) throw new ScenarioProblem(`"${named}" names one; write two, as "Goblins and Ogre".`, ['run']);
  return [a, b];
}

/** By its name, or as a villain by what it is. */
function groupNamed(world: FirstWorld, named: string): MonsterGroup {
  const found = world.monsters.groups.find(
    ({ id, kind }) => groupOf(world, id).name === named || kind === named.toLowerCase(),
  );
  if (!found) throw new ScenarioProblem(`No group "${named}"; give it, as monsters: [{name: ${named}, …}].`, ['run']);
  return found;
}

function loneNamed(world: FirstWorld, named: string): Lone {
  const found = world.monsters.lone.find(({ type }) => type === named);
  if (!found)
    throw new ScenarioProblem(`No lone fighter "${named}"; give it, as lone: [{type: ${named}, …}].`, ['run']);
  return found;
}

function realmOf(world: FirstWorld): Kingdom {
  const [realm] = world.monsters.kingdoms;
  if (!realm) throw new ScenarioProblem('No kingdoms; give them, as kingdoms: {at: 25, castle: [2, 1]}.', ['run']);
  return realm;
}

/** What expectations can ask about monsters. */
export const monsterLists: Readonly<Record<string, (world: FirstWorld) => readonly Fields[]>> = {
  monsters: (world) => world.monsters.groups.map((it) => groupFields(world, it)),
  lone: (world) =>
    world.monsters.lone.map((it) => ({ type: it.type, ...purse(world, it.id), alive: isAlive(world, it) })),
  kingdoms: (world) => world.monsters.kingdoms.map((it) => kingdomFields(world, it)),
};

function groupFields(world: FirstWorld, me: MonsterGroup): Fields {
  return {
    name: groupOf(world, me.id).name,
    kind: me.kind,
    flavour: me.flavour,
    alignment: alignmentOf(me),
    ...purse(world, me.id),
    alive: isAlive(world, me),
    home: homeOf(me),
    shrine: bears(me, 'shrine'),
    enslaved: bears(me, 'enslaved'),
    infiltrated: bears(me, 'control'),
    dominated: bears(me, 'dominated'),
    bribes: me.bribes.map(({ value }) => groupOf(world, value).name),
    neighbours: isAlive(world, me) ? neighboursOf(world, me).map(({ id }) => groupOf(world, id).name) : [],
  };
}

function kingdomFields(world: FirstWorld, { id, buildings, levels, specials }: Kingdom): Fields {
  const of = (what: string) =>
    buildings.filter((it) => it.what === what).map(({ piece }) => garrison(world, piece).length);
  return {
    castle: of('castle')[0] ?? 0,
    farms: of('farm'),
    city: of('city')[0] ?? 0,
    ...purse(world, id),
    levels: levels.length,
    specials,
  };
}

function purse(world: FirstWorld, id: string) {
  return { population: folk(world, { id }), treasure: wealth(world, { id }) };
}
