import { bounds, disc, holdsPoint, line, mil, type Point, pathLength, pointAlong, type Shape } from '@understory/page';
import { type Rule, type Stream, unreachable } from '@understory/table';
import { roll, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import type { Places } from '../../questions.ts';
import { endsOf, type Form, type Network } from '../forms/form.ts';
import { drawIn, type Plot } from '../plot.ts';
import { titled } from './ore.ts';
import { partsOf } from './shapes.ts';

/** PT-FEA-04: never more gems than this, and scattered ones are as many as their spots. */
const MOST = 6;

/** PT-FEA-04: each gem is one lode, a spot a bead across. */
export function* gems(plot: Plot, forms: readonly Form[]): Rule {
  const [first] = forms;
  const isScattered = forms.length === 1 && first?.kind === 'scattering';
  const many = isScattered ? Math.min(MOST, first.spots.length) : yield* howMany(plot);
  const dealt = forms.map((form, i) => ({ form, count: Math.floor((many + forms.length - 1 - i) / forms.length) }));
  for (const { form, count } of dealt) {
    const places = yield* placesOf(plot, form, count);
    for (const at of places)
      drawIn(plot, `PT-FEA-T2.${titled(form.kind)}`, {
        kind: 'gem',
        shape: disc(at.x, at.y, 0.5),
        what: { kind: 'gem' },
        units: [{ kind: 'gems', at: [at] }],
      });
  }
  const what = { kind: 'feature', of: 'gems' } as const;
  label(plot.world, 'PT-FEA-01', plot.feature, what, plot.world.page.stratum(plot.stratum).centre);
}

function* howMany({ stratum, feature }: Plot): Rule<number> {
  return yield* roll('PT-FEA-04', '1d4+2', { kind: 'how many gems', stratum }, feature);
}

/** PT-FEA-T2: evenly on a vein, on the spots of a scattering, elsewhere at random. */
function* placesOf(plot: Plot, form: Form, count: number): Rule<Point[]> {
  switch (form.kind) {
    case 'vein': {
      const long = pathLength(form.path);
      return Array.from({ length: count }, (_, i) => rounded(pointAlong(form.path, ((i + 0.5) / count) * long)));
    }
    case 'scattering':
      return form.spots.slice(0, count);
    case 'network':
      return yield* atRandom(plot, onLines(form), count);
    case 'intrusion':
    case 'region':
      return yield* atRandom(plot, inShapes(partsOf(form).map(({ shape }) => shape)), count);
    default:
      return unreachable(form);
  }
}

function* atRandom({ stratum, feature }: Plot, where: Places, count: number): Rule<Point[]> {
  const places: Point[] = [];
  for (let i = 0; i < count; i++) {
    const topic = { kind: 'where a gem lies', stratum } as const;
    places.push(yield* spot('PT-FEA-04', { by: 'chance', topic, where, about: `${feature}, ${i}` }));
  }
  return places;
}

/** Any point of the lines of a network, by their lengths. */
function onLines(form: Network): Places {
  const paths = form.lines.map((it) => endsOf(form, it)).map(([a, b]) => [a.x, a.y, b.x, b.y]);
  return {
    place: { kind: 'in the shape' },
    has: ({ x, y }) => paths.some((path) => holdsPoint(line(path, 1), x, y)),
    any: (draw) => {
      let far = draw.unit() * paths.reduce((sum, path) => sum + pathLength(path), 0);
      for (const path of paths) {
        if (far <= pathLength(path)) return rounded(pointAlong(path, far));
        far -= pathLength(path);
      }
      return rounded(pointAlong(paths[0] as number[], 0));
    },
    outlines: paths,
  };
}

/** Any point of some areas, uniformly. */
function inShapes(shapes: readonly Shape[]): Places {
  const boxes = shapes.map(bounds);
  const left = Math.min(...boxes.map((it) => it.left));
  const right = Math.max(...boxes.map((it) => it.right));
  const top = Math.min(...boxes.map((it) => it.top));
  const bottom = Math.max(...boxes.map((it) => it.bottom));
  const has = ({ x, y }: Point) => shapes.some((it) => holdsPoint(it, x, y));
  return {
    place: { kind: 'in the shape' },
    has,
    any: (draw: Stream) => {
      for (;;) {
        const at = { x: mil(left + draw.unit() * (right - left)), y: mil(top + draw.unit() * (bottom - top)) };
        if (has(at)) return at;
      }
    },
    outlines: shapes.map(({ path }) => path),
  };
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
