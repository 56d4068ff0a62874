import type { Detail, View } from '@understory/host';

export type Details = Pick<View, 'details' | 'isDragged'>;

interface DetailsFieldProps {
  /** What may come up in the edition. */
  readonly view: Details;
  /** The sorts that the person is asked. */
  readonly details: readonly string[];
  readonly onChange: (details: readonly string[]) => void;
}

/** Asks that decide little go their usual way, but for those that the person wants for themselves. */
export function DetailsField({ view, details, onChange }: DetailsFieldProps) {
  return (
    <fieldset className="field">
      <legend>What shall I be asked as well?</legend>
      <div className="details-asked">
        {view.details.map((key) => (
          <label key={key} className="check">
            <input
              type="checkbox"
              checked={details.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...details, key] : details.filter((it) => it !== key))
              }
            />
            {WORDS[key]}
          </label>
        ))}
      </div>
      <span className="hint">
        The rest goes its usual way{view.isDragged && ', and beads and new rooms can be dragged on the map'}.
      </span>
    </fieldset>
  );
}

const WORDS: Readonly<Record<Detail, string>> = {
  places: 'Where rooms and tunnels lie',
  homes: 'Where groups go to live',
  moves: 'Whether a group moves its beads, each time it has acted',
  order: 'In which order colonies act',
  losses: 'Which beads are lost',
  units: 'Which of several alike is used up',
  hoards: 'How much of a hoard is taken',
  floods: 'Whether water and magma flow in, and who lives there',
  names: 'What groups, treasures and colonies are called',
  looks: 'How buildings look',
};
