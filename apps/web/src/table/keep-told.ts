import type { Told } from '../storage/kept-world.ts';
import { keepQuietly, keptWorld, useShelf } from '../storage/shelf.ts';
import { ownWordsOf } from '../words/own-words.ts';
import { pageGame } from './page-game.ts';
import { useTable } from './table-store.ts';

/** The history in a title and a line, beside the world on the shelf: told anew when an age has ended (CH-REC-05). */
export async function keepTold(): Promise<void> {
  const { id, game, pen, parted, gone } = useTable.getState();
  const page = pageGame(game);
  const kept = keptWorld(id);
  if (!page || !kept || parted || gone || page.world.journal.age === 'primordial') return;
  const age = game?.ask ? page.world.journal.age : 'over';
  if (kept.told?.age === age) return;
  const { blurbOf, chronicleOfGame, lineOf, titlesOf } = await import('@understory/chronicle');
  const chronicle = chronicleOfGame(page, undefined, ownWordsOf(page, pen));
  const own = kept.told?.isOwn ? kept.told.title : null;
  const title = own ?? freshTitle(titlesOf(chronicle), id);
  const told = { title, line: lineOf(chronicle), blurb: blurbOf(chronicle, false), age };
  await keep(id, { ...told, ...(own !== null && { isOwn: true }) });
}

/** The person's own title for it, or one of those that were offered (CH-REC-07). */
export async function entitle(id: string, title: string): Promise<void> {
  const told = keptWorld(id)?.told;
  if (told && title.trim() !== '') await keep(id, { ...told, title: title.trim(), isOwn: true });
}

/** The first that no other world on the shelf has. */
export function freshTitle(ideas: readonly string[], id: string): string {
  const others = new Set(useShelf.getState().worlds?.flatMap((it) => (it.id !== id && it.told ? [it.told.title] : [])));
  return ideas.find((it) => !others.has(it)) ?? ideas[0] ?? '';
}

async function keep(id: string, told: Told): Promise<void> {
  const now = keptWorld(id);
  if (now) await keepQuietly({ ...now, told });
}
