import type { Book } from '../book.ts';
import { MADE_BY } from './version.ts';

interface Opening {
  readonly what: string;
  /** Step by step. */
  readonly how: readonly string[];
  readonly undo: string;
}

const FOLDER = 'Delete the folder.';

/** TA-EXP-06: what is in an export, how it is opened in the program it is for, and how to undo it. */
const OPENINGS = {
  obsidian: {
    what: 'A world of Understory as notes with links, for Obsidian. World.canvas shows the areas as they lie in the ground.',
    how: [
      'Unpack it, if it is a zip.',
      'In Obsidian choose "Open folder as vault" and take the folder with the world\'s name;\n     or move that folder into a vault of yours.',
      'Begin with the note that is called after the world. No plugin is needed.',
    ],
    undo: "Delete the folder with the world's name.",
  },
  site: {
    what: 'A world of Understory as pages for a browser.',
    how: [
      'Unpack it, if it is a zip.',
      'Open index.html. It works from a disk, from any web server under any path, and without scripts.',
    ],
    undo: FOLDER,
  },
  uvtt: {
    what: `Each level of a world of Understory as a Universal VTT file: picture, walls, doors and lights. One file is one floor.
  The files called "keys" have what the format cannot tell: secret doors, locks, stairs, traps and numbers.
  These open it: Foundry (by a module), MapTool 1.7 and later, Fantasy Grounds Unity 4.4 and later, Roll20 (its importer
  or the script UniversalVTTImporter), Owlbear Rodeo (by an extension, with Dynamic Fog), PlanarAlly, Arkenforge,
  EncounterPlus and others.`,
    how: [
      'Unpack it, if it is a zip.',
      'Take one file after the other into your table by its importer.',
      'A program that asks for .dd2vtt takes the same file under that ending.',
    ],
    undo: 'Delete the scenes that were made of them.',
  },
  foundry: {
    what: 'A world of Understory for Foundry Virtual Tabletop, versions 13 and 14, without any module.',
    how: [
      'Copy the folder "assets" into the folder "Data" of your Foundry, so that there is\n     Data/assets/understory/...',
      'In your world make a new macro of type "script", paste import-macro.js into it, and run it.',
      `Choose bundle.json. Journals, tables and scenes come into folders with the world's name.
     Running it again with a newer bundle of the same world renews what is there.`,
      `Or take the documents of the folder "single" one by one, by "Import Data" of a document that you made empty.
     That keeps the document's own id: pins still show their labels but lose their journals, and links
     between journals lead nowhere. So the macro is the better way.`,
      'Older versions of Foundry: export the world as Universal VTT instead.',
    ],
    undo: "Delete the folders with the world's name, with their contents.",
  },
  csv: {
    what: 'The tables of a world of Understory: what lies where, treasures, ways, factions, rumours, encounters, hexes.',
    how: ['Unpack it, if it is a zip.', 'Open a table with a spreadsheet: UTF-8, fields parted by commas.'],
    undo: FOLDER,
  },
  md: {
    what: 'The key of a world of Understory as one text in Markdown, with its plans in the folder "maps".',
    how: ['Unpack it, if it is a zip.', 'Open the text with any editor, or with a program that shows Markdown.'],
    undo: FOLDER,
  },
  pictures: {
    what: 'Pictures of a world of Understory: a plan of each level, the section, and the land above.',
    how: [
      'Unpack it, if it is a zip.',
      'Plans without a frame are whole squares: lay the grid of your table on them without an offset.',
    ],
    undo: FOLDER,
  },
  tiles: {
    what: 'Each level of a world of Understory at an inch a square, to be laid on the table.',
    how: [
      'Unpack it, if it is a zip.',
      'Print at true size (100 %), not fitted to the page.',
      'The first page shows how the others lie; the marks at their corners meet.',
    ],
    undo: FOLDER,
  },
} as const satisfies Readonly<Record<string, Opening>>;

export type Opened = keyof typeof OPENINGS;

const FOR = {
  keeper: 'The keeper: it contains what players should not see.',
  players: 'Players: it contains only what they may know.',
};

/** TA-EXP-04: what a keeper's export says of itself. */
export const aboutWorld = ({ survey }: Book): string => {
  const { world, tick } = survey.then;
  return `edition ${world.edition} · seed ${world.seed.replace(/\s+/g, ' ')} · as of line ${tick} of its journal · ${MADE_BY}`;
};

/** TA-EXP-06. `about` is what it says of itself; nothing for players. */
export function readMe(of: Opened, forWhom: 'keeper' | 'players', about: string | null): string {
  const { what, how, undo }: Opening = OPENINGS[of];
  return [
    ...['What this is', `  ${what}`, '', 'For whom it is', `  ${FOR[forWhom]}`, '', 'How to open it'],
    ...how.map((it, i) => `  ${i + 1}. ${it}`),
    ...['', 'How to undo it', `  ${undo}`],
    ...(about === null ? [] : ['', 'What it was made of', `  ${about}`]),
    '',
  ].join('\n');
}
