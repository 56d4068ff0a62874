import { type Chronicle, chronicleOfGame } from '@understory/chronicle';
import { el, LEGENDS_STYLE, Legends, narrowed, type Page, type Shelfmark, shown } from '@understory/chronicle/legends';
import { emblemSvg } from '@understory/ink';
import { useEffect, useMemo, useRef, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { pageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';
import { openSide } from '../compare/open-side.ts';
import { LegendsFilter, useWantedOf } from './legends-filter.tsx';
import { LegendsSearch } from './legends-search.tsx';
import { Portraits } from './portrait-picture.ts';
import { ShelfNumbers } from './shelf-numbers.tsx';
import { toReact } from './to-react.ts';
import './legends-screen.css';

interface Opened {
  readonly world: string;
  readonly chronicle: Chronicle;
  readonly legends: Legends;
  readonly portraits: Portraits;
}

/** The book of a world, open at a page. The address says which: back and forth turn the pages. */
export function LegendsScreen({ world, page }: { world: string | null; page: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (world === null) return;
    let current = true;
    bookOf(world)
      .then((it) => current && setOpened(it))
      .catch((error: unknown) => {
        if (!current) return;
        tellTrouble('The legends of this world could not be opened', error);
        go('#/');
      });
    return () => {
      current = false;
    };
  }, [world]);
  useEffect(() => () => opened?.portraits.close(), [opened]);
  useEffect(() => {
    // The page's policy allows no styles in its text; the book's own are the same as in its files.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LEGENDS_STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    };
  }, []);
  const book = opened?.world === world ? opened : null;
  return (
    <>
      <TopBar />
      <main className="legends" aria-busy={world !== null && book === null}>
        <LegendsSearch here={book && { world: book.world, pages: book.legends.contents, chronicle: book.chronicle }} />
        {book && <LegendsPage book={book} id={page} />}
        {world === null && <ShelfNumbers />}
        {world !== null && !book && <p className="waiting">Reading the record …</p>}
      </main>
    </>
  );
}

async function bookOf(world: string): Promise<Opened> {
  const side = await openSide(world);
  const game = pageGame(side.game);
  if (!game) throw new Error('This game has no map, and no legends.');
  const chronicle = chronicleOfGame(game as Parameters<typeof chronicleOfGame>[0]);
  const portraits = new Portraits(game.world, calledIn(side.game));
  return { world, chronicle, legends: new Legends(chronicle), portraits };
}

function LegendsPage({ book, id }: { book: Opened; id: string }) {
  const { world, legends, portraits, chronicle } = book;
  const paper = useRef<HTMLDivElement>(null);
  const page = useMemo(() => legends.page(id), [legends, id]);
  const wanted = useWantedOf(page?.sort ?? 'world');
  const drawn = useMemo(
    () => page && toReact(shown(narrowed(page, wanted), markOf(world, portraits, chronicle))),
    [page, wanted, world, portraits, chronicle],
  );
  useEffect(() => {
    document.title = page ? `${page.title} · Understory` : 'Legends · Understory';
    window.scrollTo(0, 0);
    // Whoever reads by ear is told where they are.
    paper.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <>
      <nav aria-label="Where this page stands">{page && <Path page={page} world={world} />}</nav>
      {page && <LegendsFilter page={page} nameOf={(it) => chronicle.names.get(it)?.full ?? it} />}
      <div ref={paper} tabIndex={-1} className="legends-paper" data-page={id}>
        {drawn ?? (
          <article className="legend">
            <h1>Nothing of that name is here yet</h1>
            <p>
              The record tells of it later, or not at all. <a href={`#/legends/${world}`}>The world</a>
            </p>
          </article>
        )}
      </div>
    </>
  );
}

function Path({ page, world }: { page: Page; world: string }) {
  return page.path.map(({ to, text }, i) => (
    <span key={text}>
      {i > 0 && ' › '}
      {to === '' ? text : <a href={`#/legends/${world}/${to}`}>{text}</a>}
    </span>
  ));
}

function markOf(world: string, portraits: Portraits, { story }: Chronicle): Shelfmark {
  const { edition } = story.tale;
  return {
    page: (id) => `#/legends/${world}/${id}`,
    line: (tick) => `#/table/${world}/${tick}`,
    place: (piece, tick) => `#/table/${world}/${tick}/${piece}`,
    picture: (it) => portraits.picture(it),
    emblem: (words) => {
      const svg = emblemSvg(words, { edition: edition as '2', size: 64 });
      return el('img', { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' });
    },
  };
}
