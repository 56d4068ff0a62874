import { centreOf } from '@understory/page';
import { useEffect, useMemo, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { Editions } from '../../parts/book/editions.tsx';
import { LeafSections } from '../../parts/book/leaf-sections.tsx';
import { Moments } from '../../parts/book/moments.tsx';
import type { Edition } from '../../parts/book/orders.ts';
import { PlanView } from '../../parts/book/plan-view.tsx';
import { type BoundBook, useBook } from '../../parts/book/use-book.ts';
import { ExportDialog } from '../../parts/export/export-dialog.tsx';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { type PageGame, pageGame } from '../../table/page-game.ts';
import { useKit, useTable } from '../../table/table-store.ts';
import { lookAt } from '../../table/view-acts.ts';
import { openKept } from '../table/open-table.ts';
import './book-screen.css';

/** A world as a book for a game master: its levels with plans and keys, its factions and what is told of it. It is the world on the table. */
export function BookScreen({ world, at }: { world: string; at: string | null }) {
  const { id, game } = useTable();
  const laid = id === world && game !== null;
  const page = laid ? pageGame(game) : null;
  useEffect(() => {
    if (laid) return;
    let current = true;
    openKept(world, () => current).catch((error: unknown) => {
      if (!current) return;
      tellTrouble('This world could not be opened', error);
      go('#/');
    });
    return () => {
      current = false;
    };
  }, [laid, world]);
  useEffect(() => {
    document.title = 'Book · Understory';
  }, []);
  if (page) return <OpenBook key={world} game={page} world={world} at={at} />;
  return (
    <>
      <TopBar />
      <main className="waiting">
        <h1 className="unseen">Book</h1>
        <p>{laid ? 'This game has no map, so there is no book of it.' : 'Unrolling the map …'}</p>
      </main>
    </>
  );
}

function OpenBook({ game, world, at }: { game: PageGame; world: string; at: string | null }) {
  const { id, name } = useTable();
  const kit = useKit();
  const address = `#/book/${encodeURIComponent(world)}/`;
  const [edition, setEdition] = useState<Edition>(KEEPERS);
  const book = useBook(game, address, edition);
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <TopBar>
        <button type="button" className="button" onClick={() => setExporting(true)}>
          Export
        </button>
      </TopBar>
      <main className="book">
        {book ? (
          <Opened {...{ book, world, at, game, address, edition }} onEdition={setEdition} />
        ) : (
          <div className="waiting" role="status">
            <h1 className="unseen">Book</h1>
            <p>Laying down the levels …</p>
          </div>
        )}
      </main>
      {exporting && <ExportDialog game={game} kit={kit} id={id} name={name} onClose={() => setExporting(false)} />}
    </>
  );
}

const KEEPERS: Edition = { forWhom: 'keeper', revealed: [] };

interface OpenedProps {
  readonly book: BoundBook;
  readonly game: PageGame;
  readonly world: string;
  readonly at: string | null;
  readonly address: string;
  readonly edition: Edition;
  readonly onEdition: (edition: Edition) => void;
}

function Opened({ book, game, world, at, address, edition, onEdition }: OpenedProps) {
  const { leaves } = book;
  const found = book.at.get(at ?? 'start');
  const nth = Math.max(
    0,
    leaves.findIndex((it) => it.id === found),
  );
  const leaf = leaves[nth];
  // The world cut open is not for players.
  const hasSection = leaf?.id === 'start' && edition.forWhom === 'keeper';
  const sought = at !== null && at !== found ? at : null;
  const link = useMemo(
    () => (id: string) => (book.at.has(id) ? `${address}${encodeURIComponent(id)}` : null),
    [book.at, address],
  );
  useEffect(() => {
    if (leaf && (leaf.hasPlan || hasSection)) book.draw(leaf.id);
  }, [book, leaf, hasSection]);
  useEffect(() => {
    const entry = sought === null ? null : document.getElementById(`in-book-${entryOf(leaf, sought)}`);
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
    if (!entry) window.scrollTo(0, 0);
  }, [leaf, sought]);
  const turnTo = (to: number) => {
    const next = leaves[to];
    if (next) go(`${address}${encodeURIComponent(next.id)}`);
  };
  useTurning(nth, turnTo);
  if (!leaf) return null;
  const onMap = (id: string) => {
    const piece = game.world.page.pieces.find((it) => it.id === id);
    if (!piece) return;
    lookAt({ what: 'piece', id, ...centreOf(piece.shape) });
    go(`#/table/${world}`);
  };
  const lit = sought === null ? null : entryOf(leaf, sought);
  return (
    <>
      <div className="book-tools">
        <button
          type="button"
          className="button"
          disabled={nth === 0}
          aria-keyshortcuts="["
          onClick={() => turnTo(nth - 1)}
        >
          ‹ Before
        </button>
        <select
          className="input"
          aria-label="Leaf"
          value={leaf.id}
          onChange={(event) => go(`${address}${encodeURIComponent(event.target.value)}`)}
        >
          {leaves.map((it) => (
            <option key={it.id} value={it.id}>
              {it.id === 'start' ? 'Start' : it.title}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          disabled={nth === leaves.length - 1}
          aria-keyshortcuts="]"
          onClick={() => turnTo(nth + 1)}
        >
          Next ›
        </button>
        <Editions edition={edition} onEdition={onEdition} />
        <Moments game={game} />
      </div>
      <article className={leaf.hasPlan ? 'leaf with-plan' : 'leaf'} aria-label={leaf.title}>
        <header>
          <h1>{leaf.title}</h1>
          <p className="leaf-for">
            {edition.forWhom === 'keeper'
              ? 'For the keeper: it tells what players should not know.'
              : 'For players: it has only what they may know.'}
          </p>
        </header>
        {at !== null && found === undefined && (
          <p className="leaf-note">What you looked for is not in the book at this moment.</p>
        )}
        {(leaf.hasPlan || hasSection) && (
          <PlanView
            key={leaf.id}
            svg={book.plans.get(leaf.id) ?? null}
            name={leaf.hasPlan ? `Plan of ${leaf.title}` : 'The world in section'}
            lit={lit === null ? null : (link(lit) ?? null)}
          />
        )}
        <div className="leaf-text">
          <LeafSections sections={leaf.sections} link={link} onMap={onMap} sought={lit} />
        </div>
      </article>
    </>
  );
}

/** The entry that tells of a thing: a piece may be a part of a place. */
function entryOf(leaf: BoundBook['leaves'][number] | undefined, id: string): string {
  const entries = leaf?.sections.flatMap((it) => (it.kind === 'entries' ? it.entries : [])) ?? [];
  return (entries.find((it) => it.id === id) ?? entries.find((it) => it.piece === id))?.id ?? id;
}

/** The keys [ and ] turn the leaves. */
function useTurning(nth: number, turnTo: (to: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
      if (event.key === '[') turnTo(nth - 1);
      else if (event.key === ']') turnTo(nth + 1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
