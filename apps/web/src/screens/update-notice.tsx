import { useState } from 'react';
import { takeUpdate, useUpdate } from '../offline/offline.ts';
import './update-notice.css';

/** Says that a new version is there. It waits until the person wants it. */
export function UpdateNotice() {
  const { waiting } = useUpdate();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {waiting && !later && (
        <div className="toast update">
          <span>A new version is there.</span>
          <button type="button" className="button" onClick={() => takeUpdate(waiting)}>
            Reload
          </button>
          <button type="button" className="button" onClick={() => setLater(true)}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
