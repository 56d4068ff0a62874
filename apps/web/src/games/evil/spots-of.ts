import { beyond, type EvilBoard, sheetOf, spaceAt, tokenAt } from '@understory/ink/boards';
import type { AskInWords } from '@understory/table';
import type { BoardSpot } from '../../parts/board/board-view.tsx';

interface Where {
  readonly tiles: readonly {
    readonly beyond: number;
    readonly below: number;
    readonly parent: number;
    readonly by: string;
  }[];
}

const MONSTERS = ['goblin', 'skeleton', 'grislyk'] as const;
/** A space is a bead long, a token nearly as wide. */
const [SPACE, TOKEN] = [0.46, 0.56];

/** Where the options of an ask lie on the board: steps to touching spaces, monsters to be attacked, Kora to set out or stay. */
export function spotsOf(ask: AskInWords | null, board: EvilBoard, { tiles }: Where): BoardSpot[] {
  const { kora } = board;
  const here = kora && board.tiles[kora.tile];
  const links = kora && tiles[kora.tile];
  if (ask?.ask !== 'choose' || !here || !links || !kora) return [];
  const { left, top } = sheetOf(board);
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
    if (key === 'move' || key === 'stop') return space(kora.tile, kora.space);
    return null;
  };
  return ask.options.flatMap(({ key, text }) => {
    const spot = at(key);
    if (!spot) return [];
    const isToken = isAttack(key) || key === 'move' || key === 'stop';
    const place = { key, text, x: spot[0] - left, y: spot[1] - top };
    return [isToken ? { ...place, r: TOKEN } : { ...place, r: SPACE, square: true }];
  });
}

function isAttack(key: string): boolean {
  return MONSTERS.some((it) => key === `attack ${it}`);
}
