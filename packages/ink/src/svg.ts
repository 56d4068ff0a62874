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

/** A picture written down part by part, so that an app can lay anew only what has changed. */
export interface SvgParts {
  /** The opening tag. */
  readonly open: string;
  readonly title: string;
  /** Fonts, washes and clips. */
  readonly defs: string;
  /** A named group for each layer that has something in it, the lowest first. */
  readonly layers: readonly { readonly id: string; readonly svg: string }[];
}

/** Writes a scene down: one named group a layer, as Inkscape knows them, and nothing from outside the file. */
export function toSvg(scene: Scene, options: SvgOptions = {}): string {
  const { open, title, defs, layers } = svgParts(scene, options);
  return [open, title, defs, ...layers.map(({ svg }) => svg), '</svg>'].join('\n');
}

export function svgParts(scene: Scene, { fonts, scale = 1, prefix = '' }: SvgOptions = {}): SvgParts {
  const { width, height, title, look } = scene;
  const sheet = new Writer(look, prefix);
  const layers = scene.layers
    .filter((layer) => layer.marks.length > 0)
    .map((layer) => ({ id: prefix + layer.name, svg: sheet.layer(layer) }));
  const [w, h] = [px(width), px(height)];
  return {
    open: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${at(width * PX * scale)}" height="${at(height * PX * scale)}" viewBox="0 0 ${w} ${h}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    title: `<title>${escaped(title)}</title>`,
    defs: [
      '<defs>',
      ...(fonts ? [`<style>${fonts}</style>`] : []),
      washes(look, prefix),
      ...sheet.clips,
      '</defs>',
    ].join('\n'),
    layers,
  };
}

/** Marks alone, in beads, for a small picture that the caller frames. They may contain neither words nor washes. */
export function marksToSvg(marks: readonly Mark[], look: Look): string {
  return new Writer(look, '').scaled(marks);
}

/** Beads to pixels, as written down. */
const px = (beads: number): string => String(Math.round(beads * PX * 100) / 100);

class Writer {
  readonly clips: string[] = [];
  readonly #look: Look;
  readonly #prefix: string;
  readonly #pens = new Map<Pen, string>();
  readonly #clipIds = new Map<string, string>();

  constructor(look: Look, prefix: string) {
    this.#look = look;
    this.#prefix = prefix;
  }

  layer({ name, marks }: Layer): string {
    const lettered = marks.some(hasWords);
    const open = `<g id="${this.#prefix}${name}" inkscape:groupmode="layer" inkscape:label="${LAYERS[name]}"`;
    return `${open}${lettered ? '' : BEADS}>${lettered ? this.#unscaled(marks) : this.scaled(marks)}</g>`;
  }

  /** Words are written in pixels, because browsers draw type smaller than a pixel badly; all else in beads, scaled. */
  #unscaled(marks: readonly Mark[]): string {
    let out = '';
    for (let i = 0; i < marks.length; ) {
      const mark = marks[i] as Mark;
      if (mark.mark === 'text') {
        out += this.#text(mark);
        i++;
      } else if (mark.mark === 'group' && hasWords(mark)) {
        out += `<g${this.#groupAttributes(mark, true)}>${this.#unscaled(mark.of)}</g>`;
        i++;
      } else {
        let end = i;
        while (end < marks.length && !hasWords(marks[end] as Mark)) end++;
        out += `<g${BEADS}>${this.scaled(marks.slice(i, end))}</g>`;
        i = end;
      }
    }
    return out;
  }

  scaled(marks: readonly Mark[]): string {
    let out = '';
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i] as Mark;
      if (mark.mark === 'group') out += this.#group(mark);
      else if (mark.mark === 'circle')
        out += `<circle cx="${at(mark.x)}" cy="${at(mark.y)}" r="${at(mark.r)}"${this.#pen(mark.pen)}/>`;
      else if (mark.mark === 'path' && mark.d !== '') {
        let d = mark.d;
        const pen = this.#pen(mark.pen);
        // Strokes of one sort are one element, as long as none of them has to cover another.
        while (mark.pen.stroke === undefined || !filled(mark.pen)) {
          const next = marks[i + 1];
          if (next?.mark !== 'path' || this.#pen(next.pen) !== pen) break;
          d += next.d;
          i++;
        }
        out += `<path d="${d}"${pen}/>`;
      }
    }
    return out;
  }

  #group(group: GroupMark): string {
    const inside = this.scaled(group.of);
    if (inside === '') return '';
    const attributes = this.#groupAttributes(group, false);
    if (attributes === '') return inside;
    // A lone element carries its group's name itself.
    const lone = group.clip === undefined && group.opacity === undefined && inside.indexOf('<', 1) === -1;
    return lone ? inside.replace('/>', `${attributes}/>`) : `<g${attributes}>${inside}</g>`;
  }

  #groupAttributes({ piece, bead, label, layer, opacity, clip, place }: GroupMark, inPixels: boolean): string {
    return (
      (piece === undefined ? '' : ` data-piece="${escaped(piece)}"`) +
      (bead === undefined ? '' : ` data-bead="${escaped(bead)}"`) +
      (label === undefined ? '' : ` data-label="${escaped(label)}"`) +
      (layer === undefined ? '' : ` data-layer="${escaped(layer)}"`) +
      (opacity === undefined ? '' : ` opacity="${at(opacity)}"`) +
      (place === undefined ? '' : ` transform="${laid(place, inPixels)}"`) +
      (clip === undefined ? '' : ` clip-path="url(#${this.#clip(clip, inPixels)})"`)
    );
  }

  #clip(d: string, inPixels: boolean): string {
    const key = (inPixels ? 'px' : '') + d;
    const known = this.#clipIds.get(key);
    if (known) return known;
    const id = `${this.#prefix}clip-${this.#clipIds.size + 1}`;
    this.#clipIds.set(key, id);
    this.clips.push(`<clipPath id="${id}"><path d="${d}"${inPixels ? BEADS : ''}/></clipPath>`);
    return id;
  }

  #text({ x, y, text, size, colour, italic, anchor, halo, opacity }: TextMark): string {
    const { colours } = this.#look;
    return (
      `<text x="${px(x)}" y="${px(y)}" font-size="${px(size)}" fill="${colours[colour]}"` +
      (italic ? ' font-style="italic"' : '') +
      (anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : '') +
      (halo ? ` stroke="${colours.halo}" stroke-width="${px(Math.max(0.1, size * 0.26))}" paint-order="stroke"` : '') +
      (opacity === undefined ? '' : ` opacity="${at(opacity)}"`) +
      `>${escaped(text)}</text>`
    );
  }

  #pen(pen: Pen): string {
    const known = this.#pens.get(pen);
    if (known !== undefined) return known;
    const { colours } = this.#look;
    const flat = pen.fill && (pen.deep ? mixed(colours[pen.fill], colours.rockDeep, pen.deep) : colours[pen.fill]);
    const fill = pen.wash ? `url(#${this.#prefix}wash-${pen.wash})` : flat;
    const attributes =
      (fill ? ` fill="${fill}"` : '') +
      (pen.fillOpacity === undefined || pen.fillOpacity === 1 ? '' : ` fill-opacity="${at(pen.fillOpacity)}"`) +
      (pen.stroke ? ` stroke="${colours[pen.stroke]}" stroke-width="${at(pen.width ?? 0.03)}"` : '') +
      (pen.dash ? ` stroke-dasharray="${pen.dash.map(at).join(' ')}"` : '') +
      (pen.cap === 'butt' ? ' stroke-linecap="butt"' : '') +
      (pen.join === 'sharp' ? ' stroke-linejoin="miter"' : '') +
      (pen.opacity === undefined || pen.opacity === 1 ? '' : ` opacity="${at(pen.opacity)}"`);
    this.#pens.set(pen, attributes);
    return attributes;
  }
}

/** A group that holds words is written in pixels. */
function laid({ x, y, size, turn }: NonNullable<GroupMark['place']>, inPixels: boolean): string {
  const to = inPixels ? px : at;
  return `translate(${pair(to(x), to(y))})${turn === 0 ? '' : `rotate(${at(turn * 360)})`}scale(${at(size)})`;
}

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

/** Names may come from anybody: nothing in them may begin or end a tag, and letters that XML forbids are left out. */
export function escaped(text: string): string {
  let safe = '';
  for (const letter of text) if (allowed(letter.codePointAt(0) ?? 0)) safe += ESCAPES[letter] ?? letter;
  return safe;
}

function allowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || code > 0xffff;
}
