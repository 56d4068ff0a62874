import type { AgeView } from '../../storage/table-view.ts';
import { usePageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { changeView } from '../../table/view-acts.ts';
import { ageSheets } from '../paper/age-sheets.ts';
import './age-layers.css';

const WHOLE: AgeView = { shown: true, opacity: 1 };

/** The sheets of tracing paper: each age alone, stacked, or shining through (H2-GEN-08). */
export function AgeLayers() {
  const { world, rulebook } = usePageGame();
  const tracing = useTable((table) => table.view.tracing);
  const ages = ageSheets(world.journal.entries, tracing).filter(({ age }) => age !== '');
  const change = (age: string, some: Partial<AgeView>) =>
    changeView({ tracing: { ...tracing, [age]: { ...(tracing[age] ?? WHOLE), ...some } } });
  const alone = (chosen: string) =>
    changeView({
      tracing: Object.fromEntries(ages.map(({ age }) => [age, { ...(tracing[age] ?? WHOLE), shown: age === chosen }])),
    });
  return (
    <fieldset className="field age-layers">
      <legend>Tracing paper</legend>
      {ages.map(({ age }) => {
        const { shown, opacity } = tracing[age] ?? WHOLE;
        const name = rulebook.time.age(age);
        return (
          <div key={age} className="age-layer">
            <label className="check">
              <input
                type="checkbox"
                checked={shown}
                onChange={(event) => change(age, { shown: event.target.checked })}
              />
              {name}
            </label>
            <input
              type="range"
              min="10"
              max="100"
              step="5"
              value={Math.round(opacity * 100)}
              disabled={!shown}
              aria-label={`How much of the ${name} is seen`}
              aria-valuetext={`${Math.round(opacity * 100)} percent`}
              onChange={(event) => change(age, { opacity: Number(event.target.value) / 100 })}
            />
            <button type="button" className="button on-paper" aria-label={`${name} alone`} onClick={() => alone(age)}>
              Alone
            </button>
          </div>
        );
      })}
      <button
        type="button"
        className="button on-paper"
        disabled={Object.keys(tracing).length === 0}
        onClick={() => changeView({ tracing: {} })}
      >
        All ages, stacked
      </button>
    </fieldset>
  );
}
