import { useTable } from '../../../table/table-store.ts';
import { OutcomeCard } from '../outcome-card.tsx';
import { PlainCard } from '../plain-card.tsx';
import { cardOf } from './card-of.ts';
import { MovesTable } from './moves-table.tsx';
import { usePlaytestGame } from './playtest-game.ts';

/** What the rulebook is doing now: the order of an age, the sheet of whoever acts with its moves, or how it all ended. */
export function StepCard() {
  const game = usePlaytestGame();
  const moment = useTable((table) => table.view.moment);
  if (!game.ask && moment === null && game.world.outcome) return <OutcomeCard />;
  return (
    <section className="card" aria-label="The step being played">
      <PlainCard card={cardOf({ game, moment })}>
        <MovesTable game={game} moment={moment} />
      </PlainCard>
    </section>
  );
}
