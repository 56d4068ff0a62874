import type { Figure } from '@understory/maker';
import { useTable } from '../table/table-store.ts';
import { pointAt } from '../table/view-acts.ts';
import { useMakerGame } from './maker-game.ts';
import { useAdvisor } from './use-advisor.ts';

/** What each option would come to, as bars that grow surer while the game is played on again and again. */
export function Advisor() {
  const { ask, hand } = useMakerGame();
  const moment = useTable((table) => table.view.moment);
  const { heard, isThinking, ask: askThem, stop } = useAdvisor();
  if (ask?.ask !== 'choose' || hand !== 'person' || moment !== null) return null;
  return (
    <section className="card maker-card advisor" aria-label="Advisor">
      <div className="card-head">
        <h2>Advisor</h2>
        {isThinking ? (
          <button type="button" className="button on-paper" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" className="button on-paper" onClick={askThem}>
            {heard ? 'Ask again' : 'Ask the advisor'}
          </button>
        )}
      </div>
      {heard && <Bars figures={heard.figures} />}
      <p className="aside">
        {heard
          ? `Final score on average, after ${heard.playouts.toLocaleString('en')} games played on from here.`
          : isThinking
            ? 'Playing on …'
            : 'Plays the game on from here many times with each option.'}
      </p>
    </section>
  );
}

function Bars({ figures }: { figures: readonly Figure[] }) {
  const pointedAt = useTable((table) => table.pointedAt);
  const means = figures.map((it) => it.mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const share = (mean: number) => (most === least ? 100 : 18 + (82 * (mean - least)) / (most - least));
  return (
    <ul className="advice">
      {figures.map(({ key, text, mean, error }) => (
        <li
          key={key}
          className={[mean === most && 'best', key === pointedAt && 'pointed'].filter(Boolean).join(' ')}
          onPointerEnter={() => pointAt(key)}
          onPointerLeave={() => pointAt(null)}
        >
          <span>{text}</span>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${share(mean)}%` }} />
          </span>
          <b>
            {mean.toFixed(1)} <small>± {error.toFixed(1)}</small>
          </b>
        </li>
      ))}
    </ul>
  );
}
