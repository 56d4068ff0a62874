import { type Ask, inWords, type Telling, tellerOf } from '@understory/table';

/** What the options of a choice are called, by their keys. */
export function optionTexts<W>(game: {
  readonly ask: Ask | null;
  readonly world: W;
  readonly rulebook: { readonly telling: Telling<W> };
}): (key: string) => string {
  const ask = game.ask && inWords(game.ask, tellerOf(game));
  const texts = new Map(ask?.ask === 'choose' ? ask.options.map(({ key, text }) => [key, text]) : []);
  return (key) => texts.get(key) ?? '';
}
