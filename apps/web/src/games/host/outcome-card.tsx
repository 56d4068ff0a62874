import { usePageGame, useView } from '../../table/page-game.ts';
import './outcome-card.css';

/** The last card: how it ended, and what the ages came to. */
export function OutcomeCard() {
  const { world, rulebook } = usePageGame();
  const text = useView().outcome(world);
  return (
    <section className="card outcome" aria-label="The end of the story">
      <div className="card-head">
        <h2>{rulebook.time.age(world.journal.age)}</h2>
      </div>
      <p className="card-sub">{text}</p>
      <h3>The ages</h3>
      <ol className="outcome-ages">
        {world.ages.map(({ name, turns, end }) => (
          <li key={name}>
            <b>{rulebook.time.age(name)}</b>{' '}
            {turns > 0 && <span>{rulebook.time.turn({ age: name, turn: turns })}</span>}
            {(name === 'primordial' ? [] : (end ?? [])).map((tick) => {
              const line = world.journal.entries[tick];
              return line ? (
                <p key={tick} className="outcome-end">
                  {rulebook.telling.line(world, line)}
                </p>
              ) : null;
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
