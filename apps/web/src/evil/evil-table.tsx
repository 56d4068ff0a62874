import { picture } from '@understory/evil';
import { boardSvg } from '@understory/ink/boards';
import { useEffect, useMemo, useRef } from 'react';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { TopBar } from '../desk/top-bar.tsx';
import { layInk } from '../map/lay-ink.ts';
import { useLaidTable } from '../table/laid-table.ts';
import { TableActs } from '../table/table-acts.tsx';
import { useTable } from '../table/table-store.ts';
import { boardOf, paperOf } from './board-of.ts';
import { useEvilGame } from './evil-game.ts';
import '../table/table-screen.css';

/** The dungeon from above as it grows, what is asked, and the record. */
export function EvilTable() {
  const { name, view, version } = useTable();
  const { world } = useEvilGame();
  useLaidTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same, and has changed
  const svg = useMemo(
    () => boardSvg(paperOf(boardOf(picture(world))), { look: view.look }),
    [world, version, view.look],
  );
  const ink = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ink.current) layInk(ink.current, svg);
  }, [svg]);
  return (
    <div className="table">
      <TopBar>
        <TableActs />
      </TopBar>
      <main>
        <h1 className="unseen">{name}</h1>
        <div ref={ink} className="evil-board" aria-hidden="true" />
        <AskBar />
        <Record />
      </main>
    </div>
  );
}
