import { clock } from '@understory/page';
import { box, type Draw } from './glyph.ts';

/** What people live with. */
export const HOUSEHOLD = {
  bunk(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.box(0, -g.h / 2 + 0.28, g.w * 0.74, 0.32, 'snow', 0.05);
    g.line([-g.w / 2, -g.h * 0.12, g.w / 2, -g.h * 0.12]);
  },
  divan: box('flesh'),
  hearth(g) {
    g.shape([-0.9, 0.4, -0.9, -0.4, 0.9, -0.4, 0.9, 0.4, 0.55, 0.4, 0.55, -0.1, -0.55, -0.1, -0.55, 0.4], 'smoke');
    g.round(0, 0.12, 0.22, 7, 'fire', 0.5, 0.04);
  },
  fire(g) {
    for (let i = 0; i < 8; i++) {
      const { x, y } = clock(1.5 * i);
      g.disc(x * 0.45, y * 0.45, 0.13, 'smoke', 0.05);
    }
    g.round(0, 0, 0.3, 9, 'fire', 0.45, 0.04);
  },
  brazier(g) {
    g.disc(0, 0, 0.28, 'dark', 0.06);
    g.round(0, 0, 0.17, 7, 'fire', 0.5, 0.03);
  },
  chest(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    g.line([-g.w / 2, -0.06, g.w / 2, -0.06]);
    g.disc(0, 0.04, 0.08, 'ink', 0.02);
  },
  crate(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.line([-g.w / 2, -g.h / 2, g.w / 2, g.h / 2]);
    g.line([g.w / 2, -g.h / 2, -g.w / 2, g.h / 2]);
  },
  barrel(g) {
    g.disc(0, 0, g.w / 2, 'floorPlaster');
    g.disc(0, 0, g.w / 3.4, null, 0.04);
  },
  table: box('floorPlaster'),
  'long table'(g) {
    g.box(0, 0, g.w, g.h * 0.62, 'floorPlaster');
    g.box(0, -g.h * 0.45, g.w * 0.94, 0.18, 'sand', 0.05);
    g.box(0, g.h * 0.45, g.w * 0.94, 0.18, 'sand', 0.05);
  },
  bench: box('sand'),
  pew: box('sand'),
  stool(g) {
    g.disc(0, 0, 0.22, 'sand');
  },
  desk(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.box(-0.2, 0, 0.5, 0.4, 'snow', 0.04);
    g.disc(0.5, 0.05, 0.09, 'ink', 0.02);
  },
  shelf(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    for (let x = -g.w / 2 + 0.16; x < g.w / 2; x += 0.19) g.line([x, -0.14 + 0.08 * g.luck(Math.round(x * 9)), x, 0.2]);
  },
  rack(g) {
    g.box(0, 0, g.w, 0.2, 'sand');
    for (let i = 0; i < 4; i++) g.line([-0.55 + i * 0.36, -0.22, -0.5 + i * 0.36, 0.26], 0.06);
  },
  rug(g) {
    g.box(0, 0, g.w, g.h, 'flesh', 0.05);
    g.box(0, 0, g.w * 0.8, g.h * 0.76, null, 0.04);
  },
  candle(g) {
    g.disc(0, 0, 0.1, 'glow', 0.04);
  },
  banner(g) {
    g.box(0, 0, g.w, 0.2, 'accent');
  },
  house(g) {
    g.box(0, 0, g.w, g.h, 'roof', 0.09);
    g.line([-g.w / 2, 0, g.w / 2, 0], 0.06);
  },
  stall: box('floorPlaster'),
  cart(g) {
    g.box(0, 0, g.w, g.h * 0.7, 'floorPlaster');
    g.disc(-g.w / 3, g.h * 0.4, 0.16, 'dark');
    g.disc(g.w / 3, g.h * 0.4, 0.16, 'dark');
    g.disc(-g.w / 3, -g.h * 0.4, 0.16, 'dark');
    g.disc(g.w / 3, -g.h * 0.4, 0.16, 'dark');
  },
  tent(g) {
    g.round(0, 0, g.w / 2, 8, 'floorPlaster');
    for (let i = 0; i < 8; i++) {
      const { x, y } = clock(1.5 * i);
      g.line([0, 0, (x * g.w) / 2, (y * g.w) / 2], 0.04);
    }
    g.shape([0, 0, 0.35, g.w / 2.1, -0.35, g.w / 2.1], 'dark', 0.04);
  },
  bed(g) {
    g.box(0, 0, g.w, g.h, 'mud');
    for (let i = 0; i < 5; i++) g.disc(-g.w / 2 + 0.25 + i * 0.38, 0, 0.14, 'leaf', 0.04);
  },
  boat(g) {
    g.shape([0, -1.05, 0.42, -0.3, 0.34, 0.95, -0.34, 0.95, -0.42, -0.3], 'floorPlaster');
    g.line([-0.38, 0, 0.38, 0], 0.06);
  },
  stage: box('floorPlaster'),
  tier(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.line([-g.w / 2, 0, g.w / 2, 0]);
  },
  gate: box('trunk'),
  slit(g) {
    g.box(0, 0, 0.5, 0.14, 'ink');
  },
  barricade(g) {
    for (let i = 0; i < 5; i++) g.line([-0.9 + i * 0.45, -0.25, -0.7 + i * 0.45, 0.25], 0.12, 'trunk');
  },
  ballista(g) {
    g.line([0, -0.7, 0, 0.7], 0.12, 'trunk');
    g.line([-0.7, -0.2, 0, -0.5, 0.7, -0.2], 0.09);
  },
  span: box('sand'),
  washstand(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    g.disc(0, 0, 0.18, 'water', 0.05);
  },
  pegs(g) {
    g.line([-g.w / 2, 0, g.w / 2, 0], 0.09, 'trunk');
    for (let i = -2; i <= 2; i++) g.line([i * 0.22, 0, i * 0.22, 0.14], 0.06);
  },
  cradle(g) {
    g.round(0, 0, g.h / 2, 8, 'sand', 0.96);
    g.box(0, 0.05, 0.3, 0.45, 'snow', 0.04);
  },
  scales(g) {
    g.line([-0.35, 0, 0.35, 0], 0.07);
    g.disc(-0.35, 0, 0.17, 'gold', 0.05);
    g.disc(0.35, 0, 0.17, 'gold', 0.05);
  },
  'low table'(g) {
    g.round(0, 0, 0.42, 10, 'floorPlaster');
    g.disc(0, 0, 0.12, 'glass', 0.04);
  },
  bowl(g) {
    g.disc(0, 0, 0.28, 'salt');
    g.disc(0, 0, 0.16, 'water', 0.04);
  },
  fresco(g) {
    g.box(0, 0, g.w, 0.22, 'flesh', 0.04);
    g.line([-0.8, 0.03, -0.4, -0.06, 0, 0.04, 0.4, -0.06, 0.8, 0.03], 0.04);
  },
  case(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    g.box(0, 0, g.w * 0.82, g.h * 0.6, 'glass', 0.05);
  },
  screen(g) {
    g.line([-0.9, 0.1, -0.45, -0.1, 0, 0.1, 0.45, -0.1, 0.9, 0.1], 0.1, 'accent');
  },
  seat(g) {
    g.box(0, 0.05, 0.6, 0.5, 'flesh');
    g.box(0, -0.28, 0.7, 0.18, 'sand', 0.06);
  },
  box(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.disc(-0.18, 0, 0.13, 'sand', 0.05);
    g.disc(0.18, 0, 0.13, 'sand', 0.05);
  },
  mirror(g) {
    g.box(0, 0, g.w, 0.2, 'glass', 0.07);
  },
  lectern(g) {
    g.shape([-0.35, 0.2, -0.25, -0.25, 0.25, -0.25, 0.35, 0.2], 'sand');
    g.box(0, -0.02, 0.4, 0.26, 'snow', 0.04);
  },
  map(g) {
    g.box(0, 0, g.w, 0.26, 'snow', 0.05);
    g.line([-0.5, 0, -0.1, -0.05, 0.2, 0.06, 0.5, -0.02], 0.04);
  },
  tally(g) {
    g.box(0, 0, 0.9, 0.24, 'sand', 0.05);
    for (let i = 0; i < 5; i++) g.line([-0.3 + i * 0.14, -0.07, -0.3 + i * 0.14, 0.07], 0.04);
  },
  'drying rack'(g) {
    g.line([-0.6, -0.25, 0.6, -0.25], 0.08, 'trunk');
    for (let i = -2; i <= 2; i++)
      g.shape([i * 0.25 - 0.08, -0.25, i * 0.25 + 0.08, -0.25, i * 0.25, 0.25], 'flesh', 0.04);
  },
  totem(g) {
    g.round(0, 0, 0.33, 6, 'trunk');
    g.disc(0, 0, 0.14, 'accent', 0.04);
  },
  larder(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    for (let i = 0; i < 4; i++) g.disc(-0.4 + i * 0.26, (g.luck(i) - 0.5) * 0.3, 0.11, 'flesh', 0.04);
  },
  toy(g) {
    g.disc(-0.1, 0, 0.13, 'accent', 0.04);
    g.box(0.18, 0.06, 0.2, 0.2, 'sand', 0.04);
  },
  lamp(g) {
    g.disc(0, 0, 0.13, 'glow', 0.05);
    g.line([0, -0.13, 0, -0.26], 0.05);
  },
  ladder(g) {
    g.line([-0.2, -0.4, -0.2, 0.4], 0.07, 'trunk');
    g.line([0.2, -0.4, 0.2, 0.4], 0.07, 'trunk');
    for (let i = -2; i <= 2; i++) g.line([-0.2, i * 0.16, 0.2, i * 0.16], 0.06, 'trunk');
  },
  stair(g) {
    g.box(0, 0, g.w, g.h, 'salt');
    for (let i = -2; i <= 2; i++) g.line([-g.w / 2, i * 0.15, g.w / 2, i * 0.15], 0.05);
  },
  'fish trap'(g) {
    g.shape([-0.4, -0.2, 0.3, -0.1, 0.42, 0, 0.3, 0.1, -0.4, 0.2], 'sand');
    g.line([-0.2, -0.16, -0.2, 0.16]);
    g.line([0.05, -0.12, 0.05, 0.12]);
  },
  wreck(g) {
    g.shape([-0.4, -0.1, 0, -0.38, 0.4, -0.05, 0.25, 0.3, -0.25, 0.3], 'trunk');
    for (let i = -1; i <= 1; i++) g.line([i * 0.2, -0.2, i * 0.2, 0.25], 0.05);
  },
} as const satisfies Readonly<Record<string, Draw>>;
