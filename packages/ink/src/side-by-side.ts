import { typeFor } from './layers/detail.ts';
import { PX } from './pixels.ts';
import type { Scene } from './scene.ts';
import { escaped, type SvgOptions, toSvg } from './svg.ts';

/** A picture with what is written under it. */
interface Captioned {
  readonly scene: Scene;
  readonly caption: string;
}

const GAP = 0.6;
/** Under a page of the usual breadth; under a broader one it is larger. */
const CAPTION = 1.4;

/** Several pictures on one sheet, two beside each other, each with its words under it. */
export function sideBySide(pictures: readonly Captioned[], { fonts }: Pick<SvgOptions, 'fonts'> = {}): string {
  const [first] = pictures;
  if (!first) return '';
  const { colours } = first.scene.look;
  const columns = Math.min(2, pictures.length);
  const wide = first.scene.width;
  const rows = Array.from({ length: Math.ceil(pictures.length / columns) }, (_, i) =>
    pictures.slice(i * columns, (i + 1) * columns),
  );
  const caption = CAPTION * typeFor(wide, 'near');
  let top = GAP;
  const inner: string[] = [];
  for (const row of rows) {
    const high = Math.max(...row.map(({ scene }) => scene.height));
    for (const [i, { scene, caption: words }] of row.entries()) {
      const left = GAP + i * (wide + GAP);
      const drawn = toSvg(scene, { prefix: `sheet-${inner.length}-` });
      inner.push(
        drawn.replace('<svg ', `<svg x="${left * PX}" y="${top * PX}" `),
        `<text x="${(left + wide / 2) * PX}" y="${(top + high + caption * 0.72) * PX}" font-size="${caption * 0.64 * PX}" text-anchor="middle" fill="${colours.ink}">${escaped(words)}</text>`,
      );
    }
    top += high + caption + GAP;
  }
  const [w, h] = [(columns * (wide + GAP) + GAP) * PX, top * PX];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escaped(first.scene.title)}</title>`,
    ...(fonts ? [`<defs><style>${fonts}</style></defs>`] : []),
    `<path d="M0 0H${w}V${h}H0Z" fill="${colours.paper}"/>`,
    ...inner,
    '</svg>',
  ].join('\n');
}
