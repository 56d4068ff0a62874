import type { Picture } from '@understory/evil';

const PHASES: readonly (readonly [Picture['phase'], string])[] = [
  ['round start', 'Round start'],
  ['monsters', 'Monsters move and attack'],
  ['assign', 'Assign ability dice'],
  ['search', 'Search'],
  ['items', 'Use items'],
  ['act', 'Move and attack'],
  ['track', 'Monsters advance on the track'],
  ['event', 'Event'],
];

/** The round (DE-RND-01), with the phase that is played now. */
export function RoundSummary({ picture: { round, phase, result } }: { picture: Picture }) {
  return (
    <section className="card evil-card round-summary" aria-label="Round">
      <h2>Round {Math.max(1, round)}</h2>
      <ol start={0}>
        {PHASES.map(([key, text]) => (
          <li key={key} aria-current={result === null && key === phase ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
