import { LONGEST_NAME, type NameInWords } from '@understory/table';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { answer, letAnswer } from '../../table/acts.ts';
import { fate } from '../../table/running.ts';
import { useGame, useKit } from '../../table/table-store.ts';

export function NameAnswers({ ask }: { ask: NameInWords }) {
  const [idea, setIdea] = useState(0);
  const [name, setName] = useState(ask.ideas[0] ?? '');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const game = useGame();
  const kit = useKit();
  const isMine = game.hand === 'person';
  // Only for the person who is to name it: keys that lead through the game stay with whoever looks on. And not where a keyboard would
  // come up over half the screen.
  useEffect(() => {
    if (!isMine || !window.matchMedia('(hover: hover)').matches) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [isMine]);
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
        ref={field}
        id={id}
        className="input"
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <button type="submit" className="button chief" disabled={name.trim() === ''}>
        Name it so
      </button>
      {ask.ideas.length > 1 && (
        <button type="button" className="button on-paper" onClick={another}>
          Another idea
        </button>
      )}
      <button type="button" className="button on-paper" onClick={() => letAnswer(fate(game, kit))}>
        Let fate name
      </button>
    </form>
  );
}
