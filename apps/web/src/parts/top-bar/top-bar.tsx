import { createContext, type ReactNode, useContext } from 'react';
import { useRoute } from '../../desk/route.ts';
import { pageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import './top-bar.css';

interface MoreRoom {
  /** The word of its address. */
  readonly address: string;
  readonly title: string;
  readonly of: { readonly game: string; readonly edition: string };
}

/** Rooms that only some edition has. */
export const MoreRooms = createContext<readonly MoreRoom[]>([]);

/** The name, the rooms of the house, and what can be done in this one. */
export function TopBar({ children }: { children?: ReactNode }) {
  const route = useRoute();
  const book = useTable((table) => table.kit?.rulebook);
  // At a table there is room for those of its own game.
  const isOwn = ({ of }: MoreRoom) => !book || (of.game === book.game && of.edition === book.edition);
  const more = useContext(MoreRooms).filter((it) => route.at !== 'table' || isOwn(it));
  const at = route.at === 'room' ? route.room : route.at;
  const world = useTable((table) => table.id);
  const hasBook = useTable((table) => pageGame(table.game) !== null && table.parted === null);
  const here = (room: string) => (room === at ? 'page' : undefined);
  return (
    <header className="top-bar">
      <a className="name" href="#/">
        Understory
      </a>
      <nav aria-label="Rooms">
        {world && (
          <a href={`#/table/${world}`} aria-current={here('table')}>
            Table
          </a>
        )}
        {hasBook && (
          <a href={`#/book/${world}`} aria-current={here('book')}>
            Book
          </a>
        )}
        <a href="#/rules" aria-current={here('rules')}>
          Rulebook
        </a>
        <a href="#/" aria-current={here('shelf')}>
          Shelf
        </a>
        {more.map(({ address, title }) => (
          <a key={address} href={`#/${address}`} aria-current={here(address)}>
            {title}
          </a>
        ))}
        <a href="#/about" aria-current={here('about')}>
          About
        </a>
      </nav>
      <div className="acts">{children}</div>
    </header>
  );
}
