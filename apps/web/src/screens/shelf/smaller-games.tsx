import { Suspense, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { useSeen } from '../../desk/seen.ts';
import { SMALLER_GAMES } from '../../games/editions.ts';
import type { Edition } from '../../table/edition.ts';
import './smaller-games.css';

export function SmallerGames() {
  return (
    <section className="other-games" aria-labelledby="other-games">
      <h2 id="other-games">Smaller games</h2>
      <ul>
        {SMALLER_GAMES.map((game) => (
          <SmallerGame key={game.title} game={game} />
        ))}
      </ul>
    </section>
  );
}

function SmallerGame({ game: { title, about, book, begin, Picture, SetUp } }: { game: Edition }) {
  const [setting, setSetting] = useState(false);
  const { place, isSeen } = useSeen<HTMLDivElement>();
  const unpainted = <div ref={place} className="game-picture" />;
  return (
    <li>
      <Suspense fallback={unpainted}>{isSeen ? <Picture seed={title} /> : unpainted}</Suspense>
      <h3>{title}</h3>
      <p>{about}</p>
      <button
        type="button"
        className="button"
        onClick={() => void begin().catch((error: unknown) => tellTrouble('The game could not begin', error))}
      >
        Play {title}
      </button>{' '}
      <button type="button" className="button" onClick={() => setSetting(true)}>
        Set up<span className="unseen"> {title}</span> …
      </button>{' '}
      <a className="how-to-play" href={`#/rules/${book}`}>
        How to play<span className="unseen"> {title}</span>
      </a>
      {setting && (
        <Suspense>
          <SetUp onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </li>
  );
}
