import { answer } from '../../table/acts.ts';
import { useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import type { Alike } from './alike.ts';
import './alike-answers.css';

/** Many options that read the same: each sort is told once, and its places are the numbers on the map. */
export function AlikeAnswers({ groups }: { groups: readonly Alike[] }) {
  const pointedAt = useTable((table) => table.pointedAt);
  return (
    <div className="options alike">
      {groups.map(({ text, does, where, options }) => (
        <div key={`${text} ${does} ${where}`} className="sort">
          <p>
            <b>{text}</b>
            {[where, does].filter(Boolean).map((it) => (
              <span key={it}> · {it}</span>
            ))}
          </p>
          {options.map(({ key, number }) => (
            <button
              key={key}
              type="button"
              className={pointedAt === key ? 'chip pointed' : 'chip'}
              aria-label={[`${text} ${number}`, where, does].filter(Boolean).join(', ')}
              aria-keyshortcuts={number < 10 ? String(number) : undefined}
              onClick={() => answer(key)}
              onPointerEnter={() => pointAt(key)}
              onPointerLeave={() => pointAt(null)}
              onFocus={(event) => pointAt(event.target.matches(':focus-visible') ? key : null)}
              onBlur={() => pointAt(null)}
            >
              {number}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
