import { ClauseLink } from '../rulebook/clause-link.tsx';
import { type CardStep, cardOf } from './card-of.ts';
import { useGame, useTable } from './table-store.ts';
import { lookAt } from './view-acts.ts';
import './step-card.css';

/** What the rulebook is doing now: what is done is ticked, what is being done is lit. */
export function StepCard() {
  const game = useGame();
  const parted = useTable((table) => table.parted);
  const moment = useTable((table) => table.view.moment);
  const { title, subtitle, steps } = cardOf(game, moment);
  return (
    <section className="card" aria-label="The step being played">
      <h2>{title}</h2>
      <p className="card-sub">{subtitle}</p>
      {parted && (
        <p className="parted" role="note">
          The rules have changed since this was played: it is shown up to answer {parted.at}, and is not saved over.
        </p>
      )}
      <ol>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: CardStep }) {
  const { world } = useGame();
  const show = (stratum: number) => {
    const at = world.page.strata.find(({ number }) => number === stratum)?.centre;
    if (at) lookAt({ what: 'stratum', number: stratum, ...at });
  };
  return (
    <li className={`step ${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
      <span className="mark" aria-hidden="true">
        {step.state === 'done' ? '✓' : step.state === 'now' ? '▸' : '·'}
      </span>
      <span className="unseen">{STATES[step.state]}</span>
      <span className="what">
        {step.title}
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
