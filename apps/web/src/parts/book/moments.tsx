import { useId } from 'react';
import type { PageGame } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import { agesOf } from '../../words/ages-of.ts';

/** TA-GEN-06: as the world stands, as it stood at the end of an age, or at the moment that the map shows. */
export function Moments({ game }: { game: PageGame }) {
  const id = useId();
  const moment = useTable((table) => table.view.moment);
  const last = lastTick(game);
  const ages = agesOf(game.world.journal.entries).filter((it) => it.to < last);
  const isOther = moment !== null && !ages.some((it) => it.to === moment);
  return (
    <span className="book-moment">
      <label htmlFor={id}>As it stood</label>
      <select
        id={id}
        className="input"
        value={moment ?? 'now'}
        onChange={({ target: { value } }) => lookBack(value === 'now' ? null : Number(value))}
      >
        <option value="now">at the last line</option>
        {ages.map(({ age, to }) => (
          <option key={to} value={to}>
            at the end of the {game.rulebook.time.age(age)}
          </option>
        ))}
        {isOther && <option value={moment}>at the moment the map shows</option>}
      </select>
    </span>
  );
}
