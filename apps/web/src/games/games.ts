import { load, type Opened, type Packed, Problem, type Save, type Told, unpack } from '@understory/table';
import type { Ways } from '../table/ways.ts';

/** A game as the shelf knows it: the rest is fetched when it is wanted. */
interface GameOnShelf {
  readonly game: string;
  readonly edition: string;
  readonly title: string;
  ways(): Promise<Ways>;
}

/** The games that can be played. */
export const GAMES: readonly GameOnShelf[] = [
  {
    game: 'host',
    edition: '2',
    title: 'How to Host a Dungeon, second edition',
    ways: () => import('./host/second/ways.ts').then((it) => it.hostWays),
  },
  {
    game: 'evil',
    edition: '1',
    title: 'Dungeon of Deadliest Evil',
    ways: () => import('./evil/evil-ways.ts').then((it) => it.evilWays),
  },
  {
    game: 'maker',
    edition: 'deluxe',
    title: 'Dungeon Maker Deluxe',
    ways: () => import('./maker/maker-ways.ts').then((it) => it.makerWays),
  },
];

export interface OpenedGame extends Opened<Told, unknown> {
  readonly ways: Ways;
}

/** A save as a game. Throws a `Problem` of one sentence if it is of a game that this Understory does not play. */
export async function open(save: Save): Promise<OpenedGame> {
  const ways = await waysOf(save);
  return { ...load(save, ways.rulebook), ways };
}

/** The same for a game in a link. */
export async function openPacked(packed: Packed): Promise<OpenedGame> {
  const ways = await waysOf(packed);
  return { ...unpack(packed, ways.rulebook), ways };
}

async function waysOf({ game, edition }: { readonly game: string; readonly edition: string }): Promise<Ways> {
  const known = GAMES.find((it) => it.game === game && it.edition === edition);
  if (!known)
    throw new Problem(`This save is of the game “${game}”, edition “${edition}”, which this Understory does not play.`);
  return known.ways();
}
