import type { Book } from '../../book.ts';
import type { Places } from '../sentences.ts';

/** TA-WEB-01: as a folder of pages, or as one file with everything in it. */
export type Form = 'folder' | 'one file';

/** TA-ESC-03: a name never becomes an id; ids are made by us. */
export const idOf = (id: string): string => `at-${id.replace(/[^\w-]/g, '-')}`;

export const areaPage = (id: string): string => `area-${id.replace(/[^\w-]/g, '')}`;
export const levelPage = (id: string): string => `level-${id.replace(/[^\w-]/g, '')}`;
export const factionPage = (id: string): string => `faction-${id.replace(/[^\w-]/g, '')}`;

/** TA-ARE-17, TA-WEB-02: where everything is found, under addresses that outlive a change of moment. */
export interface Addresses {
  page(name: string): string;
  /** A thing on its page. */
  readonly places: Places;
}

export function addressesOf(book: Book, form: Form): Addresses {
  const page = (name: string) => (form === 'folder' ? `${name}.html` : `#page-${name}`);
  const at = new Map<string, string>();
  const put = (id: string, on: string) => at.set(id, form === 'folder' ? `${on}.html#${idOf(id)}` : `#${idOf(id)}`);
  for (const { room } of book.key) put(room.place.id, room.area.surface ? 'surface' : levelPage(room.level.id));
  for (const it of book.gazetteer.treasures) put(it.id, 'treasures');
  for (const { group } of book.factions) at.set(group.id, page(factionPage(group.id)));
  for (const { id } of book.survey.areas) at.set(id, page(areaPage(id)));
  return { page, places: (id) => at.get(id) ?? null };
}
