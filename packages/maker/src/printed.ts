import { HERO_TYPES } from './heroes.ts';
import { ITEMS, type Item, KINDS, type Kind, MARKET } from './market.ts';
import type { SheetPicture } from './picture.ts';
import { SHAPES } from './score/shapes.ts';
import { SPELL_ROWS } from './spells.ts';
import { spellText } from './telling/scores.ts';
import { type DrawnDungeon, dungeonOf } from './tiles.ts';

/** The whole sheet to be printed (DM-MAP-06), as plain data for a pen. */
interface Printed {
  readonly title: string;
  readonly dungeon: DrawnDungeon;
  readonly boxes: readonly {
    readonly title: string;
    readonly count: number;
    readonly crossed: number;
    readonly numbered?: boolean;
  }[];
  readonly blanks: readonly { readonly title: string; readonly value: string }[];
  readonly charts: readonly Chart[];
  readonly foot: string;
}

interface Chart {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  /** Beside each row the rooms of a shape, to be drawn. */
  readonly pictures?: readonly (readonly (readonly [number, number])[])[];
}

const EMPTY: DrawnDungeon = { tiles: [], loot: [], stairs: null };

/** A sheet as it was filled in; blank without one. */
export function printedSheet(sheet: SheetPicture | null): Printed {
  return {
    title: sheet ? `Dungeon Maker Deluxe: ${sheet.name}` : 'Dungeon Maker Deluxe',
    dungeon: sheet ? dungeonOf(sheet) : EMPTY,
    boxes: [
      { title: 'Rounds', count: 20, crossed: sheet?.rounds.length ?? 0, numbered: true },
      { title: 'Gems, 4 coin', count: 4, crossed: sheet?.gems ?? 0 },
      { title: 'Potions, 2 coin', count: 2, crossed: sheet?.potions ?? 0 },
      { title: 'Str of heroes +', count: 6, crossed: sheet?.pips.str ?? 0, numbered: true },
      { title: 'Int of heroes +', count: 6, crossed: sheet?.pips.int ?? 0, numbered: true },
      { title: 'Dungeon HP', count: 5, crossed: sheet?.dungeonHp.crossed ?? 0 },
      { title: 'Souls', count: 5, crossed: sheet?.souls ?? 0 },
    ],
    blanks: [
      { title: 'Maker', value: sheet?.name ?? '' },
      { title: 'Coin (20)', value: sheet ? String(sheet.coin) : '' },
      { title: 'Tool', value: sheet?.tool ?? '' },
      {
        title: 'Spells',
        value: sheet?.spells.map(({ spell, isCast }) => (isCast ? `(${spell})` : spell)).join(', ') ?? '',
      },
      { title: 'Building', value: sheet ? String(sheet.building) : '' },
      { title: 'Score', value: sheet ? String(sheet.score) : '' },
    ],
    charts: [heroRows(sheet?.heroes ?? []), ...CHARTS],
    foot: 'Check: 2d6 + stat reaches the number. 3 points a soul, 2 less for each dungeon HP crossed off. 3 gems upgrade the tool.',
  };
}

const LINE = '______';

/** The five rows of those who came (DM-MAP-06); lines to write on where nobody has come yet. */
function heroRows(heroes: SheetPicture['heroes']): Chart {
  return {
    title: 'Heroes who came',
    rows: Array.from({ length: 5 }, (_, i) => {
      const it = heroes[i];
      const stats = it ? [it.hp, it.str, it.int].map(String) : [LINE, LINE, LINE];
      const [hp = '', str = '', int = ''] = stats;
      const fate = it ? (it.fate === 'dead' ? 'dead' : `out with ${it.left}`) : 'dead / out';
      return [`${i + 1}`, it?.type ?? LINE.repeat(2), `HP ${hp}`, `Str ${str}`, `Int ${int}`, fate];
    }),
  };
}

const TITLES: Readonly<Record<Kind, string>> = {
  path: 'Paths: price',
  gate: 'Gates: price, what they do',
  boss: 'Boss monsters: price, what they do',
  trap: 'Traps: price, what they do',
  monster: 'Monsters: price, what they do',
  'acid pond': 'Acid pond: price, on a bridge over it',
};

const CHARTS: Printed['charts'] = [
  {
    title: 'Market: either die, or both',
    rows: [1, 2, 3, 4, 5, 6].map((value) => [String(value), kindsOf(value), String(value + 6), kindsOf(value + 6)]),
  },
  ...KINDS.map((kind) => ({ title: TITLES[kind], rows: ITEMS.filter((it) => it.kind === kind).map(wareRow) })),
  {
    title: 'Heroes: die 1 HP, die 2 type',
    rows: HERO_TYPES.map(({ name, hp, str, int }, i) => [`${i + 1} ${name}`, hp.join(' '), `Str ${str}`, `Int ${int}`]),
  },
  {
    title: 'Shapes of monsters, beside a path',
    rows: [
      ...SHAPES.map(({ name, points }) => [name, String(points)]),
      ['3 or 4 of one type', '+1'],
      ['Ponds together 1, 2, 3, 4, 5, 6', '1, 3, 6, 9, 12, 15'],
    ],
    pictures: SHAPES.map(({ rooms }) => rooms),
  },
  {
    title: 'Spells, once each; + in a rival’s dungeon',
    rows: SPELL_ROWS.flatMap(({ own, rival }) => [
      [own.name, spellText(own.name)],
      [`+ ${rival.name}`, spellText(rival.name)],
    ]),
  },
];

function kindsOf(value: number): string {
  const kinds = MARKET[value] ?? [];
  return kinds.length > 1 ? 'any kind' : (kinds[0] ?? '');
}

function wareRow({ name, initial, price, stat, check, damage, pips, loss, points }: Item): string[] {
  const says = [
    check > 0 ? `${stat === 'str' ? 'Str' : 'Int'} ${check}` : '',
    damage > 0 ? `-${damage} HP` : '',
    pips.str > 0 ? `+${pips.str} Str` : '',
    pips.int > 0 ? `+${pips.int} Int` : '',
    loss.str > 0 ? `fails: -${loss.str} Str` : '',
    loss.int > 0 ? `fails: -${loss.int} Int` : '',
    points > 0 ? `${points} pts` : '',
  ];
  return [initial ? `${name} (${initial})` : name, String(price), says.filter(Boolean).join(', ')];
}
