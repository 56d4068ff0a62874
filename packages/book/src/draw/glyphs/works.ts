import { clock } from '@understory/page';
import { box, type Draw } from './glyph.ts';

/** What is worked at, honoured or feared. */
export const WORKS = {
  workbench(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    for (let i = 0; i < 4; i++) g.disc((i - 1.5) * 0.42, (g.luck(i) - 0.5) * 0.3, 0.1, i % 2 ? 'glass' : 'sand', 0.04);
  },
  forge(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.09);
    g.box(0, 0, g.w * 0.6, g.h * 0.55, 'dark', 0.06);
    for (let i = 0; i < 5; i++) g.disc((g.luck(i) - 0.5) * 0.8, (g.luck(i + 9) - 0.5) * 0.5, 0.08, 'fire', 0.03);
  },
  furnace(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.1);
    g.box(0, -g.h * 0.36, g.w * 0.5, g.h * 0.18, 'dark', 0.06);
    g.round(0, g.h * 0.06, g.w * 0.3, 12, 'dark');
    g.round(0, g.h * 0.06, g.w * 0.2, 9, 'fire', 0.55, 0.04);
  },
  anvil(g) {
    g.shape([-0.55, -0.1, -0.1, -0.24, 0.4, -0.24, 0.4, 0.24, -0.1, 0.24], 'inkOld');
  },
  engine(g) {
    g.box(0, 0, g.w, g.h, 'floorMetal', 0.09);
    g.round(-g.w * 0.22, 0, g.h * 0.36, 20, 'smoke', 0.84);
    g.disc(-g.w * 0.22, 0, 0.25, 'dark');
    g.round(g.w * 0.27, 0, g.h * 0.26, 16, 'smoke', 0.82);
    g.line([-g.w * 0.22, -g.h * 0.36, g.w * 0.27, -g.h * 0.26]);
    g.line([-g.w * 0.22, g.h * 0.36, g.w * 0.27, g.h * 0.26]);
  },
  wheel(g) {
    g.round(0, 0, 0.5, 16, 'smoke', 0.8);
  },
  basin(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.09);
    g.box(0, 0, g.w - 0.6, g.h - 0.6, 'water', 0.06);
    g.line([-0.5, 0, 0, -0.05, 0.5, 0], 0.04, 'waterLine');
  },
  fountain(g) {
    g.disc(0, 0, 0.75, 'smoke', 0.08);
    g.disc(0, 0, 0.55, 'water');
    g.disc(0, 0, 0.16, 'salt');
  },
  well(g) {
    g.disc(0, 0, 0.6, 'smoke', 0.08);
    g.disc(0, 0, 0.38, 'waterDeep');
  },
  pit(g) {
    g.disc(0, 0, g.w / 2, 'smoke', 0.09);
    g.disc(0, 0, g.w / 2.7, 'void', 0.06);
  },
  ring(g) {
    g.disc(0, 0, g.w / 2, 'sand', 0.09);
    g.disc(0, 0, g.w / 2 - 0.3, null, 0.05);
  },
  tank(g) {
    g.round(0, 0, g.w / 2, 8, 'glass');
    g.disc(0, 0.05, 0.2, 'slime', 0.04);
  },
  cage(g) {
    g.box(0, 0, g.w, g.h, 'floor');
    for (let i = -2; i <= 2; i++) g.line([i * 0.2, -g.h / 2, i * 0.2, g.h / 2], 0.06);
  },
  grating(g) {
    g.box(0, 0, g.w, g.h, 'dark');
    for (let i = -1; i <= 1; i++) g.line([i * 0.28, -g.h / 2, i * 0.28, g.h / 2], 0.06, 'smoke');
  },
  // Larger ones are drawn in the measure of their room.
  'great thing'(g) {
    g.disc(0, 0, g.w / 2, 'smoke', 0.09);
    g.round(0, 0, g.w * 0.38, 12, 'alienLight', 0.62);
    g.disc(0, 0, g.w * 0.14, 'magic');
  },
  circle(g) {
    g.disc(0, 0, g.w / 2, 'alienLight', 0.07, { fillOpacity: 0.35 });
    g.disc(0, 0, g.w / 2.4, null, 0.05);
    const points = Array.from({ length: 7 }, (_, i) => clock((36 * i) / 7)).flatMap(({ x, y }) => [
      x * g.w * 0.41,
      y * g.w * 0.41,
    ]);
    g.shape(points, null, 0.05);
    g.disc(0, 0, g.w / 7, null, 0.05);
  },
  pattern(g) {
    g.disc(0, 0, g.w / 2, null, 0.05);
    g.round(0, 0, g.w / 2, 8, null, 0.5, 0.05);
  },
  dais(g) {
    g.box(0, 0, g.w, g.h, 'salt');
    g.box(0, -0.1, g.w * 0.7, g.h * 0.6, 'smoke', 0.05);
  },
  throne(g) {
    g.box(0, 0, g.w, g.h, 'salt');
    g.box(0, -0.1, 0.7, 0.7, 'accent', 0.06);
    g.box(0, -0.4, 0.8, 0.2, 'gold', 0.05);
  },
  altar(g) {
    g.box(0, 0.1, g.w, g.h * 0.8, 'salt');
    g.box(0, -0.05, g.w * 0.66, g.h * 0.45, 'blood', 0.05);
  },
  idol(g) {
    g.round(0, 0, 0.45, 6, 'dark');
    g.disc(-0.14, -0.05, 0.07, 'fire', 0.02);
    g.disc(0.14, -0.05, 0.07, 'fire', 0.02);
  },
  statue(g) {
    g.box(0, 0, g.w, g.h, 'smoke');
    g.disc(0, 0, 0.36, 'salt', 0.05);
    g.round(0, 0, 0.3, 10, 'ink', 0.45, 0.02);
  },
  plinth(g) {
    g.box(0, 0, g.w, g.h, 'smoke');
    g.box(0, 0, g.w * 0.6, g.h * 0.6, 'salt', 0.05);
  },
  pillar(g) {
    g.disc(0, 0, 0.42, 'smoke', 0.09);
    g.disc(0, 0, 0.24, null, 0.05);
  },
  coffin(g) {
    const [w, h] = [g.w / 2, g.h / 2];
    g.shape([-w * 0.7, -h, w * 0.7, -h, w, -h * 0.45, w * 0.65, h, -w * 0.65, h, -w, -h * 0.45], 'smoke', 0.08);
    g.line([0, -h * 0.7, 0, h * 0.7], 0.06);
    g.line([-w * 0.4, -h * 0.32, w * 0.4, -h * 0.32], 0.06);
  },
  grave(g) {
    g.box(0, 0, g.w, g.h, 'mud');
    g.line([0, -g.h * 0.35, 0, g.h * 0.1]);
  },
  niche: box('smoke'),
  share(g) {
    g.box(0, 0, g.w * 0.9, g.h * 0.8, 'gold');
    g.line([-g.w * 0.45, -0.05, g.w * 0.45, -0.05]);
    g.line([-g.w * 0.25, -g.h * 0.4, -g.w * 0.25, g.h * 0.4]);
    g.line([g.w * 0.25, -g.h * 0.4, g.w * 0.25, g.h * 0.4]);
  },
  epic(g) {
    g.round(0, 0, 0.85, 8, 'glow', 1, 0.08);
    g.round(0, 0, 0.6, 16, 'snow', 0.55, 0.06);
    g.disc(0, 0, 0.2, 'accent', 0.05);
  },
  'maze wall': box('dark'),
  'half-made thing'(g) {
    g.round(0, 0, 0.42, 7, 'floorMetal', 0.8);
    g.line([-0.5, 0.35, 0.5, -0.35], 0.08, 'trunk');
  },
  flue(g) {
    g.box(0, 0, g.w, g.h, 'smoke');
    g.disc(0, 0, 0.16, 'dark', 0.04);
  },
  bellows(g) {
    g.shape([-0.42, -0.25, 0.2, -0.08, 0.45, 0, 0.2, 0.08, -0.42, 0.25], 'mud');
  },
  mould(g) {
    g.box(0, 0, 0.8, 0.5, 'smoke');
    g.box(-0.18, 0, 0.2, 0.3, 'dark', 0.04);
    g.box(0.18, 0, 0.2, 0.3, 'dark', 0.04);
  },
  crane(g) {
    g.disc(-0.25, 0, 0.18, 'trunk');
    g.line([-0.25, 0, 0.45, -0.2], 0.11, 'trunk');
    g.line([0.45, -0.2, 0.45, 0.15], 0.04);
  },
  gauge(g) {
    g.disc(0, 0, 0.18, 'glass', 0.06);
    g.line([0, 0, 0.1, -0.1], 0.05);
  },
  sluice(g) {
    g.box(0, 0, g.w, 0.3, 'floorMetal');
    for (let i = -2; i <= 2; i++) g.line([i * 0.24, -0.14, i * 0.24, 0.14], 0.05);
  },
  pipe(g) {
    g.box(0, 0, g.w, 0.2, 'floorMetal', 0.06);
    g.box(-0.5, 0, 0.14, 0.28, 'floorMetal', 0.05);
    g.box(0.5, 0, 0.14, 0.28, 'floorMetal', 0.05);
  },
  tower(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.1);
    g.box(0, 0, g.w * 0.55, g.h * 0.55, 'salt', 0.06);
  },
  hole(g) {
    g.disc(0, 0, 0.3, 'void', 0.06);
  },
  chain(g) {
    for (let i = 0; i < 3; i++) g.disc(0, -0.2 + i * 0.19, 0.09, null, 0.06);
  },
  winch(g) {
    g.box(0, 0, g.w, 0.24, 'trunk');
    g.disc(0, 0, 0.22, 'sand');
  },
  pump(g) {
    g.disc(0, 0.05, 0.24, 'floorMetal');
    g.line([0, 0.05, 0.4, -0.25], 0.09, 'trunk');
  },
  drain(g) {
    g.disc(0, 0, 0.24, 'dark', 0.05);
    g.line([-0.2, 0, 0.2, 0], 0.05, 'smoke');
  },
  channel(g) {
    g.box(0, 0, g.w, 0.34, 'water', 0.06);
  },
  font(g) {
    g.round(0, 0, 0.38, 8, 'salt');
    g.disc(0, 0, 0.22, 'water', 0.05);
  },
  still(g) {
    g.disc(-0.15, 0.1, 0.26, 'glass');
    g.line([0, -0.1, 0.2, -0.35, 0.4, 0.1], 0.06);
    g.disc(0.36, 0.2, 0.13, 'slime', 0.04);
  },
  globe(g) {
    g.disc(0, 0, 0.36, 'sand');
    g.disc(0, 0, 0.24, 'water', 0.05);
    g.line([-0.3, 0.2, 0.3, -0.2], 0.05);
  },
  hive(g) {
    g.round(0, 0, 0.28, 6, 'gold');
    g.disc(0, 0, 0.08, 'ink', 0.02);
  },
  mark(g) {
    g.line([-0.25, -0.2, 0.25, 0.2], 0.06, 'accent');
    g.line([-0.25, 0.2, 0.25, -0.2], 0.06, 'accent');
  },
  ray(g) {
    for (let i = -2; i <= 2; i++) g.line([i * 0.08, -0.35, i * 0.3, 0.35], 0.05, 'inkOld');
  },
  cable(g) {
    g.line([-0.45, -0.2, -0.2, 0.15, 0.1, -0.12, 0.45, 0.2], 0.09, 'dark');
  },
  scaffold(g) {
    g.line([-0.45, -0.3, -0.45, 0.3], 0.07, 'trunk');
    g.line([0.45, -0.3, 0.45, 0.3], 0.07, 'trunk');
    g.line([-0.45, -0.3, 0.45, 0.3], 0.05, 'trunk');
    g.line([-0.45, 0.3, 0.45, -0.3], 0.05, 'trunk');
  },
  inscription(g) {
    g.box(0, 0, 0.9, 0.26, 'smoke', 0.06);
    for (let i = 0; i < 6; i++) g.line([-0.34 + i * 0.13, -0.05 * g.luck(i), -0.3 + i * 0.13, 0.07], 0.04);
  },
  'step ring'(g) {
    for (const k of [0.5, 0.44]) g.disc(0, 0, g.w * k, null, 0.05);
  },
  hull(g) {
    const [w, h] = [g.w / 2, g.h / 2];
    g.shape([-w, 0, -w * 0.6, -h, w * 0.5, -h * 0.8, w, -h * 0.1, w * 0.7, h * 0.7, -w * 0.5, h], 'floorMetal', 0.1);
    g.line([-w * 0.6, -h * 0.6, w * 0.7, h * 0.4], 0.06);
    g.line([-w * 0.2, -h * 0.85, w * 0.1, h * 0.85], 0.06);
    g.disc(w * 0.2, -h * 0.1, Math.min(w, h) * 0.22, 'dark', 0.07);
  },
  belt(g) {
    g.box(0, 0, g.w, 0.24, 'dark', 0.06);
    g.disc(-g.w / 2 + 0.2, 0, 0.22, 'smoke', 0.06);
    g.disc(g.w / 2 - 0.2, 0, 0.22, 'smoke', 0.06);
  },
  rail(g) {
    g.line([-g.w / 2, 0, g.w / 2, 0], 0.09, 'trunk');
    for (let i = 0; i < 5; i++) g.disc(-g.w / 2 + (i * g.w) / 4, 0, 0.1, 'sand', 0.05);
  },
  siphon(g) {
    g.disc(-0.2, 0, 0.28, 'floorMetal', 0.06);
    g.line([0, 0, 0.5, 0], 0.13, 'dark');
  },
  jar(g) {
    g.disc(0, 0, 0.26, 'flesh', 0.06);
    g.disc(0, 0, 0.12, 'dark', 0.03);
  },
  gallery(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster', 0.06);
    for (let i = 0; i < 7; i++) g.line([-g.w / 2 + 0.2 + i * 0.33, g.h / 2, -g.w / 2 + 0.2 + i * 0.33, 0.02], 0.045);
  },
  'great forge'(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.1);
    g.round(0, 0, g.h * 0.36, 12, 'dark', 1, 0.07);
    g.round(0, 0, g.h * 0.26, 11, 'fire', 0.6, 0.04);
  },
  shackles(g) {
    g.disc(-0.18, 0, 0.14, null, 0.07);
    g.disc(0.2, 0.05, 0.14, null, 0.07);
    g.line([-0.05, 0, 0.07, 0.03], 0.05);
  },
  'false wall'(g) {
    g.box(0, 0, g.w, 0.2, 'smoke', 0.08);
    g.line([-g.w / 2 + 0.3, -0.1, -g.w / 2 + 0.3, 0.1], 0.05);
  },
  lid(g) {
    g.disc(0, 0, 0.55, 'floorMetal', 0.09);
    g.line([-0.5, 0.1, 0.5, -0.1], 0.07);
    g.line([-0.1, -0.5, 0.1, 0.5], 0.07);
  },
  grease(g) {
    g.round(0, 0, 0.26, 9, 'dark', 0.8, 0.03);
  },
  'great eye'(g) {
    g.shape(
      [
        -g.w / 2,
        0,
        -g.w * 0.22,
        -g.h * 0.34,
        g.w * 0.22,
        -g.h * 0.34,
        g.w / 2,
        0,
        g.w * 0.22,
        g.h * 0.34,
        -g.w * 0.22,
        g.h * 0.34,
      ],
      'snow',
      0.09,
    );
    g.disc(0, 0, g.h * 0.27, 'glass', 0.08);
    g.disc(0, 0, g.h * 0.11, 'ink', 0.04);
  },
  'great heart'(g) {
    g.shape(
      [
        0,
        g.h * 0.45,
        -g.w * 0.45,
        -g.h * 0.05,
        -g.w * 0.32,
        -g.h * 0.38,
        0,
        -g.h * 0.2,
        g.w * 0.32,
        -g.h * 0.38,
        g.w * 0.45,
        -g.h * 0.05,
      ],
      'blood',
      0.09,
    );
    g.line([-g.w * 0.12, -g.h * 0.26, -g.w * 0.16, -g.h * 0.5], 0.12);
    g.line([g.w * 0.1, -g.h * 0.26, g.w * 0.2, -g.h * 0.48], 0.12);
  },
  'great bones'(g) {
    g.line([-g.w * 0.45, 0, g.w * 0.2, 0], 0.2, 'boneLine');
    for (let i = 0; i < 6; i++) {
      const x = -g.w * 0.4 + (i * g.w) / 9;
      g.line([x, -g.h * 0.32, x + 0.15, 0, x, g.h * 0.32], 0.12, 'boneLine');
    }
    g.round(g.w * 0.34, 0, g.h * 0.2, 9, 'bone', 0.94, 0.08);
    g.disc(g.w * 0.36, -g.h * 0.06, g.h * 0.05, 'ink', 0.03);
    g.disc(g.w * 0.36, g.h * 0.06, g.h * 0.05, 'ink', 0.03);
  },
  'great gate'(g) {
    g.box(-g.w * 0.36, 0, g.w * 0.2, g.h * 0.8, 'smoke', 0.09);
    g.box(g.w * 0.36, 0, g.w * 0.2, g.h * 0.8, 'smoke', 0.09);
    g.box(0, 0, g.w * 0.5, g.h * 0.6, 'magic', 0.06);
  },
} as const satisfies Readonly<Record<string, Draw>>;
