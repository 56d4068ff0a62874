import { drawMap, type Scene, toSvg } from '@understory/ink';
import type { Area } from '../places/area.ts';
import type { Survey } from '../places/survey.ts';
import { said } from '../then.ts';
import { escapedXml } from './layers.ts';
import { LETTER, letterSpots } from './letter-spots.ts';

interface SectionLook {
  /** CSS that carries the type itself. */
  readonly fonts?: string;
  /** TA-WEB-02: where an area's letter leads. */
  readonly linkTo?: (area: Area) => string;
}

/** TA-PIC-01: the section map as the game draws it, with the letters of the areas over it. */
export async function drawSection(
  survey: Survey,
  { fonts, linkTo }: SectionLook = {},
): Promise<{ readonly svg: string; readonly shape: number }> {
  const { world, tick } = survey.then;
  await learnt(world.edition);
  const scene = drawMap(world.page, { edition: world.edition, look: 'pen-and-paper', tick, called: said });
  const drawn = toSvg(scene, fonts === undefined ? {} : { fonts });
  // A picture has nothing in it that could be pressed.
  const svg = linkTo ? drawn.replace('role="img"', 'role="group"') : drawn;
  return {
    svg: svg.replace(/<\/svg>\s*$/, `${letters(survey, scene, svg, linkTo)}</svg>\n`),
    shape: scene.height / scene.width,
  };
}

/** The pen knows one edition by itself. */
async function learnt(edition: string): Promise<void> {
  if (edition === '1') (await import('@understory/ink/first')).learnFirstEdition();
  if (edition === 'playtest') (await import('@understory/ink/playtest')).learnPlaytest();
}

/** In the measure that the drawing has: beads, or parts of them. */
function letters(survey: Survey, scene: Scene, svg: string, linkTo: SectionLook['linkTo']): string {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(/\s+/).map(Number) ?? [0, 0, 1, 1];
  const k = (box[2] as number) / survey.then.world.page.width;
  const spots = letterSpots(survey, scene.labels);
  const marks = survey.areas.map((area) => {
    const { letter } = area;
    const at = spots.get(area) ?? { x: 0, y: 0 };
    const [x, y] = [(at.x * k + (box[0] as number)).toFixed(2), (at.y * k + (box[1] as number)).toFixed(2)];
    const mark = `<circle cx="${x}" cy="${y}" r="${(LETTER * k).toFixed(2)}" fill="#fffdf6" stroke="#7c2a17" stroke-width="${(0.06 * k).toFixed(2)}"/><text x="${x}" y="${(Number(y) + 0.2 * k).toFixed(2)}" font-size="${(0.58 * k).toFixed(2)}" fill="#7c2a17" text-anchor="middle">${escapedXml(letter)}</text>`;
    if (!linkTo) return mark;
    const label = `${letter} ${area.name}`;
    return `<a href="${escapedXml(linkTo(area))}" aria-label="${escapedXml(label)}">${mark}</a>`;
  });
  return `<g id="areas">${marks.join('')}</g>`;
}
