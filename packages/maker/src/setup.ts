import type { Rule, Subject } from '@understory/table';
import { defaultEntrance } from './bot/entrance.ts';
import { nextSpell } from './bot/spells.ts';
import { CORNERS, ENTRANCE_LIES, type Entrance, leadsTo } from './corners.ts';
import { decided, twoDice } from './decide.ts';
import { keyOf, type Openings, type Square, sidesOf, squareAt, xy } from './grid.ts';
import { ENTRANCE } from './market.ts';
import type { What } from './questions.ts';
import { GEM, type Loot, lootAt, NO_LOOT, POTION, type Sheet } from './sheet.ts';
import { SPELLS, type Spell } from './spells.ts';
import { tell, type World } from './world.ts';

/** DM-SET: loot for all, then each player's entrance and first spell. */
export function* setUp(world: World): Rule {
  yield* placeLoot(world);
  for (const sheet of world.sheets) {
    yield* drawEntrance(world, sheet);
    yield* firstSpell(world, sheet);
  }
}

const LOOT: readonly (readonly [Loot, number])[] = [
  ['gem', 4],
  ['potion', 2],
];

/** DM-SET-01: 4 gems, then 2 potions; the same squares on every sheet (DM-MUL-02). */
export function* placeLoot(world: World): Rule {
  for (const [loot, many] of LOOT) for (let nth = 1; nth <= many; nth++) yield* placeOne(world, loot, nth);
}

function* placeOne(world: World, loot: Loot, nth: number): Rule {
  for (;;) {
    const [x, y] = yield* twoDice(world, 'DM-SET-01', () => ({
      topic: { kind: 'where loot lies', loot, nth },
      about: `${loot} ${nth}`,
    }));
    const square = squareAt(x, y);
    const isTaken = world.sheets.some((it) => it.loot[square] !== NO_LOOT);
    if (!isTaken) {
      for (const sheet of world.sheets) sheet.loot[square] = loot === 'gem' ? GEM : POTION;
      tell(world, () => ({
        kind: 'loot lies',
        clause: 'DM-SET-01',
        loot,
        square: keyOf(square),
      }));
      return;
    }
    tell(world, () => ({
      kind: 'thrown again',
      clause: 'DM-SET-02',
      square: keyOf(square),
    }));
  }
}

const ENTRANCES: readonly Entrance[] = CORNERS.flatMap((corner) => ENTRANCE_LIES.map((lie) => ({ corner, lie })));

/** DM-SET-03. */
export function* drawEntrance(world: World, sheet: Sheet): Rule {
  const key = yield* decided(
    world,
    'DM-SET-03',
    () => entranceKey(defaultEntrance(sheet)),
    () => ({
      by: sheet.seat,
      topic: { kind: 'where the entrance goes', player: sheet.name },
      about: sheet.name,
      options: ENTRANCES.map((it) => entranceOption(sheet, it)),
    }),
  );
  const { corner, lie } = ENTRANCES.find((it) => entranceKey(it) === key) ?? defaultEntrance(sheet);
  setEntrance(sheet, corner, lie);
  tell(world, () => {
    const under = lootAt(sheet, corner);
    return {
      kind: 'entrance drawn',
      // The only item that may be drawn over loot, which stays and is in reach.
      clause: under === null ? 'DM-SET-03' : 'DM-SET-04',
      player: sheet.name,
      square: keyOf(corner),
      lie: sidesOf(lie),
      over: under,
    };
  });
}

function setEntrance(sheet: Sheet, corner: Square, lie: Openings): void {
  sheet.items[corner] = ENTRANCE.code;
  sheet.openings[corner] = lie;
  sheet.drawn.push(corner);
}

function entranceKey({ corner, lie }: Entrance): string {
  return `${keyOf(corner)} ${sidesOf(lie)}`;
}

/** A way to lay the entrance, as an option. */
interface EntranceOption {
  readonly key: string;
  readonly what: What;
  readonly subject: Subject;
}

function entranceOption(sheet: Sheet, { corner, lie }: Entrance): EntranceOption {
  const onto = leadsTo(corner, lie);
  const loot = lootAt(sheet, onto);
  return {
    key: entranceKey({ corner, lie }),
    what: { kind: 'entrance', square: keyOf(corner), lie: sidesOf(lie), onto: keyOf(onto), loot },
    subject: { spot: xy(corner) },
  };
}

/** DM-SET-05. */
function* firstSpell(world: World, sheet: Sheet): Rule {
  const spell = yield* decided<Spell>(
    world,
    'DM-SET-05',
    () => nextSpell(sheet),
    () => ({
      by: sheet.seat,
      topic: { kind: 'the first spell', player: sheet.name },
      about: sheet.name,
      options: spellOptions(SPELLS),
    }),
  );
  sheet.spells.push(spell);
  tell(world, () => ({
    kind: 'spell circled',
    clause: 'DM-SET-05',
    player: sheet.name,
    spell,
    from: 'start',
    coin: sheet.coin,
  }));
}

export function spellOptions(spells: readonly Spell[]): { readonly key: Spell; readonly what: What }[] {
  return SPELLS.filter((it) => spells.includes(it)).map((spell) => ({ key: spell, what: { kind: 'spell', spell } }));
}
