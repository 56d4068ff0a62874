import type { PDFPage } from '@cantoo/pdf-lib';
import type { Book } from '../book.ts';
import { plainText } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import type { PlayersBook } from '../players/edition.ts';
import { drawLine, linesOf, type Run, runsOf } from './lines.ts';
import { GREY, INK, MM, Paper } from './paper.ts';
import type { PaperSize, PrintFonts } from './type.ts';

/** TA-CRD-01: cards to cut out, nine to a page. */
const [WIDE, HIGH] = [63 * MM, 88 * MM];
const BLEED = 2 * MM;
const INSET = 4 * MM;
/** TA-CRD-04: the least size of letters. */
const LEAST = 7;

/** TA-CRD-02: what is on a card. */
export interface Card {
  readonly kind: string;
  readonly title: string;
  /** Sentences: what does not fit is left out whole. */
  readonly lines: readonly (readonly Run[])[];
  /** TA-CRD-03: it has a black corner. */
  readonly keeper: boolean;
  /** Its back, if it is printed with backs. */
  readonly back: string;
  /** What it tells of, as the booklet knows it. */
  readonly about: string;
}

type PageOf = (id: string) => number | null;

interface CardsLook {
  readonly backs?: boolean;
  /** TA-EXP-04. */
  readonly about?: string;
  /** On which page of the booklet a thing is told. */
  readonly pages?: () => Promise<PageOf>;
}

const plain = (text: string): Run[] => [{ text, face: 'sans' }];

/** TA-CRD-02: ❖, factions, rumours, sites, exits and handouts, for the keeper. */
export function keeperCards(book: Book): Card[] {
  const { survey, gazetteer } = book;
  const inscriptions = book.key
    .flatMap((it) => it.lines.flatMap(({ facts }) => facts))
    .filter((it) => it.table === null && it.id.includes('/hidden-'))
    .sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0))
    .slice(0, 3);
  return [
    ...gazetteer.treasures.map(
      (it): Card => ({
        ...{
          kind: 'treasure',
          title: `${it.name} ❖`,
          keeper: true,
          about: 'treasures',
          back: riddleOf(book, it.maker?.kind ?? null),
        },
        lines: [
          ...it.life.map((step) =>
            plain(`${whenOf(survey, step.since)}: ${step.owner ? survey.naming.group(step.owner) : 'lying loose'}.`),
          ),
          ...(it.room ? [plain(`It is in ${it.room.key}.`)] : []),
        ],
      }),
    ),
    ...book.factions
      .filter((it) => !it.dead)
      .map(
        (it): Card => ({
          ...{ kind: 'faction', title: it.group.name, keeper: true, back: it.group.name, about: it.group.id },
          lines: [
            plain(`${it.bearing}; ${it.tags.join(', ')}`),
            ...it.wants.map((fact) => [{ text: 'Wants: ', face: 'italic' as const }, ...runsOf(fact.text)]),
            ...it.fears.map((fact) => [{ text: 'Fears: ', face: 'italic' as const }, ...runsOf(fact.text)]),
          ],
        }),
      ),
    ...book.rumours
      .filter((it) => it.area === null)
      .map(
        (it): Card => ({
          kind: 'rumour',
          title: 'A rumour',
          lines: [runsOf(it.text)],
          keeper: true,
          back: 'It is said …',
          about: 'rumours',
        }),
      ),
    ...book.lands
      .flatMap(({ signs }) => signs)
      .map(
        (it): Card => ({
          kind: 'site',
          title: it.name,
          lines: [
            plain(`A ${it.ruined && it.kind !== 'ruined gate' ? 'ruined ' : ''}${it.kind}.`),
            ...(it.below ? [runsOf(it.below)] : []),
          ],
          keeper: true,
          back: 'On the land',
          about: 'land',
        }),
      ),
    ...inscriptions.map(
      (it): Card => ({
        kind: 'handout',
        title: 'Scratched into the wall',
        lines: [plain(plainText(it.text).replace(/^[^“]*“|”[^”]*$/g, ''))],
        keeper: true,
        back: 'An inscription',
        about: it.about,
      }),
    ),
  ];
}

/** TA-CRD-03: open and revealed facts only. */
export function playersCards(book: PlayersBook): Card[] {
  return [
    ...book.rumours.map(
      (it): Card => ({
        kind: 'rumour',
        title: 'A rumour',
        lines: [runsOf(it)],
        keeper: false,
        back: 'It is said …',
        about: 'rumours',
      }),
    ),
    ...book.levels
      .flatMap(({ rooms }) => rooms)
      .map(
        (it): Card => ({
          kind: 'place',
          title: it.name,
          lines: it.lines.map((line) => runsOf(line)),
          keeper: false,
          back: 'A place',
          about: it.id,
        }),
      ),
    ...book.lands
      .flatMap(({ signs }) => signs)
      .map(
        (it): Card => ({
          kind: 'site',
          title: it.name,
          lines: [plain(`A ${it.ruined && it.kind !== 'ruined gate' ? 'ruined ' : ''}${it.kind}.`)],
          keeper: false,
          back: 'On the land',
          about: 'land',
        }),
      ),
  ];
}

/** TA-CRD-02: a riddle of its maker's culture. */
function riddleOf({ survey }: Book, people: string | null): string {
  const riddles: Readonly<Record<string, string>> = {
    dwarves: 'I was under the hill before the hill had a name. Who woke me does not sleep.',
    'deep elves': 'Turn me to the light and I show you the dark.',
    'dark elves': 'Turn me to the light and I show you the dark.',
    demons: 'Sign, and I am yours. I was yours before you signed.',
    magicians: 'Say what I am, and I am something else.',
    aliens: 'I fell for a thousand years and landed yesterday.',
  };
  return (
    (people === null ? undefined : riddles[people]) ??
    `Older than ${survey.then.world.page.title}, and still not found.`
  );
}

/** TA-CRD-01: true size, crop marks, a bleed of paper colour; backs mirrored on every second page. */
export async function cardsPdf(
  title: string,
  cards: readonly Card[],
  size: PaperSize,
  fonts: PrintFonts,
  { backs = false, about, pages }: CardsLook = {},
) {
  const paper = await Paper.begin(title, size, fonts, about);
  // TA-CRD-04: where the rest stands is only asked if a card has not room for all.
  const isCut = cards.some((it) => cutOf(paper, it));
  const pageOf = isCut && pages ? await pages() : () => null;
  const [pw, ph] = paper.size;
  const [left, top] = [(pw - 3 * WIDE) / 2, ph - (ph - 3 * HIGH) / 2];
  for (let first = 0; first === 0 || first < cards.length; first += 9) {
    const front = paper.page();
    const nine = cards.slice(first, first + 9);
    cropMarks(front, left, top);
    for (const [i, it] of nine.entries())
      face(paper, front, it, pageOf, left + (i % 3) * WIDE, top - Math.floor(i / 3) * HIGH);
    if (!backs) continue;
    const back = paper.page();
    cropMarks(back, left, top);
    for (const [i, it] of nine.entries())
      backOf(paper, back, it, left + (2 - (i % 3)) * WIDE, top - Math.floor(i / 3) * HIGH);
  }
  return { bytes: await paper.bytes(), said: paper.said, faults: [] };
}

function cropMarks(page: PDFPage, left: number, top: number): void {
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    page.drawLine({ start: { x: x0, y: y0 }, end: { x: x1, y: y1 }, thickness: 0.4, color: GREY });
  for (let i = 0; i <= 3; i++) {
    const [x, y] = [left + i * WIDE, top - i * HIGH];
    line(x, top + BLEED, x, top + BLEED + 8);
    line(x, top - 3 * HIGH - BLEED, x, top - 3 * HIGH - BLEED - 8);
    line(left - BLEED, y, left - BLEED - 8, y);
    line(left + 3 * WIDE + BLEED, y, left + 3 * WIDE + BLEED + 8, y);
  }
}

function face(paper: Paper, page: PDFPage, card: Card, pageOf: PageOf, x: number, top: number): void {
  page.drawRectangle({
    x: x + 5,
    y: top - HIGH + 5,
    width: WIDE - 10,
    height: HIGH - 10,
    borderColor: INK,
    borderWidth: 0.6,
  });
  if (card.keeper) page.drawSvgPath('M0 0L20 0L0 20Z', { x: x + 5, y: top - 5, color: INK });
  const heading = headingOf(paper, card);
  let y = top - INSET - 16;
  for (const it of heading) {
    drawLine(paper, page, it, x + INSET + 10, y, 13);
    y -= 15;
  }
  paper.text(page, x + INSET, top - HIGH + INSET, card.kind, { face: 'italic', size: 8 });
  page.drawLine({
    start: { x: x + INSET, y: y + 8 },
    end: { x: x + WIDE - INSET, y: y + 8 },
    thickness: 0.5,
    color: INK,
  });
  const { size, sentences } = fitted(paper, card, pageOf(card.about));
  for (const lines of sentences) {
    for (const it of lines) {
      y -= size * 1.2;
      drawLine(paper, page, it, x + INSET, y + size * 0.4, size);
    }
    y -= 3;
  }
}

const TEXT_WIDTH = WIDE - 2 * INSET;

const headingOf = (paper: Paper, { title }: Card) =>
  linesOf(paper, [{ text: title, face: 'normal' }], 13, TEXT_WIDTH - 14).slice(0, 3);

/** What is left of a card for its text. */
const roomOn = (paper: Paper, card: Card): number => HIGH - 2 * INSET - 30 - 15 * headingOf(paper, card).length;

const setIn = (paper: Paper, size: number, lines: Card['lines']) =>
  lines.map((it) => linesOf(paper, it, size, TEXT_WIDTH));

const highOf = (size: number, sentences: ReturnType<typeof setIn>): number =>
  sentences.reduce((sum, it) => sum + it.length * size * 1.2 + 3, 0);

/** TA-CRD-04: it has not room for all, even in the least letters. */
const cutOf = (paper: Paper, card: Card): boolean =>
  highOf(LEAST, setIn(paper, LEAST, card.lines)) > roomOn(paper, card);

/** TA-CRD-04: as large as fits, never under 7 pt; then whole sentences are left out, and the card says where the rest is. */
function fitted(paper: Paper, card: Card, page: number | null) {
  const room = roomOn(paper, card);
  for (let size = 9.5; size >= LEAST; size -= 0.5) {
    const sentences = setIn(paper, size, card.lines);
    if (highOf(size, sentences) <= room) return { size, sentences };
  }
  const where = page === null ? 'in the booklet' : `on page ${page} of the booklet`;
  for (let n = card.lines.length - 1; n > 0; n--) {
    const sentences = setIn(paper, LEAST, [...card.lines.slice(0, n), plain(`More ${where}.`)]);
    if (highOf(LEAST, sentences) <= room) return { size: LEAST, sentences };
  }
  return { size: LEAST, sentences: setIn(paper, LEAST, [plain(`It stands ${where}.`)]) };
}

function backOf(paper: Paper, page: PDFPage, card: Card, x: number, top: number): void {
  page.drawRectangle({
    x: x + 8,
    y: top - HIGH + 8,
    width: WIDE - 16,
    height: HIGH - 16,
    borderColor: INK,
    borderWidth: 1.2,
  });
  const lines = linesOf(paper, [{ text: card.back, face: 'italic' }], 12, WIDE - 2 * INSET - 16);
  for (const [i, it] of lines.entries())
    drawLine(paper, page, it, x + INSET + 8, top - HIGH / 2 + (lines.length / 2 - i) * 15, 12);
}
