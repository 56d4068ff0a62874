import { Catalogue, type Fact, type Reading, Thing } from '@understory/table/words';
import { ENTRANCE, ITEMS, type Item, offered, type Stats } from '../market.ts';
import { ENGLISH, MEMBERS } from './english.ts';

const STATS = { str: 'Str', int: 'Int' } as const;

/** What the messages of this game may use besides. */
export const FUNCTIONS: NonNullable<Reading<unknown>['functions']> = {
  /** `A($item)`: "a Slime", "an Iron Gate", "Spikes". */
  A: ([thing]) => (isMany(thing) ? `${thing}` : `${/^[aeiou]/i.test(String(thing)) ? 'an' : 'a'} ${thing}`),
  STAT: ([stat]) => STATS[String(stat) as keyof typeof STATS],
};

function isMany(thing: unknown): boolean {
  return thing instanceof Thing && thing.count === 'many';
}

const members = new Catalogue(ENGLISH.language, MEMBERS, FUNCTIONS);

/** One member of a list. */
export function member(message: keyof typeof MEMBERS, facts: Readonly<Record<string, Fact>>): string {
  return members.say(message, facts);
}

/** `+1 Str` and `+1 Int`, as far as there are any. */
export function eachStat(message: keyof typeof MEMBERS, { str, int }: Stats): string[] {
  return [
    ...(str > 0 ? [member(message, { number: str, stat: 'str' })] : []),
    ...(int > 0 ? [member(message, { number: int, stat: 'int' })] : []),
  ];
}

/** What a list is told as, empty as none. */
export function listed(members: readonly string[]): Fact {
  return members.length === 0 ? null : members;
}

export function offerOf(dice: readonly [number, number]): string[] {
  return [...offered(dice)].map(([kind, number]) => member('offer', { kind, number }));
}

/** `(3,2)` */
export function place(square: string): string {
  return `(${square})`;
}

export function itemFor(key: string): Item | null {
  return [...ITEMS, ENTRANCE].find((it) => it.key === key) ?? null;
}

/** Spikes and darts are several. */
const SEVERAL: ReadonlySet<string> = new Set(['spikes', 'darts']);

export function nameOf(key: string): Thing {
  return new Thing(itemFor(key)?.name ?? key, SEVERAL.has(key) ? 'many' : 'one');
}
