import { useEffect, useRef, useState } from 'react';
import { go } from '../../desk/route.ts';
import { type Book, rulebooks } from '../../parts/rulebook/book.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { useTable } from '../../table/table-store.ts';
import { searchIn } from './search-in.ts';
import { TwoMinutes } from './two-minutes.tsx';
import './rulebook-screen.css';

interface RulebookScreenProps {
  readonly book: string | null;
  readonly clause: string | null;
}

/** A rulebook, opened at a clause. */
export function RulebookScreen({ book, clause }: RulebookScreenProps) {
  const wanted = rulebooks.find(({ name }) => name === book) ?? rulebooks[0];
  const [opened, setOpened] = useState<Book | null>(null);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<number | null>(null);
  const text = useRef<HTMLElement>(null);
  const world = useTable((table) => table.id);

  useEffect(() => {
    let current = true;
    void wanted?.open().then((it) => current && setOpened(it));
    return () => {
      current = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (!text.current || !opened) return;
    // Made from our own rulebook when the app was built, with anything raw escaped.
    text.current.innerHTML = opened.html;
    document.title = `${opened.title} · Understory`;
  }, [opened]);
  useEffect(() => {
    if (!text.current || opened?.name !== wanted?.name) return;
    text.current.querySelector('.sought')?.classList.remove('sought');
    const target = clause && document.getElementById(clause);
    if (!target || !text.current.contains(target)) return;
    target.closest('details')?.setAttribute('open', '');
    const block = target.closest('tr, li, p') ?? target;
    block.classList.add('sought');
    block.scrollIntoView({ block: 'center' });
    block.setAttribute('tabindex', '-1');
    (block as HTMLElement).focus({ preventScroll: true });
  }, [clause, opened, wanted]);
  useEffect(() => {
    if (text.current && opened) setFound(searchIn(text.current, search));
  }, [search, opened]);

  return (
    <>
      <TopBar>
        <button
          type="button"
          className="button"
          onClick={() => (window.history.length > 1 ? window.history.back() : go(world ? `#/table/${world}` : '#/'))}
        >
          Back to where you were
        </button>
      </TopBar>
      <main className="rulebook">
        <aside aria-label="Books and sections">
          <label className="unseen" htmlFor="book">
            Book
          </label>
          <select
            id="book"
            className="input"
            value={wanted?.name}
            onChange={(event) => go(`#/rules/${event.target.value}`)}
          >
            {rulebooks.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
          <input
            type="search"
            className="input"
            placeholder="Search this book"
            aria-label="Search this book"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="found" role="status">
            {found === null
              ? ''
              : found === 0
                ? 'Nothing has these words.'
                : `${found} ${found === 1 ? 'place has' : 'places have'} these words.`}
          </p>
          <nav aria-label="Sections">
            <ul>
              {opened?.sections.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="plain-button"
                    onClick={() => {
                      const section = document.getElementById(id);
                      section?.closest('details')?.setAttribute('open', '');
                      section?.scrollIntoView();
                    }}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div className="book">
          {wanted && clause === null && search === '' && <TwoMinutes book={wanted.name} />}
          <article
            ref={text}
            className="rules-text"
            data-book={opened?.name}
            aria-busy={opened?.name !== wanted?.name}
            aria-label={opened?.title ?? 'Rulebook'}
          />
        </div>
      </main>
    </>
  );
}
