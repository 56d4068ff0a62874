import { chronicleOfGame } from '@understory/chronicle';
import { Legends, type PageRef } from '@understory/chronicle/legends';
import { useEffect, useState } from 'react';
import { useShelf } from '../../storage/shelf.ts';
import { pageGame } from '../../table/page-game.ts';
import { openSide } from '../compare/open-side.ts';

/** The pages of one world. */
export interface WorldPages {
  readonly world: string;
  readonly pages: readonly PageRef[];
}

/** What was read, until a world is played on. */
const read = new Map<string, WorldPages & { readonly played: number }>();

/** The pages of all worlds on the shelf, one world after another, once they are asked for. */
export function useContentsOfAll(wanted: boolean): readonly WorldPages[] {
  const worlds = useShelf((shelf) => shelf.worlds);
  const [found, setFound] = useState<readonly WorldPages[]>([]);
  useEffect(() => {
    if (!wanted || !worlds) return;
    let current = true;
    void (async () => {
      const all: WorldPages[] = [];
      for (const { id, played, game } of worlds) {
        if (!current) return;
        if (game !== undefined && game !== 'host') continue;
        const known = read.get(id);
        const pages = known?.played === played ? known : await pagesOf(id, played);
        if (!pages) continue;
        all.push(pages);
        if (current) setFound([...all]);
      }
    })();
    return () => {
      current = false;
    };
  }, [wanted, worlds]);
  return found;
}

/** None of a world that can't be opened: the shelf tells why when it is opened there. */
async function pagesOf(world: string, played: number): Promise<WorldPages | null> {
  const side = await openSide(world).catch(() => null);
  const game = pageGame(side?.game ?? null);
  if (!game) return null;
  const pages = new Legends(chronicleOfGame(game as Parameters<typeof chronicleOfGame>[0])).contents;
  const it = { world, played, pages };
  read.set(world, it);
  return it;
}
