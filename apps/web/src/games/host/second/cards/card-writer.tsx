import { type FormEvent, useId, useState } from 'react';
import { checked, LONGEST_FILE, nameOfText } from './checked.ts';
import { ProblemList } from './problem-list.tsx';
import { takePasted, takeText } from './take-cards.ts';

/** A file that is being written: a kept one, or a new one without a name. */
export interface Draft {
  readonly file: string | null;
  readonly text: string;
}

interface CardWriterProps {
  readonly draft: Draft;
  readonly onDone: () => void;
}

/** A place to write or paste a card; faults are shown while it is written. */
export function CardWriter({ draft, onDone }: CardWriterProps) {
  const [text, setText] = useState(draft.text);
  const id = useId();
  const file = draft.file ?? nameOfText(text);
  const { problems } = text.trim() === '' || text.length > LONGEST_FILE ? { problems: [] } : checked({ file, text });
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.file === null) await takePasted(text, onDone);
    else if (await takeText(text, draft.file)) onDone();
  };
  return (
    <form className="card-writer" onSubmit={(event) => void take(event)}>
      <label htmlFor={id}>{draft.file ? `The text of ${draft.file}` : 'Write or paste a card'}</label>
      <textarea
        id={id}
        className="input"
        rows={14}
        spellCheck={false}
        placeholder={PLACEHOLDER}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemList text={text} problems={problems} />
      <div className="card-file-acts">
        <button type="submit" className="button chief" disabled={text.trim() === ''}>
          Keep it as {file}
        </button>
        <button type="button" className="button on-paper" onClick={onDone}>
          Never mind
        </button>
      </div>
    </form>
  );
}

const PLACEHOLDER = `card Clockwork Moles
kind denizen
tags neutral, builder, miner
start ●●○
lair mine
always exploit ore or gems
one of:
- scout
- fight weaker denizens`;
