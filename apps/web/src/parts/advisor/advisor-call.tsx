import { usePlaying } from '../../table/playing.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import './advisor.css';

/** Is there anything that an advisor could be asked now? */
export function useIsAdvised(): boolean {
  const { ask, hand } = useGame();
  const isLookingBack = useTable((table) => table.view.moment !== null);
  const elsewhere = useTable((table) => table.elsewhere);
  const isPlaying = usePlaying((it) => it.now !== null);
  const isOpen = (ask?.ask === 'choose' || ask?.ask === 'spot') && ask.by !== 'chance' && hand === 'person';
  return isOpen && !isLookingBack && !isPlaying && !elsewhere;
}

/** The button that calls the advisor. */
export function AdvisorCall({ onCall }: { readonly onCall: () => void }) {
  return (
    <button
      type="button"
      className="button advisor-call"
      data-key="v"
      data-still
      aria-keyshortcuts="v"
      onClick={onCall}
    >
      Ask the advisor
    </button>
  );
}
