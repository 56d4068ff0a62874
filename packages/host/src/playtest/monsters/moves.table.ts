import { type Clause, type Table, table } from '@understory/table';
import type { Flavour, GroupKind } from './flavours.table.ts';

/** PT-ENC-T1, but for what is weird. */
export type Result = 'Fumble' | 'Failure' | 'Meeting' | 'Success' | 'Crit';

/** PT-ENC-T1: the die with what is added; less than 1 and more than 10 are as those. */
export const challenge: Table<Result | 'weird'> = table('PT-ENC-T1', '1d10', {
  '1': 'Fumble',
  '2-4': 'Failure',
  '5': 'weird',
  '6': 'Meeting',
  '7-9': 'Success',
  '10': 'Crit',
});

/** The results that are moves, with their totals as they are printed. */
export const RESULTS: readonly { readonly result: Result; readonly total: string }[] = [
  { result: 'Fumble', total: '1 or less' },
  { result: 'Failure', total: '2–4' },
  { result: 'Meeting', total: '6' },
  { result: 'Success', total: '7–9' },
  { result: 'Crit', total: '10 or more' },
];

/** A keyword of a move (PT-KEY). */
export type Keyword =
  | { readonly do: 'lose' | 'pay' | 'slay' | 'loot' | 'gain'; readonly many: number }
  | { readonly do: 'bonus' | 'serve' | 'flee' | 'infest' }
  /** PT-KEY-05, -06: instead of the slaying, if it is an alpha. */
  | { readonly do: 'exterminate'; readonly else: number };

/** A move: its printed name, and its keywords in printed order. */
export interface Move {
  readonly name: string;
  readonly parts: readonly Keyword[];
}

/** PT-ENC-T2. */
const MOVES: Readonly<Record<GroupKind, Readonly<Record<Result, Move>>>> = {
  delvers: {
    Fumble: {
      name: 'Retreat',
      parts: [
        { do: 'lose', many: 1 },
        { do: 'pay', many: 1 },
      ],
    },
    Failure: { name: 'Appease', parts: [{ do: 'pay', many: 1 }] },
    Meeting: { name: 'Trade', parts: [{ do: 'bonus' }] },
    Success: { name: 'Heist', parts: [{ do: 'loot', many: 1 }] },
    Crit: {
      name: 'Sack',
      parts: [
        { do: 'loot', many: 1 },
        { do: 'exterminate', else: 2 },
      ],
    },
  },
  breeders: {
    Fumble: { name: 'Collapse', parts: [{ do: 'lose', many: 2 }] },
    Failure: { name: 'Bribe', parts: [{ do: 'pay', many: 1 }, { do: 'bonus' }] },
    Meeting: {
      name: 'Embattle',
      parts: [
        { do: 'lose', many: 1 },
        { do: 'slay', many: 1 },
      ],
    },
    Success: { name: 'Raid', parts: [{ do: 'loot', many: 1 }] },
    Crit: { name: 'Infest', parts: [{ do: 'infest' }, { do: 'loot', many: 1 }] },
  },
  alpha: {
    Fumble: { name: 'Flee', parts: [{ do: 'flee' }] },
    Failure: { name: 'Serve', parts: [{ do: 'serve' }] },
    Meeting: { name: 'Extort', parts: [{ do: 'loot', many: 1 }] },
    Success: { name: 'Hunt', parts: [{ do: 'slay', many: 1 }] },
    Crit: { name: 'Terrorize', parts: [{ do: 'exterminate', else: 1 }, { do: 'bonus' }] },
  },
};

/** What flavours do in their own way: ant lions pupate, kobolds gain by bribes, orcs and hill giants loot twice as much. */
const OWN: Readonly<Record<string, Partial<Record<Result, Move>>>> = {
  'ant lions': { Success: { name: 'Pupate', parts: [{ do: 'gain', many: 1 }] } },
  kobolds: {
    Failure: {
      name: 'Bribe',
      parts: [
        { do: 'pay', many: 1 },
        { do: 'gain', many: 1 },
      ],
    },
  },
  orcs: { Success: { name: 'Raid', parts: [{ do: 'loot', many: 2 }] } },
  'hill giant': { Meeting: { name: 'Extort', parts: [{ do: 'loot', many: 2 }] } },
};

export function moveOf(kind: GroupKind, { key }: Flavour, result: Result): Move {
  return OWN[key]?.[result] ?? MOVES[kind][result];
}

/** The key of a move's words: its name, and whose it is where a flavour has it in its own way. */
export function moveKey(kind: GroupKind, { key }: Flavour, move: Move): string {
  return Object.values(MOVES[kind]).includes(move) ? move.name : `${move.name} of ${key}`;
}

/** By which row a move is played. */
export function moveClause(result: Result): Clause {
  return `PT-ENC-T2.${result}`;
}
