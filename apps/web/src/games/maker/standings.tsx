import { type Combined, unspentText } from '@understory/maker';

/** Who came in where, once all sheets have been played side by side with the spells sent from one to another (DM-MUL-09). */
export function Standings({ combined: { standings, unspent } }: { combined: Combined }) {
  return (
    <>
      <table className="standings hero-rows" aria-label="Standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Who</th>
            <th scope="col">Score</th>
            <th scope="col">Souls</th>
            <th scope="col">Coin</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ name, place, score, alone, souls, coin, hasWon }) => (
            <tr key={name} className={hasWon ? 'won' : undefined}>
              <td>{place}</td>
              <td>{name}</td>
              <td>
                {score}
                {alone !== score && ` (alone ${alone})`}
              </td>
              <td>{souls}</td>
              <td>{coin}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unspent.map(unspentText).map((it) => (
        <p key={it} className="aside">
          {it}
        </p>
      ))}
    </>
  );
}
