import { lazy, Suspense, useState } from 'react';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { ALL, foundOf, gamesOf, type Sought, shownOf, tagsOf } from './found.ts';
import { WorldCard } from './world-card.tsx';

const ShelfTools = lazy(() => import('./shelf-tools.tsx').then((it) => ({ default: it.ShelfTools })));

/** The worlds on the shelf, and what finds one among many. */
export function WorldsList({ worlds }: { worlds: readonly KeptWorld[] }) {
  const [sought, setSought] = useState<Sought>(ALL);
  const shown = shownOf(worlds);
  const tags = tagsOf(shown);
  // A tag that no world has any longer can't be looked for.
  const held = { ...sought, tags: sought.tags.filter((it) => tags.includes(it)) };
  const found = foundOf(shown, held);
  return (
    <>
      {shown.length > 1 && (
        <Suspense>
          <ShelfTools
            sought={held}
            tags={tags}
            games={gamesOf(shown)}
            count={found.length}
            onSeek={(some) => setSought({ ...held, ...some })}
          />
        </Suspense>
      )}
      {found.length === 0 && <p className="no-worlds">No world on the shelf is like that.</p>}
      <ul className="worlds">
        {found.map((world) => (
          <WorldCard
            key={world.id}
            world={world}
            known={tags}
            isBranch={worlds.some(({ id }) => id === world.kin?.parent)}
          />
        ))}
      </ul>
    </>
  );
}
