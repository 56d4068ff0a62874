import { TableFrame } from '../../parts/frame/table-frame.tsx';
import { GuideCard } from '../../parts/guide/guide-card.tsx';
import { MapView } from '../../parts/map/map-view.tsx';
import { RecapCard } from '../../parts/recap/recap-card.tsx';
import { Record } from '../../parts/record/record.tsx';
import { Timeline } from '../../parts/timeline/timeline.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { StepCard } from './step-card.tsx';

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
