import { create } from 'zustand';
import { tellTrouble } from '../../../../desk/notices.ts';
import type { KeptCards } from '../../../../storage/kept-cards.ts';
import { shelfRoom } from '../../../../storage/shelf.ts';

interface OwnCards {
  /** The files of the player's own cards, by name. */
  readonly files: readonly KeptCards[];
}

export const useOwnCards = create<OwnCards>(() => ({ files: [] }));

/** Said once, when the app begins. */
export async function readOwnCards(): Promise<void> {
  const files = await (await shelfRoom()).cards();
  useOwnCards.setState({ files: byName(files) });
}

/** Keep a file of cards; one of the same name is replaced. */
export async function keepCards(cards: KeptCards): Promise<void> {
  const others = useOwnCards.getState().files.filter((it) => it.file !== cards.file);
  useOwnCards.setState({ files: byName([...others, cards]) });
  try {
    await (await shelfRoom()).putCards(cards);
  } catch {
    tellTrouble(
      'These cards could not be kept',
      'The browser refused to keep them: they last until you close this window.',
    );
  }
}

export async function removeCards(file: string): Promise<void> {
  useOwnCards.setState(({ files }) => ({ files: files.filter((it) => it.file !== file) }));
  await (await shelfRoom()).removeCards(file);
}

/** What goes into a new world unless something else is said: what is right, and switched on. */
export function cardsOn(files: readonly KeptCards[]): KeptCards[] {
  return files.filter(({ on, right }) => on && right);
}

function byName(files: readonly KeptCards[]): KeptCards[] {
  return [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
}
