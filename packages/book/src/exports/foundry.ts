import type { Book } from '../book.ts';
import { FileNames, slug } from './escape.ts';
import type { ExportFile } from './export-file.ts';
import { type FoundryPages, foundryId, STATS } from './foundry-document.ts';
import { MACRO } from './foundry-import.ts';
import { journalsOf, pagesOf } from './foundry-journals.ts';
import { FEET, flatScene, landScene, sceneOf, scenePixels, WIDE } from './foundry-scenes.ts';
import { foundryTables } from './foundry-tables.ts';
import { aboutWorld, readMe } from './read-me.ts';

type Plan = Book['plans'][number];

/** TA-FVT-08: the land and the section, so many pixels wide. */
interface WidePictures {
  land(map: Book['lands'][number], width: number): Uint8Array | Promise<Uint8Array>;
  section(width: number): Uint8Array | Promise<Uint8Array>;
}

/** TA-FVT-02: pictures, the bundle, the one macro that takes it, and each document by itself. */
export function foundryFiles(
  book: Book,
  picture: (plan: Plan, pixels: number) => Uint8Array | Promise<Uint8Array>,
  wide: WidePictures,
  by: FoundryPages = 'rooms',
): ExportFile[] {
  const assets = `assets/understory/${slug(book.title)}`;
  const pictureOf = new Map(
    book.plans.map((it, i) => [it, `${assets}/${it.plan.level.area.letter}-${it.plan.level.number}-${i + 1}.png`]),
  );
  const bundle = bundleOf(book, pictureOf, assets, by);
  const names = new FileNames();
  const written = (of: unknown) => `${JSON.stringify(of, null, 2)}\n`;
  return [
    { name: 'READ-ME.txt', make: () => readMe('foundry', 'keeper', aboutWorld(book)) },
    { name: 'import-macro.js', make: () => MACRO },
    { name: 'bundle.json', make: () => written(bundle) },
    ...[...bundle.journal, ...bundle.tables, ...bundle.scenes].map((it) => ({
      name: `single/${names.named(it.name)}.json`,
      make: () => written(it),
    })),
    ...book.lands.map((map, i) => ({ name: `${assets}/land-${i + 1}.png`, make: () => wide.land(map, WIDE) })),
    { name: `${assets}/section.png`, make: () => wide.section(WIDE) },
    ...book.plans.map((it) => ({ name: pictureOf.get(it) as string, make: () => picture(it, scenePixels(it)) })),
  ];
}

/** TA-FVT-07: folders, journals, tables and scenes; nothing of a system. */
function bundleOf(book: Book, pictureOf: ReadonlyMap<Plan, string>, assets: string, by: FoundryPages) {
  const { then } = book.survey;
  const { seed, edition, page } = then.world;
  const id = (what: string) => foundryId(`${seed} ${page.title} ${what}`);
  const folders = ['JournalEntry', 'RollTable', 'Scene'].map((type) => ({
    ...{ _id: id(`folder ${type}`), name: page.title, type, sorting: 'm', _stats: STATS },
  }));
  const [forJournals, forTables, forScenes] = folders.map((it) => it._id) as [string, string, string];
  return {
    ...{ format: 'understory/foundry', version: 1 },
    world: { title: page.title, seed, edition, moment: then.tick },
    folders,
    journal: journalsOf(book, { id, folder: forJournals, by }),
    tables: foundryTables(book, pagesOf(book, id, by), id, forTables),
    scenes: [
      ...book.plans.map((it) => sceneOf(it, pictureOf.get(it) ?? '', id, forScenes, { by })),
      ...book.lands.map((map, i) => landScene(map, `${assets}/land-${i + 1}.png`, `land ${i + 1}`, id, forScenes)),
      flatScene({
        ...{ key: 'section', name: `${page.title}, the section`, src: `${assets}/section.png` },
        ...{ width: WIDE, height: Math.round((WIDE * page.height) / page.width), id, folder: forScenes, notes: [] },
        grid: { type: 0, size: 100, distance: FEET, units: 'ft' },
      }),
    ],
  };
}
