import { CORE_TEXTS, loadDeck } from '@understory/host/cards';
import { type Piece, RESOURCES } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { LAIRS } from '../packages/host/src/second/cards/tree/words.ts';
import { facilities, LANDING_LOOKS } from '../packages/host/src/second/civilization/aliens/facilities.table.ts';
import { capitolConstructions } from '../packages/host/src/second/civilization/deep-elves/constructions.table.ts';
import { expansions } from '../packages/host/src/second/civilization/deep-elves/expansions.table.ts';
import { demonicConstructions } from '../packages/host/src/second/civilization/demons/constructions.table.ts';
import { TEN_DEMONS } from '../packages/host/src/second/civilization/demons/ten-demons.table.ts';
import { dwarvenConstructions } from '../packages/host/src/second/civilization/dwarves/constructions.table.ts';
import { magicianConstructions } from '../packages/host/src/second/civilization/magicians/constructions.table.ts';
import { ELEMENTS, NEXUSES, SURFACE_BIOMES, UNDERGROUND_BIOMES } from '../packages/host/src/second/nouns.ts';
import { dwellers } from '../packages/ink/src/drawings/caves/cave-life.ts';
import { elementEmblems, emblems } from '../packages/ink/src/drawings/emblems.ts';
import { monstrous } from '../packages/ink/src/drawings/monsters/constructions.ts';
import { elements } from '../packages/ink/src/drawings/nexus/elements.ts';
import { signs } from '../packages/ink/src/drawings/nexus/signs.ts';
import { drawBuilding, drawRoom } from '../packages/ink/src/drawings/rooms/draw-room.ts';
import { furnishings } from '../packages/ink/src/drawings/rooms/furnishings.ts';
import { along, drawAlong } from '../packages/ink/src/drawings/rooms/works-along.ts';
import { lands } from '../packages/ink/src/drawings/surface/surface-life.ts';
import type { Mark } from '../packages/ink/src/index.ts';
import { LAIR_STYLES } from '../packages/ink/src/lairs/manners.ts';

/** What the tables call by several names at once, and what leaves no room behind. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'Bridge, Dam or Cistern': ['Bridge', 'Dam', 'Cistern'],
  Aqueduct: ['Aqueduct', 'Baths'],
  'Industrial Accident': [],
};
const built = [
  ...dwarvenConstructions.flatMap(({ name }) => SEVERAL[name] ?? [name]),
  ...capitolConstructions.map(({ name }) => name),
  ...Object.values(expansions).flatMap((all) => all.map(({ name }) => name)),
  ...demonicConstructions.map(({ name }) => name),
  ...magicianConstructions.flatMap(({ name, oneOf }) => oneOf ?? [name]),
  ...facilities.map(({ name }) => name),
  ...['dormitory', 'vault', 'entrance', 'sanctum', 'pit', 'Demon Gate', 'Landing Site'],
  ...['Summoning Stone', 'tower', 'chamber', 'Vault'],
];

describe('nature', () => {
  it('has a drawing for every word that the second edition has for it', () => {
    expect(Object.keys(signs)).toEqual(NEXUSES);
    expect(Object.keys(elements)).toEqual(ELEMENTS);
    expect(Object.keys(dwellers)).toEqual(UNDERGROUND_BIOMES);
    expect(Object.keys(lands)).toEqual(SURFACE_BIOMES);
  });

  it('has an emblem for each, and for every resource', () => {
    const named = [...NEXUSES, ...UNDERGROUND_BIOMES, ...SURFACE_BIOMES, ...RESOURCES];
    expect(named.filter((it) => !Object.hasOwn(emblems, it))).toEqual([]);
    expect(Object.keys(elementEmblems)).toEqual(ELEMENTS);
  });
});

describe('rooms', () => {
  it.each([...new Set(built)])('%s has a drawing', (name) => {
    expect(Object.hasOwn(furnishings, name) || Object.hasOwn(along, name)).toBe(true);
  });

  it('have their looks', () => {
    const missing = (room: string, looks: readonly string[]) =>
      looks.filter((look) => !Object.hasOwn(furnishings[room]?.looks ?? {}, look));
    expect(missing('Landing Site', LANDING_LOOKS)).toEqual([]);
    for (const { name, looks } of facilities) expect(missing(name, looks), name).toEqual([]);
    for (const { name } of demonicConstructions) {
      expect(
        missing(
          name,
          TEN_DEMONS.map(({ look }) => look),
        ),
        name,
      ).toEqual([]);
    }
  });

  it('are told apart: no two are drawn alike', () => {
    const drawn = new Map<string, string>();
    for (const [name, { looks }] of Object.entries(furnishings)) {
      for (const look of looks && Object.keys(looks).length > 0 ? Object.keys(looks) : [null]) {
        const marks = JSON.stringify(drawRoom(room({ room: name, look })));
        expect(drawn.get(marks), `${name}, ${look}`).toBeUndefined();
        drawn.set(marks, `${name}, ${look}`);
      }
    }
    expect(drawn.size).toBeGreaterThan(220);
  });

  it('keep within their walls, but for a hair', () => {
    for (const [name, { looks, plain }] of Object.entries(furnishings)) {
      expect(plain.length, name).toBeGreaterThan(0);
      for (const look of [null, ...Object.keys(looks ?? {})])
        for (const [x, y] of pointsOf(drawRoom(room({ room: name, look })))) {
          expect(Math.abs(x - 5), `${name}, ${look}`).toBeLessThan(0.62);
          expect(Math.abs(y - 5), `${name}, ${look}`).toBeLessThan(0.62);
        }
    }
  });

  it('get a plain sign where nobody knows them', () => {
    for (const name of ['A room of tomorrow', 'constructor', '__proto__', 'toString', ''])
      expect(drawRoom(room({ room: name })).length, name).toBeGreaterThan(0);
    expect(drawRoom(room({ room: null }))).toEqual([]);
    expect(drawAlong(room({ kind: 'tunnel', room: 'constructor' }))).toEqual([]);
    expect(drawRoom(room({ room: 'Smelter', look: 'constructor' })).length).toBeGreaterThan(0);
  });

  it('are the same again, and other rooms have another hand', () => {
    const smelter = (id: string) => JSON.stringify(drawRoom(room({ id, room: 'Smelter' })));
    expect(smelter('p1')).toBe(smelter('p1'));
    expect(smelter('p1')).not.toBe(smelter('p2'));
  });

  it('fit into any outline, even one with no inside to speak of', () => {
    const shapes = [
      { path: [5, 5], closed: false, swell: 0.6 },
      { path: [4, 5, 6, 5], closed: false, swell: 0.3 },
      { path: [4, 5, 6, 5, 6, 5.02], closed: true, swell: 0 },
      { path: [5, 5, 5, 5, 5, 5], closed: true, swell: 0 },
    ];
    for (const shape of shapes)
      for (const mark of [
        ...drawRoom(room({ shape, room: 'Orrery' })),
        ...drawBuilding(room({ shape }), true, () => 5),
      ])
        expect(JSON.stringify(mark)).not.toMatch(/NaN|null|Infinity/);
  });
});

describe('what monsters and villains build', () => {
  const { cards, villains } = loadDeck(CORE_TEXTS);
  const names = [...new Set([...cards, ...villains].flatMap(buildingsOf))];
  const lair = (over: Partial<Piece>) =>
    room({ age: 'monsters', look: 'cave', shape: { path: [5, 5], closed: false, swell: 0.6 }, ...over });

  it('is more than sixty things, the Capital among them', () => {
    expect(names.length).toBeGreaterThan(60);
    expect(names).toEqual(expect.arrayContaining(['Capital', 'Casino', 'Monument', "Thieves' Guild", 'Great Wall']));
  });

  it.each(names)('[H2-MON-132] %s has a drawing', (name) => {
    expect(Object.hasOwn(monstrous, name)).toBe(true);
  });

  it('is told apart, and is not what a people built under the same name', () => {
    const drawn = Object.keys(monstrous).map((name) => JSON.stringify(drawRoom(lair({ room: name }))));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawRoom(lair({ room: 'Defenses' }))).not.toEqual(drawRoom(lair({ room: 'Defenses', age: 'civilization' })));
  });

  it('keeps within its walls, but for a hair, and stands as well under the sky', () => {
    for (const name of Object.keys(monstrous)) {
      for (const [x, y] of pointsOf(drawRoom(lair({ room: name }))))
        expect(Math.max(Math.abs(x - 5), Math.abs(y - 5)), name).toBeLessThan(0.66);
      const house = drawBuilding(lair({ room: name, kind: 'building', stratum: 0 }), false, () => 5.5);
      expect(JSON.stringify(house)).not.toMatch(/NaN|null|Infinity/);
    }
  });

  it('[H2-CRD-111] lies in a lair of a style that the pen knows', () => {
    expect(LAIR_STYLES).toEqual(LAIRS);
  });
});

/** Every building named anywhere on a card. */
function buildingsOf(part: object): string[] {
  const own = 'gains' in part && 'needs' in part && 'name' in part ? [String(part.name)] : [];
  return [
    ...own,
    ...Object.values(part).flatMap((it) => (typeof it === 'object' && it !== null ? buildingsOf(it) : [])),
  ];
}

function room(over: Partial<Piece>): Piece {
  return {
    id: 'p1',
    since: 0,
    until: null,
    kind: 'room',
    matter: 'open',
    shape: { path: [4.47, 4.47, 5.53, 4.47, 5.53, 5.53, 4.47, 5.53], closed: true, swell: 0 },
    area: 1.13,
    age: 'civilization',
    clause: 'H2-CIV-08',
    stratum: 2,
    manner: 'square',
    title: '',
    owner: 'g1',
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    look: null,
    room: 'Smelter',
    ...over,
  };
}

/** Where the pen goes; a drawing is traced from point to point, each counted from the last. */
function pointsOf(marks: readonly Mark[]): [number, number][] {
  const found: [number, number][] = [];
  for (const mark of marks) {
    if (mark.mark !== 'path') continue;
    let [x, y, fromX, fromY] = [0, 0, 0, 0];
    for (const [, letter = '', words = ''] of mark.d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const [dx = 0, dy = 0] = (words.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number).slice(-2);
      if (letter.toLowerCase() === 'z') [x, y] = [fromX, fromY];
      else [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
      if (letter.toLowerCase() === 'm') [fromX, fromY] = [x, y];
      found.push([x, y]);
    }
  }
  return found;
}
