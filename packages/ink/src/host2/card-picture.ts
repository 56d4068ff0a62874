import { emblemSvg } from '../bead-emblem.ts';
import { widthOf } from '../lettering/lettering.ts';
import { LOOKS } from '../looks/index.ts';
import { at } from '../pen-path.ts';
import { escaped } from '../svg.ts';
import { CARD_SIGNS, type CardSign, GLYPH_WIDTH, glyphSvg, isGlyph } from './card-glyphs.ts';

/** A card as plain words. They may come from anybody. */
interface CardPicture {
  readonly name: string;
  readonly sign: CardSign;
  /** Words that choose its emblem, from the narrowest to the widest. */
  readonly emblem: string;
  readonly beads: string;
  readonly tags: string;
  readonly says: string | null;
  readonly spawns: readonly string[];
  /** `always …`, `if …:`, `one of:`, `- option`, `  * construction`. */
  readonly lifecycle: readonly string[];
  readonly rules: readonly string[];
  readonly ending: readonly string[];
}

const WIDTH = 380;
const EDGE = 18;
const EMBLEM = 46;

/** The face of a card as a picture by itself, as long as its text (H2-CRD-110). `fonts` is CSS that carries the type. */
export function cardSvg(card: CardPicture, { fonts }: { readonly fonts?: string } = {}): string {
  const { name, sign, emblem, beads, tags, says, spawns, lifecycle, rules, ending } = card;
  const { paper, ink, pencil, strataLine } = LOOKS['pen-and-paper'].colours;
  const face = new Face();
  const soft = { size: 14, colour: pencil };
  face.down(30);
  const right = WIDTH - EDGE - lengthOf(beads, 15);
  face.put(emblemAt(emblem, EDGE, 14));
  face.put(
    `<path transform="translate(${EDGE + EMBLEM + 10} ${at(face.y - 11)}) scale(.95)" d="${CARD_SIGNS[sign]}" fill="${strataLine}" fill-rule="evenodd"/>`,
  );
  face.run(beads, right, { size: 15, colour: ink });
  const title = { size: 22, colour: ink, from: EDGE + EMBLEM + 32, to: right - 8 };
  face.words(name, title);
  if (tags) face.words(tags, { ...soft, from: EDGE + EMBLEM + 10 });
  face.atLeast(14 + EMBLEM + 18);
  if (says) face.words(`“${says}”`, { ...soft, size: 15, italic: true });
  for (const it of spawns) face.words(it, soft);
  for (const it of lifecycle) face.line(it, ink, strataLine);
  for (const part of [rules, ending]) {
    if (part.length === 0) continue;
    face.rule(pencil);
    for (const it of part) face.words(it, { size: 15, colour: ink, hanging: 12 });
  }
  const height = face.y + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${at(height)}" viewBox="0 0 ${WIDTH} ${at(height)}" role="img" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escaped(name)}</title>`,
    ...(fonts ? [`<defs><style>${fonts}</style></defs>`] : []),
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${at(height - 2)}" rx="10" fill="${paper}" stroke="${ink}" stroke-width="1.5"/>`,
    ...face.out,
    '</svg>',
  ].join('\n');
}

function emblemAt(words: string, x: number, y: number): string {
  return emblemSvg(words, { edition: '2', size: EMBLEM }).replace('<svg ', `<svg x="${x}" y="${y}" `);
}

interface Type {
  readonly size: number;
  readonly colour: string;
  readonly italic?: boolean;
  /** Where lines begin and end, and how far the following lines are indented. */
  readonly from?: number;
  readonly to?: number;
  readonly hanging?: number;
}

/** Lines of type, one under the other. */
class Face {
  readonly out: string[] = [];
  y = 0;

  put(svg: string): void {
    this.out.push(svg);
  }

  down(by: number): void {
    this.y += by;
  }

  atLeast(y: number): void {
    this.y = Math.max(this.y, y);
  }

  rule(colour: string): void {
    this.put(`<path d="M${EDGE} ${at(this.y - 8)}H${WIDTH - EDGE}" stroke="${colour}" stroke-width=".7"/>`);
    this.down(10);
  }

  /** A line of the lifecycle: what it begins with stands out; an option has a dot, a construction a box. */
  line(text: string, colour: string, lead: string): void {
    const [, bullet = '', head = '', rest = ''] = /^( {2}\* |- )?(always |if [^:]*: |one of:)?(.*)$/.exec(text) ?? [];
    const from = EDGE + (bullet === '  * ' ? 34 : bullet === '- ' ? 14 : 0);
    const type = { size: 15, colour, from, hanging: bullet === '' ? 12 : 0 };
    if (bullet === '  * ') this.run('☐', from - 16, { ...type, colour: lead });
    if (bullet === '- ') this.run('•', from - 12, { ...type, colour: lead });
    this.words(`${head}${rest}`, type, { many: head.length, colour: lead });
  }

  /** Words in as many lines as they need; the first letters may be of another colour. */
  words(text: string, type: Type, first: { readonly many: number; readonly colour: string } | null = null): void {
    const { size, from = EDGE, to = WIDTH - EDGE, hanging = 0 } = type;
    let left = first?.many ?? 0;
    for (const [i, line] of wrapped(text, type, to - from, hanging).entries()) {
      const x = from + (i === 0 ? 0 : hanging);
      const coloured = line.slice(0, left);
      if (coloured && first) this.run(coloured, x, { ...type, colour: first.colour });
      this.run(line.slice(coloured.length), x + lengthOf(coloured, size, type.italic), type);
      left = Math.max(0, left - line.length - 1);
      this.down(size * 1.32);
    }
  }

  /** Letters, and the symbols between them, from x on. */
  run(text: string, x: number, { size, colour, italic = false }: Type): void {
    let far = x;
    for (const part of text.split(/([●○★❖⌂☒☐])/)) {
      if (isGlyph(part)) this.put(glyphSvg(part, far, this.y, size, colour));
      else if (part.trim() !== '') {
        const gap = widthOf(' '.repeat(part.length - part.trimStart().length), size, italic);
        const style = italic ? ' font-style="italic"' : '';
        this.put(
          `<text x="${at(far + gap)}" y="${at(this.y)}" font-size="${size}" fill="${colour}"${style}>${escaped(part.trim())}</text>`,
        );
      }
      far += lengthOf(part, size, italic);
    }
  }
}

function wrapped(text: string, { size, italic = false }: Type, wide: number, hanging: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const room = wide - (lines.length > 1 ? hanging : 0);
    if (last !== undefined && lengthOf(`${last} ${word}`, size, italic) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function lengthOf(text: string, size: number, italic = false): number {
  let sum = 0;
  for (const letter of text) sum += isGlyph(letter) ? GLYPH_WIDTH * size : widthOf(letter, size, italic);
  return sum;
}
