import { download, fileName } from '../../../../desk/download.ts';
import { HANDS, MODELS } from './model-words.ts';
import { type OwnPeople, removePeople, switchPeople } from './own-peoples.ts';

interface OwnPeopleItemProps {
  readonly own: OwnPeople;
  readonly onEdit: () => void;
}

/** One of the player's own peoples: whom it is like, and in what it differs. */
export function OwnPeopleItem({ own, onEdit }: OwnPeopleItemProps) {
  const { name, text, on, people, wrong } = own;
  const take = () => download(fileName(name, 'people.json'), new Blob([text], { type: 'application/json' }));
  return (
    <li className="card-file">
      <header>
        <h2>{name}</h2>
        {people ? (
          <label className="check">
            <input type="checkbox" checked={on} onChange={(event) => void switchPeople(own, event.target.checked)} />
            In new worlds
          </label>
        ) : (
          <p className="not-right">Not in any world until it is right</p>
        )}
        <div className="card-file-acts">
          {people && (
            <button type="button" className="button on-paper" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </button>
          )}
          <button type="button" className="button on-paper" aria-label={`Export ${name}`} onClick={take}>
            Export
          </button>
          <button
            type="button"
            className="button on-paper"
            aria-label={`Remove ${name}`}
            onClick={() => void removePeople(own)}
          >
            Remove
          </button>
        </div>
      </header>
      <p>{people ? differsIn(people) : wrong}</p>
    </li>
  );
}

function differsIn({ model, details: { moreFolk, richer, hand, works } }: NonNullable<OwnPeople['people']>): string {
  const named = Object.entries(works).map(([printed, said]) => `${said} for ${printed}`);
  const said = [
    ...(moreFolk ? [MODELS[model].moreFolk] : []),
    ...(richer ? [MODELS[model].richer] : []),
    ...(hand ? [`draws ${HANDS[hand]}`] : []),
    ...named,
  ];
  return `They live like ${MODELS[model].text}, but: ${said.join('; ')}.`;
}
