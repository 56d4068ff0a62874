import { useEffect, useState } from 'react';
import { AskBar } from '../ask/ask-bar.tsx';
import { Record } from '../chronicle/record.tsx';
import { tellTrouble } from '../desk/notices.ts';
import { TopBar } from '../desk/top-bar.tsx';
import { MapView } from '../map/map-view.tsx';
import { PartedTable } from '../parted/parted-table.tsx';
import { go } from '../route.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { useHeldTable } from './hold-table.ts';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { keepThumbnail } from './keep-table.ts';
import { openKept } from './open-table.ts';
import { useShortcuts } from './shortcuts.ts';
import { StepCard } from './step-card.tsx';
import { TableActs } from './table-acts.tsx';
import { useTable } from './table-store.ts';
import './table-screen.css';

const THUMBNAIL_AFTER = 1500;

/** The table, once its world lies on it. */
export function TableScreen({ world }: { world: string }) {
  const laid = useTable((table) => table.id === world && table.game !== null);
  const parted = useTable((table) => table.parted);
  useEffect(() => {
    if (laid) return;
    let current = true;
    openKept(world, () => current).catch((error: unknown) => {
      tellTrouble('This world could not be opened', error);
      go('#/');
    });
    return () => {
      current = false;
    };
  }, [laid, world]);
  if (laid && parted) return <PartedTable parted={parted} />;
  if (laid) return <LaidTable />;
  return (
    <>
      <TopBar />
      <main className="waiting">
        <h1 className="unseen">Table</h1>
        <p>Unrolling the map …</p>
      </main>
    </>
  );
}

const TABS = { card: 'The step', record: 'The record', map: 'Map only' } as const;

function LaidTable() {
  const { name, version } = useTable();
  const [tab, setTab] = useState<keyof typeof TABS>('card');
  useShortcuts();
  useHeldTable();
  useEffect(() => {
    document.title = `${name} · Understory`;
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture some time after the game last changed
  useEffect(() => {
    const timer = setTimeout(() => void keepThumbnail(), THUMBNAIL_AFTER);
    return () => clearTimeout(timer);
  }, [version]);
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
        <div className="tabs" role="tablist" aria-label="Beside the map">
          {(Object.keys(TABS) as (keyof typeof TABS)[]).map((key) => (
            <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
              {TABS[key]}
            </button>
          ))}
        </div>
        <aside className="left" aria-label="Card">
          <StepCard />
          <InTheDungeon />
        </aside>
        <Record />
        <Timeline />
      </main>
    </div>
  );
}
