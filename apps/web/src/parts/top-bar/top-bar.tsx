import { createContext, type ReactNode, useContext } from 'react';
import { useRoute } from '../../desk/route.ts';
import { useTable } from '../../table/table-store.ts';
import './top-bar.css';

/** Rooms that only some edition has, by the word of their address. */
export const MoreRooms = createContext<readonly { readonly address: string; readonly title: string }[]>([]);

/** The name, the rooms of the house, and what can be done in this one. */
export function TopBar({ children }: { children?: ReactNode }) {
  const route = useRoute();
  const more = useContext(MoreRooms);
  const at = route.at === 'room' ? route.room : route.at;
  const world = useTable((table) => table.id);
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
