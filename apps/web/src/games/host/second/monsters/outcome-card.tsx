import { useMemo } from 'react';
import { ClauseLink } from '../../../../parts/rulebook/clause-link.tsx';
import { Emblem } from '../../emblem.tsx';
import { useSecondGame } from '../second-game.ts';
import { outcomeOf } from './outcome-of.ts';
import '../../outcome-card.css';

/** The last card: who, how, in which round, and what the ages came to. */
export function OutcomeCard() {
  const { world, rulebook } = useSecondGame();
  const ending = useMemo(() => outcomeOf(world, rulebook), [world, rulebook]);
  if (!ending) return null;
  const { title, text, villain, clause, when, ages } = ending;
  return (
    <section className="card outcome" aria-label="The end of the story">
      <div className="card-head monster-head">
        {villain && <Emblem edition="2" words={villain.words} size={46} />}
        <h2>{title}</h2>
      </div>
      <p className="card-sub">
        {text} <ClauseLink clause={clause} />
      </p>
      <dl>
        {villain && (
          <>
            <dt>Villain</dt>
            <dd>
              {villain.name}, as {villain.villainy}
            </dd>
          </>
        )}
        {when && (
          <>
            <dt>Decided</dt>
            <dd>in {when}</dd>
          </>
        )}
      </dl>
      <h3>The ages</h3>
      <ol className="outcome-ages">
        {ages.map(({ name, turns, end, facts }) => (
          <li key={name}>
            <b>{name}</b> {turns && <span>{turns}</span>}
            <p>{facts.join(' · ')}</p>
            {end && <p className="outcome-end">{end}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
