import { useEffect } from 'react';
import { NOTES, type Note, noteFor } from '../../games/host/second/notes.ts';
import { usePlaying } from '../../table/playing.ts';
import { useHostGame, useTable } from '../../table/table-store.ts';
import { noteSeen, skipGuide, useGuide } from './guide-store.ts';
import './guide-card.css';

/** Notes for somebody's first game, one at a time. They stand beside the game and never in its way. */
export function GuideCard() {
  const game = useHostGame();
  const seen = useGuide((guide) => guide.seen);
  const isGuided = useTable((table) => table.view.guided && table.view.moment === null);
  const isPlaying = usePlaying((it) => it.now !== null);
  const note = isGuided && !isPlaying ? noteFor(game, seen) : null;
  return note && <NoteCard key={note.key} note={note} />;
}

function NoteCard({ note: { key, title, text, target } }: { note: Note }) {
  useEffect(() => {
    const pointed = document.querySelector<HTMLElement>(target);
    pointed?.setAttribute('data-guided', '');
    return () => pointed?.removeAttribute('data-guided');
  }, [target]);
  return (
    <section className="guide" aria-label="A note for your first game">
      <p className="nth">
        First game, note {NOTES.findIndex((it) => it.key === key) + 1} of {NOTES.length}
      </p>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="guide-acts">
        <button type="button" className="button on-paper" onClick={() => noteSeen(key)}>
          I see
        </button>
        <button type="button" className="plain-button skip-guide" onClick={skipGuide}>
          No more notes
        </button>
      </div>
    </section>
  );
}
