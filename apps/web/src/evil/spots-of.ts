import { beyond, type EvilBoard, extentOf, spaceAt, tokenAt } from '@understory/ink/boards';
import type { Ask } from '@understory/table';
import type { BoardSpot } from '../games/board-view.tsx';

interface Where {
  readonly tiles: readonly {
    readonly beyond: number;
    readonly below: number;
    readonly parent: number;
    readonly by: string;
  }[];
}

const MONSTERS = ['goblin', 'skeleton', 'grislyk'] as const;

/** Where the options of an ask lie on the board: steps to touching spaces, monsters to be attacked. */
export function spotsOf(ask: Ask | null, board: EvilBoard, { tiles }: Where): BoardSpot[] {
  const { kora } = board;
  const here = kora && board.tiles[kora.tile];
  const links = kora && tiles[kora.tile];
  if (ask?.ask !== 'choose' || !here || !links || !kora) return [];
  const { left, top } = extentOf(board);
  const space = (tile: number, nth: number) => {
    const there = board.tiles[tile];
    return there ? spaceAt(there, nth) : null;
  };
  const before = () => {
    const parent = board.tiles[links.parent];
    return parent ? space(links.parent, links.by === 'exit' ? parent.spaces : 3) : null;
  };
  const at = (key: string): readonly [number, number] | null => {
    const monster = MONSTERS.find((it) => key === `attack ${it}`);
    if (monster) return tokenAt(here, monster);
    if (key === 'on' && kora.space < here.spaces) return space(kora.tile, kora.space + 1);
    if (key === 'on') return links.beyond < 0 ? beyond(here, 'exit') : space(links.beyond, 1);
    if (key === 'down') return links.below < 0 ? beyond(here, 'staircase') : space(links.below, 1);
    if (key === 'back') return kora.space > 1 ? space(kora.tile, kora.space - 1) : before();
    return null;
  };
  return ask.options.flatMap(({ key, text }) => {
    const spot = at(key);
    return spot ? [{ key, text, x: spot[0] - left, y: spot[1] - top, r: 0.6 }] : [];
  });
}
