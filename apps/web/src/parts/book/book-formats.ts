import type { Format } from '@understory/book';

interface BookFormat {
  readonly key: Format;
  readonly title: string;
  readonly does: string;
  /** Of the world cut open players see nothing. */
  readonly forPlayers: boolean;
}

const KEEPERS: ReadonlySet<Format> = new Set(['section', 'time-lapse', 'poster']);

const as = (key: Format, title: string, does: string): BookFormat => ({
  ...{ key, title, does },
  forPlayers: !KEEPERS.has(key),
});

/** TA-EXP-01: what a book can be made into, as a person chooses it. */
export const BOOK_FORMATS: readonly BookFormat[] = [
  as('booklet', 'Booklet, as PDF', 'to print: plans, the key, factions, rumours, the land, tables'),
  as('md', 'Key, as Markdown', 'the key as one text with its plans'),
  as('site', 'Site', 'pages for a browser, also without a network: plans whose numbers lead to their rooms'),
  as('svg', 'Plans, as SVG', 'a keyed plan of each level, in layers, to print or to draw on'),
  as('png', 'Plans, as PNG', 'the same in pixels'),
  as('uvtt', 'Universal VTT', 'each level for virtual tables: picture, walls, doors, lights'),
  as('foundry', 'Foundry', 'scenes, journals and tables, and the macro that takes them in'),
  as('obsidian', 'Obsidian vault', 'notes with links, a folder to open as a vault'),
  as('cards', 'Cards, as PDF', 'treasures, factions, rumours and sites to cut out'),
  as('tiles', 'Tiles, as PDF', 'each level at an inch a square, to lay on the table'),
  as('land', 'The land above', 'a map of hexes with entrances, sites and roads'),
  as('section', 'The section', 'the world from the side, with the letters of its areas'),
  as('time-lapse', 'Time-lapse, as SVG', 'the history as a film of the map, turn by turn'),
  as('poster', 'Poster of the ages', 'the map, and under it how it stood at the end of each age'),
  as('csv', 'Tables, as CSV', 'places, treasures, ways, factions, rumours and encounters, for a spreadsheet'),
  as('json', 'Book, as JSON', 'the whole book as plain data'),
];
