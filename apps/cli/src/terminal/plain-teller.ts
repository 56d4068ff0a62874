import { type Teller, type Telling, tellerOf } from '@understory/table';
import { plain } from '../shared/plain.ts';

/** What a game says, as a terminal may show it: names and cards in it may be a stranger's. */
export function plainTeller<W>(game: {
  readonly rulebook: { readonly telling: Telling<W> };
  readonly world: W;
}): Teller {
  const teller = tellerOf(game);
  return {
    line: (entry) => plain(teller.line(entry)),
    ask: (ask) => plain(teller.ask(ask)),
    option(ask, option) {
      const { text, does } = teller.option(ask, option);
      return { text: plain(text), does: plain(does) };
    },
    chosen: (line) => plain(teller.chosen(line)),
    place: (place) => plain(teller.place(place)),
    chapter: (chapter) => plain(teller.chapter(chapter)),
    why: (why, by) => plain(teller.why(why, by)),
  };
}
