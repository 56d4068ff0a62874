import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { guideAgain } from './guide-store.ts';

/** Brings the notes back after a person has put them away. */
export function GuideAgain({ onClose }: { onClose: () => void }) {
  const hasNotes = useTable((table) => table.kit?.notes !== undefined);
  if (!hasNotes) return null;
  return (
    <p className="actions">
      <button
        type="button"
        className="button on-paper"
        onClick={() => {
          guideAgain();
          changeView({ guided: true });
          onClose();
        }}
      >
        Show the notes for a first game
      </button>
    </p>
  );
}
