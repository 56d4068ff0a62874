import type { Picture } from '@understory/evil';
import './round-summary.css';

const PHASES: readonly (readonly [phase: Picture['phase'], short: string, text: string])[] = [
  ['round start', 'Start', 'Round start'],
  ['monsters', 'Monsters', 'Monsters move and attack'],
  ['assign', 'Dice', 'Assign ability dice'],
  ['search', 'Search', 'Search'],
  ['items', 'Items', 'Use items'],
  ['act', 'Act', 'Move and attack'],
  ['track', 'Track', 'Monsters advance on the track'],
  ['event', 'Event', 'Event'],
];

/** The round summary card (DE-RND-01, DE-CMP-04), with the phase that is played now. */
export function RoundSummary({ picture: { round, phase, result } }: { picture: Picture }) {
  return (
    <section className="round-summary" aria-label="Round summary">
      <h2>Round {Math.max(1, round)}</h2>
      <ol>
        {PHASES.map(([key, short, text], i) => (
          <li key={key} title={text} aria-current={result === null && key === phase ? 'step' : undefined}>
            <b aria-hidden="true">{i}</b>
            <span>{short}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
