import { centreOf } from '@understory/page';
import { Fragment, type ReactNode } from 'react';
import { Beads } from '../../desk/beads.tsx';
import { useTreasureNamed } from '../../parts/pen/named.ts';
import { ClauseLink } from '../../parts/rulebook/clause-link.tsx';
import { usePageGame } from '../../table/page-game.ts';
import { lookAt } from '../../table/view-acts.ts';
import type { Card, CardPlace, CardStep, CardWork, Epic } from './card.ts';
import '../../parts/frame/card.css';

/** What is being played, step by step: what is done is ticked, what is being done is lit. */
export function PlainCard({
  card: { title, subtitle, counts, steps, aside, places, facts, epics, works },
  children,
}: {
  card: Card;
  /** What belongs to the step that is being done. */
  children?: ReactNode;
}) {
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
      {facts && facts.length > 0 && (
        <dl>
          {facts.map(({ title: about, text }) => (
            <Fragment key={about}>
              <dt>{about}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {places && places.length > 0 && <Places places={places} />}
      {epics && epics.length > 0 && <Epics epics={epics} />}
      {works && works.length > 0 && <Works works={works} />}
    </>
  );
}

/** Where a people lives, with what is there. */
function Places({ places }: { places: readonly CardPlace[] }) {
  return (
    <>
      <h3>Cities and colonies</h3>
      <ul className="card-places">
        {places.map(({ id, name, counts }) => (
          <li key={id}>
            {name} <Beads counts={counts} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A click shows where it lies. */
function Epics({ epics }: { epics: readonly Epic[] }) {
  const { page } = usePageGame().world;
  const named = useTreasureNamed();
  const show = (id: string) => {
    const piece = page.pieces.find((it) => it.id === id);
    if (piece) lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
  };
  return (
    <>
      <h3>Epic treasures</h3>
      <ul className="epics">
        {epics.map((epic) => (
          <li key={epic.id}>
            <button type="button" className="plain-button" onClick={() => show(epic.piece)}>
              <span aria-hidden="true">❖</span> {named(epic)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What may be built: ticked when it stands, lit when it could be built now, else with the reason why not. */
function Works({ works }: { works: readonly CardWork[] }) {
  return (
    <>
      <h3>Constructions</h3>
      <ul className="works">
        {works.map(({ name, does, at, built, whyNot }) => (
          <li key={name} className={built ? 'built' : whyNot === null ? 'may' : 'not'} title={whyNot ?? does}>
            <span aria-hidden="true">{built ? '✓' : '☐'}</span> {name}
            {at !== undefined && <small> at {at}</small>}
            <span className="unseen">{built ? ', built' : whyNot === null ? ', can be built' : `, ${whyNot}`}</span>
          </li>
        ))}
      </ul>
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
