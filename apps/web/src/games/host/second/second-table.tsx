import { lazy, Suspense } from 'react';
import { HostTable } from '../host-table.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { StepCard } from './step-card.tsx';

const WorldAdvisor = lazy(() => import('./world-advisor.tsx').then((it) => ({ default: it.WorldAdvisor })));

/** The table of the second edition. */
export function SecondTable() {
  return (
    <HostTable
      step={<StepCard />}
      dwellers={<InTheDungeon />}
      above={
        <Suspense>
          <WorldAdvisor />
        </Suspense>
      }
    />
  );
}
