import type { PDFPage } from '@cantoo/pdf-lib';
import { capital } from '@understory/table';
import type { Book } from '../book.ts';
import { shortened } from '../draw/lettering.ts';
import { aboutWorld } from '../exports/read-me.ts';
import { whenOf } from '../key/when.ts';
import { areaPages } from './area-pages.ts';
import { factions, inBrief, land, lastChapters } from './chapters.ts';
import { CHAPTERS } from './contents.ts';
import { BODY, Flow, SMALL } from './flow.ts';
import { GREY, Paper } from './paper.ts';
import type { PaperSize, Printed, PrintFonts } from './type.ts';

/** What only a machine or a browser has. */
export interface PrintTools {
  readonly fonts: PrintFonts;
  /** The section as a picture, so many pixels wide. */
  section(width: number): Promise<{ readonly png: Uint8Array; readonly shape: number }>;
}

export interface Pressed extends Printed {
  readonly pages: number;
  /** TA-BOO-09, -10: what is unsightly in it. */
  readonly flaws: readonly string[];
  /** TA-ESC-08: characters that no font has. */
  readonly lacking: readonly string[];
  /** On which page a thing is told. */
  pageOf(id: string): number | null;
}

/** TA-BOO: the keeper's booklet. */
export async function booklet(book: Book, size: PaperSize, tools: PrintTools): Promise<Pressed> {
  const paper = await Paper.begin(book.title, size, tools.fonts, aboutWorld(book));
  const flow = new Flow(paper, book.title);
  await cover(book, flow, tools);
  const contents = howToUse(book, flow);
  await chapters(book, flow);
  index(book, flow);
  contents();
  return {
    ...{ bytes: await paper.bytes(), said: paper.said, pages: flow.number, lacking: [...paper.lacking] },
    faults: unnumbered(book, flow),
    flaws: [...paper.flaws(), ...flow.flaws],
    pageOf: (id) => {
      const page = paper.targetPage(id);
      return page ? paper.pdf.getPages().indexOf(page) + 1 : null;
    },
  };
}

/** TA-BOO-10: each keyed number stands on a plan and at the head of an entry. */
function unnumbered(book: Book, flow: Flow): string[] {
  return book.key
    .filter(({ room }) => !room.area.surface)
    .flatMap(({ room }) => [
      ...(flow.onPlans.get(room.level.id)?.has(String(room.number)) ? [] : [`${room.key} is on no plan`]),
      ...(flow.paper.targetPage(room.place.id) ? [] : [`${room.key} has no entry`]),
    ]);
}

async function chapters(book: Book, flow: Flow): Promise<void> {
  inBrief(book, flow);
  await land(book, flow);
  factions(book, flow);
  for (const area of book.survey.areas) await areaPages(book, area, flow);
  lastChapters(book, flow);
}

async function cover(book: Book, flow: Flow, { section }: PrintTools): Promise<void> {
  const page = flow.newPage(true);
  const { paper, box } = flow;
  const [wide, high] = paper.size;
  paper.bookmark(book.title, page, high - 60, 0);
  let size = 40;
  while (size > 18 && paper.widthOf(paper.printable(book.title, 'normal'), 'normal', size) > box.width) size -= 1;
  const centred = (text: string, y: number, face: 'normal' | 'italic', at: number) =>
    paper.text(page, (wide - paper.widthOf(paper.printable(text, face), face, at)) / 2, y, text, { face, size: at });
  centred(book.title, high - 120, 'normal', size);
  centred('a dungeon to be played in', high - 150, 'italic', 16);
  const { png, shape } = await section(1600);
  const picture = await paper.picture(png);
  const height = Math.min(box.width * shape, high - 330);
  const width = height / shape;
  page.drawImage(picture, { x: (wide - width) / 2, y: (high - height) / 2 - 20, width, height });
  page.drawRectangle({
    x: (wide - width) / 2,
    y: (high - height) / 2 - 20,
    width,
    height,
    borderColor: GREY,
    borderWidth: 0.8,
  });
  const { then } = book.survey;
  centred(`As it stood in ${whenOf(book.survey, then.tick)}`, 104, 'italic', 13);
  centred('For the keeper: it tells what players should not know', 84, 'italic', 13);
  centred(aboutWorld(book), 62, 'italic', 10);
}

/** TA-BOO-02: half a page on how to use it, and the contents, whose numbers are written when they are known. */
function howToUse(book: Book, flow: Flow): () => void {
  const { paper } = flow;
  flow.newPage();
  flow.put(flow.heading('How to use this book', { depth: 0 }));
  for (const it of HOW) flow.all(flow.words([{ text: it, face: 'sans' }]));
  flow.space(8);
  flow.put(flow.heading('Contents'));
  const entries = [
    ...(['brief', 'land', 'factions'] as const).map((id) => ({ id, text: CHAPTERS[id] })),
    ...book.survey.areas.map((it) => ({ id: it.id, text: `${it.letter} ${capital(it.name)}` })),
    ...(['treasures', 'rumours', 'encounters', 'places', 'chronicle', 'index'] as const).map((id) => ({
      id,
      text: CHAPTERS[id],
    })),
  ];
  const spots: { id: string; page: PDFPage; x: number; y: number }[] = [];
  flow.columns(2);
  for (const { id, text } of entries) {
    const wide = flow.columnWidth;
    flow.put({
      height: BODY * 1.35,
      draw: (at, x, top) => {
        paper.text(at, x, top - BODY, shortened(text, BODY, wide - 24), { face: 'sans', size: BODY });
        paper.link(at, id, [x, top - BODY - 2, x + wide, top]);
        spots.push({ id, page: at, x: x + wide, y: top - BODY });
      },
    });
  }
  flow.columns(1);
  return () => {
    for (const { id, page: at, x, y } of spots) {
      const to = paper.targetPage(id);
      const number = to ? String(paper.pdf.getPages().indexOf(to) + 1) : '–';
      paper.text(at, x - paper.widthOf(number, 'sans', BODY), y, number, { face: 'sans', size: BODY });
    }
  };
}

const HOW = [
  'Each area has a letter, each room a number. A level is drawn from above: north is up, and what lies further south on a plan lies deeper in the ground. A square is five feet.',
  'Lines on hatched ground are for the keeper alone: what is found by searching, and what nobody knows. All else may be told as soon as it is seen.',
  '● is a band of people or beasts, told with dice for how many they are and a level: a Hit Die, a challenge, or what your game has. ○ is a share of treasure, ❖ a great treasure with a name, ★ an edge: a trap, a ward, a guard or a trick.',
  'What is said in bold is what you will look for while you play. Names lead to their entries where this book is read on a screen.',
];

/** TA-BOO-02: every name, and where it is. */
function index(book: Book, flow: Flow): void {
  flow.newPage();
  flow.put(flow.heading(CHAPTERS.index, { id: 'index', depth: 0, size: 22 }));
  flow.columns(3);
  const { paper } = flow;
  const names = [
    ...book.key.map((it) => ({ name: it.name.replace(/^The /, ''), id: it.room.place.id })),
    ...book.factions.map((it) => ({ name: it.group.name, id: it.group.id })),
  ].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  for (const { name, id } of names) {
    const to = paper.targetPage(id);
    if (!to) continue;
    flow.all(
      flow.row(
        '',
        [
          { text: `${name}, `, face: 'sans' },
          { text: String(paper.pdf.getPages().indexOf(to) + 1), face: 'bold', to: id },
        ],
        { labels: 0, size: SMALL },
      ),
    );
  }
}
