import { unreachable } from '@understory/table';
import type { AnyGame } from './any-game.ts';
import { askOf } from './asked.ts';

/** What is asked, in plain words: a heading and a line under it. */
export function promptOf(game: AnyGame, outcome?: string): { readonly title: string; readonly more: string } {
  const ask = askOf(game);
  if (!ask)
    return {
      title: 'The story is told.',
      more: outcome ?? 'As far as it goes: look back at it, branch from any line, or take the map along.',
    };
  switch (ask.ask) {
    case 'roll':
      return { title: `Roll ${ask.dice} for ${ask.for}`, more: '' };
    case 'spot':
      return { title: ask.prompt, more: game.hand === 'person' ? `Point on the map, ${ask.says}.` : '' };
    case 'choose':
    case 'name':
      return { title: ask.prompt, more: '' };
    default:
      return unreachable(ask);
  }
}
