import { lazy, type ReactNode, Suspense } from 'react';
import { TableFrame } from '../../parts/frame/table-frame.tsx';
import { GuideCard } from '../../parts/guide/guide-card.tsx';
import { MapView } from '../../parts/map/map-view.tsx';
import { Record } from '../../parts/record/record.tsx';
import { useMeetsSigns } from '../../parts/signs/meets-signs.ts';
import { Timeline } from '../../parts/timeline/timeline.tsx';
import { useTable } from '../../table/table-store.ts';
import { useTakingOver } from '../../table/take-over.ts';

const TakeOverDialog = lazy(() => import('./take-over-dialog.tsx').then((it) => ({ default: it.TakeOverDialog })));
const RecapCard = lazy(() => import('../../parts/recap/recap-card.tsx').then((it) => ({ default: it.RecapCard })));
const SignTip = lazy(() => import('../../parts/signs/sign-tip.tsx').then((it) => ({ default: it.SignTip })));

const TABS = { card: 'The step', record: 'The record', map: 'Map only' } as const;

interface HostTableProps {
  /** The card of what is being played. */
  readonly step: ReactNode;
  /** Who lives on the map. */
  readonly dwellers: ReactNode;
  /** What lies over the map. */
  readonly above?: ReactNode;
}

/** A world on a page: the map, what is asked, the card that acts, the record and the time. */
export function HostTable({ step, dwellers, above }: HostTableProps) {
  const hasMissed = useTable((table) => table.view.lastSeen !== null);
  const meetsSigns = useMeetsSigns();
  const takesOver = useTakingOver((it) => it.isAsked);
  return (
    <TableFrame
      kind="host"
      tabs={TABS}
      beside="Beside the map"
      board={<MapView above={above} />}
      cards={
        <>
          <GuideCard />
          {hasMissed && (
            <Suspense>
              <RecapCard />
            </Suspense>
          )}
          {step}
          {dwellers}
        </>
      }
      record={
        <>
          <Record />
          <Timeline />
        </>
      }
      over={
        <Suspense>
          {takesOver && <TakeOverDialog />}
          {meetsSigns && <SignTip />}
        </Suspense>
      }
    />
  );
}
