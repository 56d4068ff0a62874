import { elements } from '../drawings/nexus/elements.ts';
import { hearts } from '../drawings/nexus/hearts.ts';
import { darkness, fate, fault, motherOfMonsters, plague, voidPit } from '../drawings/nexus/perils.ts';
import { bones, crossroads, cyclopeanComplex, palace, phaseShift, yourOwn } from '../drawings/nexus/places.ts';
import { gateway, godFragment, intellect, leyLines, magicNexus, radiation } from '../drawings/nexus/powers.ts';
import { inked, LINE } from '../drawings/pens.ts';
import { type Sketch, shrunk, sketch } from '../drawings/sketch.ts';
import { round } from '../drawings/stencil.ts';

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
