import { clock } from '@understory/page';
import { type Draw, stones } from './glyph.ts';

/** What grows, falls in or is left over. */
export const WILD = {
  column(g) {
    g.round(0, 0, 0.35, 6, 'dark');
  },
  pool(g) {
    g.round(0, 0, g.h / 2, 11, 'water', 0.92);
    g.line([-0.4, 0, 0, -0.06, 0.4, 0], 0.04, 'waterLine');
  },
  'drip pool'(g) {
    g.round(0, 0, 0.45, 9, 'water', 0.9, 0.05);
  },
  nest(g) {
    for (let i = 0; i < 26; i++) {
      const { x, y } = clock(g.luck(i) * 12);
      const far = 0.55 + 0.4 * g.luck(i + 30);
      g.line(
        [x * far - y * 0.3, y * far * 0.8 + x * 0.3, x * far + y * 0.3, y * far * 0.8 - x * 0.3],
        0.05,
        i % 2 ? 'ink' : 'trunk',
      );
    }
  },
  bones(g) {
    g.line([-0.4, 0, 0.15, 0.05], 0.09, 'boneLine');
    g.line([-0.25, 0.25, 0.1, -0.18], 0.08, 'boneLine');
    g.disc(0.3, 0.02, 0.19, 'bone', 0.06);
    g.disc(0.24, 0, 0.04, 'ink', 0.02);
    g.disc(0.36, 0, 0.04, 'ink', 0.02);
  },
  egg(g) {
    g.disc(0, 0, 0.2, 'bone');
  },
  hollow(g) {
    g.round(0, 0, 0.45, 10, 'mud', 0.92);
    g.round(0, 0.05, 0.28, 9, 'dark', 0.9, 0.04);
  },
  mushroom(g) {
    g.disc(0, 0, 0.34, 'fungusCap');
    g.disc(-0.1, -0.08, 0.07, 'fungusStem', 0.02);
    g.disc(0.12, 0.06, 0.05, 'fungusStem', 0.02);
    g.disc(0.36, 0.24, 0.16, 'fungusCap', 0.05);
  },
  growth(g) {
    g.round(0, 0, 0.34, 10, 'fern', 0.5, 0.05);
  },
  'great growth'(g) {
    g.round(0, 0, 0.95, 14, 'leaf', 0.66);
    g.disc(0, 0, 0.28, 'leafDark');
  },
  stalagmite(g) {
    g.round(0, 0, 0.26, 5, 'smoke', 0.85, 0.05);
    g.disc(0, 0, 0.07, 'ink', 0.02);
  },
  slab(g) {
    g.shape([-0.65, -0.25, 0.1, -0.45, 0.7, -0.1, 0.4, 0.42, -0.45, 0.35], 'smoke');
  },
  rubble: (g) => stones(g, 9, 0.19, 'salt', 0.04),
  cairn: (g) => stones(g, 6, 0.3, 'smoke'),
  'spoil heap': (g) => stones(g, 11, 0.26, 'mud'),
  'slag heap': (g) => stones(g, 9, 0.26, 'dark'),
  'ore heap': (g) => stones(g, 9, 0.24, 'ore'),
  'offering heap': (g) => stones(g, 7, 0.18, 'gold'),
  wreckage: (g) => stones(g, 6, 0.36, 'floorMetal'),
  mound: (g) => stones(g, 16, 0.5, 'corrupt'),
  'warm stone': (g) => stones(g, 1, 0.4, 'magma'),
  web(g) {
    for (const k of [0.25, 0.5, 0.75]) g.line([-0.4 + k, -0.4, -0.4 + k * 0.45, -0.4 + k * 0.45, -0.4, -0.4 + k], 0.03);
  },
  scrape(g) {
    for (let i = 0; i < 3; i++) g.line([-0.4 + i * 0.3, -0.15, -0.3 + i * 0.3, 0.15], 0.05);
  },
  prop(g) {
    g.box(0, 0, 0.34, 0.34, 'trunk');
  },
  'gnawed gear'(g) {
    g.line([-0.35, -0.2, 0.2, 0.25], 0.09, 'trunk');
    g.round(0.18, -0.12, 0.2, 7, 'floorMetal', 0.8, 0.05);
    g.line([-0.3, 0.2, -0.1, 0.28], 0.06);
  },
  'shed skin'(g) {
    g.line([-0.4, 0.2, -0.25, -0.15, -0.05, 0.18, 0.15, -0.15, 0.35, 0.15], 0.14, 'bone');
    g.line([-0.4, 0.2, -0.25, -0.15, -0.05, 0.18, 0.15, -0.15, 0.35, 0.15], 0.04, 'boneLine');
  },
  guano: (g) => stones(g, 6, 0.16, 'bone'),
  ledge(g) {
    g.line([-g.w / 2, 0.1, -0.4, -0.05, 0.3, 0.08, g.w / 2, -0.02], 0.08);
    for (let i = 0; i < 8; i++) g.line([-g.w / 2 + 0.2 + i * 0.24, 0.06, -g.w / 2 + 0.16 + i * 0.24, 0.24], 0.04);
  },
  crawl(g) {
    g.shape([-0.3, -0.3, 0.3, -0.3, 0.2, 0.1, -0.2, 0.1], 'dark', 0.06);
  },
  edge(g) {
    g.shape(
      [-g.w / 2, -0.2, -0.3, -0.32, 0.5, -0.15, g.w / 2, -0.28, g.w / 2 - 0.2, 0.25, 0.1, 0.34, -g.w / 2 + 0.1, 0.2],
      'void',
      0.08,
    );
  },
  'rope stub'(g) {
    g.disc(0, 0, 0.14, 'trunk', 0.05);
    g.line([0, 0, 0.2, 0.2, 0.1, 0.35], 0.06, 'sand');
  },
  crack(g) {
    g.line([-0.4, -0.25, -0.1, 0, 0.05, -0.1, 0.4, 0.25], 0.06);
    g.line([-0.1, 0, -0.2, 0.25], 0.04);
  },
  ooze(g) {
    g.round(0, 0, 0.42, 10, 'slime', 0.8);
    g.disc(0.1, -0.1, 0.07, 'slimeLight', 0.03);
  },
  'half-sunk thing'(g) {
    g.disc(0, 0, 0.3, 'corrupt', 0.05);
    g.box(0.02, -0.1, 0.3, 0.24, 'sand', 0.05);
  },
  bubble(g) {
    g.disc(0, 0, 0.16, 'slimeLight', 0.05);
  },
  pick(g) {
    g.line([-0.3, 0.3, 0.25, -0.25], 0.08, 'trunk');
    g.line([0, -0.4, 0.3, -0.3, 0.4, 0], 0.08, 'inkOld');
  },
  seam: (g) => stones(g, 5, 0.16, 'ore'),
  'fungus growth'(g) {
    g.disc(-0.08, 0, 0.22 + 0.1 * g.luck(3), 'fungusCap', 0.05);
    g.disc(0.24, 0.16, 0.13, 'fungusCap', 0.045);
  },
  'slime growth'(g) {
    g.round(0, 0, 0.32 + 0.12 * g.luck(3), 9, 'slime', 0.82, 0.05);
  },
  'jurassic growth'(g) {
    for (let i = 0; i < 5; i++) {
      const { x, y } = clock(2.4 * i + g.luck(2));
      g.line([0, 0, x * 0.28 - y * 0.08, y * 0.28 + x * 0.08, x * 0.46, y * 0.46], 0.07, 'leafDark');
    }
  },
  'alien growth'(g) {
    g.line([-0.3, 0.25, -0.1, -0.2, 0.1, 0.2, 0.32, -0.25], 0.07, 'alien');
    g.disc(0.32, -0.25, 0.1, 'alienLight', 0.04);
  },
  'necrotic growth'(g) {
    g.line([-0.3, 0.2, 0, 0, 0.28, 0.16], 0.07, 'boneLine');
    g.line([0, 0, -0.05, -0.28], 0.07, 'boneLine');
  },
  'crystalline growth'(g) {
    g.shape([-0.2, 0.3, -0.3, -0.05, -0.12, -0.38, 0, -0.02, -0.02, 0.3], 'crystal', 0.055);
    g.shape([0.02, 0.3, 0.06, 0.02, 0.24, -0.2, 0.3, 0.08, 0.2, 0.3], 'crystal', 0.055);
  },
  'great mushroom'(g) {
    g.round(0, 0, 0.95, 16, 'fungusCap', 0.96, 0.08);
    for (let i = 0; i < 6; i++) {
      const { x, y } = clock(2 * i + 0.5);
      g.disc(x * 0.55, y * 0.55, 0.13, 'fungusStem', 0.03);
    }
    g.disc(0, 0, 0.2, 'fungusStem', 0.05);
  },
  skull(g) {
    g.round(0, -0.15, 0.8, 12, 'bone', 0.97, 0.08);
    g.box(0, 0.6, 0.8, 0.5, 'bone', 0.07);
    g.disc(-0.3, -0.1, 0.2, 'dark', 0.05);
    g.disc(0.3, -0.1, 0.2, 'dark', 0.05);
    for (let i = -1; i <= 1; i++) g.line([i * 0.2, 0.45, i * 0.2, 0.82], 0.045);
  },
  geode(g) {
    g.round(0, 0, 0.9, 13, 'smoke', 0.9, 0.08);
    g.round(0, 0, 0.62, 12, 'crystal', 0.62, 0.06);
    g.round(0, 0, 0.26, 8, 'snow', 0.55, 0.04);
  },
  'bone bed'(g) {
    for (let i = 0; i < 12; i++) {
      const { x, y } = clock(g.luck(i) * 12);
      const far = 0.35 + 0.6 * g.luck(i + 20);
      g.line(
        [x * far - y * 0.22, y * far * 0.75 + x * 0.22, x * far + y * 0.22, y * far * 0.75 - x * 0.22],
        0.09,
        'boneLine',
      );
    }
    g.disc(0.2, 0.1, 0.22, 'bone', 0.06);
  },
  landing(g) {
    g.box(0, 0, g.w, g.h, 'sand', 0.08);
    for (let i = -2; i <= 2; i++) g.line([i * 0.3, -g.h / 2, i * 0.3, g.h / 2], 0.045);
  },
  'strange angle'(g) {
    g.line([-0.55, 0.4, 0.1, -0.55, 0.5, 0.45, -0.3, -0.1, 0.55, -0.2], 0.06, 'alien');
  },
  dust(g) {
    for (let i = 0; i < 5; i++) g.disc((g.luck(i) - 0.5) * 0.8, (g.luck(i + 9) - 0.5) * 0.5, 0.035, 'pencil', 0.01);
  },
  soot(g) {
    g.round(0, 0, 0.5, 10, 'dark', 0.7, 0.02);
  },
  taint(g) {
    g.round(0, 0, 0.62, 11, 'corrupt', 0.66, 0.05);
    g.round(0.05, 0, 0.3, 9, 'void', 0.6, 0.03);
  },
  'fallen wall'(g) {
    const jag = [-g.w * 0.5, -0.3, -g.w * 0.36, -0.75, -g.w * 0.1, -0.62, g.w * 0.12, -0.95, g.w * 0.34, -0.66];
    g.shape([...jag, g.w * 0.5, -0.3], 'floor', 0.1, { stroke: 'floor' });
    g.line([...jag, g.w * 0.5, -0.3], 0.15);
    for (let i = 0; i < 7; i++) {
      const [x, y] = [(g.luck(i) - 0.5) * g.w * 0.8, -0.35 + g.luck(i + 9) * 0.5];
      g.round(x, y, 0.12 + 0.1 * g.luck(i + 20), 5, 'salt', 0.85, 0.05);
    }
  },
} as const satisfies Readonly<Record<string, Draw>>;
