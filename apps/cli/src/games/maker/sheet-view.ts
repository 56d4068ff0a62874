import type { SheetPicture, SquarePicture } from '@understory/maker';

/** How many letters wide a square is; it is three lines high. */
const WIDE = 7;
const SIDE = 6;

/** The middle of a plain path, by its openings. */
const BENDS: Readonly<Record<string, string>> = {
  NS: '║',
  EW: '═',
  NE: '╚',
  ES: '╔',
  SW: '╗',
  NW: '╝',
  NES: '╠',
  ESW: '╦',
  NSW: '╣',
  NEW: '╩',
  NESW: '╬',
};
const ARROWS: Readonly<Record<string, string>> = { N: '▼', S: '▲', W: '►', E: '◄' };

/** The dungeon drawn with letters: numbers along the top and the left side (DM-MAP-01), and what stands beside it. */
export function sheetView(sheet: SheetPicture): string {
  const map = gridLines(sheet.squares);
  const beside = besideLines(sheet);
  const rows = Math.max(map.length, beside.length);
  return Array.from({ length: rows }, (_, i) => `${(map[i] ?? '').padEnd(52)} ${beside[i] ?? ''}`.trimEnd()).join('\n');
}

function gridLines(squares: readonly SquarePicture[]): string[] {
  const numbers = Array.from({ length: SIDE }, (_, i) => centred(String(i + 1))).join(' ');
  const rule = (left: string, mid: string, right: string) =>
    `  ${left}${Array.from({ length: SIDE }, () => '─'.repeat(WIDE)).join(mid)}${right}`;
  const lines = [`   ${numbers}`, rule('┌', '┬', '┐')];
  for (let y = 1; y <= SIDE; y++) {
    const row = squares.filter((it) => it.y === y).map(drawn);
    for (let part = 0; part < 3; part++) lines.push(`${part === 1 ? y : ' '} │${row.map((it) => it[part]).join('│')}│`);
    lines.push(y === SIDE ? rule('└', '┴', '┘') : rule('├', '┼', '┤'));
  }
  return lines;
}

/** Three lines of a square: corridors from its middle to each opening, initials bottom left, damage bottom right (DM-MAP-04). */
function drawn(square: SquarePicture): [string, string, string] {
  const { openings, kind, isBridged, initial, damage, trap, item } = square;
  // Three letters, so that a way to the south stays in sight beside them.
  const short = initial || (trap ?? (kind === 'gate' ? item : null) ?? '').slice(0, 3);
  if (openings === '') return closed(square);
  const open = (side: string, sign: string) => (openings.includes(side) ? sign : ' ');
  const fill = isBridged ? '≈' : ' ';
  const top = `${fill.repeat(3)}${open('N', '║')}${fill.repeat(3)}`;
  const middle = `${open('W', '═').repeat(3)}${middleOf(square)}${open('E', '═').repeat(3)}`;
  const left = short.padEnd(3, fill);
  const right = (damage === null ? '' : String(damage)).padStart(3, fill);
  return [top, middle, `${left}${open('S', '║')}${right}`];
}

function middleOf({ item, kind, trap, openings, arrow }: SquarePicture): string {
  if (kind === 'gate') return '#';
  if (kind === 'boss') return '☠';
  if (trap !== null) return '^';
  if (item === 'entrance' && arrow !== null) return ARROWS[arrow] ?? 'E';
  return BENDS[openings] ?? '+';
}

function closed({ item, kind, loot, isStairs, initial, damage }: SquarePicture): [string, string, string] {
  const blank = ' '.repeat(WIDE);
  if (kind === 'acid pond') return ['≈'.repeat(WIDE), '≈'.repeat(WIDE), '≈'.repeat(WIDE)];
  if (isStairs) return [blank, centred('stairs'), blank];
  if (kind === 'monster')
    return [blank, centred(item === 'skeleton' ? 'skelet.' : (item ?? '')), ends(initial, damage)];
  return [blank, loot === null ? blank : centred(loot === 'gem' ? '◆ gem' : 'potion'), blank];
}

function ends(left: string, right: number | null): string {
  return ` ${left.padEnd(3)}${String(right ?? '').padStart(2)} `;
}

function centred(text: string): string {
  const left = Math.floor((WIDE - text.length) / 2);
  return `${' '.repeat(left)}${text}`.padEnd(WIDE);
}

/** DM-MAP-06, as far as it is filled in. */
function besideLines(sheet: SheetPicture): string[] {
  const { coin, gems, potions, tool, spells, rounds, pips, dungeonHp, souls, heroes } = sheet;
  return [
    '',
    sheet.name,
    '',
    `Coin      ${coin}`,
    `Gems      ${boxes(gems, 4)}`,
    `Potions   ${boxes(potions, 2)}`,
    `Tool      ${tool}`,
    `Rounds    ${boxes(rounds.length, 20)}`,
    `Str +1    ${boxes(pips.str, pips.most)}`,
    `Int +1    ${boxes(pips.int, pips.most)}`,
    `HP        ${boxes(dungeonHp.crossed, dungeonHp.most)}`,
    `Souls     ${boxes(souls, 5)}`,
    '',
    'Spells',
    ...(spells.length === 0 ? ['  none'] : spells.map((it) => `  ${it.spell}${it.isCast ? ' (cast)' : ''}`)),
    '',
    'Heroes          HP Str Int',
    ...heroes.map(
      (it) =>
        `  ${it.type.padEnd(12)}${num(it.hp)}${num(it.str)}${num(it.int)}  ${it.fate === 'dead' ? 'dead' : `escaped with ${it.left}`}`,
    ),
  ];
}

function boxes(many: number, of: number): string {
  return '■'.repeat(many) + '□'.repeat(Math.max(0, of - many));
}

function num(value: number): string {
  return String(value).padStart(4);
}
