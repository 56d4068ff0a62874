import { spiral, star } from '../nexus/rays.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { CUT, emblem, limb } from './pens.ts';

const paw = (x: number, y: number, size: number): string =>
  round(x, y + 0.18 * size, 0.24 * size, 0.2 * size) +
  round(x - 0.3 * size, y - 0.06 * size, 0.1 * size, 0.13 * size) +
  round(x - 0.11 * size, y - 0.26 * size, 0.1 * size, 0.14 * size) +
  round(x + 0.11 * size, y - 0.26 * size, 0.1 * size, 0.14 * size) +
  round(x + 0.3 * size, y - 0.06 * size, 0.1 * size, 0.13 * size);

const grains = (y: number): string =>
  `M-.04 ${y}Q-.26 ${y - 0.04} -.26 ${y - 0.24}Q-.06 ${y - 0.2} -.04 ${y}ZM.04 ${y}Q.26 ${y - 0.04} .26 ${y - 0.24}Q.06 ${y - 0.2} .04 ${y}Z`;

/**
 * For cards that have no emblem of their own: what their tags say of how they look. Good, evil, law, chaos, the surface and
 * the like say nothing of that; they have none, so that the tag after them is looked at. Adventurers, an ooze, a
 * giant or a worm look like the card of that name.
 */
export const tags = {
  humanoid: emblem('bone', `${round(0, -0.22, 0.19)}M-.38 .38Q-.36 .02 0 .02Q.36 .02 .38 .38Q0 .52 -.38 .38Z`),
  animal: emblem('bone', paw(0, 0.02, 1)),
  undead: emblem(
    'salt',
    'M-.28 .3L-.28 -.16Q-.26 -.44 0 -.44Q.26 -.44 .28 -.16L.28 .3ZM-.4 .34L.4 .34L.36 .42L-.36 .42Z',
    'M-.045 -.3L.045 -.3L.045 .16L-.045 .16ZM-.15 -.16L.15 -.16L.15 -.07L-.15 -.07Z',
  ),
  demonic: sketch([limb('fire', 0.075), 'M0 -.46L.28 .4L-.44 -.14L.44 -.14L-.28 .4Z']),
  alien: emblem(
    'alienLight',
    'M-.26 -.1Q-.26 -.44 0 -.44Q.26 -.44 .26 -.1ZM-.52 .1Q-.3 -.06 0 -.04Q.3 -.06 .52 .1Q.3 .32 0 .32Q-.3 .32 -.52 .1Z',
    round(-0.26, 0.12, 0.06) + round(0, 0.14, 0.06) + round(0.26, 0.12, 0.06),
  ),
  insect: sketch(
    [
      limb('fire', 0.06),
      'M-.2 -.06L-.42 -.2M.2 -.06L.42 -.2M-.22 .1L-.46 .1M.22 .1L.46 .1M-.18 .26L-.36 .4M.18 .26L.36 .4',
    ],
    [{ fill: 'fire' }, round(0, 0.12, 0.25, 0.32) + round(0, -0.28, 0.15, 0.12)],
    [{ stroke: 'beadDark', width: 0.05 }, 'M0 -.18L0 .42'],
  ),
  fungus: emblem(
    'fungusCap',
    'M-.48 -.06Q-.44 -.4 -.16 -.4Q.12 -.4 .16 -.06L-.08 -.04L-.06 .4L-.24 .4L-.24 -.04ZM.1 .12Q.12 -.08 .28 -.08Q.46 -.08 .46 .12L.34 .12L.36 .4L.22 .4L.22 .12Z',
  ),
  draconic: emblem(
    'fire',
    'M-.46 .02Q-.2 -.34 0 -.34Q.2 -.34 .46 .02Q.2 .34 0 .34Q-.2 .34 -.46 .02Z',
    'M0 -.28Q.1 -.1 .1 .02Q.1 .14 0 .28Q-.1 .14 -.1 .02Q-.1 -.1 0 -.28Z',
  ),
  aquatic: sketch(
    [
      limb('crystal', 0.085),
      'M-.42 -.1Q-.28 -.26 -.14 -.1Q0 .06 .14 -.1Q.28 -.26 .42 -.1M-.42 .16Q-.28 0 -.14 .16Q0 .32 .14 .16Q.28 0 .42 .16',
    ],
    [{ fill: 'crystal' }, 'M-.06 -.22Q0 -.46 .22 -.46Q.12 -.34 .16 -.2Z'],
  ),
  fish: emblem(
    'crystal',
    'M-.44 0Q-.1 -.34 .2 -.04L.44 -.26L.4 0L.44 .26L.2 .04Q-.1 .34 -.44 0Z',
    round(-0.22, -0.05, 0.05),
  ),
  magical: emblem('alienLight', star(-0.06, 0.04, 0.42, 0.1, 4) + star(0.3, -0.3, 0.16, 0.05, 4)),
  divine: sketch(
    [limb('glow', 0.07), round(0, -0.32, 0.2, 0.1)],
    [{ fill: 'glow' }, 'M-.06 .4Q-.46 .3 -.46 -.18Q-.2 -.06 -.06 .1ZM.06 .4Q.46 .3 .46 -.18Q.2 -.06 .06 .1Z'],
  ),
  order: emblem('flesh', 'M-.3 -.46L.3 -.46L.3 .42L0 .2L-.3 .42Z', 'M-.14 -.32L.14 -.32L.14 -.06L0 .06L-.14 -.06Z'),
  city: emblem(
    'salt',
    'M-.42 .36L-.42 -.06L-.3 -.22L-.18 -.06L-.1 -.06L-.1 -.3L.02 -.48L.14 -.3L.14 .02L.24 .02L.24 -.12L.42 -.12L.42 .36Z',
    'M-.06 .36L-.06 .14L.1 .14L.1 .36ZM-.34 .04L-.26 .04L-.26 .14L-.34 .14ZM-.02 -.2L.06 -.2L.06 -.08L-.02 -.08Z',
  ),
  farmer: sketch(
    [limb('oreGlint', 0.06), 'M0 .48L0 -.3'],
    [{ fill: 'oreGlint' }, `${grains(0.24) + grains(0) + grains(-0.22)}M0 -.5Q.1 -.38 0 -.28Q-.1 -.38 0 -.5Z`],
  ),
  miner: sketch(
    [limb('beadWhite', 0.1), 'M-.32 .4L.2 -.2'],
    [{ fill: 'beadWhite' }, 'M-.14 -.4Q.3 -.46 .44 .08Q.22 -.1 .16 -.16Q.08 -.22 -.14 -.4Z'],
  ),
  canine: emblem(
    'bone',
    `${round(-0.34, -0.1, 0.11) + round(-0.24, -0.24, 0.11) + round(0.34, 0.1, 0.11) + round(0.24, 0.24, 0.11)}M-.34 -.06L-.2 -.22L.34 .06L.2 .22Z`,
  ),
  bird: sketch(
    [{ fill: 'bone' }, 'M-.3 .34Q-.36 -.2 .36 -.46Q.42 .02 -.06 .22Q-.14 .24 -.22 .22Z'],
    [{ stroke: 'beadDark', width: 0.05, cap: 'round' }, 'M-.2 .2Q-.04 -.1 .24 -.3M-.06 .02L.14 .02M.04 -.12L.06 -.24'],
    [limb('bone', 0.06), 'M-.24 .24L-.38 .46'],
  ),
  lizard: sketch(
    [limb('slime', 0.07), 'M-.1 -.14L-.34 -.2M.1 -.14L.34 -.2M-.08 .1L-.32 .24M.08 .1L.32 .24M0 .12Q.02 .34 .18 .4'],
    [{ fill: 'slime' }, `M0 -.5Q.16 -.36 .1 -.24Q.18 0 .06 .2L-.06 .2Q-.18 0 -.1 -.24Q-.16 -.36 0 -.5Z`],
  ),
  swarm: emblem(
    'oreGlint',
    [
      [0, -0.36],
      [-0.28, -0.2],
      [0.28, -0.18],
      [-0.04, -0.08],
      [-0.34, 0.12],
      [0.24, 0.1],
      [-0.06, 0.22],
      [0.34, 0.3],
      [-0.22, 0.38],
      [0.1, 0.42],
    ]
      .map(([x = 0, y = 0]) => round(x, y, 0.085, 0.065))
      .join(''),
  ),
  trader: sketch(
    [limb('gold', 0.07), 'M0 -.44L0 .36M-.34 -.26L.34 -.26M-.2 .4L.2 .4'],
    [{ fill: 'gold' }, 'M-.5 .04L-.18 .04Q-.2 .2 -.34 .2Q-.48 .2 -.5 .04ZM.5 .04L.18 .04Q.2 .2 .34 .2Q.48 .2 .5 .04Z'],
    [limb('gold', 0.045), 'M-.46 .04L-.34 -.26L-.22 .04M.46 .04L.34 -.26L.22 .04'],
  ),
  hoarder: emblem(
    'gold',
    'M-.42 0L.42 0L.42 .34L-.42 .34ZM-.42 -.08Q-.4 -.36 -.2 -.36L.2 -.36Q.4 -.36 .42 -.08Z',
    round(0, 0.04, 0.1),
  ),
  builder: emblem('salt', 'M-.36 -.38L.2 -.38L.36 -.22L.36 -.12L.08 -.12L.08 .46L-.1 .46L-.1 -.12L-.36 -.12Z'),
  decomposer: sketch(
    [{ fill: 'slime' }, 'M-.02 .04Q-.5 -.02 -.42 -.36Q-.12 -.34 -.02 .04ZM.02 .04Q.5 -.02 .42 -.36Q.12 -.34 .02 .04Z'],
    [{ fill: 'slimeLight' }, round(0, 0.18, 0.13, 0.24) + round(0, -0.16, 0.12)],
    [CUT, round(-0.06, -0.18, 0.04) + round(0.06, -0.18, 0.04)],
  ),
  aberration: sketch(
    [limb('fungusCap', 0.14), 'M-.3 .44Q-.4 .1 -.1 .1Q.24 .1 .2 -.16Q.14 -.36 -.06 -.3'],
    [
      { fill: 'beadWhite' },
      round(-0.2, 0.13, 0.045) + round(0.04, 0.1, 0.045) + round(0.18, -0.06, 0.04) + round(0.12, -0.26, 0.035),
    ],
  ),
  ravenous: emblem(
    'flesh',
    'M-.44 -.08Q-.4 -.44 0 -.44Q.4 -.44 .44 -.08L.3 .04L.2 -.12L.1 .06L0 -.12L-.1 .06L-.2 -.12L-.3 .04ZM-.4 .16L-.26 .06L-.16 .22L-.05 .1L.05 .22L.16 .08L.26 .22L.4 .1Q.34 .44 0 .44Q-.34 .44 -.4 .16Z',
  ),
  prehistoric: sketch([limb('bone', 0.1), spiral(0, 0.02, 0.02, 0.4, 2.1, 0.3)]),
  wandering: emblem(
    'bone',
    `${round(-0.2, 0.22, 0.11, 0.18) + round(-0.22, -0.05, 0.08, 0.07) + round(0.2, -0.14, 0.11, 0.18) + round(0.22, -0.41, 0.08, 0.07)}`,
  ),
} as const satisfies Readonly<Record<string, Sketch>>;

/** H2-CRD-110: the last resort, and the sign on a card's face: a crown for an alpha predator, a skull for a denizen. */
export const kinds: Readonly<Record<string, Sketch>> = {
  'alpha-predator': emblem(
    'gold',
    'M-.4 .3L-.44 -.24L-.2 .02L0 -.36L.2 .02L.44 -.24L.4 .3Z',
    'M-.34 .14L.34 .14L.34 .2L-.34 .2Z',
  ),
  denizen: emblem(
    'bone',
    'M-.38 -.12Q-.4 -.46 0 -.46Q.4 -.46 .38 -.12Q.36 .06 .22 .12L.2 .4L-.2 .4L-.22 .12Q-.36 .06 -.38 -.12Z',
    `${round(-0.16, -0.1, 0.11) + round(0.16, -0.1, 0.11)}M0 .02L.05 .12L-.05 .12ZM-.09 .24L-.05 .24L-.05 .4L-.09 .4ZM.09 .24L.05 .24L.05 .4L.09 .4Z`,
  ),
};
