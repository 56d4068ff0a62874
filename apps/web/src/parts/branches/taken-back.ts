import { useEffect } from 'react';
import { type Table, useTable } from '../../table/table-store.ts';
import { inCommon, momentAt } from '../../words/lost-play.ts';

/** So few steps are no play worth keeping, unless a person gave two answers of them. */
const FEW = 6;
/** The answer is shown first. */
const SOON = 700;

type Trail = NonNullable<Table['game']>['trail'];

/** A game's whole line: what was answered, and what was taken back and may be done again. */
interface Played {
  readonly game: Table['game'];
  readonly trail: Trail;
  readonly steps: number;
}

/** Watches the table for play that would be lost, and keeps it as a branch. */
export function useTakenBack(): void {
  useEffect(() => {
    let last = playedAt(useTable.getState());
    return useTable.subscribe((table, before) => {
      if (table.version === before.version && table.game === before.game) return;
      const now = playedAt(table);
      const [then, isSame] = [last, last.game === now.game];
      last = now;
      if (!isSame || table.parted || table.elsewhere || isOnlyLonger(then, now)) return;
      const common = inCommon(then.trail, now.trail);
      if (common < then.trail.length) setTimeout(() => void settle(table, then.trail, common), SOON);
    });
  }, []);
}

async function settle(table: Table, trail: Trail, common: number): Promise<void> {
  // Seldom needed, and not at once.
  const { keepParted, keepTakenBack } = await import('./branch-acts.ts');
  if (isPlay(trail.slice(common))) await keepTakenBack({ table, trail, common });
  await keepParted(table.id, common, table.game ? momentAt(table.game, common) : 'the start');
}

function isPlay(lost: Trail): boolean {
  return lost.length > FEW || lost.filter(({ hand }) => hand === 'person').length > 1;
}

function playedAt({ game }: Table): Played {
  if (!game) return { game, trail: [], steps: 0 };
  return { game, trail: [...game.trail, ...[...game.future].reverse()], steps: game.step };
}

/** The quick way to know that nothing was lost: nothing could be done again, and the last answer is still that very one. */
function isOnlyLonger(then: Played, now: Played): boolean {
  return then.steps === then.trail.length && then.trail.at(-1) === now.trail[then.steps - 1];
}
