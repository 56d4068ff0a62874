import { coloured, DETAIL, drawn, HEAVY, OUTLINE } from '../../drawings/rooms/parts.ts';
import { stroke } from '../../drawings/stencil.ts';
import type { LairWay } from '../../lairs/lair.ts';
import { at, pair, roughly } from '../../pen-path.ts';
import type { StyleName } from './manners.ts';

/** A map has hundreds of dots, so the path is kept short. */
function dot(x: number, y: number, size: number): string {
  const [r, wide] = [at(size), at(size * 2)];
  return `M${pair(roughly(x - size), roughly(y))}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0-${wide} 0`;
}
const across =
  (far: number): LairWay['draw'] =>
  ({ on }) =>
    stroke([on(0, -far), on(0, far)]);
const bowed =
  (far: number, bow: number): LairWay['draw'] =>
  ({ on }) =>
    stroke([on(bow, -far), on(-bow, 0), on(bow, far)]);
const dotted =
  (size: number, aside: number): LairWay['draw'] =>
  ({ on, i }, tremor) =>
    dot(...on(tremor.stray(0.3), i % 2 === 0 ? aside : -aside), size);
const beam: LairWay['draw'] = ({ on }) => stroke([on(-0.22, -1), on(0.22, -1), on(0.22, 1), on(-0.22, 1)], true);

/** What tunnels of a style have besides the way they run (H2-CRD-T3). */
export const along: Partial<Readonly<Record<StyleName, LairWay>>> = {
  hall: { pen: DETAIL, every: 0.4, draw: across(0.9) },
  burrow: { pen: drawn('mud'), every: 0.5, draw: dotted(0.03, 0.5) },
  bore: { pen: OUTLINE, every: 0.24, draw: bowed(0.9, 0.3) },
  block: { pen: HEAVY, every: 1.2, draw: across(0.8) },
  camp: {
    pen: OUTLINE,
    every: 0.2,
    draw: ({ on, i }) => stroke([on(-0.2, i % 2 === 0 ? 0.3 : -0.3), on(0.2, i % 2 === 0 ? 0.34 : -0.26)]),
  },
  crypt: { pen: OUTLINE, every: 0.15, draw: across(0.94) },
  pool: {
    pen: coloured('waterLine', 0.026),
    every: 0.3,
    draw: ({ on }) => stroke([on(-0.6, 0), on(-0.3, -0.3), on(0, 0), on(0.3, 0.3), on(0.6, 0)]),
  },
  tower: { pen: coloured('trunk', 0.032), every: 0.17, draw: across(0.6) },
  grove: { pen: drawn('fungusCap'), every: 0.34, draw: dotted(0.045, 0.62) },
  blot: { pen: { fill: 'slime', fillOpacity: 0.8 }, every: 0.26, draw: dotted(0.07, 0.4) },
  village: {
    pen: coloured('trunk', 0.026),
    every: 0.22,
    draw: ({ on }) => stroke([on(0, -0.95), on(0, -0.4)]) + stroke([on(0, 0.4), on(0, 0.95)]),
  },
  city: { pen: { fill: 'dark' }, every: 1.5, draw: beam },
  mine: { pen: drawn('trunk'), every: 0.45, draw: beam },
  castle: {
    pen: HEAVY,
    every: 1.6,
    draw: ({ on }) => [-0.6, -0.2, 0.2, 0.6].map((far) => stroke([on(-0.5, far), on(0.5, far)])).join(''),
  },
  shrine: {
    pen: drawn('snow'),
    every: 0.3,
    draw: ({ on }) => dot(...on(0, -0.6), 0.035) + dot(...on(0, 0.6), 0.035),
  },
  grotto: { pen: OUTLINE, every: 0.18, draw: ({ on }) => stroke([on(-0.2, -0.95), on(0.2, -0.5)]) },
  midden: { pen: drawn('mud'), every: 0.4, draw: dotted(0.05, 0.5) },
  cellar: { pen: { stroke: 'pencil', width: 0.03, dash: [0.05, 0.045], cap: 'butt' }, every: 0.55, draw: across(1) },
  gallery: {
    pen: drawn('snow'),
    every: 0.5,
    draw: ({ on }) => dot(...on(0, -0.55), 0.045) + stroke([on(-0.3, 0.5), on(0.3, 0.5)]),
  },
};
