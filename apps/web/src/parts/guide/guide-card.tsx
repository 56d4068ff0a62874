import { useEffect } from 'react';
import { byFinger } from '../../desk/finger.ts';
import type { Note } from '../../table/note.ts';
import { usePlaying } from '../../table/playing.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { noteFor, noteSeen, passed, useGuide } from './guide-store.ts';
import './guide-card.css';

const NONE: readonly Note[] = [];

/** Notes for somebody's first game, one at a time. They stand beside the game and never in its way. */
export function GuideCard() {
  const game = useGame();
  const notes = useTable((table) => table.kit?.notes) ?? NONE;
  const seen = useGuide((guide) => guide.seen);
  const isGuided = useTable((table) => table.view.guided && table.view.moment === null);
  const isPlaying = usePlaying((it) => it.now !== null);
  const note = isGuided && !isPlaying ? noteFor(notes, game, seen) : null;
  return note && <NoteCard key={note.key} note={note} notes={notes} />;
}

function NoteCard({ note, notes }: { note: Note; notes: readonly Note[] }) {
  const { key, title, text, target } = note;
  const nth = notes.indexOf(note);
  // What stands before it in the game has been passed: no note jumps back.
  useEffect(() => passed(notes.slice(0, nth)), [notes, nth]);
  useEffect(() => {
    const pointed = document.querySelector<HTMLElement>(target);
    pointed?.setAttribute('data-guided', '');
    return () => pointed?.removeAttribute('data-guided');
  }, [target]);
  return (
    <section className="guide" aria-label="A note for your first game">
      <p className="nth">
        First game, note {nth + 1} of {notes.length}
      </p>
      <h2>{title}</h2>
      <p>{byFinger() ? (note.byFinger ?? text) : text}</p>
      <div className="guide-acts">
        <button type="button" className="button on-paper" onClick={() => noteSeen(key)}>
          I see
        </button>
        <button type="button" className="plain-button skip-guide" onClick={() => passed(notes)}>
          No more notes
        </button>
      </div>
    </section>
  );
}
