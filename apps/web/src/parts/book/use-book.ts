import { useEffect, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import type { PageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { boundWorld, hireBinder } from './binder.ts';
import type { Bare, Edition } from './orders.ts';

/** A world as a book, as far as it is bound. */
export interface BoundBook {
  readonly leaves: readonly Bare[];
  /** On which leaf a thing is, by its id. */
  readonly at: ReadonlyMap<string, string>;
  /** The plans that were drawn so far, by the ids of their leaves. */
  readonly plans: ReadonlyMap<string, string>;
  /** Asks for a plan. */
  draw(leaf: string): void;
}

/** The book of the world on the table, at the moment that is looked at; null while it is being bound. */
export function useBook(game: PageGame, address: string, edition: Edition): BoundBook | null {
  const { name, version, view } = useTable();
  const { moment } = view;
  const [book, setBook] = useState<BoundBook | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is the same object, and has gone on
  useEffect(() => {
    setBook(null);
    const asked = new Set<string>();
    const binder = hireBinder((it) => {
      if (it.what === 'trouble') tellTrouble('The book could not be bound', it.text);
      if (it.what === 'bound') setBook({ leaves: it.leaves, at: it.at, plans: new Map(), draw });
      if (it.what === 'drawn') setBook((now) => now && { ...now, plans: new Map(now.plans).set(it.leaf, it.svg) });
    });
    const draw = (leaf: string) => {
      if (asked.has(leaf)) return;
      asked.add(leaf);
      binder.ask({ what: 'draw', leaf, address });
    };
    binder.ask({ what: 'bind', ...edition, ...boundWorld(game, name, moment) });
    return binder.dismiss;
  }, [game, name, version, moment, address, edition]);
  return book;
}
