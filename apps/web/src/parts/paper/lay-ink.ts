import { type Inked, PX, SvgPen } from '@understory/ink';
import { layClips } from './lay-clips.ts';
import { layElements } from './lay-elements.ts';

/** What lies on a paper, and the pen that it was drawn with. */
interface Laid {
  readonly svg: SVGSVGElement;
  readonly defs: SVGDefsElement;
  readonly pen: SvgPen;
  layers: ReturnType<SvgPen['layers']>;
}

const laid = new WeakMap<Element, Laid>();

/**
 * Puts a drawing on the paper. Most of a map stays as it was from one moment to the next, so only what differs from the drawing
 * that lies there is changed. It has neither title nor role: the paper has a name already, and a title would be read twice and
 * shown at the pointer.
 */
export function layInk(paper: Element, { scene, prefix }: Inked): void {
  const before = laid.get(paper);
  const isSame = before?.svg.parentNode === paper && before.pen.look === scene.look && before.pen.prefix === prefix;
  const lies = isSame ? before : blank(paper, new SvgPen(scene.look, prefix, 'lasting'));
  laid.set(paper, lies);
  const { svg, defs, pen } = lies;
  const [width, height] = [scene.width * PX, scene.height * PX].map((it) => String(Math.round(it * 100) / 100));
  for (const [name, value] of [
    ['width', width],
    ['height', height],
    ['viewBox', `0 0 ${width} ${height}`],
  ] as const)
    if (value !== undefined && svg.getAttribute(name) !== value) svg.setAttribute(name, value);
  const layers = pen.layers(scene);
  layClips(defs, layers, pen.clips);
  layElements(svg, lies.layers, layers, 1);
  lies.layers = layers;
}

const SVG = 'http://www.w3.org/2000/svg';

function blank(paper: Element, pen: SvgPen): Laid {
  const svg = document.createElementNS(SVG, 'svg');
  const look = {
    'aria-hidden': 'true',
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'font-family': "'IM Fell English','IM FELL English',serif",
  };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value);
  const defs = document.createElementNS(SVG, 'defs');
  // The washes of a look are the ink's own, and hold no word of anybody's.
  defs.innerHTML = pen.washes;
  svg.append(defs);
  paper.replaceChildren(svg);
  return { svg, defs, pen, layers: [] };
}
