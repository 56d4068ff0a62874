import type { Entry } from '@understory/table';

/** One picture of a hero's way through a dungeon: where, how strong, and what happened. */
export interface Frame {
  readonly tick: number;
  readonly square: string;
  /** `knight` */
  readonly hero: string;
  readonly hp: number;
  readonly text: string;
  readonly what: string;
}

const SHOWN = new Set([
  'walked',
  'went back',
  'dangers',
  'check passed',
  'check failed',
  'hurt',
  'spell cast',
  'hero died',
  'hero escaped',
]);

interface Told extends Entry {
  readonly player?: string;
  readonly square?: string;
  readonly hp?: number;
  readonly type?: string;
  readonly text?: string;
}

/** The way of the hero who was last in this player's dungeon, up to a moment; empty if none has come yet. */
export function framesOf(entries: readonly Entry[], player: string, entrance: string, until: number): Frame[] {
  const lines = entries as readonly Told[];
  const told = until < lines.length - 1 ? lines.slice(0, until + 1) : lines;
  const from = told.findLastIndex((it) => it.kind === 'hero enters' && it.player === player);
  const enters = told[from];
  if (!enters) return [];
  const hero =
    told
      .slice(0, from)
      .findLast((it) => it.kind === 'hero rolled')
      ?.type?.toLowerCase() ?? '';
  const first = { tick: enters.tick, square: entrance, hero, hp: enters.hp ?? 0, text: enters.text ?? '' };
  const frames: Frame[] = [{ ...first, what: 'hero enters' }];
  for (const line of told.slice(from + 1)) {
    const last = frames.at(-1);
    if (line.player !== player || !last || !SHOWN.has(line.kind)) continue;
    frames.push({
      ...last,
      tick: line.tick,
      square: line.square ?? last.square,
      hp: line.hp ?? last.hp,
      text: line.text ?? '',
      what: line.kind,
    });
  }
  return frames;
}

/** A hero who is dead, out, or followed by other business stands nowhere any more. */
export function isGone({ what }: Frame): boolean {
  return what === 'hero died' || what === 'hero escaped';
}
