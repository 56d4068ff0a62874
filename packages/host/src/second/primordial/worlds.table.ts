import { type Block, clamp, cosine, type PageSize, PI, type WorldPlan } from '@understory/page';

/** S of the rulebook: how deep the surface lies under the top edge, on every page (H2-MSR-03). */
export const SKY = 4;

const EVERYWHERE = { top: () => Number.NEGATIVE_INFINITY, bottom: () => Number.POSITIVE_INFINITY };

/** Cut by lines that are all alike, one above the other. */
function raised(lift: (x: number) => number): Pick<Block, 'lineAt' | 'lift'> {
  return { lift, lineAt: (x, level) => level + lift(x) };
}

const LEVEL = raised(() => 0);

type Plan = (page: PageSize, strata: number) => WorldPlan;

/** The six primordial worlds: rows 1 to 6 of H2-PRI-T2. */
export const WORLDS: readonly [Plan, Plan, Plan, Plan, Plan, Plan] = [
  flatLayers,
  tiltedBeds,
  folds,
  mountain,
  rift,
  dome,
];

function flatLayers(page: PageSize, strata: number): WorldPlan {
  const block = { ...EVERYWHERE, ...LEVEL, count: strata, levels: levelsOf(page) };
  return { name: 'Flat layers', surface: () => SKY, blocks: [block], corners: [] };
}

function tiltedBeds(page: PageSize, strata: number): WorldPlan {
  const block = { ...EVERYWHERE, ...raised((x) => 0.55 * x), count: strata, levels: levelsOf(page) };
  return { name: 'Tilted beds', surface: (x) => SKY - 0.5 + x / page.width, blocks: [block], corners: [] };
}

function folds(page: PageSize, strata: number): WorldPlan {
  const wave = (x: number) => cosine((4 * PI * x) / page.width);
  const high = (0.7 * (page.height - SKY)) / strata;
  const block = { ...EVERYWHERE, ...raised((x) => high * wave(x)), count: strata, levels: levelsOf(page) };
  return { name: 'Folds', surface: (x) => SKY + 0.5 * wave(x), blocks: [block], corners: [] };
}

function mountain(page: PageSize, strata: number): WorldPlan {
  const { width, height } = page;
  const off = (x: number) => Math.abs(x - width / 2);
  const surface = (x: number) => SKY + 1 - 4 * Math.max(0, 1 - off(x) / width / 0.35);
  const core = Math.max(1, Math.floor(strata / 4 + 0.5));
  const left = Math.ceil((strata - core) / 2);
  const deep = height - SKY + 3;
  /** Where the core begins at x: it widens downwards. */
  const edge = (x: number) => {
    const away = off(x) / width;
    return away <= 0.08 ? Number.NEGATIVE_INFINITY : SKY - 3 + ((away - 0.08) / 0.1) * deep;
  };
  const levels = levelsOf(page);
  const flank = (count: number, here: (x: number) => boolean): Block => ({
    count,
    top: () => Number.NEGATIVE_INFINITY,
    bottom: (x) => (here(x) ? edge(x) : Number.NEGATIVE_INFINITY),
    ...raised((x) => 0.25 * off(x)),
    levels,
  });
  return {
    name: 'Mountain',
    surface,
    blocks: [
      { count: core, top: edge, bottom: () => Number.POSITIVE_INFINITY, ...LEVEL, levels },
      flank(left, (x) => x < width / 2),
      flank(strata - core - left, (x) => x >= width / 2),
    ],
    corners: [0.08, 0.18, 0.35, meeting(page, surface, edge)].flatMap((it) => mirrored(width, it)).concat(width / 2),
  };
}

function rift(page: PageSize, strata: number): WorldPlan {
  const { width, height } = page;
  const away = (x: number) => Math.abs(x / width - 0.5);
  const surface = (x: number) => SKY + 2 - 3 * clamp((away(x) - 0.12) / 0.06, 0, 1);
  const sunken = Math.max(1, Math.floor(strata / 4 + 0.5));
  const left = Math.ceil((strata - sunken) / 2);
  /** Where the sunken block ends at x: it narrows downwards. */
  const edge = (x: number) => {
    if (away(x) >= 0.15) return Number.NEGATIVE_INFINITY;
    return away(x) <= 0.02 ? Number.POSITIVE_INFINITY : SKY + ((height - SKY) * (0.15 - away(x))) / 0.08;
  };
  const levels = levelsOf(page);
  const side = (count: number, here: (x: number) => boolean, lift: (x: number) => number): Block => ({
    count,
    top: edge,
    bottom: (x) => (here(x) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY),
    ...raised(lift),
    levels,
  });
  return {
    name: 'Rift',
    surface,
    blocks: [
      { count: sunken, top: () => Number.NEGATIVE_INFINITY, bottom: edge, ...LEVEL, levels },
      side(
        left,
        (x) => x < width / 2,
        (x) => -0.15 * x,
      ),
      side(
        strata - sunken - left,
        (x) => x >= width / 2,
        (x) => -0.15 * (width - x),
      ),
    ],
    corners: [0.07, 0.12, 0.15, 0.18, meeting(page, surface, edge)]
      .flatMap((it) => mirrored(width, it))
      .concat(width / 2),
  };
}

function dome(page: PageSize, strata: number): WorldPlan {
  const { width, height } = page;
  const middle = width / 2;
  const deep = height + 3;
  const radius = height + 2 - SKY;
  /** The upper side of a shell of this radius; below the page where it has none. */
  const shell = (x: number, r: number) => {
    const square = r * r - (x - middle) * (x - middle);
    return square <= 0 ? Number.POSITIVE_INFINITY : deep - Math.sqrt(square);
  };
  const crown = (x: number) => shell(x, radius);
  const wing = (here: (x: number) => boolean): Block => ({
    count: 1,
    top: () => Number.NEGATIVE_INFINITY,
    bottom: (x) => (here(x) ? crown(x) : Number.NEGATIVE_INFINITY),
    ...LEVEL,
    levels: levelsOf(page),
  });
  const foot = Math.sqrt(radius * radius - 9);
  return {
    name: 'Dome',
    surface: (x) => SKY + 0.8 - 1.2 * cosine(PI * (x / width - 0.5)),
    blocks: [
      {
        count: strata - 2,
        top: crown,
        bottom: () => Number.POSITIVE_INFINITY,
        lineAt: (x, level) => shell(x, -level),
        levels: { low: -radius, high: 0 },
      },
      wing((x) => x < middle),
      wing((x) => x >= middle),
    ],
    // The wings meet in a wall: one column just before it, one just after.
    corners: [middle - 1e-4, middle + 1e-4, middle - foot, middle + foot],
  };
}

function levelsOf({ width, height }: PageSize): Block['levels'] {
  return { low: -2 * (width + height), high: 2 * (width + height) };
}

function mirrored(width: number, away: number): number[] {
  return [width * (0.5 - away), width * (0.5 + away)];
}

/** How far from the middle, in widths, a block's edge comes out at the surface. */
function meeting({ width }: PageSize, surface: (x: number) => number, edge: (x: number) => number): number {
  const above = (away: number) => edge(width * (0.5 + away)) < surface(width * (0.5 + away));
  let low = 0.0201;
  let high = 0.3;
  const begins = above(low);
  for (let i = 0; i < 50; i++) {
    const mid = (low + high) / 2;
    if (above(mid) === begins) low = mid;
    else high = mid;
  }
  return low;
}
