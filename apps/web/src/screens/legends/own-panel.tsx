import type { Page } from '@understory/chronicle/legends';
import { LONGEST_NAME } from '@understory/table';
import { type FormEvent, useState } from 'react';

/** Who may know of a thing. */
type Known = 'secret' | 'told' | 'usual';

const KNOWN: Readonly<Record<Known, string>> = {
  usual: 'whoever was near',
  secret: 'nobody but who hosts',
  told: 'everybody',
};

interface OwnPanelProps {
  readonly page: Page;
  /** The name that the person has given it; empty if none. */
  readonly name: string;
  readonly known: Known;
  readonly onName: (name: string) => void;
  readonly onNote: (note: string) => void;
  readonly onKnown: (known: Known) => void;
}

/** Sorts of pages whose titles are no names of things. */
const UNNAMED: ReadonlySet<string> = new Set(['world', 'saga', 'statistics', 'dead', 'thread']);

/** What the person says of a thing: another name, a note, and who in the world may know of it (CH-NAM-02, CH-LEG-17, CH-SEC-03). */
export function OwnPanel({ page, name, known, onName, onNote, onKnown }: OwnPanelProps) {
  const [written, setWritten] = useState(name);
  const [note, setNote] = useState(page.noted ?? '');
  const isNamed = !UNNAMED.has(page.sort);
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && written.trim() !== name) onName(written.trim());
    if (note.trim() !== (page.noted ?? '')) onNote(note.trim());
  };
  return (
    <details className="legends-filter own-panel">
      <summary>Rename it, note something</summary>
      <form onSubmit={take}>
        {isNamed && (
          <label>
            Its name
            <input
              type="text"
              className="input"
              maxLength={LONGEST_NAME}
              placeholder={page.title}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          </label>
        )}
        <label>
          A note of your own
          <textarea
            className="input"
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <label>
          Who in the world may know of it
          <select className="input" value={known} onChange={({ target }) => onKnown(target.value as Known)}>
            {(Object.keys(KNOWN) as Known[]).map((it) => (
              <option key={it} value={it}>
                {KNOWN[it]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button on-paper">
          Keep it
        </button>
      </form>
    </details>
  );
}
