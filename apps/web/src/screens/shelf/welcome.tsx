import { Suspense, useState } from 'react';
import { SMALLER_GAMES } from '../../games/editions.ts';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import type { History } from '../../table/edition.ts';
import './welcome.css';

/** Nothing on the shelf yet: say what this is, and show a world that was made just now. */
export function Welcome({ history: { title, story, book, begin, surprise, Picture } }: { history: History }) {
  const [seed, setSeed] = useState(seedWords);
  return (
    <div className="welcome">
      <div className="words">
        <p>
          <b>Understory</b> plays dungeon games of paper, dice and beads on a real map, and remembers all that happened
          there.
        </p>
        <p>
          In <cite>{title}</cite> {story} Every die and every choice can be yours, or fate’s, and all of it can be taken
          back.
        </p>
        <button type="button" className="button chief" onClick={() => void begin()}>
          Begin your first world
        </button>
        <button type="button" className="button" onClick={() => void surprise()}>
          Surprise me
        </button>
        <p className="hint">
          <a className="how-to-play" href={`#/rules/${book}`}>
            How to play in two minutes
          </a>
        </p>
        <p className="hint">A surprise plays a whole history like a film. Stop it at any moment, and it is yours.</p>
        <p className="hint">
          Smaller games stand below:{' '}
          {SMALLER_GAMES.map((it, i) => (
            <span key={it.title}>
              {i > 0 && ' and '}
              <cite>{it.title}</cite>
            </span>
          ))}
          .
        </p>
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
