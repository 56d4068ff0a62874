import type { Answer } from '@understory/table';
import { useEffect, useId, useRef } from 'react';
import { CloseButton } from '../../desk/close-button.tsx';
import { answer } from '../../table/acts.ts';
import { spotKey } from '../../table/spot-key.ts';
import { pointAt } from '../../table/view-acts.ts';
import type { AdviceRow } from './advice.ts';
import { AdvisorCall, useIsAdvised } from './advisor-call.tsx';
import { useAdvice } from './use-advice.ts';

interface AdvisorProps {
  readonly hire: () => Worker;
  /** It was asked before it had been fetched. */
  readonly isCalled?: boolean;
}

/** On request: how each answer fares if the rest is played out many times. Bars grow while it thinks. */
export function Advisor({ hire, isCalled = false }: AdvisorProps) {
  const { advice, isThinking, ask: consult, stop, forget } = useAdvice(hire);
  const title = useId();
  const isAdvised = useIsAdvised();
  // Called before it was there.
  const asks = useRef(isCalled);
  useEffect(() => {
    if (asks.current) consult();
    asks.current = false;
  });
  if (!isAdvised) return null;
  if (!advice) return <AdvisorCall onCall={consult} />;
  const { rows, legend, about, verdict, playouts } = advice;
  return (
    <section className="advisor" aria-labelledby={title} data-still>
      <header>
        <h2 id={title}>The advisor</h2>
        {isThinking && (
          <button type="button" className="button on-paper" onClick={stop}>
            Stop
          </button>
        )}
        <CloseButton name="Send the advisor away" onClose={forget} />
      </header>
      <p className="advisor-verdict" role="status">
        {playouts === 0 ? 'Thinking …' : verdict}
      </p>
      {playouts > 0 && (
        <p className="advisor-count">
          {`${about}, ${playouts} playouts of each option${isThinking ? ' so far' : ''}.`}
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <Row key={keyOf(row.answer)} row={row} legend={legend} />
        ))}
      </ul>
      <p className="advisor-legend">
        {legend.map((it, i) => (
          <span key={it}>
            <i className={`part part-${i}`} aria-hidden="true" /> {it}
          </span>
        ))}
      </p>
    </section>
  );
}

interface RowProps {
  readonly row: AdviceRow;
  readonly legend: readonly string[];
}

function Row({ row, legend }: RowProps) {
  const { text, isBest, parts, says, more = [] } = row;
  const key = keyOf(row.answer);
  return (
    <li>
      <button
        type="button"
        className="plain-button"
        onClick={() => answer(row.answer)}
        onPointerEnter={() => pointAt(key)}
        onPointerLeave={() => pointAt(null)}
        onFocus={() => pointAt(key)}
        onBlur={() => pointAt(null)}
      >
        <span className="what">
          {text}
          {isBest && <b className="best"> ★ best</b>}
        </span>{' '}
        <span className="says">{says}</span>
        <span className="bar" aria-hidden="true">
          {parts.map((share, i) => (
            <i key={legend[i]} className={`part part-${i}`} style={{ width: `${share * 100}%` }} />
          ))}
        </span>
        {more.length > 0 && <small>{more.join(' ')}</small>}
      </button>
    </li>
  );
}

/** As the map knows what is pointed at. */
function keyOf(of: Answer): string {
  if (typeof of === 'string') return of;
  return 'x' in of ? spotKey(of) : of.join(' ');
}
