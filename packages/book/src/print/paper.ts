import fontkit from '@cantoo/fontkit';
import {
  PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFImage,
  PDFName,
  type PDFPage,
  type PDFRef,
  rgb,
  TextRenderingMode,
} from '@cantoo/pdf-lib';

import { pageFaults, type TextBox } from './page-check.ts';
import type { PaperSize, PrintFonts } from './type.ts';

export type Face = keyof PrintFonts;

/** TA-GEN-T1.5, in points. */
const SIZES: Readonly<Record<PaperSize, readonly [number, number]>> = { A4: [595.28, 841.89], Letter: [612, 792] };
export const MM = 72 / 25.4;

export const INK = rgb(0.16, 0.13, 0.11);
export const RED = rgb(0.45, 0.17, 0.1);
export const GREY = rgb(0.55, 0.52, 0.48);
export const PALE = rgb(0.9, 0.88, 0.84);

type Colour = ReturnType<typeof rgb>;

interface Mark {
  readonly title: string;
  readonly page: PDFPage;
  readonly y: number;
  readonly depth: number;
}

/** TA-BOO: a document with real text, fonts as subsets, bookmarks and inner links. The same calls give the same pages. */
export class Paper {
  readonly pdf: PDFDocument;
  readonly size: readonly [number, number];
  readonly fonts: Readonly<Record<Face, PDFFont>>;
  /** Everything that was set: so that it can be searched (TA-SEC-08). */
  readonly said: string[] = [];
  /** TA-ESC-08: characters that no font has, once each. */
  readonly lacking = new Set<string>();
  readonly #known: Readonly<Record<Face, ReadonlySet<number>>>;
  readonly #marks: Mark[] = [];
  readonly #targets = new Map<string, { readonly page: PDFPage; readonly y: number }>();
  readonly #links: { readonly page: PDFPage; readonly to: string; readonly box: readonly number[] }[] = [];
  readonly #widths = new Map<string, number>();
  readonly #boxes = new Map<PDFPage, TextBox[]>();

  private constructor(pdf: PDFDocument, size: readonly [number, number], fonts: Readonly<Record<Face, PDFFont>>) {
    this.pdf = pdf;
    this.size = size;
    this.fonts = fonts;
    const known = (face: Face) => new Set(fonts[face].getCharacterSet());
    this.#known = { normal: known('normal'), italic: known('italic'), sans: known('sans'), bold: known('bold') };
  }

  /** `about` is what a keeper's file says of itself (TA-EXP-04). */
  static async begin(title: string, size: PaperSize, fonts: PrintFonts, about?: string): Promise<Paper> {
    // TA-EXP-04: otherwise the clock would be in the file.
    const pdf = await PDFDocument.create({ updateMetadata: false });
    pdf.registerFontkit(fontkit);
    pdf.setTitle(title, { showInWindowTitleBar: true });
    pdf.setLanguage('en');
    pdf.setCreator('Understory');
    pdf.setProducer('Understory');
    if (about !== undefined) pdf.setSubject(about);
    const embed = (font: Uint8Array) => pdf.embedFont(font, { subset: true });
    const [normal, italic, sans, bold] = [
      await embed(fonts.normal),
      await embed(fonts.italic),
      await embed(fonts.sans),
      await embed(fonts.bold),
    ];
    return new Paper(pdf, SIZES[size], { normal, italic, sans, bold });
  }

  page(size: readonly [number, number] = this.size): PDFPage {
    return this.pdf.addPage([size[0], size[1]]);
  }

  /** TA-ESC-08: what the font lacks is a box, and is listed once. */
  printable(text: string, face: Face): string {
    let out = '';
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0;
      if (SIGNS.has(letter)) out += letter;
      else if (UNSEEN.test(letter)) continue;
      else if (this.#known[face].has(code)) out += letter;
      else {
        this.lacking.add(letter);
        out += BOX;
      }
    }
    return out;
  }

  widthOf(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`;
    let wide = this.#widths.get(key);
    if (wide === undefined) {
      wide = 0;
      for (const [part, isSign] of partsOf(text))
        wide += isSign ? SIGN_WIDTH : this.fonts[face].widthOfTextAtSize(part, 1000) / 1000;
      this.#widths.set(key, wide);
    }
    return wide * size;
  }

  text(
    page: PDFPage,
    x: number,
    y: number,
    given: string,
    how: { readonly face: Face; readonly size: number; readonly colour?: Colour },
  ): number {
    const { size } = how;
    const text = this.printable(given, how.face);
    this.said.push(given);
    let at = x;
    for (const [part, isSign] of partsOf(text)) {
      if (isSign) drawSign(page, part, at, y, how.size, how.colour ?? INK);
      else page.drawText(part, { x: at, y, size: how.size, font: this.fonts[how.face], color: how.colour ?? INK });
      at += isSign ? SIGN_WIDTH * how.size : this.widthOf(part, how.face, how.size);
    }
    if (at > x) this.#boxOn(page, { text, left: x, bottom: y - size * 0.18, right: at, top: y + size * 0.68 });
    return at - x;
  }

  /** TA-BOO-10: words that are drawn as strokes, to be found and copied all the same. */
  found(page: PDFPage, x: number, y: number, text: string, size: number): void {
    this.said.push(text);
    page.drawText(text, { x, y, size, font: this.fonts.bold, renderMode: TextRenderingMode.Invisible });
  }

  #boxOn(page: PDFPage, box: TextBox): void {
    const boxes = this.#boxes.get(page);
    if (boxes) boxes.push(box);
    else this.#boxes.set(page, [box]);
  }

  /** TA-BOO-10: text that stands outside its page, or over other text. */
  flaws(): string[] {
    const pages = this.pdf.getPages();
    return [...this.#boxes].flatMap(([page, boxes]) => {
      const { width, height } = page.getSize();
      return pageFaults(boxes, width, height).map((it) => `page ${pages.indexOf(page) + 1}: ${it}`);
    });
  }

  async svg(
    page: PDFPage,
    svg: string,
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ): Promise<readonly string[]> {
    const texts = [...svg.matchAll(/<(?:text|title)[^>]*>([^<]*)</g)].map(([, text = '']) => text);
    this.said.push(...texts);
    const plain = svg
      .replace(/<defs>.*?<\/defs>/s, '')
      .replace(/<title>.*?<\/title>/s, '')
      .replaceAll(/ (aria-label|role|inkscape:[a-z]+|xmlns:inkscape|paint-order)="[^"]*"/g, '')
      .replaceAll(/font-family="'Alegreya[^"]*" font-weight="700"/g, 'font-family="Sans"')
      .replaceAll(/font-family="'IM[^"]*"/g, 'font-family="Fell"')
      // A halo would be drawn over its letters.
      .replaceAll(/(<text[^>]*?) stroke="[^"]*" stroke-width="[^"]*"/g, '$1')
      .replaceAll(
        /(<text[^>]*>)([^<]*)</g,
        (_, head: string, text: string) => `${head}${this.printable(text, 'normal')}<`,
      );
    await page.drawSvg(plain, {
      ...box,
      fonts: { Fell: this.fonts.normal, Fell_italic: this.fonts.italic, Sans: this.fonts.bold },
    });
    return texts;
  }

  async picture(png: Uint8Array): Promise<PDFImage> {
    return this.pdf.embedPng(png);
  }

  /** A place that links lead to. */
  target(id: string, page: PDFPage, y: number): void {
    if (!this.#targets.has(id)) this.#targets.set(id, { page, y });
  }

  link(page: PDFPage, to: string, box: readonly [number, number, number, number]): void {
    this.#links.push({ page, to, box });
  }

  bookmark(title: string, page: PDFPage, y: number, depth = 0): void {
    this.#marks.push({ title, page, y, depth });
  }

  targetPage(id: string): PDFPage | null {
    return this.#targets.get(id)?.page ?? null;
  }

  async bytes(): Promise<Uint8Array> {
    this.#writeLinks();
    this.#writeBookmarks();
    return this.pdf.save({ useObjectStreams: true });
  }

  #writeLinks(): void {
    const { context } = this.pdf;
    for (const { page, to, box } of this.#links) {
      const at = this.#targets.get(to);
      if (!at) continue;
      const [left, bottom, right, top] = box as [number, number, number, number];
      const annotation = context.obj({
        ...{ Type: 'Annot', Subtype: 'Link', Rect: [left, bottom, right, top], Border: [0, 0, 0] },
        Dest: [at.page.ref, 'XYZ', 0, at.y + 14, null],
      });
      page.node.addAnnot(context.register(annotation));
    }
  }

  #writeBookmarks(): void {
    if (this.#marks.length === 0) return;
    const { context, catalog } = this.pdf;
    const root = context.nextRef();
    const refs = this.#marks.map(() => context.nextRef());
    const parentOf = (i: number): number => {
      const depth = (this.#marks[i] as Mark).depth;
      for (let n = i - 1; n >= 0; n--) if ((this.#marks[n] as Mark).depth < depth) return n;
      return -1;
    };
    const parents = this.#marks.map((_, i) => parentOf(i));
    const childrenOf = (n: number) => this.#marks.map((_, i) => i).filter((i) => parents[i] === n);
    const ref = (i: number): PDFRef => (i < 0 ? root : (refs[i] as PDFRef));
    const family = (n: number) => {
      const children = childrenOf(n);
      return children.length === 0
        ? {}
        : {
            First: ref(children[0] as number),
            Last: ref(children.at(-1) as number),
            Count: n < 0 ? children.length : -children.length,
          };
    };
    for (const [i, { title, page, y }] of this.#marks.entries()) {
      const siblings = childrenOf(parents[i] as number);
      const at = siblings.indexOf(i);
      context.assign(
        ref(i),
        context.obj({
          // TA-ESC-08: bookmarks are UTF-16.
          Title: PDFHexString.fromText(title),
          Parent: ref(parents[i] as number),
          ...(at > 0 ? { Prev: ref(siblings[at - 1] as number) } : {}),
          ...(at < siblings.length - 1 ? { Next: ref(siblings[at + 1] as number) } : {}),
          ...family(i),
          Dest: [page.ref, 'XYZ', 0, y + 14, null],
        }),
      );
    }
    context.assign(root, context.obj({ Type: 'Outlines', ...family(-1) }));
    catalog.set(PDFName.of('Outlines'), root);
  }
}

const BOX = '\u25a1';
/** Drawn by us, since no font of ours has them. */
const SIGNS: ReadonlySet<string> = new Set(['●', '○', '❖', '★', BOX]);
const SIGN_WIDTH = 0.8;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what has no width and would be a box
const UNSEEN = /[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

function partsOf(text: string): (readonly [string, boolean])[] {
  const parts: [string, boolean][] = [];
  for (const letter of text) {
    const isSign = SIGNS.has(letter);
    const last = parts.at(-1);
    if (last && !isSign && !last[1]) last[0] += letter;
    else parts.push([letter, isSign]);
  }
  return parts;
}

function drawSign(page: PDFPage, sign: string, x: number, y: number, size: number, colour: Colour): void {
  const [cx, cy, r] = [x + size * 0.4, y + size * 0.32, size * 0.28];
  const thin = { borderColor: colour, borderWidth: size * 0.07 };
  if (sign === '●') page.drawCircle({ x: cx, y: cy, size: r, color: colour });
  else if (sign === '○') page.drawCircle({ x: cx, y: cy, size: r, ...thin });
  else if (sign === BOX) page.drawRectangle({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, ...thin });
  else if (sign === '❖') {
    const h = r * 0.52;
    for (const [dx, dy] of [
      [0, h],
      [0, -h],
      [h, 0],
      [-h, 0],
    ] as const)
      page.drawSvgPath(`M0 ${-h * 0.85}L${h * 0.85} 0L0 ${h * 0.85}L${-h * 0.85} 0Z`, {
        x: cx + dx,
        y: cy + dy,
        color: colour,
      });
  } else
    page.drawSvgPath(
      STAR.map(([sx, sy], i) => `${i === 0 ? 'M' : 'L'}${sx * r * 1.15} ${sy * r * 1.15}`)
        .join('')
        .concat('Z'),
      { x: cx, y: cy, color: colour },
    );
}

const STAR = [
  [0, -1],
  [0.24, -0.33],
  [0.95, -0.31],
  [0.39, 0.13],
  [0.59, 0.81],
  [0, 0.42],
  [-0.59, 0.81],
  [-0.39, 0.13],
  [-0.95, -0.31],
  [-0.24, -0.33],
] as const;
