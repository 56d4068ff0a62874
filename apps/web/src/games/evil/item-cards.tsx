import { effectOf, type Picture, questionOf } from '@understory/evil';
import type { Ask } from '@understory/table';
import { answer } from '../../table/acts.ts';

/** Items lie beside the Character Card (DE-SCH-03); one that may be used now is pressed. */
export function ItemCards({ items, ask }: { items: Picture['items']; ask: Ask | null }) {
  if (items.length === 0) return null;
  const usable =
    ask?.ask === 'choose' && questionOf(ask).kind === 'which item to use' ? ask.options.map(({ key }) => key) : [];
  return (
    <ul className="item-cards" aria-label="Items">
      {items.map(({ key, name, kind, many }) => {
        const face = (
          <>
            <b>{many > 1 ? `${name} ×${many}` : name}</b>
            <span>{effectOf(key)}</span>
            <small>{kind}</small>
          </>
        );
        return (
          <li key={key} className="item-card">
            {usable.includes(key) ? (
              <button type="button" className="plain-button lit" onClick={() => answer(key)}>
                <span className="unseen">Use</span>
                {face}
              </button>
            ) : (
              face
            )}
          </li>
        );
      })}
    </ul>
  );
}
