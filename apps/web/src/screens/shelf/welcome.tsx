import { lazy, Suspense, useState } from 'react';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import './welcome.css';

const WorldPicture = lazy(() =>
  import('../../games/host/second/world-picture.tsx').then((it) => ({ default: it.WorldPicture })),
);

/** Nothing on the shelf yet: say what this is, and show a world that was made just now. */
export function Welcome({ onBegin, onSurprise }: { onBegin: () => void; onSurprise: () => void }) {
  const [seed, setSeed] = useState(seedWords);
  return (
    <div className="welcome">
      <div className="words">
        <p>
          Draw a slice of the earth. Let rivers, caves and magma find their places in it. Then watch a dungeon come to
          be.
        </p>
        <p>Every die and every choice can be yours, or fate’s. Nothing can be broken: all of it can be taken back.</p>
        <button type="button" className="button chief" onClick={onBegin}>
          Begin your first world
        </button>
        <button type="button" className="button" onClick={onSurprise}>
          Surprise me
        </button>
        <p className="hint">A surprise plays a whole history like a film. Stop it at any moment, and it is yours.</p>
      </div>
      <figure>
        <Suspense fallback={<div className="picture" />}>
          <WorldPicture seed={seed} />
        </Suspense>
        <figcaption>
          A world of the seed “{seed}”
          <button type="button" className="button" onClick={() => setSeed(seedWords())}>
            Show another
          </button>
        </figcaption>
      </figure>
    </div>
  );
}
