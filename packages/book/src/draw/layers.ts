import { LOOKS, type LookName } from '@understory/ink';

/** TA-INK-11: the sheets a plan is made of, the lowest first. */
export const PLAN_LAYERS = [
  ...([
    'paper',
    'rock',
    'hatching',
    'walls',
    'floors',
    'shade',
    'water',
    'matter',
    'grid',
    'furniture',
    'signs',
  ] as const),
  ...(['doors', 'wash', 'secrets', 'text', 'numbers', 'frame'] as const),
] as const;
export type PlanLayer = (typeof PLAN_LAYERS)[number];

type Colours = (typeof LOOKS)[LookName]['colours'];
export type Colour = keyof Colours;

/** TA-INK-06: washes of who holds what; each also has an emblem, so that none is told by colour alone. */
export const WASHES: readonly Colour[] = ['magic', 'gold', 'fern', 'accent'];

export interface Stroke {
  readonly fill?: Colour;
  readonly fillOpacity?: number;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Corners and ends as they are cut. */
  readonly sharp?: boolean;
  readonly evenOdd?: boolean;
}

export interface Lettering {
  readonly size: number;
  readonly colour?: Colour;
  readonly italic?: boolean;
  readonly anchor?: 'middle' | 'end';
  readonly halo?: boolean;
  /** TA-INK-07: lining figures of a plain face. */
  readonly plain?: boolean;
  /** … not bold. */
  readonly light?: boolean;
  readonly turn?: number;
  readonly opacity?: number;
}

/** TA-ESC-03: names may come from anybody. */
export function escapedXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g;

/** Collects what is drawn, layer by layer, in squares. */
export class PlanPen {
  readonly #layers = new Map<PlanLayer, string[]>(PLAN_LAYERS.map((it) => [it, []]));
  readonly #colours: Colours;

  constructor(look: LookName) {
    this.#colours = LOOKS[look].colours;
  }

  colour(name: Colour): string {
    return this.#colours[name];
  }

  path(layer: PlanLayer, d: string, stroke: Stroke): void {
    if (d !== '') this.#put(layer, `<path d="${d}"${this.#attributes(stroke)}/>`);
  }

  circle(layer: PlanLayer, x: number, y: number, radius: number, stroke: Stroke): void {
    this.#put(layer, `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"${this.#attributes(stroke)}/>`);
  }

  text(layer: PlanLayer, x: number, y: number, text: string, how: Lettering): void {
    const { size, colour = 'ink', italic, anchor, halo, plain, light, turn, opacity } = how;
    const attributes = [
      ` x="${at(x)}" y="${at(y)}" font-size="${at(size)}" fill="${this.colour(colour)}"`,
      italic ? ' font-style="italic"' : '',
      anchor ? ` text-anchor="${anchor}"` : '',
      plain
        ? ` font-family="'Alegreya Sans','Segoe UI','DejaVu Sans',sans-serif"${light ? '' : ' font-weight="700"'}`
        : '',
      halo ? ` stroke="${this.colour('halo')}" stroke-width="${at(size * 0.24)}" paint-order="stroke"` : '',
      turn ? ` transform="rotate(${at(turn)} ${at(x)} ${at(y)})"` : '',
      opacity === undefined ? '' : ` opacity="${at(opacity)}"`,
    ].join('');
    this.#put(layer, `<text${attributes}>${escapedXml(text)}</text>`);
  }

  /** What follows leads somewhere, until the link ends. */
  linkBegins(layer: PlanLayer, to: string, label: string): void {
    this.#put(layer, `<a href="${escapedXml(to)}" aria-label="${escapedXml(label)}">`);
  }

  linkEnds(layer: PlanLayer): void {
    this.#put(layer, '</a>');
  }

  #put(layer: PlanLayer, element: string): void {
    this.#layers.get(layer)?.push(element);
  }

  #attributes({ fill, fillOpacity, stroke, width = 0.06, opacity, dash, sharp, evenOdd }: Stroke): string {
    return [
      fill ? ` fill="${this.colour(fill)}"` : '',
      fillOpacity === undefined ? '' : ` fill-opacity="${at(fillOpacity)}"`,
      stroke ? ` stroke="${this.colour(stroke)}" stroke-width="${at(width)}"` : '',
      dash ? ` stroke-dasharray="${dash}"` : '',
      sharp ? ' stroke-linejoin="miter" stroke-linecap="butt"' : '',
      evenOdd ? ' fill-rule="evenodd"' : '',
      opacity === undefined ? '' : ` opacity="${at(opacity)}"`,
    ].join('');
  }

  /** These layers, each a group that Inkscape knows by its name (TA-PIC-03). */
  written(layers: readonly PlanLayer[]): string {
    return layers
      .map((name) => ({ name, of: this.#layers.get(name) ?? [] }))
      .filter(({ of }) => of.length > 0)
      .map(
        ({ name, of }) =>
          `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}">\n${of.join('\n')}\n</g>`,
      )
      .join('\n');
  }
}

const at = (value: number): string => String(Math.round(value * 100) / 100);
