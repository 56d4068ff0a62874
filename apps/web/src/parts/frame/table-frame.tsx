import { type ReactNode, useRef, useState } from 'react';
import { useTable } from '../../table/table-store.ts';
import { AskBar } from '../ask/ask-bar.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { BranchHere } from './branch-here.tsx';
import { useLaidTable } from './laid-table.ts';
import { NotKept } from './not-kept.tsx';
import { SideTabs } from './side-tabs.tsx';
import { useStepInSight } from './step-in-sight.ts';
import { TableActs } from './table-acts.tsx';
import './table-frame.css';

interface TableFrameProps<Tab extends string> {
  /** Which game's table, for its looks. */
  readonly kind: string;
  /** What may lie beside the board where it is narrow, the first of them at first. */
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly beside: string;
  readonly board: ReactNode;
  readonly cards: ReactNode;
  readonly record: ReactNode;
  /** Dialogs, and whatever else lies over the table. */
  readonly over?: ReactNode;
}

/** What every table has, whatever game lies on it: a board, what is asked, cards beside it, and the record. */
export function TableFrame<Tab extends string>(props: TableFrameProps<Tab>) {
  const { kind, tabs, beside, board, cards, record, over } = props;
  const name = useTable((table) => table.name);
  const [tab, setTab] = useState(Object.keys(tabs)[0] as Tab);
  const left = useRef<HTMLElement>(null);
  useLaidTable();
  useStepInSight(left);
  return (
    <div className={`table ${kind} tab-${tab}`}>
      <button type="button" className="skip" onClick={() => document.getElementById('ask')?.focus()}>
        Skip to what is asked
      </button>
      <TopBar>
        <TableActs />
      </TopBar>
      <NotKept />
      <main>
        <h1 className="unseen">{name}</h1>
        <BranchHere />
        {board}
        <AskBar />
        <SideTabs label={beside} tabs={tabs} tab={tab} onChoose={setTab} />
        <aside ref={left} className="left" aria-label="Cards">
          {cards}
        </aside>
        {record}
      </main>
      {over}
    </div>
  );
}
