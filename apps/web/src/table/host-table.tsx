import { useState } from 'react';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { TopBar } from '../desk/top-bar.tsx';
import { GuideCard } from '../guide/guide-card.tsx';
import { MapView } from '../map/map-view.tsx';
import { RecapCard } from '../recap/recap-card.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { useLaidTable } from './laid-table.ts';
import { SideTabs } from './side-tabs.tsx';
import { StepCard } from './step-card.tsx';
import { TableActs } from './table-acts.tsx';
import { useTable } from './table-store.ts';
import './table-screen.css';

const TABS = { card: 'The step', record: 'The record', map: 'Map only' } as const;

/** A world on a page: the map, what is asked, the card that acts, the record and the time. */
export function HostTable() {
  const name = useTable((table) => table.name);
  const [tab, setTab] = useState<keyof typeof TABS>('card');
  useLaidTable();
  return (
    <div className={`table tab-${tab}`}>
      <button type="button" className="skip" onClick={() => document.getElementById('ask')?.focus()}>
        Skip to what is asked
      </button>
      <TopBar>
        <TableActs />
      </TopBar>
      <main>
        <h1 className="unseen">{name}</h1>
        <MapView />
        <AskBar />
        <SideTabs label="Beside the map" tabs={TABS} tab={tab} onChoose={setTab} />
        <aside className="left" aria-label="Card">
          <GuideCard />
          <RecapCard />
          <StepCard />
          <InTheDungeon />
        </aside>
        <Record />
        <Timeline />
      </main>
    </div>
  );
}
