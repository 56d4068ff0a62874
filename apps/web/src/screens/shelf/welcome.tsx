import { Suspense, useState } from 'react';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import type { History } from '../../table/edition.ts';
import './welcome.css';

/** Nothing on the shelf yet: say what this is, and show a world that was made just now. */
export function Welcome({ history: { begin, surprise, Picture } }: { history: History }) {
  const [seed, setSeed] = useState(seedWords);
  return (
    <div className="welcome">
      <div className="words">
        <p>
          Draw a slice of the earth. Let rivers, caves and magma find their places in it. Then watch a dungeon come to
          be.
        </p>
        <p>Every die and every choice can be yours, or fate’s. Nothing can be broken: all of it can be taken back.</p>
        <button type="button" className="button chief" onClick={() => void begin()}>
          Begin your first world
        </button>
        <button type="button" className="button" onClick={() => void surprise()}>
          Surprise me
        </button>
        <p className="hint">A surprise plays a whole history like a film. Stop it at any moment, and it is yours.</p>
      </div>
      <figure>
        <Suspense fallback={<div className="picture" />}>
          <Picture seed={seed} />
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
