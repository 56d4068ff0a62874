import { useEffect, useState } from 'react';
import { DropRoom } from '../../../../desk/drop-room.tsx';
import { TopBar } from '../../../../parts/top-bar/top-bar.tsx';
import { CardFile } from './card-file.tsx';
import { CardWriter, type Draft } from './card-writer.tsx';
import { CardsPicker } from './cards-picker.tsx';
import { useOwnCards } from './own-cards.ts';
import { usePastedCards } from './pasted-cards.ts';
import { takeFiles } from './take-cards.ts';
import '../../own-things.css';

/** The player's own monsters: opened, dropped, pasted or written, shown as they will lie on the table. */
export function OwnCardsScreen() {
  const { files } = useOwnCards();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    document.title = 'My cards · Understory';
  }, []);
  usePastedCards();
  return (
    <DropRoom className="cards-room" onFiles={(dropped) => void takeFiles([...dropped])}>
      <TopBar />
      <main className="own-cards">
        <header>
          <h1>My cards</h1>
          <div className="card-file-acts">
            <CardsPicker />
            <button type="button" className="button" onClick={() => setDraft({ file: null, text: '' })}>
              Write or paste a card
            </button>
          </div>
        </header>
        <p className="own-cards-says">
          A monster is a small text file. Open yours here, drop them on this page, or paste one; those that are right
          can come into your next world. A card that is called like one of the game’s takes its place.
        </p>
        {draft && <CardWriter key={draft.file ?? ''} draft={draft} onDone={() => setDraft(null)} />}
        {files.length === 0 && !draft && <p className="own-cards-says">You have no cards of your own yet.</p>}
        <ul className="card-files">
          {files.map((cards) => (
            <CardFile
              key={cards.file}
              cards={cards}
              onEdit={() => {
                setDraft({ file: cards.file, text: cards.text });
                window.scrollTo({ top: 0 });
              }}
            />
          ))}
        </ul>
      </main>
    </DropRoom>
  );
}
