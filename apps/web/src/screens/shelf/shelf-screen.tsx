import { lazy, Suspense, useState } from 'react';
import { DropRoom } from '../../desk/drop-room.tsx';
import { EDITIONS, HISTORIES } from '../../games/editions.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { useShelf } from '../../storage/shelf.ts';
import { HistoryChoice } from './history-choice.tsx';
import { ImportButton } from './import-button.tsx';
import { SmallerGames } from './smaller-games.tsx';
import { Welcome } from './welcome.tsx';
import { WorldsList } from './worlds-list.tsx';
import './shelf-screen.css';

const Bin = lazy(() => import('./bin.tsx').then((it) => ({ default: it.Bin })));
const DamagedCard = lazy(() => import('./damaged-card.tsx').then((it) => ({ default: it.DamagedCard })));

/** All the worlds there are, and the ways to a new one. */
export function ShelfScreen() {
  const { worlds, bin, damaged, warning } = useShelf();
  const [setting, setSetting] = useState(false);
  const [history, setHistory] = useState(HISTORIES[0]);
  const { begin, surprise, SetUp } = history;
  const drop = (files: readonly File[]) => {
    const taken = EDITIONS.flatMap(({ takes }) => {
      const its = files.filter(({ name }) => takes && name.toLowerCase().endsWith(takes.ending));
      if (its.length > 0) void takes?.take(its);
      return its;
    });
    const save = files.find((it) => !taken.includes(it));
    if (save) void import('./import-file.ts').then(({ openFile }) => openFile(save));
  };
  return (
    <DropRoom className="shelf-room" onFiles={drop} hint="Let go to open the save, or to keep the cards or peoples">
      <TopBar />
      <main className="shelf">
        <header>
          <h1>{worlds?.length === 0 ? 'Welcome' : 'The shelf'}</h1>
          <div className="shelf-acts">
            {worlds?.length !== 0 && (
              <button type="button" className="button chief" onClick={() => void begin()}>
                Begin a world
              </button>
            )}
            {worlds?.length !== 0 && (
              <button
                type="button"
                className="button"
                title="Watch fate play a whole history"
                onClick={() => void surprise()}
              >
                Surprise me
              </button>
            )}
            <button type="button" className="button" onClick={() => setSetting(true)}>
              Set up a world …
            </button>
            <ImportButton />
          </div>
        </header>
        {warning && (
          <p className="shelf-warning" role="status">
            {warning}
          </p>
        )}
        <HistoryChoice histories={HISTORIES} chosen={history} onChoose={setHistory} />
        {worlds?.length === 0 && <Welcome history={history} />}
        {worlds && worlds.length > 0 && <WorldsList worlds={worlds} />}
        {damaged.length > 0 && (
          <Suspense>
            <ul className="worlds">
              {damaged.map((it) => (
                <DamagedCard key={it.id} damaged={it} />
              ))}
            </ul>
          </Suspense>
        )}
        {worlds && <SmallerGames />}
        {bin.length > 0 && (
          <Suspense>
            <Bin worlds={bin} />
          </Suspense>
        )}
      </main>
      {setting && (
        <Suspense>
          <SetUp
            onClose={() => setSetting(false)}
            head={<HistoryChoice histories={HISTORIES} chosen={history} onChoose={setHistory} />}
          />
        </Suspense>
      )}
    </DropRoom>
  );
}
