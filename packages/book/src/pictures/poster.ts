import { LOOKS, PX, type Scene, toSvg } from '@understory/ink';
import { escapedXml } from '../draw/layers.ts';
import type { Survey } from '../places/survey.ts';
import { ageCalled, momentsOf, sceneAt } from './scene-at.ts';

const LOOK = 'pen-and-paper';
const MARGIN = 1.2;
const HEAD = 3.4;
const CAPTION = 1.3;
const GAP = 0.6;

/** TA-PIC-08: the map as it stands, and under it as it stood at the end of each age. */
export async function posterSvg({ then }: Survey, fonts: string): Promise<string> {
  const { world, tick } = then;
  const ends = momentsOf(world, tick, 1).filter((it, i, all) => all[i + 1]?.age !== it.age);
  const ages: { readonly scene: Scene; readonly caption: string }[] = [];
  for (const it of ends)
    ages.push({ scene: await sceneAt(world, it.tick, LOOK), caption: `the end of ${ageCalled(it.age)}` });
  const now = await sceneAt(world, tick, LOOK);
  const { colours } = LOOKS[LOOK];
  const many = Math.max(1, ages.length);
  const small = (now.width - GAP * (many - 1)) / many;
  const row = MARGIN + HEAD + now.height + GAP * 2;
  const width = now.width + 2 * MARGIN;
  const height = row + (small * now.height) / now.width + CAPTION + MARGIN;
  const text = (x: number, y: number, size: number, words: string, more = '') =>
    `<text x="${fine(x)}" y="${fine(y)}" font-size="${fine(size)}" text-anchor="middle" fill="${colours.ink}"${more}>${escapedXml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${fine(width)}" height="${fine(height)}" viewBox="0 0 ${fine(width)} ${fine(height)}" role="img" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escapedXml(world.page.title)}</title>`,
    ...(fonts === '' ? [] : [`<defs><style>${fonts}</style></defs>`]),
    `<path d="M0 0H${fine(width)}V${fine(height)}H0Z" fill="${colours.paper}"/>`,
    text(width / 2, MARGIN + 1.5, 1.9, world.page.title),
    text(
      width / 2,
      MARGIN + 2.7,
      0.8,
      ages.map((it) => it.caption.replace('the end of the ', '')).join(' · '),
      ' font-style="italic"',
    ),
    laid(now, 'now-', MARGIN, MARGIN + HEAD, now.width),
    ...ages.map(({ scene }, i) => laid(scene, `age-${i}-`, MARGIN + i * (small + GAP), row, small)),
    ...ages.map(({ caption }, i) =>
      text(
        MARGIN + i * (small + GAP) + small / 2,
        row + (small * now.height) / now.width + CAPTION * 0.75,
        Math.min(0.75, small / 12),
        caption,
        ' font-style="italic"',
      ),
    ),
    '</svg>\n',
  ].join('\n');
}

const fine = (beads: number): string => String(Math.round(beads * PX * 100) / 100);

/** A picture on the poster, so many beads wide. */
function laid(scene: Scene, prefix: string, x: number, y: number, wide: number): string {
  const high = (wide * scene.height) / scene.width;
  return toSvg(scene, { prefix }).replace(
    /^<svg ([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg $1 x="${fine(x)}" y="${fine(y)}" width="${fine(wide)}" height="${fine(high)}"`,
  );
}
