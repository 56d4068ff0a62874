import { lazy, Suspense, useState } from 'react';
import { AdvisorCall, useIsAdvised } from '../../../parts/advisor/advisor-call.tsx';
import { HostTable } from '../host-table.tsx';
import { InTheDungeon } from './in-the-dungeon.tsx';
import { StepCard } from './step-card.tsx';

const WorldAdvisor = lazy(() => import('./world-advisor.tsx').then((it) => ({ default: it.WorldAdvisor })));

/** The table of the second edition. */
export function SecondTable() {
  return <HostTable step={<StepCard />} dwellers={<InTheDungeon />} above={<AdvisorWhenCalled />} />;
}

function AdvisorWhenCalled() {
  const [isCalled, setCalled] = useState(false);
  const isAdvised = useIsAdvised();
  const call = isAdvised ? <AdvisorCall onCall={() => setCalled(true)} /> : null;
  if (!isCalled) return call;
  return (
    <Suspense fallback={call}>
      <WorldAdvisor />
    </Suspense>
  );
}
