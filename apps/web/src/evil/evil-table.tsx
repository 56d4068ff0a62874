import { picture } from '@understory/evil';
import { useMemo } from 'react';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { TopBar } from '../desk/top-bar.tsx';
import { BoardView } from '../games/board-view.tsx';
import { answer } from '../table/acts.ts';
import { useLaidTable } from '../table/laid-table.ts';
import { TableActs } from '../table/table-acts.tsx';
import { useTable } from '../table/table-store.ts';
import { boardOf, paperOf } from './board-of.ts';
import { useEvilGame } from './evil-game.ts';
import { spotsOf } from './spots-of.ts';
import '../table/table-screen.css';

/** The dungeon from above as it grows, what is asked, and the record. */
export function EvilTable() {
  const { name, version } = useTable();
  const { world, ask, hand } = useEvilGame();
  useLaidTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same, and has changed
  const board = useMemo(() => boardOf(picture(world)), [world, version]);
  const paper = useMemo(() => paperOf(board), [board]);
  return (
    <div className="table">
      <TopBar>
        <TableActs />
      </TopBar>
      <main>
        <h1 className="unseen">{name}</h1>
        <BoardView
          board={paper}
          label={`The dungeon: ${board.tiles.length} tiles`}
          spots={spotsOf(hand === 'person' ? ask : null, board, world)}
          onTake={answer}
        />
        <AskBar />
        <Record />
      </main>
    </div>
  );
}
