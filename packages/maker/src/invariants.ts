import { type Entry, unreachable } from '@understory/table';
import { ROUNDS } from './bot/builder.ts';
import type { Event } from './events.ts';
import { BACK, keyOf, N_SQUARES, neighbour, OUT, type Square } from './grid.ts';
import { MOST_HEROES } from './hero/visit.ts';
import { ENTRANCE, POND } from './market.ts';
import { buildingScore } from './score/building-score.ts';
import { finalScore } from './score/final-score.ts';
import { DUNGEON_HP, isPathTile, itemAt, MOST_PIPS, NO_LOOT, type Sheet, START_COIN } from './sheet.ts';
import type { World } from './world.ts';

/** Which promises of the rules (DM-INV) a world breaks as it stands, each in a sentence; none if all is well. */
export function faultsOf(world: World): string[] {
  const { sheets, phase } = world;
  return sheets.flatMap((sheet) => [
    ...moneyFaults(sheet),
    ...squareFaults(sheet),
    ...pipFaults(sheet),
    ...lootFaults(sheet),
    ...(phase === 'over' ? endFaults(world, sheet) : []),
  ]);
}

/** The most coin that can pass through a player's hands. */
const MOST_COIN = 40;

function moneyFaults({ name, coin, gems, potions, rounds }: Sheet): string[] {
  const got = START_COIN + 4 * gems + 2 * potions;
  return [
    ...(coin < 0 || got > MOST_COIN || coin > got ? [`DM-INV-01: ${name} has ${coin} coin of ${got}`] : []),
    ...(rounds.length > ROUNDS ? [`DM-INV-02: ${name} has played ${rounds.length} rounds`] : []),
  ];
}

function squareFaults(sheet: Sheet): string[] {
  const faults: string[] = [];
  const linked = linkedTiles(sheet);
  for (let square = 0; square < N_SQUARES; square++) {
    const item = itemAt(sheet, square);
    const at = keyOf(square);
    if (item && item !== ENTRANCE && sheet.loot[square] !== NO_LOOT)
      faults.push(`DM-INV-03: ${item.name} over loot on ${at}`);
    if (isPathTile(sheet, square) !== (item !== null && hasPath(sheet, square)))
      faults.push(`DM-INV-03: half a tile on ${at}`);
    if (isPathTile(sheet, square) && !linked.has(square))
      faults.push(`DM-INV-04: ${at} is not linked with the entrance`);
    if (sheet.traps[square] !== 0 && (!isPathTile(sheet, square) || item?.kind === 'gate' || item?.kind === 'boss'))
      faults.push(`DM-INV-05: a trap on ${at}`);
  }
  if (new Set(sheet.drawn).size !== sheet.drawn.length) faults.push('DM-INV-03: a square was drawn twice');
  return faults;
}

function hasPath(sheet: Sheet, square: Square): boolean {
  const item = itemAt(sheet, square);
  if (item === POND) return sheet.drawn.includes(square);
  return item?.kind === 'path' || item?.kind === 'gate' || item?.kind === 'boss';
}

/** All tiles that one can walk to from the entrance. */
function linkedTiles(sheet: Sheet): Set<Square> {
  const tiles = new Set(sheet.drawn.slice(0, 1));
  for (const tile of tiles) {
    for (let way = 0; way < 4; way++) {
      const next = neighbour(tile, way);
      if (next < 0 || ((sheet.openings[tile] ?? 0) & (OUT[way] ?? 0)) === 0) continue;
      if (((sheet.openings[next] ?? 0) & (BACK[way] ?? 0)) !== 0) tiles.add(next);
    }
  }
  return tiles;
}

function pipFaults(sheet: Sheet): string[] {
  let [str, int] = [0, 0];
  for (let square = 0; square < N_SQUARES; square++) {
    str += itemAt(sheet, square)?.pips.str ?? 0;
    int += itemAt(sheet, square)?.pips.int ?? 0;
  }
  const { pips, name } = sheet;
  const isWrong = pips.str !== str || pips.int !== int || str > MOST_PIPS || int > MOST_PIPS;
  return isWrong ? [`DM-INV-06: ${name} has ${pips.str} and ${pips.int} pips, built are ${str} and ${int}`] : [];
}

function lootFaults({ name, gems, potions, spells, spent, rounds }: Sheet): string[] {
  const third = rounds.findIndex((it, i) => it.did === 'collected' && gemsIn(rounds.slice(0, i + 1)) === 3);
  const tooSoon = rounds.some((it, i) => it.did === 'collected' && it.what === 'potion' && (third < 0 || i < third));
  const isTooMuch = gems > 4 || potions > 2 || spells.length > 3 || new Set(spells).size !== spells.length;
  const isUncounted = spells.length > 0 && spells.length !== 1 + potions;
  const isOddlySpent = spent.some((it) => !spells.includes(it)) || new Set(spent).size !== spent.length;
  return tooSoon || isTooMuch || isUncounted || isOddlySpent
    ? [`DM-INV-07: ${name} has ${gems} gems, ${potions} potions and ${spells.length} spells`]
    : [];
}

function gemsIn(rounds: Sheet['rounds']): number {
  return rounds.filter((it) => it.did === 'collected' && it.what === 'gem').length;
}

function endFaults(world: World, sheet: Sheet): string[] {
  const { name, rounds, heroes, souls, crosses, building } = sheet;
  const escapes = heroes.filter((it) => it.fate === 'escaped').length;
  const faults: string[] = [];
  if (rounds.length !== ROUNDS) faults.push(`DM-INV-02: ${name} has played ${rounds.length} rounds`);
  if (heroes.length < 1 || heroes.length > MOST_HEROES || souls + escapes !== heroes.length)
    faults.push(`DM-INV-08: ${heroes.length} heroes, ${souls} souls and ${escapes} escapes`);
  if (crosses < 0 || crosses > DUNGEON_HP) faults.push(`DM-INV-08: ${crosses} crosses`);
  if (world.sheets.length === 1) {
    const mends = sheet.spent.includes('Mend') ? 1 : 0;
    if (crosses !== escapes - mends)
      faults.push(`DM-INV-08: ${escapes} escapes and ${mends} Mends, but ${crosses} crosses`);
  }
  const rooms = building?.shapes.flatMap((it) => it.squares) ?? [];
  if (new Set(rooms).size !== rooms.length) faults.push(`DM-INV-10: ${name} has a room in two shapes`);
  if (building?.points !== buildingScore(sheet).points) faults.push(`DM-INV-10: ${name}’s building score has changed`);
  const score = (building?.points ?? 0) + 3 * souls - 2 * crosses;
  if (finalScore(sheet) !== score) faults.push(`DM-INV-11: ${name} scores ${finalScore(sheet)}, not ${score}`);
  return [...faults, ...walkFaults(world, sheet)];
}

/** DM-INV-09: no tile is resolved twice, Snare apart, and none after the exit tile. */
function walkFaults({ journal }: World, { name, exit }: Sheet): string[] {
  const faults: string[] = [];
  let walked = new Set<string>();
  let checked = new Map<string, number>();
  let snares = 0;
  for (const line of journal.entries as readonly object[] as readonly (Entry & Event)[]) {
    if (!('player' in line) || line.player !== name) continue;
    switch (line.kind) {
      case 'hero enters':
        [walked, checked, snares] = [new Set(), new Map(), 0];
        break;
      case 'spell cast':
        if (line.spell === 'Snare') snares++;
        break;
      case 'walked':
        if (walked.has(line.square)) faults.push(`DM-INV-09: ${line.square} was entered twice`);
        if (exit !== null && walked.has(keyOf(exit)))
          faults.push(`DM-INV-09: ${line.square} was entered after the exit tile`);
        walked.add(line.square);
        break;
      case 'dangers':
        checked.set(line.square, (checked.get(line.square) ?? 0) + 1);
        if ([...checked.values()].reduce((sum, it) => sum + it - 1, 0) > snares)
          faults.push(`DM-INV-09: ${line.square} was resolved twice`);
        break;
      case 'entrance drawn':
      case 'spell circled':
      case 'collected':
      case 'tool upgraded':
      case 'round passed':
      case 'built':
      case 'exit drawn':
      case 'building scored':
      case 'went back':
      case 'check passed':
      case 'check failed':
      case 'hurt':
      case 'hero died':
      case 'hero escaped':
      case 'phase ended':
      case 'final score':
        break;
      default:
        return unreachable(line);
    }
  }
  return faults;
}
