import { useDeferredValue, useMemo } from 'react';
import { usualLook } from '../../storage/table-view.ts';
import { CompareWindow, type SharedLens } from './compare-window.tsx';
import type { Side } from './open-side.ts';

interface CompareBoardsProps extends SharedLens {
  readonly side: Side;
  readonly step: number;
  readonly prefix: string;
}

/** The boards of a smaller game as they were after this many answers. The game is replayed up to there, which takes a moment. */
export function CompareBoards({ side: { game, kit }, step, prefix, ...shared }: CompareBoardsProps) {
  const shown = useDeferredValue(step);
  const boards = useMemo(() => {
    const then = shown >= game.step ? game : game.fork(shown);
    return kit.boards?.(then, { look: usualLook(), prefix }) ?? [];
  }, [game, kit, shown, prefix]);
  return boards.map(({ title, drawing, ...board }) => (
    <CompareWindow
      key={title}
      drawing={drawing}
      what="board"
      label={`${title} at that moment.`}
      {...board}
      {...shared}
    />
  ));
}
