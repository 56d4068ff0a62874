import { Dialog } from '../../desk/dialog.tsx';
import { useGame } from '../../table/table-store.ts';
import { sinceThen } from '../../words/since-then.ts';
import { layAndTakeBack, type Misfit } from './lay-elsewhere.ts';

/** Before something is laid where not all that came since would fit: what that would take back. */
export function LayThere({ misfit, onClose }: { misfit: Misfit; onClose: () => void }) {
  const lost = sinceThen(useGame(), misfit.held);
  const lay = () => {
    layAndTakeBack(misfit);
    onClose();
  };
  return (
    <Dialog title="Lay it there?" onClose={onClose}>
      <p>
        What came later does not fit with it there. This takes back: <strong>{lost}</strong>. You can bring it back.
      </p>
      <div className="actions">
        <button type="button" className="button on-paper" onClick={onClose}>
          Leave it where it lies
        </button>
        <button type="button" className="button chief" onClick={lay}>
          Lay it there
        </button>
      </div>
    </Dialog>
  );
}
