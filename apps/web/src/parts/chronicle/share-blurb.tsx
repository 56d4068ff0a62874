import { type Chronicle, sharedOf } from '@understory/chronicle';
import { useState } from 'react';
import { tellTrouble, toast } from '../../desk/notices.ts';

/** Copied for somebody who may want to see the world: without its end, unless that is ticked (CH-REC-04). */
export function ShareBlurb({ chronicle }: { chronicle: Chronicle }) {
  const [withEnd, setWithEnd] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(sharedOf(chronicle, withEnd)).then(
      () => toast('Copied, to be pasted beside a link.'),
      (error: unknown) => tellTrouble('That could not be copied', error),
    );
  return (
    <p className="chronicle-tools">
      <button type="button" className="button on-paper" onClick={() => void copy()}>
        Copy its title and blurb
      </button>
      {chronicle.story.tale.isOver && (
        <label className="check">
          <input type="checkbox" checked={withEnd} onChange={({ target }) => setWithEnd(target.checked)} />
          and how it ended
        </label>
      )}
    </p>
  );
}
