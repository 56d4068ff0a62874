import { sayNumber, shelfOf } from '@understory/chronicle/legends';
import { useShelf } from '../../storage/shelf.ts';
import { useContentsOfAll } from './contents-of-all.ts';

/** All worlds of the shelf together: cards, endings, the longest rule, and the graveyard (CH-STA-03). */
export function ShelfNumbers() {
  const all = useContentsOfAll(true);
  const worlds = useShelf((shelf) => shelf.worlds);
  const nameOf = (world: string) => worlds?.find((it) => it.id === world)?.name ?? world;
  const { cards, endings, longest, dead } = shelfOf(all);
  return (
    <article className="legend" aria-labelledby="shelf-numbers">
      <h1 id="shelf-numbers">All worlds of the shelf</h1>
      <section className="legend-section">
        <h2>{sayNumber('shelf.came')}</h2>
        <table>
          <thead>
            <tr>
              {(['shelf.card', 'shelf.times', 'shelf.rose', 'shelf.ended'] as const).map((it) => (
                <th key={it} scope="col">
                  {sayNumber(it)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map(([card, { came, rose, ended }]) => (
              <tr key={card}>
                <th scope="row">{card}</th>
                <td>{came}</td>
                <td>{rose}</td>
                <td>{ended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="legend-section">
        <h2>{sayNumber('shelf.endings')}</h2>
        <ul>
          {endings.map(([ending, { first, times }]) => (
            <li key={ending}>
              {ending} ({times}): <a href={`#/legends/${first}`}>{nameOf(first)}</a>
            </li>
          ))}
        </ul>
        {longest && (
          <p>
            {sayNumber('shelf.longest')}: {longest.who}, {longest.turns},{' '}
            <a href={`#/legends/${longest.world}`}>{nameOf(longest.world)}</a>
          </p>
        )}
      </section>
      <section className="legend-section">
        <h2>{sayNumber('shelf.graves')}</h2>
        {dead.map(({ world, page, name, obituary }) => (
          <p key={page}>
            <a href={page}>{name}</a>, <small>{nameOf(world)}</small>. {obituary}
          </p>
        ))}
      </section>
    </article>
  );
}
