import { Beaded } from '../../desk/beaded.tsx';
import { answer } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import type { Action } from './actions-in.ts';
import './action-answers.css';

/** Many things to do, a row a sort; a chip for each one that it may be done to, with the odds. */
export function ActionAnswers({ actions }: { actions: readonly Action[] }) {
  const pointedAt = useTable((table) => table.pointedAt);
  return (
    <div className="options actions-by-sort">
      {actions.map(({ title, choices }) => (
        <div key={choices[0]?.key} className={choices.length > 1 ? 'sort several' : 'sort'}>
          {title && <b>{title}</b>}
          {choices.map(({ key, text, does, brief, number }) => (
            <button
              key={key}
              type="button"
              className={pointedAt === key ? 'chip pointed' : 'chip'}
              title={does || undefined}
              aria-keyshortcuts={number < 10 ? String(number) : undefined}
              onClick={() => answer(key)}
              onPointerEnter={() => pointAt(key)}
              onPointerLeave={() => pointAt(null)}
              onFocus={(event) => pointAt(event.target.matches(':focus-visible') ? key : null)}
              onBlur={() => pointAt(null)}
            >
              {title && <span className="unseen">{title} </span>}
              {text}
              {brief && (
                <small>
                  <Beaded text={brief} />
                </small>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
