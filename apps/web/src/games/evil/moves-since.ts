import { type EvilBoard, spaceAt, tokenAt } from '@understory/ink/boards';
import type { Entry } from '@understory/table';
import type { Glide } from '../../parts/board/glide.ts';

/** The board as it was shown, and the last line that had been told then. */
export interface Shown {
  readonly board: EvilBoard;
  readonly tick: number;
}

/** As the journal tells that monsters came a tile nearer (DE-MON-02). */
interface Crept extends Entry {
  readonly monster: 'goblin' | 'skeleton' | 'grislyk';
  readonly from: number;
  readonly to: number;
}

/** Who comes from where since the board was last shown: Kora, and the monsters that crept last. */
export function movesSince(before: Shown, now: Shown, entries: readonly Entry[]): Glide[] {
  const kora: Glide = { piece: ['kora'], from: koraOn(before.board), to: koraOn(now.board) };
  const crept = entries.slice(before.tick + 1, now.tick + 1).filter((it): it is Crept => it.kind === 'crept');
  const last = crept.at(-1)?.step;
  return [kora, ...crept.filter((it) => it.step === last).flatMap((it) => creeping(it, before.board, now.board))];
}

function creeping({ monster, from, to }: Crept, before: EvilBoard, now: EvilBoard): Glide[] {
  const [left, reached, then] = [before.tiles[from], now.tiles[to], before.tiles[to]];
  if (!left || !reached) return [];
  // Those on Kora's tile stay there; all others move on.
  const joins = to === now.kora?.tile && then !== undefined && isOn(then, monster);
  return [
    {
      piece: [`tile ${to}`, monster],
      from: spot(tokenAt(left, monster)),
      to: spot(tokenAt(reached, monster)),
      joins,
    },
  ];
}

function isOn({ goblins, skeletons, grislyk }: EvilBoard['tiles'][number], monster: Crept['monster']): boolean {
  return { goblin: goblins > 0, skeleton: skeletons > 0, grislyk }[monster];
}

/** Where Kora is. */
export function koraOn({ tiles, kora }: EvilBoard) {
  const tile = kora && tiles[kora.tile];
  return spot(tile ? spaceAt(tile, kora.space) : [0, 0]);
}

const spot = ([x, y]: readonly [number, number]) => ({ x, y });
