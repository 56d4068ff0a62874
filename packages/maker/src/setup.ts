import type { Option, Rule } from '@understory/table';
import { defaultEntrance } from './bot/entrance.ts';
import { nextSpell } from './bot/spells.ts';
import { CORNERS, ENTRANCE_LIES, type Entrance, leadsTo } from './corners.ts';
import { decided, twoDice } from './decide.ts';
import { keyOf, type Openings, openings, type Square, shown, sidesOf, squareAt, squareOf, xy } from './grid.ts';
import { ENTRANCE } from './market.ts';
import { GEM, type Loot, lootAt, NO_LOOT, POTION, type Sheet } from './sheet.ts';
import { SPELL_ROWS, SPELLS, type Spell } from './spells.ts';
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
      for: `where ${loot} ${nth} lies`,
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
        text: `A ${loot} lies on ${shown(square)}.`,
      }));
      return;
    }
    tell(world, () => ({
      kind: 'thrown again',
      clause: 'DM-SET-02',
      square: keyOf(square),
      text: `${shown(square)} holds loot already: both dice are thrown again.`,
    }));
  }
}

/** DM-SET-03. */
export function* drawEntrance(world: World, sheet: Sheet): Rule {
  const key = yield* decided(
    world,
    'DM-SET-03',
    () => entranceKey(defaultEntrance(sheet)),
    () => ({
      by: sheet.seat,
      prompt: `${whose(world, sheet)}Where does the entrance go?`,
      about: sheet.name,
      options: CORNERS.flatMap((corner) => ENTRANCE_LIES.map((lie) => entranceOption(sheet, corner, lie))),
    }),
  );
  const [where = '', sides = ''] = key.split(' ');
  const corner = squareOf(where) ?? 0;
  setEntrance(sheet, corner, openings(sides));
  tell(world, () => {
    const under = lootAt(sheet, corner);
    return {
      kind: 'entrance drawn',
      // The only item that may be drawn over loot, which stays and is in reach.
      clause: under === null ? 'DM-SET-03' : 'DM-SET-04',
      player: sheet.name,
      square: keyOf(corner),
      lie: sides,
      text: `${sheet.name} draws the entrance on ${shown(corner)}, lying ${sides}${under === null ? '' : `, over a ${under}`}.`,
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

function entranceOption(sheet: Sheet, corner: Square, lie: Openings): Option {
  const next = leadsTo(corner, lie);
  const loot = lootAt(sheet, next);
  return {
    key: entranceKey({ corner, lie }),
    text: `${shown(corner)}, ${sidesOf(lie) === 'NS' ? 'north–south' : 'east–west'}`,
    does: `opens onto ${shown(next)}${loot === null ? '' : `, where a ${loot} lies`}`,
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
      prompt: `${whose(world, sheet)}Which spell is circled from the start?`,
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
    text: `${sheet.name} begins with ${sheet.coin} coin, the plain tool and ${spell}.`,
  }));
}

export function spellOptions(spells: readonly Spell[]): Option<Spell>[] {
  return SPELL_ROWS.filter((it) => spells.includes(it.spell)).map(({ spell, own }) => ({
    key: spell,
    text: spell,
    does: own.does,
  }));
}

/** Who is spoken to, where several play. */
export function whose(world: World, sheet: Sheet): string {
  return world.sheets.length > 1 ? `${sheet.name}: ` : '';
}
