import { clock } from '@understory/page';
import type { Thing } from '../furnish/thing.ts';
import { seedOf, shaken, speck, straight } from './hand.ts';
import type { Colour, PlanLayer, PlanPen, Stroke } from './layers.ts';

const INK: Colour = 'ink';

/** A thing being drawn: lengths in squares from its middle, its back up. */
class Glyph {
  readonly #pen: PlanPen;
  readonly #thing: Thing;
  readonly #salt: number;
  /** TA-INK-11: no mark of a secret is in any other layer. */
  readonly #layer: PlanLayer;
  /** Its size with its back up. */
  readonly w: number;
  readonly h: number;

  constructor(pen: PlanPen, thing: Thing) {
    this.#pen = pen;
    this.#thing = thing;
    this.#layer = thing.found ? 'secrets' : 'furniture';
    this.#salt = seedOf(`${thing.what} ${Math.round(thing.x * 7)} ${Math.round(thing.y * 7)}`) % 9973;
    const lies = thing.turn % 2 === 1;
    [this.w, this.h] = lies ? [thing.high, thing.wide] : [thing.wide, thing.high];
  }

  luck(n: number): number {
    return speck(this.#salt, n, 5);
  }

  shape(points: readonly number[], fill: Colour | null, width = 0.07, more: Stroke = {}): void {
    const d = straight(shaken(this.#laid(points), 0.03, this.#salt, 0.9));
    this.#pen.path(this.#layer, d, { ...(fill ? { fill } : {}), stroke: INK, width, ...more });
  }

  line(points: readonly number[], width = 0.05, stroke: Colour = INK): void {
    this.#pen.path(this.#layer, straight(this.#laid(points), false), { stroke, width });
  }

  disc(x: number, y: number, r: number, fill: Colour | null, width = 0.06, more: Stroke = {}): void {
    const [px, py] = this.#laid([x, y]) as [number, number];
    this.#pen.circle(this.#layer, px, py, r, { ...(fill ? { fill } : {}), stroke: INK, width, ...more });
  }

  box(x: number, y: number, w: number, h: number, fill: Colour | null, width = 0.07): void {
    this.shape([x - w / 2, y - h / 2, x + w / 2, y - h / 2, x + w / 2, y + h / 2, x - w / 2, y + h / 2], fill, width);
  }

  /** A round of corners. */
  round(x: number, y: number, r: number, many: number, fill: Colour | null, inner = 1, width = 0.07): void {
    const points = Array.from({ length: many }, (_, i) => {
      const { x: ux, y: uy } = clock((12 * i) / many);
      const far = i % 2 === 1 ? r * inner : r;
      return [x + ux * far, y + uy * far];
    }).flat();
    this.shape(points, fill, width);
  }

  #laid(points: readonly number[]): number[] {
    const { x, y, turn, broken } = this.#thing;
    const tilt = broken ? (this.luck(1) - 0.5) * 0.5 : 0;
    const out: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      let [px, py] = [points[i] as number, points[i + 1] as number];
      [px, py] = [px - py * tilt, py + px * tilt];
      for (let n = 0; n < turn; n++) [px, py] = [-py, px];
      out.push(x + px, y + py);
    }
    return out;
  }
}

type Draw = (g: Glyph) => void;

const box =
  (fill: Colour): Draw =>
  (g) =>
    g.box(0, 0, g.w, g.h, fill);

function stones(g: Glyph, many: number, r: number, fill: Colour): void {
  for (let i = 0; i < many; i++) {
    const [x, y] = [(g.luck(i) - 0.5) * (g.w - r), (g.luck(i + 20) - 0.5) * (g.h - r)];
    g.round(x, y, r * (0.4 + 0.6 * g.luck(i + 40)), 4 + Math.floor(g.luck(i + 60) * 3), fill, 0.85, 0.05);
  }
}

const DRAWN: Readonly<Record<string, Draw>> = {
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
  workbench(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    for (let i = 0; i < 4; i++) g.disc((i - 1.5) * 0.42, (g.luck(i) - 0.5) * 0.3, 0.1, i % 2 ? 'glass' : 'sand', 0.04);
  },
  shelf(g) {
    g.box(0, 0, g.w, g.h, 'sand');
    for (let x = -g.w / 2 + 0.16; x < g.w / 2; x += 0.19) g.line([x, -0.14 + 0.08 * g.luck(Math.round(x * 9)), x, 0.2]);
  },
  rack(g) {
    g.box(0, 0, g.w, 0.2, 'sand');
    for (let i = 0; i < 4; i++) g.line([-0.55 + i * 0.36, -0.22, -0.5 + i * 0.36, 0.26], 0.06);
  },
  pillar(g) {
    g.disc(0, 0, 0.42, 'smoke', 0.09);
    g.disc(0, 0, 0.24, null, 0.05);
  },
  column(g) {
    g.round(0, 0, 0.35, 6, 'dark');
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
  candle(g) {
    g.disc(0, 0, 0.1, 'glow', 0.04);
  },
  forge(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.09);
    g.box(0, 0, g.w * 0.6, g.h * 0.55, 'dark', 0.06);
    for (let i = 0; i < 5; i++) g.disc((g.luck(i) - 0.5) * 0.8, (g.luck(i + 9) - 0.5) * 0.5, 0.08, 'fire', 0.03);
  },
  furnace(g) {
    g.box(0, 0, g.w, g.h, 'smoke', 0.1);
    g.round(0, 0.1, 0.75, 10, 'dark');
    g.round(0, 0.1, 0.45, 9, 'fire', 0.55, 0.04);
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
  pool(g) {
    g.round(0, 0, g.h / 2, 11, 'water', 0.92);
    g.line([-0.4, 0, 0, -0.06, 0.4, 0], 0.04, 'waterLine');
  },
  'drip pool'(g) {
    g.round(0, 0, 0.45, 9, 'water', 0.9, 0.05);
  },
  pit(g) {
    g.disc(0, 0, g.w / 2, 'smoke', 0.09);
    g.disc(0, 0, g.w / 2.7, 'void', 0.06);
  },
  ring(g) {
    g.disc(0, 0, g.w / 2, 'sand', 0.09);
    g.disc(0, 0, g.w / 2 - 0.3, null, 0.05);
  },
  stage: box('floorPlaster'),
  tier(g) {
    g.box(0, 0, g.w, g.h, 'floorPlaster');
    g.line([-g.w / 2, 0, g.w / 2, 0]);
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
  rug(g) {
    g.box(0, 0, g.w, g.h, 'flesh', 0.05);
    g.box(0, 0, g.w * 0.8, g.h * 0.76, null, 0.04);
  },
  'great thing'(g) {
    g.disc(0, 0, g.w / 2, 'smoke', 0.09);
    g.round(0, 0, g.w * 0.38, 12, 'alienLight', 0.62);
    g.disc(0, 0, g.w * 0.14, 'magic');
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
  bed(g) {
    g.box(0, 0, g.w, g.h, 'mud');
    for (let i = 0; i < 5; i++) g.disc(-g.w / 2 + 0.25 + i * 0.38, 0, 0.14, 'leaf', 0.04);
  },
  stalagmite(g) {
    g.round(0, 0, 0.26, 5, 'smoke', 0.85, 0.05);
    g.disc(0, 0, 0.07, 'ink', 0.02);
  },
  slab(g) {
    g.shape([-0.65, -0.25, 0.1, -0.45, 0.7, -0.1, 0.4, 0.42, -0.45, 0.35], 'smoke');
  },
  rubble: (g) => stones(g, 8, 0.34, 'salt'),
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
  'maze wall': box('dark'),
  boat(g) {
    g.shape([0, -1.05, 0.42, -0.3, 0.34, 0.95, -0.34, 0.95, -0.42, -0.3], 'floorPlaster');
    g.line([-0.38, 0, 0.38, 0], 0.06);
  },
  slit(g) {
    g.box(0, 0, 0.5, 0.14, 'ink');
  },
  gate: box('trunk'),
  barricade(g) {
    for (let i = 0; i < 5; i++) g.line([-0.9 + i * 0.45, -0.25, -0.7 + i * 0.45, 0.25], 0.12, 'trunk');
  },
  ballista(g) {
    g.line([0, -0.7, 0, 0.7], 0.12, 'trunk');
    g.line([-0.7, -0.2, 0, -0.5, 0.7, -0.2], 0.09);
  },
  span: box('sand'),
  banner(g) {
    g.box(0, 0, g.w, 0.2, 'accent');
  },
};

/** TA-INK-13: archetypes are told apart by what stands in them. What has no drawing of its own is a plain box. */
export function drawThing(pen: PlanPen, thing: Thing): void {
  const glyph = new Glyph(pen, thing);
  (DRAWN[thing.what] ?? box('salt'))(glyph);
}
