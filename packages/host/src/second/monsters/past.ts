import { unreachable } from '@understory/table';
import { type Dealing, type DeedKind, isVerb, wordsOf } from '../cards/tree/deeds.ts';
import type { Glyph, Kind, When } from '../cards/tree/words.ts';
import type { Tick } from '../events.ts';

/** What a group did, and what was done to it, on its own clock (H2-MON-124). A card that comes back starts with none (H2-MON-125). */
export interface Past {
  readonly deeds: Deed[];
  readonly losses: Loss[];
  readonly victims: Victim[];
  /** The moment it spawned. */
  readonly spawned: number;
  /** When its running lifecycle, and the one before, began. */
  began: number;
  lastBegan: number;
  /** When it last stood at each of its `if` lines, and at the first of them. */
  readonly stood: Map<object, number>;
  stoodAtIfs: number;
}

/** One deed, as both sides remember it. */
export interface Deed {
  readonly at: number;
  readonly turn: number;
  /** The tick of the journal's line that tells of it: the last one when it was done. */
  readonly tick: Tick;
  readonly by: string;
  /** The target, if it had one. */
  readonly to: string | null;
  readonly did: DeedKind;
  /** Whether the actor won; null where nothing was rolled. */
  readonly won: boolean | null;
}

/** A bead lost to somebody else, or to nobody. Beads spent are not lost (H2-CRD-227). */
interface Loss {
  readonly at: number;
  readonly symbol: Glyph;
  readonly by: string | null;
}

/** A group as others see it; of a dead one, as it was when it died (H2-CRD-228). */
export interface Seen {
  readonly id: string;
  readonly kind: Kind;
  readonly tags: readonly string[];
  readonly size: number;
  readonly wealth: number;
  readonly bonus: number;
  readonly power: number;
  readonly blood: boolean;
  readonly bones: boolean;
}

/** Somebody it wiped out, as it was when it died (H2-CRD-228). */
interface Victim extends Seen {
  readonly at: number;
}

/** A stretch of a group's own time (H2-MON-124). */
export type Window = When | 'lately' | 'ever';

export function newPast(moment: number): Past {
  return {
    deeds: [],
    losses: [],
    victims: [],
    spawned: moment,
    began: moment,
    lastBegan: moment,
    stood: new Map(),
    stoodAtIfs: moment,
  };
}

/** H2-MON-124: does a moment lie in the window? `line` is the `if` line that asks. */
export function isIn(past: Past, window: Window, at: number, line: object | null = null): boolean {
  switch (window) {
    case 'this turn':
      return at >= past.began;
    case 'last turn':
      return at >= past.lastBegan && at < past.began;
    case 'lately':
      return at >= ((line && past.stood.get(line)) ?? (line ? past.spawned : past.stoodAtIfs));
    case 'ever':
      return at >= past.spawned;
    default:
      return unreachable(window);
  }
}

/** H2-MON-126. */
export function isAttack(did: DeedKind): boolean {
  return isVerb(did) && wordsOf(did).attack === true;
}

/** H2-CRD-208: some deeds count only if they succeeded. */
export function countsAsDone({ did, won }: Deed): boolean {
  return won === true || !(isVerb(did) && wordsOf(did).ifWon);
}

/** H2-CRD-208: did `by` do this to `to`, as the cards say it? */
export function isDealing(done: Deed, dealing: Dealing): boolean {
  if (dealing === 'meet') return true;
  if (dealing === 'attack') return isAttack(done.did);
  return done.did === dealing && countsAsDone(done);
}
