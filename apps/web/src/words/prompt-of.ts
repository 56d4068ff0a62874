import type { Ask } from '@understory/table';

/** What is asked, in plain words: a heading and a line under it. */
export function promptOf(ask: Ask | null, outcome?: string): { readonly title: string; readonly more: string } {
  if (!ask)
    return {
      title: 'The story is told.',
      more: outcome ?? 'As far as it goes: look back at it, branch from any line, or take the map along.',
    };
  switch (ask.ask) {
    case 'roll':
      return { title: `Roll ${ask.dice} for ${ask.for}`, more: '' };
    case 'spot':
      return { title: sentence(ask.prompt), more: `Click on the map, ${ask.where.says}.` };
    case 'choose':
    case 'name':
      return { title: sentence(ask.prompt), more: '' };
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
