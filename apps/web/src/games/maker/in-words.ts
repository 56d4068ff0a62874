import { ITEMS, type SheetPicture, type SquarePicture } from '@understory/maker';

/** What lies on each square that is not empty, in words, row by row. */
export function inWords({ squares }: SheetPicture): { readonly at: string; readonly says: string }[] {
  return squares.map((it) => ({ at: it.at, says: wordsFor(it) })).filter(({ says }) => says !== '');
}

const SIDES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

function wordsFor(square: SquarePicture): string {
  const { item, openings, isBridged, trap, loot, isStairs, isExitTile, arrow, check } = square;
  const ways = [...openings].map((it) => SIDES[it]);
  const name = item === 'entrance' ? 'Entrance' : (ITEMS.find((it) => it.key === item)?.name ?? '');
  const stat = check && { str: 'Str', int: 'Int', lower: 'the lower of Str and Int' }[check.stat];
  return [
    isBridged ? 'Bridge over an Acid Pond' : name,
    ways.length > 0 ? `open to the ${ways.join(', ')}` : '',
    arrow ? `the way in from the ${SIDES[arrow]}` : '',
    trap ? `with ${trap}` : '',
    loot ? `a ${loot}` : '',
    isStairs ? 'the stairs out' : '',
    check ? `a hero checks ${stat} ${check.number}, damage ${check.damage}` : '',
    isExitTile && !isStairs ? 'exit tile' : '',
  ]
    .filter(Boolean)
    .join('; ');
}
