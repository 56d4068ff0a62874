import type { BeadKind } from '@understory/page';
import type { Answer, Mind as AnyMind, Thought as AnyThought } from '@understory/table';
import type { Who } from '../../../events.ts';
import type { DeedKind } from '../../cards/tree/deeds.ts';
import type { Tick } from '../../events.ts';
import type { Den } from '../den.ts';
import { sizeOf, whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { type Deed, isAttack } from '../past.ts';

/** What moves an autopilot to choose as it does (CH-DAT-04). `richest`, which that list allows, has no place here: no mind chooses by wealth. */
export type Reason =
  /** What was done to us, or at least tried, in which line; how often in all. No deed: nobody remembers which. */
  | {
      readonly key: 'grudge';
      readonly of: Who;
      readonly deed: DeedKind | null;
      readonly tried: boolean;
      readonly at: Tick | null;
      readonly n: number;
    }
  | { readonly key: 'fear'; readonly of: Who; readonly n: number; readonly ours: number }
  | { readonly key: 'nature' | 'kin'; readonly tag: string }
  | { readonly key: 'in the way' | 'deny' | 'they hate us' | 'away from' | 'lair of' | 'their home'; readonly of: Who }
  /** `n` is out of how many. */
  | { readonly key: 'best'; readonly worth: number; readonly n: number }
  | { readonly key: 'only choice'; readonly worth: number }
  | { readonly key: 'not worth it'; readonly worth: number | null }
  | { readonly key: 'villainy'; readonly work: string }
  | { readonly key: 'strength' | 'hated' | 'wins over'; readonly n: number }
  | { readonly key: 'with every ★'; readonly ours: number; readonly theirs: number }
  | { readonly key: 'would leave'; readonly bead: BeadKind }
  | {
      readonly key:
        | 'one colour'
        | 'habit'
        | 'weakest'
        | 'nearest'
        | 'last bead'
        | 'nothing to win'
        | 'no grudge'
        | 'least grudge'
        | 'built villainy'
        | 'hunger'
        | 'prey'
        | 'empty lair'
        | 'ruins'
        | 'open cave'
        | 'room in the rock'
        | 'sought'
        | 'worth the way'
        | 'unknown place'
        | 'nothing else';
    };

/** What a mind thinks, and why. */
export type Thought<A extends Answer> = AnyThought<A, Reason>;
export type Mind<A extends Answer> = AnyMind<A, Reason>;

/** Why a rival is one: the last wrong it did. */
export function oldWrong(me: Monster, rival: Creature): Reason {
  const wrongs = me.past.deeds.filter((it) => it.by === rival.id && it.to === me.id && isWrong(it));
  const last = wrongs.at(-1);
  return {
    key: 'grudge',
    of: whoOf(rival),
    deed: last?.did ?? null,
    tried: last?.won === false,
    at: last?.tick ?? null,
    n: wrongs.length,
  };
}

function isWrong({ did, won }: Deed): boolean {
  return isAttack(did) || (did === 'recruit' && won === true);
}

export function fearOf(den: Den, me: Monster, threat: Creature): Reason {
  return { key: 'fear', of: whoOf(threat), n: sizeOf(den, threat), ours: sizeOf(den, me) };
}

/** The best of this many options; for a single option the reason is that there was no other. */
export function bestOf(value: number, many: number): Reason {
  const worth = rounded(value);
  return many === 1 ? { key: 'only choice', worth } : { key: 'best', worth, n: many };
}

/** To two places. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
