import { usePageGame } from '../../../table/page-game.ts';
import { useTable } from '../../../table/table-store.ts';
import { PlainCard } from '../plain-card.tsx';
import { cardOf } from './card-of.ts';
import { actingGroup } from './monsters/acting.ts';
import { MonsterSheet } from './monsters/monster-sheet.tsx';
import { OutcomeCard } from './monsters/outcome-card.tsx';

/** What the rulebook is doing now: the card of whoever acts, the order of an age, or how it all ended. */
export function StepCard() {
  const game = usePageGame();
  const elsewhere = useTable((table) => table.elsewhere);
  const moment = useTable((table) => table.view.moment);
  const group = actingGroup(game, moment);
  if (!game.ask && moment === null && game.world.outcome) return <OutcomeCard />;
  return (
    <section className="card" aria-label="The step being played">
      {elsewhere && (
        <p className="elsewhere" role="note">
          This world is open in another window too: what you do here is not kept.
        </p>
      )}
      {group ? <MonsterSheet group={group} moment={moment} /> : <PlainCard card={cardOf({ game, moment })} />}
    </section>
  );
}
