import { centreOf, groundAt, livedAt } from '@understory/page';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../desk/dialog.tsx';
import { type PageGame, usePageGame, useView } from '../../table/page-game.ts';
import { lastTick, useTable } from '../../table/table-store.ts';
import { lookAt } from '../../table/view-acts.ts';
import { calledIn } from '../../words/called-in.ts';
import { chapterTitle } from '../../words/time.ts';
import { useNamed } from '../pen/named.ts';
import { GroupItem, PlaceItem } from './items.tsx';
import { type MapInWords, mapInWords } from './map-in-words.ts';
import { narrowed } from './narrowed.ts';
import './map-in-words-dialog.css';

const AltText = lazy(() => import('./alt-text.tsx').then((it) => ({ default: it.AltText })));

/** The whole map in words: what lies where, who lives there, which ways lead where, and who is whose neighbour. */
export function MapInWordsDialog({ onClose }: { onClose: () => void }) {
  const game = usePageGame();
  const sees = useView();
  const { world } = game;
  const { name, view, version, pen } = useTable();
  const named = useNamed();
  const [sought, setSought] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const tick = view.moment ?? lastTick(game);
  const entry = world.journal.entries[tick];
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and the world are the same objects, and have changed
  const whole = useMemo(() => {
    const asItStood = view.moment === null ? world : sees.at(world, tick);
    return mapInWords({ view: sees, world, tick, asItStood, called: calledIn(game), named });
  }, [world, tick, version, pen]);
  const shown = narrowed(whole, useDeferredValue(sought));
  const when = entry ? chapterTitle(game, entry) : '';
  const show = (id: string) => {
    const piece = world.page.pieces.find((it) => it.id === id);
    if (!piece) return;
    body.current?.closest('dialog')?.close();
    lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
  };
  const openAll = (open: boolean) => {
    for (const it of body.current?.querySelectorAll('details') ?? []) it.open = open;
  };
  const lead = leadOf(game, tick);
  return (
    <Dialog title={`${name}, in words`} onClose={onClose} wide>
      <div ref={body} className="map-in-words">
        <p>
          {lead} {view.moment !== null && when && `As it was then: ${when}.`}
        </p>
        <Suspense>
          <AltText />
        </Suspense>
        <div className="map-in-words-tools">
          <input
            type="search"
            className="input"
            placeholder="Find a place or a group"
            aria-label="Find a place or a group"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <button type="button" className="button on-paper" onClick={() => openAll(true)}>
            Open all
          </button>
          <button type="button" className="button on-paper" onClick={() => openAll(false)}>
            Close all
          </button>
          <button type="button" className="button on-paper" onClick={() => window.print()}>
            Print
          </button>
        </div>
        {sought.trim() !== '' && <output className="map-in-words-found">{foundIn(shown)}</output>}
        <Parts map={shown} onShow={show} />
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          <h1>{name}</h1>
          <p>
            {lead} {when}
          </p>
          <Parts map={shown} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function Parts({ map: { groups, levels }, onShow }: { map: MapInWords; onShow?: (id: string) => void }) {
  return (
    <>
      {groups.length > 0 && (
        <details open>
          <summary>
            <h3>Who lives there</h3> <small>{counted(groups.length, 'group')}</small>
          </summary>
          <ul>
            {groups.map((it) => (
              <GroupItem key={it.id} group={it} />
            ))}
          </ul>
        </details>
      )}
      {levels.map(({ number, title, places }) => (
        <details key={number} open>
          <summary>
            <h3>{title}</h3> <small>{places.length === 0 ? 'nothing yet' : counted(places.length, 'place')}</small>
          </summary>
          <ul>
            {places.map((it) => (
              <PlaceItem key={it.id} place={it} onShow={onShow} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function leadOf(game: PageGame, tick: number): string {
  const { world } = game;
  const called = calledIn(game);
  const ground = groundAt(world.page, tick);
  if (!ground) return 'The page is still blank: the world has no shape yet.';
  const { width, height, legend } = world.page;
  const told = legend.filter((it) => livedAt(it, tick)).map(({ what }) => called(what));
  const beds = ground.strata.length > 1 ? `, with ${ground.strata.length} strata` : '';
  const shape = `A page ${width} beads wide and ${height} high; ${ground.world.toLowerCase()}${beds}.`;
  return [shape, ...told].join(' ');
}

function foundIn({ levels, groups }: MapInWords): string {
  const places = levels.reduce((sum, it) => sum + it.places.length, 0);
  return `${counted(places, 'place')}, ${counted(groups.length, 'group')}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
