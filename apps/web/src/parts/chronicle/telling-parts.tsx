import type { Passage, Telling } from '@understory/chronicle/voices';

interface TellingPartsProps {
  readonly telling: Telling;
  readonly onGo: (tick: number) => void;
}

/** Chapters, or ages by turns; each passage leads to the moment that it tells of. */
export function TellingParts({ telling: { parts }, onGo }: TellingPartsProps) {
  return (
    <>
      {parts.map(({ heading, paragraphs, rows }) => (
        <section key={heading} className="told-part">
          <h3>{heading}</h3>
          {paragraphs.map((it) => (
            <p key={it.text}>
              {it.text} <GoThere passage={it} onGo={onGo} />
            </p>
          ))}
          {rows.length > 0 && (
            <table>
              <tbody>
                {rows.map((it) => (
                  <tr key={it.turn}>
                    <th scope="row">{it.turn}</th>
                    <td>
                      {it.text} <GoThere passage={it} onGo={onGo} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </>
  );
}

/** The lines that a passage stands on; a press shows the map as it was after the last of them. */
function GoThere({ passage: { ticks }, onGo }: { passage: Passage; onGo: (tick: number) => void }) {
  if (ticks.length === 0) return null;
  const [first, last] = [Math.min(...ticks), Math.max(...ticks)];
  const lines = first === last ? String(first) : `${first}–${last}`;
  return (
    <button
      type="button"
      className="plain-button go-there"
      title="Show the map as it was then"
      aria-label={`Show the map as it was then, lines ${lines}`}
      onClick={() => onGo(last)}
    >
      {lines}
    </button>
  );
}
