import { download } from '../../desk/download.ts';
import type { Damaged } from '../../storage/read-world.ts';
import { leftOf, removeForGood } from '../../storage/shelf.ts';
import './world-card.css';

/** A world whose record can't be read: it harms no other, and what is left of it can be taken along. */
export function DamagedCard({ damaged }: { damaged: Damaged }) {
  return (
    <li className="world">
      <div className="picture">
        <span className="blank" />
      </div>
      <div className="caption">
        <h2>A damaged world</h2>
        <p>What the browser has kept of it can’t be read. The other worlds are whole.</p>
        <div className="world-acts">
          <button type="button" className="plain-button" onClick={() => void saveLeft(damaged)}>
            Save what is left as a file
          </button>
          <button type="button" className="plain-button" onClick={() => void removeForGood(damaged.id)}>
            Delete
          </button>
        </div>
      </div>
    </li>
  );
}

async function saveLeft(damaged: Damaged): Promise<void> {
  const left = JSON.stringify(await leftOf(damaged), null, 2);
  download('damaged-world.json', new Blob([left], { type: 'application/json' }));
}
