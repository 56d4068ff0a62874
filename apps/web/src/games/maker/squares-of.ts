import {
  ITEMS,
  type Item,
  keyOf,
  questionOf,
  type Refusal,
  refusalText,
  type Sheet,
  sidesOf,
  squareAt,
  type World,
  whatOf,
  whyNotBuild,
  whyNotCollect,
} from '@understory/maker';
import { type Ask, type AskInWords, type Option, type OptionInWords, unreachable } from '@understory/table';

/** The options of an ask by the square that each stands for, `3,2`: one, or several lies. */
export function squaresOf(ask: AskInWords | null): ReadonlyMap<string, readonly OptionInWords[]> {
  const found = new Map<string, OptionInWords[]>();
  if (ask?.ask !== 'choose') return found;
  for (const option of ask.options) {
    const { subject } = option;
    if (!subject || !('spot' in subject)) continue;
    const at = keyOf(squareAt(subject.spot.x, subject.spot.y));
    found.set(at, [...(found.get(at) ?? []), option]);
  }
  return found;
}

/** Who is asked, `player 1`; nobody where dice are thrown. */
export function askedSeat(ask: Ask | AskInWords | null): string | undefined {
  return ask && ask.ask !== 'roll' ? ask.by : undefined;
}

/** The item that a square or a lie is being chosen for; null if another thing is asked. */
export function itemAsked(ask: Pick<Ask, 'topic'> | null): Item | null {
  const asked = ask && questionOf(ask);
  if (asked?.kind !== 'on which square' && asked?.kind !== 'how it lies') return null;
  return ITEMS.find((it) => it.key === asked.item) ?? null;
}

/** How the path of an option lies: `NES`; empty for what has no path. The entrance is asked with its corner. */
export function lieOf(option: Pick<Option, 'what'>): string {
  const what = whatOf(option);
  return what?.kind === 'lie' || what?.kind === 'entrance' ? what.lie : '';
}

/** The first lie that fits on a square; empty for what has no path. */
export function firstLie(world: World, sheet: Sheet, item: Item, square: string): string {
  return (
    item.lies.map(sidesOf).find((lie) => whyNotBuild(world, sheet, { item: item.key, square, lie }) === null) ?? ''
  );
}

/** The squares where an item may go now. */
export function roomFor(world: World, sheet: Sheet, item: string): string[] {
  return ALL.filter((square) => whyNotBuild(world, sheet, { item, square }) === null);
}

/** All 36, row by row. */
export const ALL: readonly string[] = Array.from({ length: 36 }, (_, i) => keyOf(i));

/** Why not, in words. */
export interface Refused {
  readonly clause: string;
  readonly text: string;
}

/** Why a square can't be taken for what is asked; null if it can, or nothing is asked of the sheet. */
export function refusalAt(
  ask: AskInWords | null,
  world: World,
  sheet: Sheet,
  item: Item | null,
  square: string,
): Refused | null {
  if (ask?.ask !== 'choose' || squaresOf(ask).has(square)) return null;
  const asked = questionOf(ask);
  switch (asked.kind) {
    case 'which loot':
      return inWords(whyNotCollect(sheet, ALL.indexOf(square)));
    case 'where the entrance goes':
      return { clause: 'DM-SET-03', text: 'The entrance goes on one of the four corners.' };
    case 'where the stairs go':
      return { clause: 'DM-EXT-02', text: 'The stairs go on a square without an item beside the exit tile.' };
    case 'the first spell':
    case 'collect or build':
    case 'the spell of the potion':
    case 'what to build':
    case 'on which square':
    case 'how it lies':
    case 'whether the next hero comes':
    case 'whether to cast':
    case 'where loot lies':
    case 'the market':
    case 'which hero':
    case 'a check':
    case 'the way on':
      return item && inWords(whyNotBuild(world, sheet, { item: item.key, square }));
    default:
      return unreachable(asked);
  }
}

function inWords(refusal: Refusal | null): Refused | null {
  return refusal && { clause: refusal.clause, text: refusalText(refusal) };
}
