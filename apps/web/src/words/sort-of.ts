import type { Entry } from '@understory/table';
import { notable } from './notable.ts';

/** What a line of the record is about, to look for its like. */
export const SORTS = {
  notable: 'turning points',
  battles: 'battles',
  building: 'digging and building',
  lives: 'births and deaths',
  treasure: 'treasure',
  travel: 'journeys and dealings',
  world: 'the world itself',
  dice: 'dice',
  choices: 'choices',
} as const;
export type Sort = keyof typeof SORTS;

const BY_KIND: Readonly<Record<string, Sort>> = {
  rolled: 'dice',
  'rolled tags': 'dice',
  'rolled again': 'dice',
  chose: 'choices',
  spotted: 'choices',
  named: 'choices',
  ...all('battles', [
    ...['conflict', 'fought', 'invasion', 'encounter', 'slain', 'hunted', 'rebelled', 'annexed', 'no contest'],
    ...['contact', 'catastrophe', 'prepared', 'attacked', 'missed', 'wounded', 'burnt', 'tested'],
  ]),
  ...all('building', [
    ...['built', 'drew', 'works', 'opened', 'tunnelled', 'exhausted', 'marked', 'struck out', 'repair failed'],
    ...['demon bound', 'tunneller', 'buried', 'prospered'],
  ]),
  ...all('lives', [
    ...['founded', 'spawned', 'split', 'joined', 'died', 'left', 'destroyed', 'lost', 'colony died', 'colony lost'],
    ...['civilization ended', 'cleared away', 'monster gone', 'demon gone', 'bead gone', 'departed', 'sacrificed'],
    ...['fell', 'parted', 'card drawn'],
  ]),
  ...all('treasure', [
    'epic treasure',
    'gained',
    'spent',
    'exported',
    'gathered',
    'handed over',
    'left lying',
    'left behind',
    'bonus',
    'treasure left',
    'searched',
    'kept',
    'used',
    'objective',
  ]),
  ...all('travel', [
    'moved',
    'relocated',
    'explored',
    'scouted',
    'dealing',
    'met',
    'taken up',
    'got up',
    'seated',
    'walked',
    'lair left',
    'set out',
    'stepped',
    'placed',
    'halted',
    'crept',
    'advanced',
    'came',
    'arrived',
  ]),
};

/** The one sort that a line belongs to besides being a turning point. What no other sort claims is of the world. */
export function sortOf(entry: Pick<Entry, 'kind'>): Exclude<Sort, 'notable'> {
  return Object.hasOwn(BY_KIND, entry.kind) ? (BY_KIND[entry.kind] as Exclude<Sort, 'notable'>) : 'world';
}

/** What a group gains is a birth if it is one of its own. */
export function isOf(entry: Entry, sort: Sort): boolean {
  if (sort === 'notable') return notable(entry) !== null;
  return sortOf(entry) === sort || (sort === 'lives' && isBirth(entry));
}

function isBirth(entry: Entry): boolean {
  const { bead, beads } = entry as Entry & { readonly bead?: unknown; readonly beads?: unknown };
  return entry.kind === 'gained' && [bead, beads].some((it) => it === 'population' || String(it).includes('●'));
}

function all(sort: Sort, kinds: readonly string[]): Record<string, Sort> {
  return Object.fromEntries(kinds.map((kind) => [kind, sort]));
}
