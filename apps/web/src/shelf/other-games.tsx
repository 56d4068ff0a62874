import { tellTrouble } from '../desk/notices.ts';
import './other-games.css';

/** The smaller games, each fetched when it is wanted. */
const GAMES = [
  {
    title: 'Dungeon of Deadliest Evil',
    about: 'Kora the elf goes down for a book and a crucible, three dice against goblins, the dead and mad Grislyk.',
    begin: () => import('../evil/begin-evil.ts').then((it) => it.beginEvil()),
  },
] as const;

export function OtherGames() {
  return (
    <section className="other-games" aria-labelledby="other-games">
      <h2 id="other-games">Smaller games</h2>
      <ul>
        {GAMES.map(({ title, about, begin }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{about}</p>
            <button
              type="button"
              className="button"
              onClick={() => void begin().catch((error: unknown) => tellTrouble('The game could not begin', error))}
            >
              Play {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
