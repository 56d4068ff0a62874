import { useOpening } from '../../table/opening.ts';
import './opening-notice.css';

/** Says how far a world is that takes long to open, and lets the person stop it. */
export function OpeningNotice() {
  const { now } = useOpening();
  return (
    <div role="status">
      {now && (
        <div className="toast opening">
          <label>
            Playing it again <progress value={now.step} max={now.of} />
          </label>
          <span aria-hidden="true">
            {now.step} of {now.of} answers
          </span>
          <button type="button" className="button" onClick={now.stop}>
            Stop
          </button>
        </div>
      )}
    </div>
  );
}
