import { bookOf, type Edition } from './books.ts';
import { typeFor } from './layers/detail.ts';
import { drawLegend } from './legend.ts';
import { cut, widthOf } from './lettering/lettering.ts';
import type { Mark } from './mark.ts';
import { at, straight } from './pen-path.ts';
import type { Scene } from './scene.ts';

const SIZE = 0.36;
const LINE = 0.56;
const EDGE = 0.5;
/** Words of the key are cut where they are wider. */
const WIDEST = 7;

/**
 * A scene with a strip of paper under it, where the key tells what the numbers on the map mean. With `legend` it also says what the beads are and how long
 * things are, and which way is up. Without either it is the same scene.
 */
export function withMargin(
  scene: Scene,
  { edition, legend = false }: { readonly edition: Edition; readonly legend?: boolean },
): Scene {
  const { numerals, width, height } = scene;
  if (numerals.length === 0 && !legend) return scene;
  const explained = legend ? drawLegend({ ...scene, ground: null, former: [] }, bookOf(edition)) : null;
  const right = explained ? width - (explained.box.right - explained.box.left) - 3 : width - EDGE;
  // As large as the names of the page.
  const type = typeFor(width, 'near');
  const [size, line] = [SIZE * type, LINE * type];
  const lines = [...byName(numerals)].map(([text, all]) => `${all.join(', ')}  ${cut(text, size, WIDEST * type)}`);
  const column = Math.max(2, ...lines.map((it) => widthOf(it, size) + 0.7 * type));
  const columns = Math.max(1, Math.floor((right - EDGE) / column));
  const rows = Math.ceil(lines.length / columns);
  const least = explained ? explained.box.bottom - explained.box.top + 0.8 : 0;
  const high = Math.max(rows * line + 0.5, least);
  const below = legend
    ? drawLegend({ ...scene, height: height + high, ground: null, former: [] }, bookOf(edition))
    : null;
  const key = lines.map(
    (text, i): Mark => ({
      mark: 'text',
      x: EDGE + Math.floor(i / rows) * column,
      y: height + line + (i % rows) * line,
      text,
      size,
      colour: 'ink',
    }),
  );
  const marks: Mark[] = [
    { mark: 'path', d: `M0 ${at(height)}h${at(width)}v${at(high)}h${at(-width)}Z`, pen: { fill: 'paper' } },
    ...key,
    ...(below ? [...below.marks, ...compass(right + 1.2, height + high / 2)] : []),
  ];
  return { ...scene, height: height + high, layers: [...scene.layers, { name: 'margin', marks }] };
}

/** What has the same name is told in one line. */
function byName(numerals: Scene['numerals']): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { number, label } of numerals) found.set(label.text, [...(found.get(label.text) ?? []), number]);
  return found;
}

/** A star of four points, the longest of them up, to the sky. */
function compass(x: number, y: number): Mark[] {
  const half = (side: 1 | -1) =>
    straight(
      [0, -1.3, side * 0.16, -0.16, side * 0.7, 0, side * 0.16, 0.16, 0, 0.8].map(
        (it, i) => it + (i % 2 === 0 ? x : y),
      ),
      true,
    );
  return [
    { mark: 'path', d: half(1), pen: { fill: 'ink', stroke: 'ink', width: 0.02 } },
    { mark: 'path', d: half(-1), pen: { fill: 'paper', stroke: 'ink', width: 0.03 } },
    { mark: 'circle', x, y, r: 0.5, pen: { stroke: 'ink', width: 0.02 } },
    {
      mark: 'path',
      d: `M${at(x - 0.22)} ${at(y - 1.36)}L${at(x)} ${at(y - 1.62)}L${at(x + 0.22)} ${at(y - 1.36)}`,
      pen: { stroke: 'accent', width: 0.05 },
    },
  ];
}
