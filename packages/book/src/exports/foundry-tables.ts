import type { Book } from '../book.ts';
import { type Id, STATS } from './foundry-document.ts';
import { inFoundry, type Places } from './sentences.ts';

/** TA-FVT-15: rumours of the world and of areas, encounters of areas and floors. */
export function foundryTables(book: Book, places: Places, id: Id, folder: string | null) {
  const rumours = (area: string | null) =>
    book.rumours.filter((it) => (it.area?.id ?? null) === area).map((it) => inFoundry(it.text, places));
  return [
    foundryTable('rumours', 'Rumours', rumours(null), id, folder),
    ...book.survey.areas.map((it) =>
      foundryTable(`rumours ${it.id}`, `Rumours of ${it.letter} ${it.name}`, rumours(it.id), id, folder),
    ),
    ...book.encounters.map((it) =>
      foundryTable(
        it.id,
        `On the move: ${it.title}`,
        it.lines.map((line) => inFoundry(line, places)),
        id,
        folder,
      ),
    ),
  ].filter((it) => it.results.length > 0);
}

/** TA-FVT-15: the ranges cover the die without gap or overlap. */
function foundryTable(key: string, name: string, lines: readonly string[], id: Id, folder: string | null) {
  return {
    ...{ _id: id(`table ${key}`), name, formula: `1d${lines.length}`, replacement: true, displayRoll: true, folder },
    results: lines.map((description, i) => ({
      ...{ _id: id(`result ${key} ${i}`), type: 'text', name: '', description, weight: 1 },
      ...{ range: [i + 1, i + 1], drawn: false },
    })),
    ...{ ownership: { default: 0 }, _stats: STATS },
  };
}
