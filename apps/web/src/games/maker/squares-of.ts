import { ITEMS, type Item, type Sheet, sidesOf, type World, whyNotBuild, whyNotCollect } from '@understory/maker';
import type { Answer, Ask, Option } from '@understory/table';

/** The options of an ask by the square that each stands for, `3,2`: one, or several lies. */
export function squaresOf(ask: Ask | null): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  if (ask?.ask !== 'choose') return found;
  for (const option of ask.options) {
    const { subject } = option;
    if (!subject || !('spot' in subject)) continue;
    const at = `${subject.spot.x},${subject.spot.y}`;
    found.set(at, [...(found.get(at) ?? []), option]);
  }
  return found;
}

/** Who is asked, `player 1`; nobody where dice are thrown. */
export function askedSeat(ask: Ask | null): string | undefined {
  return ask && ask.ask !== 'roll' ? ask.by : undefined;
}

/** The item that a square or a lie is being chosen for: the last one answered in this round; null if another thing is asked. */
export function itemAsked(ask: Ask | null, trail: readonly { readonly answer: Answer }[]): Item | null {
  if (ask?.ask !== 'choose' || ask.clause !== 'DM-BLD-03' || !/, (square|lie)$/.test(ask.about)) return null;
  const key = trail.findLast(({ answer }) => ITEMS.some((it) => it.key === answer))?.answer;
  return ITEMS.find((it) => it.key === key) ?? null;
}

/** How the path of an option lies: `NES`; empty for what has no path. The entrance is asked with its corner, `1,1 NS`. */
export function lieOf({ key }: Option): string {
  return /(?:^|\s)([NESW]+)$/.exec(key)?.[1] ?? '';
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
export const ALL: readonly string[] = Array.from({ length: 36 }, (_, i) => `${(i % 6) + 1},${Math.floor(i / 6) + 1}`);

export interface Refusal {
  readonly clause: string;
  readonly text: string;
}

/** Why a square can't be taken for what is asked; null if it can, or nothing is asked of the sheet. */
export function refusalAt(
  ask: Ask | null,
  world: World,
  sheet: Sheet,
  item: Item | null,
  square: string,
): Refusal | null {
  if (ask?.ask !== 'choose' || squaresOf(ask).has(square)) return null;
  if (ask.clause === 'DM-LOT-02') return whyNotCollect(sheet, ALL.indexOf(square));
  if (ask.clause === 'DM-SET-03') return { clause: 'DM-SET-03', text: 'The entrance goes on one of the four corners.' };
  if (ask.clause === 'DM-EXT-02')
    return { clause: 'DM-EXT-02', text: 'The stairs go on a square without an item beside the exit tile.' };
  return item ? whyNotBuild(world, sheet, { item: item.key, square }) : null;
}
