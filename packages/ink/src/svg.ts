import { hash } from '@understory/ruler';
import type { Look } from './looks/index.ts';
import type { GroupMark, Mark, Pen, TextMark } from './mark.ts';
import { at, pair } from './pen-path.ts';
import { PX } from './pixels.ts';
import { LAYERS, type Layer, type Scene } from './scene.ts';
import { mixed, washes } from './washes.ts';

export interface SvgOptions {
  /** CSS with @font-face rules, so that the file carries its own type. */
  readonly fonts?: string;
  /** Times the natural size of 42 pixels a bead. */
  readonly scale?: number;
  /** Put before every id, where several maps share one page. */
  readonly prefix?: string;
}

/** An element of SVG as plain data: attributes as names and values by turns, and what is in it, or its words. */
export interface SvgElement {
  readonly tag: 'g' | 'path' | 'circle' | 'text';
  readonly attributes: readonly string[];
  readonly of: readonly SvgElement[] | string;
}

/** Nothing is seen of what it clips outside its path. */
export interface SvgClip {
  readonly id: string;
  readonly d: string;
  /** Has what it clips its lengths in pixels? */
  readonly inPixels: boolean;
}

/** A scene, and what is put before the names of its parts where several share one page. */
export interface Inked {
  readonly scene: Scene;
  readonly prefix: string;
}

/** Writes a scene down: one named group a layer, as Inkscape knows them, and nothing from outside the file. */
export function toSvg(scene: Scene, { fonts, scale = 1, prefix = '' }: SvgOptions = {}): string {
  const { width, height, title, look } = scene;
  const sheet = new SvgPen(look, prefix);
  const layers = sheet.layers(scene).map(writtenElement);
  const [w, h] = [px(width), px(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${at(width * PX * scale)}" height="${at(height * PX * scale)}" viewBox="0 0 ${w} ${h}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escaped(title)}</title>`,
    '<defs>',
    ...(fonts ? [`<style>${fonts}</style>`] : []),
    sheet.washes,
    ...sheet.clips.map(
      ({ id, d, inPixels }) => `<clipPath id="${id}"><path d="${d}"${inPixels ? BEADS : ''}/></clipPath>`,
    ),
    '</defs>',
    ...layers,
    '</svg>',
  ].join('\n');
}

/** Marks alone, in beads, for a small picture that the caller frames. They may contain neither words nor washes. */
export function marksToSvg(marks: readonly Mark[], look: Look): string {
  return new SvgPen(look, '').scaled(marks).map(writtenElement).join('');
}

/** An element as text. */
export function writtenElement({ tag, attributes, of }: SvgElement): string {
  let out = `<${tag}`;
  for (let i = 0; i < attributes.length; i += 2) out += ` ${attributes[i]}="${escaped(attributes[i + 1] as string)}"`;
  if (typeof of === 'string') return `${out}>${escaped(of)}</${tag}>`;
  if (tag !== 'g') return `${out}/>`;
  return `${out}>${of.map(writtenElement).join('')}</${tag}>`;
}

/** Beads to pixels, as written down. */
const px = (beads: number): string => String(Math.round(beads * PX * 100) / 100);

/** Turns marks into elements: the same marks into the same elements, however many pictures it draws. */
export class SvgPen {
  readonly look: Look;
  readonly prefix: string;
  /** All that it has used, in that order. */
  readonly clips: SvgClip[] = [];
  readonly #naming: 'counted' | 'lasting';
  readonly #pens = new WeakMap<Pen, PenText>();
  readonly #clipIds = new Map<string, string>();
  readonly #drawn = new WeakMap<readonly Mark[], readonly SvgElement[]>();

  /** Clips are counted through, or, where one picture follows another, called after what they are. */
  constructor(look: Look, prefix: string, clips: 'counted' | 'lasting' = 'counted') {
    this.look = look;
    this.prefix = prefix;
    this.#naming = clips;
  }

  get washes(): string {
    return washes(this.look, this.prefix);
  }

  /** A named group for each layer that has something in it, the lowest first. */
  layers({ layers }: Scene): SvgElement[] {
    return layers.filter(({ marks }) => marks.length > 0).map((layer) => this.#layer(layer));
  }

  #layer({ name, marks }: Layer): SvgElement {
    const lettered = marks.some(hasWords);
    return {
      tag: 'g',
      attributes: [
        'id',
        this.prefix + name,
        'inkscape:groupmode',
        'layer',
        'inkscape:label',
        name === 'margin' ? 'Margin' : LAYERS[name],
        ...(lettered ? [] : SCALED),
      ],
      of: lettered ? this.#unscaled(marks) : this.scaled(marks),
    };
  }

  /** Words are written in pixels, because browsers draw type smaller than a pixel badly; all else in beads, scaled. */
  #unscaled(marks: readonly Mark[]): SvgElement[] {
    const out: SvgElement[] = [];
    for (let i = 0; i < marks.length; ) {
      const mark = marks[i] as Mark;
      if (mark.mark === 'text') {
        out.push(this.#text(mark));
        i++;
      } else if (mark.mark === 'group' && hasWords(mark)) {
        out.push({ tag: 'g', attributes: this.#groupAttributes(mark, true), of: this.#unscaled(mark.of) });
        i++;
      } else {
        let end = i;
        while (end < marks.length && !hasWords(marks[end] as Mark)) end++;
        out.push({ tag: 'g', attributes: SCALED, of: this.scaled(marks.slice(i, end)) });
        i = end;
      }
    }
    return out;
  }

  scaled(marks: readonly Mark[]): readonly SvgElement[] {
    const known = this.#drawn.get(marks);
    if (known) return known;
    const out: SvgElement[] = [];
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i] as Mark;
      if (mark.mark === 'group') out.push(...this.#group(mark));
      else if (mark.mark === 'circle') {
        const place = ['cx', at(mark.x), 'cy', at(mark.y), 'r', at(mark.r)];
        out.push({ tag: 'circle', attributes: [...place, ...this.#pen(mark.pen).attributes], of: [] });
      } else if (mark.mark === 'path' && mark.d !== '') {
        let d = mark.d;
        const pen = this.#pen(mark.pen);
        // Strokes of one sort are one element, as long as none of them has to cover another.
        while (mark.pen.stroke === undefined || !filled(mark.pen)) {
          const next = marks[i + 1];
          if (next?.mark !== 'path' || this.#pen(next.pen).key !== pen.key) break;
          d += next.d;
          i++;
        }
        out.push({ tag: 'path', attributes: ['d', d, ...pen.attributes], of: [] });
      }
    }
    this.#drawn.set(marks, out);
    return out;
  }

  #group(group: GroupMark): readonly SvgElement[] {
    const inside = this.scaled(group.of);
    if (inside.length === 0) return [];
    const attributes = this.#groupAttributes(group, false);
    if (attributes.length === 0) return inside;
    // A lone element carries its group's name itself.
    const [lone] = inside;
    const carries = lone && inside.length === 1 && lone.of.length === 0;
    if (carries && group.clip === undefined && group.opacity === undefined)
      return [{ ...lone, attributes: [...lone.attributes, ...attributes] }];
    return [{ tag: 'g', attributes, of: inside }];
  }

  #groupAttributes({ piece, bead, label, layer, opacity, clip, place }: GroupMark, inPixels: boolean): string[] {
    return [
      ...(piece === undefined ? [] : ['data-piece', piece]),
      ...(bead === undefined ? [] : ['data-bead', bead]),
      ...(label === undefined ? [] : ['data-label', label]),
      ...(layer === undefined ? [] : ['data-layer', layer]),
      ...(opacity === undefined ? [] : ['opacity', at(opacity)]),
      ...(place === undefined ? [] : ['transform', laid(place, inPixels)]),
      ...(clip === undefined ? [] : ['clip-path', `url(#${this.#clip(clip, inPixels)})`]),
    ];
  }

  #clip(d: string, inPixels: boolean): string {
    const key = (inPixels ? 'px' : '') + d;
    const known = this.#clipIds.get(key);
    if (known) return known;
    const name = this.#naming === 'counted' ? this.#clipIds.size + 1 : `${hash(key).toString(36)}-${key.length}`;
    const id = `${this.prefix}clip-${name}`;
    this.#clipIds.set(key, id);
    this.clips.push({ id, d, inPixels });
    return id;
  }

  #text({ x, y, text, size, colour, italic, anchor, halo, opacity }: TextMark): SvgElement {
    const { colours } = this.look;
    const attributes = [
      ...['x', px(x), 'y', px(y), 'font-size', px(size), 'fill', colours[colour]],
      ...(italic ? ['font-style', 'italic'] : []),
      ...(anchor && anchor !== 'start' ? ['text-anchor', anchor] : []),
      ...(halo
        ? ['stroke', colours.halo, 'stroke-width', px(Math.max(0.1, size * 0.26)), 'paint-order', 'stroke']
        : []),
      ...(opacity === undefined ? [] : ['opacity', at(opacity)]),
    ];
    return { tag: 'text', attributes, of: text };
  }

  #pen(pen: Pen): PenText {
    const known = this.#pens.get(pen);
    if (known !== undefined) return known;
    const { colours } = this.look;
    const flat = pen.fill && (pen.deep ? mixed(colours[pen.fill], colours.rockDeep, pen.deep) : colours[pen.fill]);
    const fill = pen.wash ? `url(#${this.prefix}wash-${pen.wash})` : flat;
    const attributes = [
      ...(fill ? ['fill', fill] : []),
      ...(pen.fillOpacity === undefined || pen.fillOpacity === 1 ? [] : ['fill-opacity', at(pen.fillOpacity)]),
      ...(pen.stroke ? ['stroke', colours[pen.stroke], 'stroke-width', at(pen.width ?? 0.03)] : []),
      ...(pen.dash ? ['stroke-dasharray', pen.dash.map(at).join(' ')] : []),
      ...(pen.cap === 'butt' ? ['stroke-linecap', 'butt'] : []),
      ...(pen.join === 'sharp' ? ['stroke-linejoin', 'miter'] : []),
      ...(pen.opacity === undefined || pen.opacity === 1 ? [] : ['opacity', at(pen.opacity)]),
    ];
    const text = { attributes, key: attributes.join(' ') };
    this.#pens.set(pen, text);
    return text;
  }
}

/** A pen in attributes, and a key by which two pens are known to be alike. */
interface PenText {
  readonly attributes: readonly string[];
  readonly key: string;
}

/** A group that holds words is written in pixels. */
function laid({ x, y, size, turn }: NonNullable<GroupMark['place']>, inPixels: boolean): string {
  const to = inPixels ? px : at;
  return `translate(${pair(to(x), to(y))})${turn === 0 ? '' : `rotate(${at(turn * 360)})`}scale(${at(size)})`;
}

const SCALED = ['transform', `scale(${PX})`] as const;
const BEADS = ` transform="scale(${PX})"`;

const filled = (pen: Pen): boolean => pen.fill !== undefined || pen.wash !== undefined;

function hasWords(mark: Mark): boolean {
  return mark.mark === 'text' || (mark.mark === 'group' && mark.of.some(hasWords));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** All but the plain letters that paths and most names are made of. */
const UNSAFE = /[^ -!#-%(-;=?-~]/;

/** Names may come from anybody: nothing in them may begin or end a tag, and letters that XML forbids are left out. */
export function escaped(value: string): string {
  if (!UNSAFE.test(value)) return value;
  let safe = '';
  for (const letter of value) if (allowed(letter.codePointAt(0) ?? 0)) safe += ESCAPES[letter] ?? letter;
  return safe;
}

function allowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || code > 0xffff;
}
