import { Record } from '../chronicle/record.tsx';
import { GuideCard } from '../guide/guide-card.tsx';
import { MapView } from '../map/map-view.tsx';
import { RecapCard } from '../recap/recap-card.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { StepCard } from './step-card.tsx';
import { TableFrame } from './table-frame.tsx';

const TABS = { card: 'The step', record: 'The record', map: 'Map only' } as const;

/** A world on a page: the map, what is asked, the card that acts, the record and the time. */
export function HostTable() {
  return (
    <TableFrame
      kind="host"
      tabs={TABS}
      beside="Beside the map"
      board={<MapView />}
      cards={
        <>
          <GuideCard />
          <RecapCard />
          <StepCard />
          <InTheDungeon />
        </>
      }
      record={
        <>
          <Record />
          <Timeline />
        </>
      }
    />
  );
}
