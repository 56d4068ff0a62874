import type { ReactNode } from 'react';
import { useRoute } from '../../desk/route.ts';
import { useTable } from '../../table/table-store.ts';
import './top-bar.css';

/** The name, the rooms of the house, and what can be done in this one. */
export function TopBar({ children }: { children?: ReactNode }) {
  const { at } = useRoute();
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
        <a href="#/cards" aria-current={here('cards')}>
          My cards
        </a>
        <a href="#/about" aria-current={here('about')}>
          About
        </a>
      </nav>
      <div className="acts">{children}</div>
    </header>
  );
}
