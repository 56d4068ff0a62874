import { useState } from 'react';
import { useShelf } from '../../storage/shelf.ts';
import { entitle, freshTitle } from '../../table/keep-told.ts';

/** At the end of a world: what its history is called. Three ideas, the first unless another is chosen, or the person's own words (CH-REC-07). */
export function TitleAsk({ world, ideas }: { world: string; ideas: readonly string[] }) {
  const kept = useShelf((shelf) => shelf.worlds?.find((it) => it.id === world)?.told?.title);
  const [written, setWritten] = useState('');
  const title = kept ?? freshTitle(ideas, world);
  const all = ideas.includes(title) ? ideas : [title, ...ideas];
  return (
    <form
      className="title-ask"
      onSubmit={(event) => {
        event.preventDefault();
        void entitle(world, written);
        setWritten('');
      }}
    >
      <fieldset>
        <legend>It is called</legend>
        {all.map((it) => (
          <label key={it} className="check">
            <input type="radio" name="title" checked={it === title} onChange={() => void entitle(world, it)} />
            {it}
          </label>
        ))}
        <input
          type="text"
          className="input"
          aria-label="A title of your own"
          placeholder="or as you say"
          maxLength={60}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
        <button type="submit" className="button on-paper" disabled={written.trim() === ''}>
          Call it so
        </button>
      </fieldset>
    </form>
  );
}
