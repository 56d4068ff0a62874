import { picture } from '@understory/evil';
import { useMemo, useState } from 'react';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { TopBar } from '../desk/top-bar.tsx';
import { BoardView } from '../games/board-view.tsx';
import { answer } from '../table/acts.ts';
import { useLaidTable } from '../table/laid-table.ts';
import { TableActs } from '../table/table-acts.tsx';
import { useTable } from '../table/table-store.ts';
import { boardOf, paperOf } from './board-of.ts';
import { CharacterCard } from './character-card.tsx';
import { useEvilGame } from './evil-game.ts';
import { MonsterTrack } from './monster-track.tsx';
import { RoundSummary } from './round-summary.tsx';
import { spotsOf } from './spots-of.ts';
import '../table/table-screen.css';

const TABS = { card: 'Kora', record: 'The record', map: 'Board only' } as const;

/** The dungeon from above as it grows, what is asked, and the record. */
export function EvilTable() {
  const { name, version } = useTable();
  const { world, ask, hand } = useEvilGame();
  const [tab, setTab] = useState<keyof typeof TABS>('card');
  useLaidTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same, and has changed
  const shown = useMemo(() => picture(world), [world, version]);
  const board = useMemo(() => boardOf(shown), [shown]);
  const paper = useMemo(() => paperOf(board), [board]);
  return (
    <div className={`table tab-${tab}`}>
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
        <div className="tabs" role="tablist" aria-label="Beside the board">
          {(Object.keys(TABS) as (keyof typeof TABS)[]).map((key) => (
            <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
              {TABS[key]}
            </button>
          ))}
        </div>
        <aside className="left" aria-label="Cards">
          <CharacterCard picture={shown} assigning={hand === 'person' && ask?.clause === 'DE-ASG-01'} />
          <MonsterTrack picture={shown} />
          <RoundSummary picture={shown} />
        </aside>
        <Record />
      </main>
    </div>
  );
}
