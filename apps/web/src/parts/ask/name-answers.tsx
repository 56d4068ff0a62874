import { IDEAS_SHOWN, LONGEST_NAME, type NameInWords } from '@understory/table';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { answer, letAnswer } from '../../table/acts.ts';
import { fate } from '../../table/running.ts';
import { useGame, useKit } from '../../table/table-store.ts';

/** Four ideas, another four, or the person’s own words (CH-NAM-02). */
export function NameAnswers({ ask }: { ask: NameInWords }) {
  const [round, setRound] = useState(0);
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
  const shown = ask.ideas.slice(round * IDEAS_SHOWN, (round + 1) * IDEAS_SHOWN);
  const another = () => {
    const next = (round + 1) * IDEAS_SHOWN < ask.ideas.length ? round + 1 : 0;
    setRound(next);
    setName(ask.ideas[next * IDEAS_SHOWN] ?? '');
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
      {shown.length > 1 && (
        <fieldset className="name-ideas">
          <legend className="unseen">Ideas for a name</legend>
          {shown.map((it) => (
            <button key={it} type="button" className="plain-button" onClick={() => setName(it)}>
              {it}
            </button>
          ))}
          {ask.ideas.length > IDEAS_SHOWN && (
            <button type="button" className="plain-button" onClick={another}>
              Another four
            </button>
          )}
        </fieldset>
      )}
      <button type="button" className="button on-paper" onClick={() => letAnswer(fate(game, kit))}>
        Let fate name
      </button>
    </form>
  );
}
