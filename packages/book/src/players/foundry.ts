import { foundry as escaped, slug } from '../exports/escape.ts';
import type { ExportFile } from '../exports/export-file.ts';
import { foundryId, STATS } from '../exports/foundry-document.ts';
import { MACRO } from '../exports/foundry-import.ts';
import { sceneOf, scenePixels } from '../exports/foundry-scenes.ts';
import { readMe } from '../exports/read-me.ts';
import { inFoundry } from '../exports/sentences.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { type PlayersBook, type PlayersLevel, titleOf } from './edition.ts';

type Shown = PlayersLevel & { readonly plan: Furnished };

/** TA-FVT-17: scenes without notes, journals of allowed facts that players may read, and no tables. */
export function playersFoundry(
  book: PlayersBook,
  shown: readonly Shown[],
  picture: (level: Shown, pixels: number) => Uint8Array | Promise<Uint8Array>,
  drawing: (level: Shown) => string,
): ExportFile[] {
  const id = (what: string) => foundryId(`${book.title} players ${what}`);
  const assets = `assets/understory/${slug(book.title)}-players`;
  const folders = ['JournalEntry', 'Scene'].map((type) => ({
    _id: id(`folder ${type}`),
    name: book.title,
    type,
    sorting: 'm',
    _stats: STATS,
  }));
  const page = (key: string, name: string, content: string, sort: number) => ({
    ...{
      _id: id(`page ${key}`),
      name,
      type: 'text',
      title: { show: true, level: 2 },
      text: { format: 1, content },
      sort,
    },
  });
  const list = (all: PlayersBook['known']) =>
    `<ul>${all.map((it) => `<li>${inFoundry(it, () => null)}</li>`).join('')}</ul>`;
  const journal = (key: string, name: string, pages: readonly ReturnType<typeof page>[]) => ({
    ...{
      _id: id(`journal ${key}`),
      name,
      folder: folders[0]?._id ?? null,
      pages,
      ownership: { default: 2 },
      _stats: STATS,
    },
  });
  const bundle = {
    ...{ format: 'understory/foundry', version: 1, world: { title: book.title, moment: book.moment }, folders },
    journal: [
      journal('world', book.title, [
        page('known', 'What is known', list(book.known), 100),
        ...(book.rumours.length > 0 ? [page('rumours', 'What is said', list(book.rumours), 200)] : []),
      ]),
      ...book.levels.map((it) =>
        journal(
          it.id,
          it.name,
          it.rooms.map((room, i) =>
            page(room.id, titleOf(room), `<p>${escaped(room.name)}</p>${list(room.lines)}`, (i + 1) * 100),
          ),
        ),
      ),
    ],
    tables: [],
    scenes: shown.map((it, i) => ({
      ...sceneOf(it.plan, `${assets}/level-${i + 1}.png`, id, folders[1]?._id ?? null, {
        key: it.id,
        forWhom: 'players',
      }),
    })),
  };
  return [
    { name: 'READ-ME.txt', make: () => readMe('foundry', 'players', null), ours: true },
    { name: 'import-macro.js', make: () => MACRO, ours: true },
    { name: 'bundle.json', make: () => `${JSON.stringify(bundle, null, 2)}\n` },
    ...shown.map(
      (it, i): ExportFile => ({
        name: `${assets}/level-${i + 1}.png`,
        make: () => picture(it, scenePixels(it.plan)),
        says: () => [drawing(it)],
      }),
    ),
  ];
}
