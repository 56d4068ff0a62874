import type { Event, EventKind } from '@understory/maker';
import type { Entry } from '@understory/table';

/** What is shown of a hero's way. */
const SHOWN = [
  'hero enters',
  'walked',
  'went back',
  'dangers',
  'check passed',
  'check failed',
  'hurt',
  'spell cast',
  'hero died',
  'hero escaped',
] as const satisfies readonly EventKind[];
type Shown = Entry & Extract<Event, { readonly kind: (typeof SHOWN)[number] }>;

/** One picture of a hero's way through a dungeon: where, how strong, and which line of the record tells what happened. */
export interface Frame {
  readonly tick: number;
  readonly square: string;
  /** `knight` */
  readonly hero: string;
  readonly hp: number;
  readonly what: Shown['kind'];
}

/** The way of the hero who was last in this player's dungeon, up to a moment; empty if none has come yet. */
export function framesOf(entries: readonly Entry[], player: string, entrance: string, until: number): Frame[] {
  const told = entries.slice(0, until + 1).filter((it): it is Shown => isShown(it) && it.player === player);
  const from = told.findLastIndex((it) => it.kind === 'hero enters');
  const frames: Frame[] = [];
  for (const line of from < 0 ? [] : told.slice(from)) {
    const last = frames.at(-1);
    frames.push({
      tick: line.tick,
      square: 'square' in line ? line.square : (last?.square ?? entrance),
      hero: 'type' in line ? line.type.toLowerCase() : (last?.hero ?? ''),
      hp: 'hp' in line ? line.hp : (last?.hp ?? 0),
      what: line.kind,
    });
  }
  return frames;
}

function isShown(entry: Entry): entry is Shown {
  return (SHOWN as readonly string[]).includes(entry.kind);
}

/** A hero who is dead, out, or followed by other business stands nowhere any more. */
export function isGone({ what }: Frame): boolean {
  return what === 'hero died' || what === 'hero escaped';
}
