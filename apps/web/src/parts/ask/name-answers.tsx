import { LONGEST_NAME, type NameInWords } from '@understory/table';
import { type FormEvent, useId, useState } from 'react';
import { answer } from '../../table/acts.ts';

export function NameAnswers({ ask }: { ask: NameInWords }) {
  const [idea, setIdea] = useState(0);
  const [name, setName] = useState(ask.ideas[0] ?? '');
  const id = useId();
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') answer(name.trim());
  };
  const another = () => {
    const next = (idea + 1) % ask.ideas.length;
    setIdea(next);
    setName(ask.ideas[next] ?? '');
  };
  return (
    <form className="name-answer" onSubmit={take}>
      <label className="unseen" htmlFor={id}>
        {ask.prompt}
      </label>
      <input
        id={id}
        className="input"
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button chief" disabled={name.trim() === ''}>
        Name it so
      </button>
      {ask.ideas.length > 1 && (
        <button type="button" className="button on-paper" onClick={another}>
          Another idea
        </button>
      )}
    </form>
  );
}
