import { CUSTOM_WORKS, type CustomPeople, HAND_KEYS, PEOPLES, readPeople, writePeople } from '@understory/host/first';
import { LONGEST_NAME, Problem } from '@understory/table';
import { type FormEvent, useId, useState } from 'react';
import { Choices } from '../../../../desk/choices.tsx';
import { HANDS, MODELS } from './model-words.ts';
import { keepPeople } from './own-peoples.ts';
import { type PeopleDraft, peopleOf } from './people-draft.ts';

interface PeopleFormProps {
  readonly draft: PeopleDraft;
  /** What it was called; null for a new one. */
  readonly before: string | null;
  readonly onDone: () => void;
}

/** H1-CIV-07, H1-CIV-T2: a people of one's own: whom it is like, and in what it differs. */
export function PeopleForm({ draft, before, onDone }: PeopleFormProps) {
  const [people, setPeople] = useState(draft);
  const [wrong, setWrong] = useState('');
  const id = useId();
  const { model } = people;
  const change = (some: Partial<PeopleDraft>) => setPeople({ ...people, ...some });
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const read = judged(peopleOf(people, CUSTOM_WORKS[model]));
    if (typeof read === 'string') return setWrong(read);
    await keepPeople(read, before);
    onDone();
  };
  return (
    <form className="card-writer people-form" onSubmit={(event) => void keep(event)} noValidate>
      <h2>{before ?? 'A new people'}</h2>
      <div className="field">
        <label htmlFor={`${id}-name`}>Its name</label>
        <input
          id={`${id}-name`}
          className="input"
          value={people.name}
          maxLength={LONGEST_NAME}
          placeholder="Copper Dwarves"
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <Choices
        legend="It lives like"
        options={PEOPLES.map((key) => ({ key, text: MODELS[key].text }))}
        value={model}
        hint={MODELS[model].about}
        onChoose={(chosen) => change({ model: chosen, hand: people.hand === chosen ? '' : people.hand })}
      />
      <fieldset className="field">
        <legend>In what it differs</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={people.moreFolk}
            onChange={(event) => change({ moreFolk: event.target.checked })}
          />
          More folk: {MODELS[model].moreFolk}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={people.richer}
            onChange={(event) => change({ richer: event.target.checked })}
          />
          Richer: {MODELS[model].richer}
        </label>
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-hand`}>It draws rooms and tunnels</label>
        <select
          id={`${id}-hand`}
          className="input"
          value={people.hand}
          onChange={(event) => change({ hand: HAND_KEYS.find((it) => it === event.target.value) ?? '' })}
        >
          <option value="">as its model does</option>
          {HAND_KEYS.filter((it) => it !== model).map((it) => (
            <option key={it} value={it}>
              {HANDS[it]}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend>What it calls its works</legend>
        <span className="hint">Leave one empty, and it keeps its printed name. What they do stays.</span>
        <div className="people-works">
          {CUSTOM_WORKS[model].map((it, i) => (
            <div key={it} className="field">
              <label htmlFor={`${id}-work-${i}`}>{it}</label>
              <input
                id={`${id}-work-${i}`}
                className="input"
                value={people.works[it] ?? ''}
                maxLength={LONGEST_NAME}
                onChange={(event) => change({ works: { ...people.works, [it]: event.target.value } })}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {wrong && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
      <div className="card-file-acts">
        <button type="submit" className="button chief">
          Keep this people
        </button>
        <button type="button" className="button on-paper" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** By the schema of its file; in a sentence what is wrong, if it can't be played. */
function judged(people: CustomPeople): CustomPeople | string {
  if (people.name === '') return 'A people needs a name.';
  try {
    return readPeople(writePeople(people));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}
