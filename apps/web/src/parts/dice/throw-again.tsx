import { Dialog } from '../../desk/dialog.tsx';
import type { Throw } from './last-throw.ts';
import { rethrow } from './rethrow.ts';
import { TakesBack } from './takes-back.tsx';

interface ThrowAgainProps {
  readonly thrown: Throw;
  /** What it was for. */
  readonly why: string;
  readonly onClose: () => void;
}

/** Before an older throw is thrown again: what that would take back. */
export function ThrowAgain({ thrown, why, onClose }: ThrowAgainProps) {
  const take = () => {
    rethrow(thrown);
    onClose();
  };
  return (
    <Dialog title={`Throw again for ${why}?`} onClose={onClose}>
      <TakesBack thrown={thrown} />
      <div className="actions">
        <button type="button" className="button on-paper" onClick={onClose}>
          Leave them as they fell
        </button>
        <button type="button" className="button chief" onClick={take}>
          Throw again
        </button>
      </div>
    </Dialog>
  );
}
