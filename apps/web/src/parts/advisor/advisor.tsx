import { useId } from 'react';
import { CloseButton } from '../../desk/close-button.tsx';
import { answer } from '../../table/acts.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import { askOf } from '../../words/asked.ts';
import type { AdviceRow } from './advice.ts';
import { useAdvice } from './use-advice.ts';
import './advisor.css';

interface AdvisorProps {
  readonly hire: () => Worker;
  /** What each part of a bar is. */
  readonly legend: readonly string[];
  /** What the figures are figures of. */
  readonly about: string;
}

/** On request: how each option fares if the rest is played out many times. Bars grow while it thinks. */
export function Advisor({ hire, legend, about }: AdvisorProps) {
  const game = useGame();
  const ask = askOf(game);
  const { advice, isThinking, ask: consult, stop, forget } = useAdvice(hire);
  const isLookingBack = useTable((table) => table.view.moment !== null);
  const title = useId();
  if (ask?.ask !== 'choose' || game.hand !== 'person' || ask.by === 'chance' || isLookingBack) return null;
  if (!advice)
    return (
      <button type="button" className="button advisor-call" data-key="v" aria-keyshortcuts="v" onClick={consult}>
        Ask the advisor
      </button>
    );
  return (
    <section className="advisor" aria-labelledby={title}>
      <header>
        <h2 id={title}>The advisor</h2>
        {isThinking && (
          <button type="button" className="button on-paper" onClick={stop}>
            Stop
          </button>
        )}
        <CloseButton name="Send the advisor away" onClose={forget} />
      </header>
      <ul>
        {advice.rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            text={ask.options.find((it) => it.key === row.key)?.text ?? ''}
            legend={legend}
          />
        ))}
      </ul>
      <p className="advisor-legend">
        {legend.map((it, i) => (
          <span key={it}>
            <i className={`part part-${i}`} aria-hidden="true" /> {it}
          </span>
        ))}
      </p>
      <p className="advisor-count" role="status">
        {advice.playouts === 0
          ? 'Thinking …'
          : `${about}, ${advice.playouts} playouts of each option${isThinking ? ' so far' : ''}.`}
      </p>
    </section>
  );
}

interface RowProps {
  readonly row: AdviceRow;
  /** What the option is called. */
  readonly text: string;
  readonly legend: readonly string[];
}

function Row({ row: { key, parts, says }, text, legend }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="plain-button"
        onClick={() => answer(key)}
        onPointerEnter={() => pointAt(key)}
        onPointerLeave={() => pointAt(null)}
      >
        <span className="what">{text}</span> <span className="says">{says}</span>
        <span className="bar" aria-hidden="true">
          {parts.map((share, i) => (
            <i key={legend[i]} className={`part part-${i}`} style={{ width: `${share * 100}%` }} />
          ))}
        </span>
      </button>
    </li>
  );
}
