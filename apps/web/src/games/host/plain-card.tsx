import { lazy, type ReactNode, Suspense } from 'react';
import { Beads } from '../../desk/beads.tsx';
import { ClauseLink } from '../../parts/rulebook/clause-link.tsx';
import { usePageGame } from '../../table/page-game.ts';
import { lookAt } from '../../table/view-acts.ts';
import type { Card, CardStep } from './card.ts';
import '../../parts/frame/card.css';

const Holdings = lazy(() => import('./holdings.tsx').then((it) => ({ default: it.Holdings })));

/** What is being played, step by step: what is done is ticked, what is being done is lit. */
export function PlainCard({
  card,
  children,
}: {
  card: Card;
  /** What belongs to the step that is being done. */
  children?: ReactNode;
}) {
  const { title, subtitle, counts, steps, aside, places, facts, epics, works } = card;
  return (
    <>
      <div className="card-head">
        <h2>{title}</h2>
        {counts && <Beads counts={counts} />}
      </div>
      <p className="card-sub">{subtitle}</p>
      <ol>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      {children}
      {aside && (
        <>
          <h3>{aside.title}</h3>
          <p className="aside">{aside.names.join(', ')}</p>
        </>
      )}
      {[facts, places, epics, works].some((it) => it && it.length > 0) && (
        <Suspense>
          <Holdings card={card} />
        </Suspense>
      )}
    </>
  );
}

function Step({ step }: { step: CardStep }) {
  const { world } = usePageGame();
  const show = (stratum: number) => {
    const at = world.page.strata.find(({ number }) => number === stratum)?.centre;
    if (at) lookAt({ what: 'level', number: stratum, ...at });
  };
  return (
    <li className={`step ${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
      <span className="mark" aria-hidden="true">
        {step.state === 'done' ? '✓' : step.state === 'now' ? '▸' : '·'}
      </span>
      <span className="unseen">{STATES[step.state]}</span>
      <span className="what">
        {step.title}
        {step.does && <span className="does"> {step.does}</span>}
        {step.holds && <em> {step.holds}</em>}
        {step.clause && step.state === 'now' && (
          <>
            {' '}
            <ClauseLink clause={step.clause} />
          </>
        )}
      </span>
      {step.strata && (
        <ul className="strata">
          {step.strata
            .filter(({ state }) => state !== 'ahead')
            .map(({ number, holds, state }) => (
              <li key={number} className={state}>
                <button type="button" className="plain-button" onClick={() => show(number)}>
                  <span className="number">{number}</span> {holds}
                </button>
              </li>
            ))}
          <StrataAhead numbers={step.strata.filter(({ state }) => state === 'ahead').map(({ number }) => number)} />
        </ul>
      )}
    </li>
  );
}

function StrataAhead({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <li className="strata-ahead">
      {runs(numbers).join(', ')} {numbers.length === 1 ? 'is' : 'are'} still bare rock
    </li>
  );
}

const STATES = { done: 'Done: ', now: 'Now: ', ahead: 'Ahead: ' } as const;

/** `1 to 4, 6` for 1, 2, 3, 4, 6. */
function runs(numbers: readonly number[]): string[] {
  const found: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
}
