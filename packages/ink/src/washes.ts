import { strewTile } from './ground/scatter.ts';
import type { Look } from './looks/index.ts';
import { at, pair, roughly } from './pen-path.ts';

/** The look's washes as gradients; each fits itself to whatever it fills. */
export function washes({ colours: c, vignette, grain }: Look, prefix: string): string {
  const id = (name: string) => `id="${prefix}wash-${name}"`;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${at(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${at(opacity)}"`}/>`;
  const down = (name: string, ...stops: string[]) =>
    `<linearGradient ${id(name)} x1="0" x2="0" y1="0" y2="1">${stops.join('')}</linearGradient>`;
  const out = (name: string, centre: string, ...stops: string[]) =>
    `<radialGradient ${id(name)} ${centre}>${stops.join('')}</radialGradient>`;
  const glass = 'cx=".36" cy=".3" r=".72"';
  const middle = 'cx=".5" cy=".5" r=".5"';
  return [
    down('sky', stop(0, c.sky), stop(1, c.skyLow)),
    down('lake', stop(0, c.water), stop(1, c.waterDeep)),
    down('roof', stop(0, c.shadow, 0.26), stop(0.45, c.shadow, 0.1), stop(1, c.shadow, 0)),
    out('lava', middle, stop(0, c.magmaHot), stop(0.55, c.magma), stop(1, mixed(c.magma, c.magmaLine, 0.35))),
    out(
      'beadDark',
      glass,
      stop(0, c.beadDarkLight),
      stop(0.4, mixed(c.beadDarkLight, c.beadDark, 0.75)),
      stop(1, c.beadDark),
    ),
    out(
      'beadWhite',
      glass,
      stop(0, c.beadWhite),
      stop(0.5, mixed(c.beadWhite, c.beadWhiteShade, 0.18)),
      stop(1, c.beadWhiteShade),
    ),
    out(
      'beadGold',
      glass,
      stop(0, mixed(c.oreGlint, c.beadWhite, 0.5)),
      stop(0.6, c.gold),
      stop(1, mixed(c.gold, c.oreLine, 0.6)),
    ),
    out('glow', middle, stop(0, c.glow, 0.7), stop(1, c.glow, 0)),
    out('stain', middle, stop(0, c.stain, 0.09), stop(0.55, c.stain, 0.07), stop(1, c.stain, 0)),
    out('vignette', 'cx=".5" cy=".5" r=".74"', stop(0.58, c.stain, 0), stop(1, c.stain, vignette)),
    ...(grain > 0
      ? [
          `<pattern ${id('grain')} width="${GRAIN}" height="${GRAIN}" patternUnits="userSpaceOnUse"><path d="${specks()}" stroke="${c.stain}" stroke-width=".02" opacity="${at(grain * 0.4)}"/></pattern>`,
        ]
      : []),
  ].join('');
}

const GRAIN = 5;
let flecks: string | null = null;

/** Specks, and here and there a fibre. */
function specks(): string {
  flecks ??= strewTile('grain', GRAIN, 0.3)
    .map(({ x, y, chance }) => {
      const from = `M${pair(roughly(x), roughly(y))}`;
      return chance < 0.94
        ? `${from}h.01`
        : `${from}q${pair('.06', roughly(chance - 0.965))} .13 ${roughly((1 - chance) * 0.6)}`;
    })
    .join('');
  return flecks;
}

/** A colour part of the way to another. */
export function mixed(from: string, to: string, far: number): string {
  let hex = '#';
  for (let i = 1; i < 7; i += 2) {
    const [a, b] = [Number.parseInt(from.slice(i, i + 2), 16), Number.parseInt(to.slice(i, i + 2), 16)];
    hex += Math.round(a + (b - a) * far)
      .toString(16)
      .padStart(2, '0');
  }
  return hex;
}
