import { unreachable } from '@understory/table';
import { ONE_USE, type OneUse } from './search.table.ts';
import type { Deed, Monster, Step } from './world.ts';

/** Something Kora may want to do. */
export type Move =
  | { readonly kind: 'search' }
  | { readonly kind: 'use'; readonly item: OneUse }
  | Exclude<Deed, { readonly kind: 'done' }>
  | { readonly kind: 'step'; readonly heading: Step };

/** The deeds of phase 5, made once: playouts ask for them thousands of times a second. */
export const ATTACK = {
  grislyk: { kind: 'attack', monster: 'grislyk' },
  goblin: { kind: 'attack', monster: 'goblin' },
  skeleton: { kind: 'attack', monster: 'skeleton' },
} as const satisfies Readonly<Record<Monster, Deed>>;
export const MOVE = { kind: 'move' } as const satisfies Deed;
export const DONE = { kind: 'done' } as const satisfies Deed;

export type DeedKey = `attack ${Monster}` | 'move' | 'done';

/** The key of a deed, as saves hold it. */
export function keyOf(deed: Deed): DeedKey {
  switch (deed.kind) {
    case 'attack':
      return `attack ${deed.monster}`;
    case 'move':
    case 'done':
      return deed.kind;
    default:
      return unreachable(deed);
  }
}

/** Every move by the words that scenarios have for it: `search`, `use balm`, `attack goblin`, `on`. */
export const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['search', { kind: 'search' }],
  ...ONE_USE.map((item) => [`use ${item}`, { kind: 'use', item }] as const),
  ...[...Object.values(ATTACK), MOVE].map((deed) => [keyOf(deed), deed] as const),
  ...(['on', 'back', 'down'] as const).map((heading) => [heading, { kind: 'step', heading }] as const),
]);
