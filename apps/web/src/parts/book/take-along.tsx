import type { Format } from '@understory/book';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { download } from '../../desk/download.ts';
import { announce, tellTrouble, toast } from '../../desk/notices.ts';
import type { PageGame } from '../../table/page-game.ts';
import { type Binder, boundWorld, hireBinder } from './binder.ts';
import { BOOK_FORMATS } from './book-formats.ts';
import './take-along.css';

/** TA-PIC-01: pixels a square of pictures by themselves; the command line makes larger ones. */
const PIXELS = 50;

interface Making {
  readonly format: Format;
  readonly done: number;
  readonly of: number;
  readonly name: string;
}

/** TA-EXP-01: a world taken along into a game of one's own, in every format. What takes long tells how far it is, and can be stopped. */
export function TakeAlong({ game, name, moment }: { game: PageGame; name: string; moment: number | null }) {
  const [making, setMaking] = useState<Making | null>(null);
  const [forWhom, setForWhom] = useState<'keeper' | 'players'>('keeper');
  const [paper, setPaper] = useState<'A4' | 'Letter'>('A4');
  const [known, setKnown] = useState('');
  const binder = useRef<Binder | null>(null);
  const stop = () => {
    binder.current?.dismiss();
    binder.current = null;
    setMaking(null);
  };
  // Whoever closes the dialog does not want it any more.
  useEffect(() => () => binder.current?.dismiss(), []);
  const make = (format: Format) => {
    stop();
    setMaking({ format, done: 0, of: 0, name: 'Laying down the levels …' });
    binder.current = hireBinder((it) => {
      if (it.what === 'making') setMaking({ format, ...it });
      if (it.what === 'made') {
        stop();
        download(it.name, new Blob([it.bytes]));
        for (const line of it.missing) toast(line);
        announce(`${it.name} is made.`);
      }
      if (it.what === 'trouble') {
        stop();
        tellTrouble('That could not be made', it.text);
      }
    });
    const revealed = known.split(/[\s,;]+/).filter((it) => it !== '');
    binder.current.ask({
      what: 'make',
      format,
      how: { forWhom, paper, revealed, pixels: PIXELS },
      ...boundWorld(game, name, moment),
    });
  };
  return (
    <section className="take-along" aria-labelledby="take-along">
      <h3 id="take-along">Into your own game</h3>
      <p>
        {forWhom === 'keeper'
          ? 'For the keeper: it tells what players should not know.'
          : 'For players: what anybody can tell, and the rooms that you say they know.'}
        {moment !== null && ' As of the moment you look at.'}
      </p>
      <div className="take-along-how">
        <Choices
          legend="For"
          options={[
            { key: 'keeper', text: 'the keeper' },
            { key: 'players', text: 'players' },
          ]}
          value={forWhom}
          onChoose={setForWhom}
        />
        <Choices
          legend="Paper"
          options={[
            { key: 'A4', text: 'A4' },
            { key: 'Letter', text: 'Letter' },
          ]}
          value={paper}
          onChoose={setPaper}
        />
        {forWhom === 'players' && (
          <div className="field">
            <label htmlFor="rooms-known">Rooms that they know</label>
            <input
              id="rooms-known"
              className="input"
              placeholder="A1, A2"
              value={known}
              onChange={(event) => setKnown(event.target.value)}
            />
          </div>
        )}
      </div>
      {making && (
        <div className="making" role="status">
          <label>
            {BOOK_FORMATS.find((it) => it.key === making.format)?.title}{' '}
            <progress value={making.of > 0 ? making.done : undefined} max={making.of || 1} />
          </label>
          <span>{making.of > 0 ? `${making.done + 1} of ${making.of}: ${making.name}` : making.name}</span>
          <button type="button" className="button on-paper" onClick={stop}>
            Stop
          </button>
        </div>
      )}
      <ul className="exports">
        {BOOK_FORMATS.filter((it) => forWhom === 'keeper' || it.forPlayers).map((it) => (
          <li key={it.key}>
            <button type="button" className="button on-paper" disabled={making !== null} onClick={() => make(it.key)}>
              {it.title}
            </button>
            <span>{it.does}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
