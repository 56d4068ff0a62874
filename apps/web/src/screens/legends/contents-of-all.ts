import { chronicleOfGame } from '@understory/chronicle';
import { groupPage, Legends, type PageRef, tallyOf, type WorldTally } from '@understory/chronicle/legends';
import { useEffect, useState } from 'react';
import { useShelf } from '../../storage/shelf.ts';
import { pageGame } from '../../table/page-game.ts';
import { ownWordsOf } from '../../words/own-words.ts';
import { openSide } from '../compare/open-side.ts';
import { penBeside } from './say-of.ts';

/** The pages of one world. */
export interface WorldPages {
  readonly world: string;
  readonly pages: readonly PageRef[];
}

/** With what is counted of it. */
export type WorldRead = WorldPages & { readonly tally: WorldTally };

/** What was read, until a world is played on. */
const read = new Map<string, WorldRead & { readonly played: number }>();

/** The pages of all worlds on the shelf, one world after another, once they are asked for. */
export function useContentsOfAll(wanted: boolean): readonly WorldRead[] {
  const worlds = useShelf((shelf) => shelf.worlds);
  const [found, setFound] = useState<readonly WorldRead[]>([]);
  useEffect(() => {
    if (!wanted || !worlds) return;
    let current = true;
    void (async () => {
      const all: WorldRead[] = [];
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
async function pagesOf(world: string, played: number): Promise<WorldRead | null> {
  const side = await openSide(world).catch(() => null);
  const game = pageGame(side?.game ?? null);
  if (!game) return null;
  const chronicle = chronicleOfGame(
    game as Parameters<typeof chronicleOfGame>[0],
    undefined,
    ownWordsOf(game, penBeside(side?.beside)),
  );
  const pages = new Legends(chronicle).contents;
  const tally = tallyOf(chronicle, (group) => `#/legends/${world}/${groupPage(group)}`);
  const it = { world, played, pages, tally };
  read.set(world, it);
  return it;
}
