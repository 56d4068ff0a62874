import { type Chronicle, chronicleOfGame, seatEdition } from '@understory/chronicle';
import { el, LEGENDS_STYLE, Legends, narrowed, type Page, type Shelfmark, shown } from '@understory/chronicle/legends';
import { emblemSvg, type Penwork } from '@understory/ink';
import { drawn } from '@understory/ink/pen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { SeatChoice } from '../../parts/chronicle/seat-choice.tsx';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { type PageGame, pageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';
import { ownWordsOf } from '../../words/own-words.ts';
import { openSide } from '../compare/open-side.ts';
import { LegendsFilter, useWantedOf } from './legends-filter.tsx';
import { LegendsSearch } from './legends-search.tsx';
import { OwnPanel } from './own-panel.tsx';
import { Portraits } from './portrait-picture.ts';
import { penBeside, type Saying, saying, sayOf } from './say-of.ts';
import { ShelfNumbers } from './shelf-numbers.tsx';
import { TakeBook } from './take-book.tsx';
import { toReact } from './to-react.ts';
import './legends-screen.css';

interface Opened {
  readonly world: string;
  readonly game: PageGame;
  readonly pen: Penwork;
  /** The map's type: a picture does not see that of the page. */
  readonly fonts: string;
  /** As whom it is read: all of it as null (CH-SEC-06). */
  readonly seat: string | null;
  /** All that may be told, whoever reads. */
  readonly whole: Chronicle;
  readonly chronicle: Chronicle;
  readonly legends: Legends;
  readonly portraits: Portraits;
}

/** The book of a world, open at a page. The address says which: back and forth turn the pages. */
export function LegendsScreen({ world, page }: { world: string | null; page: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const say = async (saying: Saying) => {
    const edits = opened && (await sayOf(opened.world, saying));
    if (edits) setOpened(bookOf({ ...opened, pen: drawn(edits) }));
  };
  useEffect(() => {
    if (world === null) return;
    let current = true;
    openBook(world)
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
        {book && !book.whole.story.tale.isOver && (
          <SeatChoice
            chronicle={book.whole}
            seat={book.seat}
            onChoose={(seat) => setOpened(bookOf({ ...book, seat }))}
          />
        )}
        {book && <LegendsPage book={book} id={page} onSay={(it) => void say(it)} />}
        {world === null && <ShelfNumbers />}
        {world !== null && !book && <p className="waiting">Reading the record …</p>}
      </main>
    </>
  );
}

async function openBook(world: string): Promise<Opened> {
  const side = await openSide(world);
  const game = pageGame(side.game);
  if (!game) throw new Error('This game has no map, and no legends.');
  const { fonts } = await import('../../desk/map-fonts.ts');
  return bookOf({ world, game, pen: penBeside(side.beside), fonts, seat: null });
}

/** What can be read of it, with all that the person has said of it. */
function bookOf({ world, game, pen, fonts, seat }: Pick<Opened, 'world' | 'game' | 'pen' | 'fonts' | 'seat'>): Opened {
  const whole = chronicleOfGame(game as Parameters<typeof chronicleOfGame>[0], undefined, ownWordsOf(game, pen));
  const chronicle = seatEdition(whole, seat);
  const portraits = new Portraits(game.world, calledIn(game), pen, fonts);
  return { world, game, pen, fonts, seat, whole, chronicle, legends: new Legends(chronicle), portraits };
}

interface LegendsPageProps {
  readonly book: Opened;
  readonly id: string;
  readonly onSay: (saying: Saying) => void;
}

function LegendsPage({ book, id, onSay }: LegendsPageProps) {
  const { world, game, pen, seat, legends, portraits, chronicle } = book;
  const paper = useRef<HTMLDivElement>(null);
  const page = useMemo(() => legends.page(id), [legends, id]);
  const wanted = useWantedOf(page?.sort ?? 'world');
  const told = useMemo(
    () => page && toReact(shown(narrowed(page, wanted), markOf(world, portraits, chronicle))),
    [page, wanted, world, portraits, chronicle],
  );
  useEffect(() => {
    document.title = page ? `${page.title} · Understory` : 'Legends · Understory';
  }, [page]);
  // Whoever reads by ear is told where they are; what is said of a page does not turn it.
  const turnedTo = page?.id;
  useEffect(() => {
    if (turnedTo === undefined) return;
    window.scrollTo(0, 0);
    paper.current?.focus({ preventScroll: true });
  }, [turnedTo]);
  return (
    <>
      <nav aria-label="Where this page stands">{page && <Path page={page} world={world} />}</nav>
      {page && <LegendsFilter page={page} nameOf={(it) => chronicle.names.get(it)?.full ?? it} />}
      {page && seat === null && (
        <OwnPanel
          key={`${page.id} ${page.noted}`}
          page={page}
          name={pen.names.get(page.key)?.is ?? ''}
          known={pen.known.get(page.key) ?? 'usual'}
          onName={(name) => onSay(saying(game.world.page, page.key, name))}
          onNote={(text) => onSay({ do: 'note', id: page.key, text })}
          onKnown={(as) => onSay({ do: 'known', id: page.key, as })}
        />
      )}
      {page && (
        <TakeBook
          chronicle={chronicle}
          plates={seat === null ? portraits.plates() : null}
          name={chronicle.story.tale.title}
        />
      )}
      <div ref={paper} tabIndex={-1} className="legends-paper" data-page={id}>
        {told ?? (
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
