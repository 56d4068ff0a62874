import { inked, LINE } from '../pens.ts';
import { type Sketch, shrunk, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { elements } from './elements.ts';
import { hearts } from './hearts.ts';
import { darkness, fate, fault, motherOfMonsters, plague, voidPit } from './perils.ts';
import { bones, crossroads, cyclopeanComplex, palace, phaseShift, yourOwn } from './places.ts';
import { gateway, godFragment, intellect, leyLines, magicNexus, radiation } from './powers.ts';

/** The sign of each nexus. */
export const signs = {
  'mother of monsters': motherOfMonsters,
  plague,
  fate,
  fault,
  dungeonheart: hearts.stone,
  gateway,
  'cyclopean complex': cyclopeanComplex,
  'god fragment': godFragment,
  intellect,
  bones,
  'magic nexus': magicNexus,
  'phase shift': phaseShift,
  radiation,
  darkness,
  palace,
  void: voidPit,
  'elemental nexus': [
    ...sketch([inked('paper', 0.028), round(0, 0, 0.49)], [LINE, 'M-.46 0L.46 0M0 -.46L0 .46']),
    ...shrunk(elements.fire, -0.2, -0.2, 0.3),
    ...shrunk(elements.water, 0.2, -0.2, 0.3),
    ...shrunk(elements.wood, -0.2, 0.2, 0.3),
    ...shrunk(elements.earth, 0.2, 0.2, 0.3),
  ],
  'ley lines': leyLines,
  crossroads,
  'your own': yourOwn,
} as const satisfies Readonly<Record<string, Sketch>>;
