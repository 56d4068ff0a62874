import { secondView } from '@understory/host/second';
import { lazy, Suspense } from 'react';
import { useTable } from '../../../table/table-store.ts';
import { PlainCard } from '../plain-card.tsx';
import { cardOf } from './card-of.ts';
import { useSecondGame } from './second-game.ts';

const MonsterSheet = lazy(() => import('./monsters/monster-sheet.tsx').then((it) => ({ default: it.MonsterSheet })));
const OutcomeCard = lazy(() => import('./monsters/outcome-card.tsx').then((it) => ({ default: it.OutcomeCard })));

/** What the rulebook is doing now: the card of whoever acts, the order of an age, or how it all ended. */
export function StepCard() {
  const game = useSecondGame();
  const { world, ask } = game;
  const moment = useTable((table) => table.view.moment);
  const acting = secondView.acting({ world, ask, moment });
  if (!ask && moment === null && world.outcome)
    return (
      <Suspense>
        <OutcomeCard />
      </Suspense>
    );
  return (
    <section className="card" aria-label="The step being played">
      {acting?.isPlayer ? (
        <Suspense>
          <MonsterSheet group={acting.group} moment={moment} />
        </Suspense>
      ) : (
        <PlainCard card={cardOf({ game, moment })} />
      )}
    </section>
  );
}
