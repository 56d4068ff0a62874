import { whatOf } from '@understory/evil';
import { beyond, type EvilBoard, spaceAt, tokenAt } from '@understory/ink/boards';
import { type AskInWords, type Option, unreachable } from '@understory/table';
import type { BoardSpot } from '../../parts/board/board-view.tsx';

interface Where {
  readonly tiles: readonly {
    readonly beyond: number;
    readonly below: number;
    readonly parent: number;
    readonly by: string;
  }[];
}

/** A space is a bead long, a token nearly as wide. */
const [SPACE, TOKEN] = [0.46, 0.56];

/** Where the options of an ask lie on the sheet whose corner this is: steps to touching spaces, monsters to be attacked, Kora to set out or stay. */
export function spotsOf(
  ask: AskInWords | null,
  board: EvilBoard,
  { tiles }: Where,
  { left, top }: { readonly left: number; readonly top: number },
): BoardSpot[] {
  const { kora } = board;
  const here = kora && board.tiles[kora.tile];
  const links = kora && tiles[kora.tile];
  if (ask?.ask !== 'choose' || !here || !links || !kora) return [];
  const space = (tile: number, nth: number) => {
    const there = board.tiles[tile];
    return there ? spaceAt(there, nth) : null;
  };
  const before = () => {
    const parent = board.tiles[links.parent];
    return parent ? space(links.parent, links.by === 'exit' ? parent.spaces : 3) : null;
  };
  const ways = {
    on: () => (links.beyond < 0 ? beyond(here, 'exit') : space(links.beyond, 1)),
    down: () => (links.below < 0 ? beyond(here, 'staircase') : space(links.below, 1)),
    back: before,
  };
  const spotOf = (option: Option): Lying | null => {
    const what = whatOf(option);
    switch (what?.kind) {
      case 'attack':
        return { spot: tokenAt(here, what.monster), isToken: true };
      case 'move':
      case 'stop':
        return { spot: space(kora.tile, kora.space), isToken: true };
      case 'space':
        return { spot: space(kora.tile, what.space), isToken: false };
      case 'way':
        return { spot: ways[what.heading](), isToken: false };
      case 'done':
      case 'dice':
      case 'item':
      case 'search card':
      case 'event card':
      case 'tile':
      case undefined:
        return null;
      default:
        return unreachable(what);
    }
  };
  return ask.options.flatMap((option) => {
    const { spot, isToken } = spotOf(option) ?? { spot: null };
    if (!spot) return [];
    const place = { key: option.key, text: option.text, x: spot[0] - left, y: spot[1] - top };
    return [isToken ? { ...place, r: TOKEN } : { ...place, r: SPACE, square: true }];
  });
}

/** A token's place or a space, if it is on the board. */
interface Lying {
  readonly spot: readonly [number, number] | null;
  readonly isToken: boolean;
}
