import type { MadeUp } from '@understory/host/first';
import { useEffect } from 'react';
import { readOwnMadeUp, removeMadeUp, useOwnMadeUp } from './own-made-up.ts';

/** H1-MEA-32: what the player has made up at the table, which later worlds offer again. */
export function MadeUpList() {
  const { rows } = useOwnMadeUp();
  useEffect(() => void readOwnMadeUp(), []);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="made-up-title">
      <h2 id="made-up-title">Made up at the table</h2>
      <p className="own-cards-says">Where a table says to make one up, your later worlds offer these again.</p>
      <ul className="card-files">
        {rows.map((row) => (
          <li key={`${row.of} ${row.name}`} className="card-file">
            <header>
              <h3>{row.name}</h3>
              <button
                type="button"
                className="button on-paper"
                aria-label={`Remove ${row.name}`}
                onClick={() => void removeMadeUp(row)}
              >
                Remove
              </button>
            </header>
            <p>
              {TABLES[row.of]}
              {row.note && `: ${row.note}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TABLES: Readonly<Record<MadeUp['of'], string>> = {
  primordial: 'An event of the first age',
  disaster: 'A disaster',
  delvers: 'Delvers',
  breeders: 'Breeders',
  alpha: 'An alpha predator',
  wanderer: 'A wandering monster',
  feature: 'A special feature',
  building: 'A building of the kingdoms',
};
