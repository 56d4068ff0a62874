import { groupSheet, playtestView } from '@understory/host/playtest';
import { useLayoutEffect, useRef } from 'react';
import type { CardMoment } from './playtest-game.ts';
import './moves-table.css';

/** PT-ENC-T2: the moves of the group that acts, with the one just rolled lit. */
export function MovesTable({ game, moment }: CardMoment) {
  const { world: now, rulebook, ask } = game;
  const world = moment === null ? now : playtestView.at(now, moment);
  const acting = playtestView.acting({ world: now, ask, moment });
  const sheet = acting && groupSheet(world, acting.group.id);
  const lit = useRef<HTMLTableRowElement>(null);
  const rolled = sheet?.moves.find(({ isNow }) => isNow)?.key;
  useLayoutEffect(() => {
    if (rolled && lit.current) showWithin(lit.current.closest('.left'), lit.current);
  }, [rolled]);
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
            <tr
              key={result}
              ref={isNow ? lit : undefined}
              className={isNow ? 'now' : undefined}
              aria-current={isNow ? 'true' : undefined}
            >
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

/** Only the list of cards moves, where it scrolls by itself; never the page. */
function showWithin(cards: Element | null, row: Element): void {
  if (!cards) return;
  const below = row.getBoundingClientRect().bottom - cards.getBoundingClientRect().bottom;
  if (below > 0) cards.scrollTop += below + 8;
}
