import { useEffect, useState } from 'react';
import { DropRoom } from '../../../../desk/drop-room.tsx';
import { TopBar } from '../../../../parts/top-bar/top-bar.tsx';
import { MadeUpList } from '../made-up/made-up-list.tsx';
import { OwnPeopleItem } from './own-people-item.tsx';
import { readOwnPeoples, useOwnPeoples } from './own-peoples.ts';
import { draftOf, NEW_PEOPLE, type PeopleDraft } from './people-draft.ts';
import { PeopleForm } from './people-form.tsx';
import { PeoplesPicker } from './peoples-picker.tsx';
import { takeFiles } from './take-peoples.ts';
import '../../own-things.css';
import './own-peoples-screen.css';

interface Writing {
  readonly draft: PeopleDraft;
  readonly before: string | null;
}

/** H1-CIV-07: the player's own peoples, written, opened or dropped here, and offered in new worlds of the first edition. */
export function OwnPeoplesScreen() {
  const { peoples } = useOwnPeoples();
  const [writing, setWriting] = useState<Writing | null>(null);
  useEffect(() => {
    document.title = 'My peoples · Understory';
    void readOwnPeoples();
  }, []);
  return (
    <DropRoom className="cards-room" onFiles={(dropped) => void takeFiles(dropped)} hint="Let go to keep the people">
      <TopBar />
      <main className="own-cards">
        <header>
          <h1>My peoples</h1>
          <div className="card-file-acts">
            <PeoplesPicker />
            <button type="button" className="button" onClick={() => setWriting({ draft: NEW_PEOPLE, before: null })}>
              Write a people
            </button>
          </div>
        </header>
        <p className="own-cards-says">
          A people of your own lives like Dwarves, Dark Elves or Demons, and differs from them in what you say. It can
          come into your next world of the first edition, and as a file it goes to the command line too.
        </p>
        {writing && (
          <PeopleForm
            key={writing.before ?? ''}
            draft={writing.draft}
            before={writing.before}
            onDone={() => setWriting(null)}
          />
        )}
        {peoples.length === 0 && !writing && <p className="own-cards-says">You have no peoples of your own yet.</p>}
        <ul className="card-files">
          {peoples.map((own) => (
            <OwnPeopleItem
              key={own.name}
              own={own}
              onEdit={() => {
                if (own.people) setWriting({ draft: draftOf(own.people), before: own.name });
                window.scrollTo({ top: 0 });
              }}
            />
          ))}
        </ul>
        <MadeUpList />
      </main>
    </DropRoom>
  );
}
