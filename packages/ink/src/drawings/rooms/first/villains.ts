import { sketch } from '../../sketch.ts';
import {
  arch,
  coins,
  coloured,
  DETAIL,
  drawn,
  flame,
  gear,
  HEAVY,
  line,
  OUTLINE,
  poly,
  rect,
  round,
  star,
  tint,
  wisp,
} from '../parts.ts';

/** A map on a table, with pins in it, and a chair that faces the door. */
export const headquarters = sketch(
  [drawn('trunk'), rect(-0.48, 0.1, 0.3, 0.18) + rect(-0.42, 0.18, -0.34, 0.5) + rect(0.16, 0.18, 0.24, 0.5)],
  [drawn('sand'), poly(-0.44, 0.1, -0.32, -0.1, 0.22, -0.1, 0.28, 0.1)],
  [coloured('accent', 0.03), line(-0.2, 0.02, -0.2, -0.16) + line(0.06, 0.04, 0.06, -0.2)],
  [drawn('magic'), 'M.34 .5L.34 -.4Q.44 -.56 .54 -.4L.54 .5Z'],
  [DETAIL, line(-0.26, 0, -0.04, -0.06, 0.14, 0.02)],
);

/** Bars, and a bunk behind them. */
export const prison = sketch(
  [drawn('mud'), rect(-0.46, 0.2, 0.46, 0.3)],
  [DETAIL, line(-0.4, 0.3, -0.4, 0.48) + line(0.4, 0.3, 0.4, 0.48)],
  [coloured('smoke', 0.055), [-0.36, -0.12, 0.12, 0.36].map((x) => line(x, -0.5, x, 0.5)).join('')],
  [HEAVY, line(-0.48, -0.4, 0.48, -0.4)],
  [drawn('gold'), rect(-0.06, -0.02, 0.06, 0.12)],
);

/** A cell for one who needs no bed: a stalk to sit on, a bowl. */
export const thoughtCell = sketch(
  [drawn('alien'), 'M-.1 .5L-.06 .06Q-.3 .02 -.3 -.1Q0 -.22 .3 -.1Q.3 .02 .06 .06L.1 .5Z'],
  [tint('glow'), round(0, -0.32, 0.08)],
  [coloured('alienLight', 0.03), wisp(-0.3, -0.1, 0.34) + wisp(0.3, -0.1, 0.34)],
);

/** A cage hung from the ceiling, with a bowl under it: nobody reaches the floor. */
export const thoughtPrison = sketch(
  [HEAVY, line(0, -0.56, 0, -0.36)],
  [coloured('smoke', 0.045), [-0.24, -0.08, 0.08, 0.24].map((x) => `M${x} .16Q${x} -.2 0 -.36`).join('')],
  [drawn('smoke'), rect(-0.3, 0.16, 0.3, 0.24)],
  [drawn('alien'), 'M-.16 .38L.16 .38Q.14 .5 0 .5Q-.14 .5 -.16 .38Z'],
);

/** A throne of bone between two lights that are not fire. */
export const licheLair = sketch(
  [drawn('bone'), 'M-.26 .5L-.26 -.3Q-.2 -.56 0 -.56Q.2 -.56 .26 -.3L.26 .5L.14 .5L.14 .2L-.14 .2L-.14 .5Z'],
  [tint('void'), round(-0.09, -0.26, 0.06) + round(0.09, -0.26, 0.06) + poly(0, -0.16, 0.04, -0.06, -0.04, -0.06)],
  [tint('gem'), flame(-0.72, 0.1, 0.18, 0.34) + flame(0.72, 0.1, 0.18, 0.34)],
  [OUTLINE, line(-0.72, 0.1, -0.72, 0.5) + line(0.72, 0.1, 0.72, 0.5)],
  [DETAIL, line(-0.26, 0.02, 0.26, 0.02)],
);

/** A gate across the way in, with a lamp over it. */
export const gateRoom = sketch(
  [drawn('smoke'), rect(-0.5, -0.4, 0.5, 0.5)],
  [tint('dark'), arch(-0.28, -0.24, 0.28, 0.5)],
  [
    coloured('bone', 0.04),
    [-0.18, -0.06, 0.06, 0.18].map((x) => line(x, -0.16, x, 0.5)).join('') + line(-0.28, 0.1, 0.28, 0.1),
  ],
  [tint('gem'), flame(0, -0.36, 0.16, 0.22)],
);

/** What a great beast sleeps on: claw marks, a hollow, a few coins. */
export const grandLair = sketch(
  [drawn('sand'), 'M-.5 .5Q-.46 .2 -.2 .26Q0 .34 .2 .26Q.46 .2 .5 .5Z'],
  [HEAVY, 'M-.36 -.4L-.24 -.04M-.2 -.44L-.08 -.08M-.04 -.44L.06 -.08'],
  [drawn('gold'), coins(0.24, 0.3)],
);

/** A heap of straw in a corner, gnawed bones before it. */
export const followersDen = sketch(
  [drawn('grass'), 'M-.5 .5Q-.5 .16 -.24 .12Q.06 .08 .16 .5Z'],
  [DETAIL, line(-0.4, 0.36, -0.28, 0.22) + line(-0.24, 0.42, -0.14, 0.24) + line(-0.06, 0.44, -0.02, 0.3)],
  [coloured('bone', 0.06), line(0.22, 0.44, 0.46, 0.32) + line(0.26, 0.3, 0.42, 0.48)],
);

/** Gold up to the knees. */
export const hoard = sketch(
  [drawn('gold'), 'M-.54 .5Q-.4 .2 -.2 .16Q-.06 -.1 .16 .02Q.4 .1 .54 .5Z'],
  [drawn('oreGlint'), coins(-0.2, 0.36) + coins(0.14, 0.26) + coins(0.26, 0.44)],
  [drawn('gem'), poly(-0.02, 0.06, 0.06, -0.04, 0.14, 0.06, 0.06, 0.16)],
  [drawn('smoke'), 'M-.44 .02L-.26 .02Q-.28 .14 -.32 .16L-.32 .24L-.38 .24L-.38 .16Q-.42 .14 -.44 .02Z'],
);

/** One great stone that beats. */
export const heartgem = sketch(
  [tint('glow', 0.5), round(0, -0.04, 0.46)],
  [drawn('gem'), 'M0 .42L-.36 -.04Q-.4 -.32 -.18 -.34Q-.04 -.34 0 -.18Q.04 -.34 .18 -.34Q.4 -.32 .36 -.04Z'],
  [
    coloured('gemLight', 0.03),
    line(-0.36, -0.04, 0, 0.06, 0.36, -0.04) + line(0, 0.06, 0, 0.42) + line(0, -0.18, 0, 0.06),
  ],
);

/** Books from floor to ceiling, and one that lies open. */
export const library = sketch(
  [drawn('trunk'), rect(-0.5, -0.46, 0.5, 0.16)],
  [
    drawn('accent'),
    [-0.44, -0.2, 0.12, 0.34].map((x) => rect(x, -0.4, x + 0.09, -0.18)).join('') + rect(-0.34, -0.1, -0.25, 0.12),
  ],
  [
    drawn('water'),
    [-0.34, -0.08, 0.22].map((x) => rect(x, -0.38, x + 0.09, -0.18)).join('') +
      rect(0.04, -0.08, 0.14, 0.12) +
      rect(0.3, -0.1, 0.4, 0.12),
  ],
  [OUTLINE, line(-0.5, -0.16, 0.5, -0.16)],
  [drawn('snow'), 'M-.3 .36Q-.16 .26 0 .36Q.16 .26 .3 .36L.3 .46Q.16 .38 0 .46Q-.16 .38 -.3 .46Z'],
);

/** Cushions under a dome, a fountain between. */
export const palace = sketch(
  [drawn('gold'), 'M-.34 -.12Q-.34 -.42 0 -.56Q.34 -.42 .34 -.12Z'],
  [drawn('snow'), rect(-0.4, -0.12, -0.3, 0.5) + rect(0.3, -0.12, 0.4, 0.5)],
  [drawn('blood'), round(-0.16, 0.42, 0.14, 0.08) + round(0.16, 0.42, 0.14, 0.08)],
  [coloured('water', 0.035), 'M0 .34Q-.02 .1 -.14 .18M0 .34Q.02 .1 .14 .18M0 .34L0 .06'],
);

/** Statues and pictures in a row, far longer than high. */
export const gallery = sketch(
  [drawn('gold'), [-1.3, -0.3, 0.7].map((x) => rect(x, -0.4, x + 0.5, 0.02)).join('')],
  [tint('water'), [-1.22, -0.22, 0.78].map((x) => rect(x, -0.32, x + 0.34, -0.06)).join('')],
  [
    drawn('snow'),
    [-0.6, 0.4, 1.34]
      .map(
        (x) =>
          `${round(x, -0.14, 0.1)}${poly(x - 0.12, 0.3, x - 0.08, -0.04, x + 0.08, -0.04, x + 0.12, 0.3)}${rect(x - 0.16, 0.3, x + 0.16, 0.5)}`,
      )
      .join(''),
  ],
  [DETAIL, line(-1.4, 0.5, 1.5, 0.5)],
);

/** Horns of ale on a long board. */
export const drinkingHall = sketch(
  [drawn('trunk'), rect(-0.5, 0.18, 0.5, 0.28) + rect(-0.42, 0.28, -0.34, 0.5) + rect(0.34, 0.28, 0.42, 0.5)],
  [drawn('bone'), 'M-.36 .16Q-.38 -.06 -.14 -.12Q-.2 .04 -.18 .16ZM.06 .16Q.04 -.06 .28 -.12Q.22 .04 .24 .16Z'],
  [drawn('snow'), round(-0.15, -0.14, 0.07, 0.04) + round(0.27, -0.14, 0.07, 0.04)],
  [coloured('fire', 0.03), wisp(0, -0.2, 0.3)],
);

/** A room within the lair that only its master enters. */
export const sanctum = sketch(
  [drawn('dark'), arch(-0.3, -0.5, 0.3, 0.5)],
  [coloured('gold', 0.04), round(0, 0.04, 0.18)],
  [tint('glow'), star(0, 0.04, 0.14, 0.06, 5)],
);

/** A pit for the last fight, ringed with spikes and a wheel that lifts the gate. */
export const arenaOfDeath = sketch(
  [drawn('sand'), round(0, 0.24, 0.5, 0.26)],
  [drawn('bone'), [-0.4, -0.2, 0, 0.2, 0.4].map((x) => poly(x - 0.06, 0.02, x, -0.2, x + 0.06, 0.02)).join('')],
  [tint('blood'), round(0.1, 0.28, 0.14, 0.05)],
  [drawn('mud'), gear(-0.34, -0.34, 0.13, 7)],
);
