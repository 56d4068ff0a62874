import { groupSheet, playtestView } from '@understory/host/playtest';
import type { CardMoment } from './playtest-game.ts';
import './moves-table.css';

/** PT-ENC-T2: the moves of the group that acts, with the one just rolled lit. */
export function MovesTable({ game, moment }: CardMoment) {
  const { world: now, rulebook, ask } = game;
  const world = moment === null ? now : playtestView.at(now, moment);
  const acting = playtestView.acting({ world: now, ask, moment });
  const sheet = acting && groupSheet(world, acting.group.id);
  if (!sheet || sheet.moves.length === 0) return null;
  return (
    <table className="moves">
      <caption>When it meets somebody</caption>
      <thead>
        <tr>
          <th scope="col">1d10</th>
          <th scope="col">Move</th>
        </tr>
      </thead>
      <tbody>
        {sheet.moves.map(({ result, total, key, isNow }) => {
          const { text, does } = rulebook.telling.option(world, { topic: { kind: 'the moves' } }, { key });
          return (
            <tr key={result} className={isNow ? 'now' : undefined} aria-current={isNow ? 'true' : undefined}>
              <th scope="row">{total}</th>
              <td>
                <b>{text}</b> {does}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
