import { type ComponentType, lazy, Suspense, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import './other-games.css';

/** A game as it is offered: what it is, and how it begins. */
interface Offered {
  readonly title: string;
  readonly about: string;
  begin(): Promise<void>;
  readonly Picture?: ComponentType;
  /** A dialog of its own, for whoever wants to settle more before it begins. */
  readonly SetUp?: ComponentType<{ onClose: () => void }>;
}

/** The smaller games, each fetched when it is wanted. */
const GAMES: readonly Offered[] = [
  {
    title: 'Dungeon Maker Deluxe',
    about: 'Draw a dungeon on six by six squares, twenty rounds long, then see which of five heroes come out of it.',
    begin: () => import('../../games/maker/begin-maker.ts').then((it) => it.beginMaker()),
    Picture: lazy(() => import('../../games/maker/maker-picture.tsx').then((it) => ({ default: it.MakerPicture }))),
    SetUp: lazy(() => import('../../games/maker/set-up-maker.tsx').then((it) => ({ default: it.SetUpMaker }))),
  },
  {
    title: 'Dungeon of Deadliest Evil',
    about: 'Kora the elf goes down for a book and a crucible, three dice against goblins, the dead and mad Grislyk.',
    begin: () => import('../../games/evil/begin-evil.ts').then((it) => it.beginEvil()),
    Picture: lazy(() => import('../../games/evil/evil-picture.tsx').then((it) => ({ default: it.EvilPicture }))),
    SetUp: lazy(() => import('../../games/evil/set-up-evil.tsx').then((it) => ({ default: it.SetUpEvil }))),
  },
];

export function OtherGames() {
  return (
    <section className="other-games" aria-labelledby="other-games">
      <h2 id="other-games">Smaller games</h2>
      <ul>
        {GAMES.map((game) => (
          <Game key={game.title} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Game({ game: { title, about, begin, Picture, SetUp } }: { game: Offered }) {
  const [setting, setSetting] = useState(false);
  return (
    <li>
      {Picture && (
        <Suspense fallback={<div className="game-picture" />}>
          <Picture />
        </Suspense>
      )}
      <h3>{title}</h3>
      <p>{about}</p>
      <button
        type="button"
        className="button"
        onClick={() => void begin().catch((error: unknown) => tellTrouble('The game could not begin', error))}
      >
        Play {title}
      </button>{' '}
      {SetUp && (
        <button type="button" className="button" onClick={() => setSetting(true)}>
          Set up<span className="unseen"> {title}</span> …
        </button>
      )}
      {SetUp && setting && (
        <Suspense>
          <SetUp onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </li>
  );
}
