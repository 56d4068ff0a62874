import { readdirSync, readFileSync } from 'node:fs';
import { CORE_TEXTS, loadDeck } from '@understory/host/cards';
import { secondEdition, secondOptions } from '@understory/host/second';
import type { Piece } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { LAIRS } from '../packages/host/src/second/cards/tree/words.ts';
import {
  type FacilityName,
  facilities,
  LANDING_LOOKS,
} from '../packages/host/src/second/civilization/aliens/facilities.table.ts';
import type { CapitolName } from '../packages/host/src/second/civilization/deep-elves/constructions.table.ts';
import type { ExpansionName } from '../packages/host/src/second/civilization/deep-elves/expansions.table.ts';
import {
  type DemonicName,
  demonicConstructions,
} from '../packages/host/src/second/civilization/demons/constructions.table.ts';
import { TEN_DEMONS } from '../packages/host/src/second/civilization/demons/ten-demons.table.ts';
import type { DwarvenName } from '../packages/host/src/second/civilization/dwarves/constructions.table.ts';
import { PEOPLES, type PeopleKey } from '../packages/host/src/second/civilization/keys.ts';
import {
  type MagicianName,
  magicianConstructions,
} from '../packages/host/src/second/civilization/magicians/constructions.table.ts';
import {
  ELEMENTS,
  MARKS,
  NEXUSES,
  OWN_LAND,
  RESOURCES,
  SURFACE_BIOMES,
  UNDERGROUND_BIOMES,
} from '../packages/host/src/second/nouns.ts';
import { elements } from '../packages/ink/src/drawings/nexus/elements.ts';
import { drawBuilding, drawRoom } from '../packages/ink/src/drawings/rooms/draw-room.ts';
import { drawAlong } from '../packages/ink/src/drawings/rooms/works-along.ts';
import type { Figure } from '../packages/ink/src/figure.ts';
import { figureOf } from '../packages/ink/src/figure-of.ts';
import { host1 } from '../packages/ink/src/host1/index.ts';
import { caveLife, landLife } from '../packages/ink/src/host2/biomes.ts';
import { emblems } from '../packages/ink/src/host2/emblems.ts';
import { host2 } from '../packages/ink/src/host2/index.ts';
import { STYLE_NAMES } from '../packages/ink/src/host2/lairs/index.ts';
import { signs as nexusSigns } from '../packages/ink/src/host2/nexus-signs.ts';
import type { peoples } from '../packages/ink/src/host2/peoples.ts';
import { rooms } from '../packages/ink/src/host2/rooms/index.ts';
import { monsters } from '../packages/ink/src/host2/rooms/monsters/index.ts';
import { works } from '../packages/ink/src/host2/works.ts';
import { LAYERS, type Mark } from '../packages/ink/src/index.ts';
import { COLOURS } from '../packages/ink/src/mark.ts';
import { playtest } from '../packages/ink/src/playtest/book.ts';

const INK = new URL('../packages/ink/src/', import.meta.url);

/** What is built and has no drawing of that name. */
type Undrawn<Name extends string> = Exclude<Name, keyof typeof rooms | keyof typeof works>;

const furnishings: typeof host2.rooms = rooms;

describe('nature', () => {
  it('has a drawing for every word that the second edition has for it', () => {
    expect(Object.keys(nexusSigns)).toEqual(NEXUSES);
    expect(Object.keys(host2.nexuses)).toEqual(NEXUSES);
    expect(Object.keys(elements)).toEqual(ELEMENTS);
    expect(Object.keys(caveLife)).toEqual(UNDERGROUND_BIOMES);
    expect(Object.keys(landLife)).toEqual([...SURFACE_BIOMES, OWN_LAND]);
  });

  it('has an emblem for each, and for every resource', () => {
    const named = [...NEXUSES, ...UNDERGROUND_BIOMES, ...SURFACE_BIOMES, OWN_LAND, ...RESOURCES];
    expect(named.filter((it) => !Object.hasOwn(emblems, it))).toEqual([]);
  });
});

describe('peoples', () => {
  it('have each a manner of building', () => {
    expectTypeOf<keyof typeof peoples>().toEqualTypeOf<PeopleKey>();
  });

  // The compiler names what a people builds and nobody has drawn. Left over is what the tables call by several names at once,
  // and what leaves no room behind.
  it('have a drawing for all that they build', () => {
    expectTypeOf<Undrawn<DwarvenName>>().toEqualTypeOf<'Bridge, Dam or Cistern' | 'Industrial Accident'>();
    expectTypeOf<Undrawn<'Bridge' | 'Dam' | 'Cistern' | 'Baths' | 'dormitory' | 'vault' | 'entrance'>>().toBeNever();
    expectTypeOf<Undrawn<CapitolName | ExpansionName | 'sanctum' | 'pit'>>().toBeNever();
    expectTypeOf<Undrawn<DemonicName | 'Demon Gate'>>().toBeNever();
    expectTypeOf<Undrawn<MagicianName>>().toEqualTypeOf<'Cistern or Turbine' | 'Bridge or Alchemist’s Foundry'>();
    expectTypeOf<Undrawn<'Summoning Stone' | 'tower' | 'chamber' | 'Vault'>>().toBeNever();
    expectTypeOf<Undrawn<FacilityName | 'Landing Site'>>().toBeNever();
    const either = magicianConstructions.flatMap(({ oneOf }) => oneOf ?? []);
    expect(either.filter((name) => !Object.hasOwn(rooms, name))).toEqual([]);
  });
});

describe('rooms', () => {
  it('have their variants', () => {
    const missing = (room: string, looks: readonly string[]) =>
      looks.filter((variant) => !Object.hasOwn(furnishings[room]?.variants ?? {}, variant));
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
    for (const [name, { variants }] of Object.entries(furnishings)) {
      for (const variant of variants && Object.keys(variants).length > 0 ? Object.keys(variants) : [null]) {
        const marks = JSON.stringify(drawRoom(room({ room: name, variant })));
        expect(drawn.get(marks), `${name}, ${variant}`).toBeUndefined();
        drawn.set(marks, `${name}, ${variant}`);
      }
    }
    expect(drawn.size).toBeGreaterThan(220);
  });

  it('keep within their walls, but for a hair', () => {
    for (const [name, { variants, plain }] of Object.entries(furnishings)) {
      expect(plain.length, name).toBeGreaterThan(0);
      for (const variant of [null, ...Object.keys(variants ?? {})])
        for (const [x, y] of pointsOf(drawRoom(room({ room: name, variant })))) {
          expect(Math.abs(x - 5), `${name}, ${variant}`).toBeLessThan(0.62);
          expect(Math.abs(y - 5), `${name}, ${variant}`).toBeLessThan(0.62);
        }
    }
  });

  it('get a plain sign where nobody knows them', () => {
    for (const name of ['A room of tomorrow', 'constructor', '__proto__', 'toString', ''])
      expect(drawRoom(room({ room: name })).length, name).toBeGreaterThan(0);
    expect(drawRoom(room({ room: null }))).toEqual([]);
    expect(drawAlong(room({ kind: 'tunnel', room: 'constructor' }))).toEqual([]);
    expect(drawRoom(room({ room: 'Smelter', variant: 'constructor' })).length).toBeGreaterThan(0);
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
    room({ age: 'monsters', variant: 'cave', shape: { path: [5, 5], closed: false, swell: 0.6 }, ...over });

  it('is more than sixty things, the Capital among them', () => {
    expect(names.length).toBeGreaterThan(60);
    expect(names).toEqual(expect.arrayContaining(['Capital', 'Casino', 'Monument', "Thieves' Guild", 'Great Wall']));
  });

  it.each(names)('[H2-MON-132] %s has a drawing', (name) => {
    expect(Object.hasOwn(monsters, name)).toBe(true);
  });

  it('is told apart, and is not what a people built under the same name', () => {
    const drawn = Object.keys(monsters).map((name) => JSON.stringify(drawRoom(lair({ room: name }))));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawRoom(lair({ room: 'Defenses' }))).not.toEqual(drawRoom(lair({ room: 'Defenses', age: 'civilization' })));
  });

  it('keeps within its walls, but for a hair, and stands as well under the sky', () => {
    for (const name of Object.keys(monsters)) {
      for (const [x, y] of pointsOf(drawRoom(lair({ room: name }))))
        expect(Math.max(Math.abs(x - 5), Math.abs(y - 5)), name).toBeLessThan(0.66);
      const house = drawBuilding(lair({ room: name, kind: 'building', stratum: 0 }), false, () => 5.5);
      expect(JSON.stringify(house)).not.toMatch(/NaN|null|Infinity/);
    }
  });

  it('[H2-CRD-111] lies in a lair of a style that the pen knows', () => {
    expect(STYLE_NAMES).toEqual(LAIRS);
  });
});

describe('the second edition’s book', () => {
  it('[H2-MSR-11] [H2-MSR-12] measures as the page of its rules does', () => {
    const { touch, near } = secondEdition.begin(secondOptions(), 'measures').page.measures;
    expect(host2.measures).toMatchObject({ touch, near });
  });
});

describe('the shared pen', () => {
  const files = readdirSync(INK, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(host\d|playtest\/|boards)\b/.test(file),
  );
  const names = new Set<string>([
    ...['primordial', 'civilization', 'monsters', 'villainy'],
    ...PEOPLES,
    ...Object.keys(rooms),
    ...Object.keys(monsters),
    ...Object.keys(works),
    ...NEXUSES,
    ...UNDERGROUND_BIOMES,
    ...SURFACE_BIOMES,
    ...MARKS,
    ...['ley', 'corruption'],
    ...Object.keys(host1.rooms),
    ...Object.keys(host1.works),
    ...Object.keys(host1.peoples),
    ...Object.keys(host1.signs),
    ...Object.keys(host1.sights),
    ...Object.keys(playtest.rooms),
  ]);
  // Words that mean something else to the pen: its colours, its layers, and a crack in the rock.
  for (const word of [...Object.keys(LAYERS), ...Object.values(LAYERS), ...COLOURS, 'fault']) names.delete(word);

  it('names no age, people, construction, nexus, biome or mark, and reads no clause', () => {
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) {
      const code = readFileSync(new URL(file, INK), 'utf8');
      const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? '');
      expect(
        literals.filter((it) => names.has(it)),
        file,
      ).toEqual([]);
      expect(code, file).not.toMatch(/\bclause\b/);
    }
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

function room(over: Partial<Piece>): Figure {
  const plain: Piece = {
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
    what: asWritten(''),
    owner: 'g1',
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant: null,
    room: 'Smelter',
    ...over,
  };
  return figureOf(plain, host2);
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
