import { partedSentence } from '@understory/table';
import { useEffect, useState } from 'react';
import { go } from '../../desk/route.ts';
import { AnswerButton } from '../../parts/ask/answer-button.tsx';
import { RecordOf } from '../../parts/record/record.tsx';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import type { Parted } from '../../table/parted.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { pictureLine, pictureTitle } from '../../words/picture-line.ts';
import { exportAsItCame, goOnAsNew } from './parted-acts.ts';
import { PictureMap } from './picture-map.tsx';
import '../../parts/ask/ask-bar.css';
import './parted-table.css';

/** A world whose answers no longer fit the rules, as it stood: to look at, to take along, or to play on from where it fits. */
export function PartedTable({ parted }: { parted: Parted }) {
  const name = useTable((table) => table.name);
  const { sorts, time } = useGame().rulebook;
  const [moment, setMoment] = useState<number | null>(null);
  const { picture } = parted;
  useEffect(() => {
    document.title = `${name} · Understory`;
  }, [name]);
  return (
    <div className="table tab-record parted-table">
      <TopBar />
      <main>
        <h1 className="unseen">{name}</h1>
        {picture ? (
          <>
            <PictureMap picture={picture} name={name} tick={moment ?? picture.journal.entries.length - 1} />
            <RecordOf
              sorts={sorts}
              entries={picture.journal.entries}
              lineOf={pictureLine}
              titleOf={(entry) => pictureTitle(time, entry)}
              moment={moment}
              onLook={setMoment}
            />
          </>
        ) : (
          <p className="no-picture">The picture that was kept with this world can’t be read, so it is not shown.</p>
        )}
        <section id="ask" className="ask" aria-label="What can be done with it">
          <header className="prompt">
            <h2>Only to look at</h2>
            <p role="note">{partedSentence(parted)}</p>
          </header>
          <div className="options">
            <AnswerButton
              chief
              text="Go on from where it still fits"
              does={`a new world after answer ${parted.at}; this one stays as it is`}
              onTake={goOnAsNew}
            />
            {moment !== null && (
              <AnswerButton
                text="As it stood at last"
                does="back from the earlier moment"
                onTake={() => setMoment(null)}
              />
            )}
            <AnswerButton text="Take the save along" does="with all its answers" onTake={() => void exportAsItCame()} />
            <AnswerButton text="Back to the shelf" does="nothing has changed" onTake={() => go('#/')} />
          </div>
        </section>
      </main>
    </div>
  );
}
