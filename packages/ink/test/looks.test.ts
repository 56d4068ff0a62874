import { describe, expect, it } from 'vitest';
import { LOOKS, type Look } from '../src/index.ts';
import { COLOURS } from '../src/mark.ts';
import { PEN_INKS } from '../src/pen/index.ts';
import { mixed } from '../src/washes.ts';

describe.each(Object.values(LOOKS) as Look[])('the look $name', ({ colours }) => {
  it('has every colour', () => {
    for (const colour of COLOURS) expect(colours[colour], colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('has words that can be read on everything they may stand on', () => {
    const floors = ['floor', 'floorBuilt', 'floorFine', 'floorScorched', 'floorPlaster', 'floorMetal'] as const;
    for (const under of ['halo', 'paper', 'rockTop', 'rockDeep', 'sky', 'skyLow', ...floors] as const) {
      expect(contrast(colours.ink, colours[under]), `ink on ${under}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const under of ['halo', 'paper'] as const)
      expect(contrast(colours.pencil, colours[under]), `pencil on ${under}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.strataLine, mixed(colours.rockTop, colours.rockDeep, 0.5))).toBeGreaterThanOrEqual(2.4);
  });

  it('has inks for a hand that are seen on paper, rock and floors, and told apart', () => {
    const inks = [...new Set(Object.values(PEN_INKS))];
    for (const [i, ink] of inks.entries()) {
      for (const under of ['paper', 'rockTop', 'rockDeep', 'floor', 'sky'] as const)
        expect(contrast(colours[ink], colours[under]), `${ink} on ${under}`).toBeGreaterThanOrEqual(2.5);
      for (const other of inks.slice(i + 1)) expect(apart(colours[ink], colours[other]), other).toBeGreaterThan(30);
    }
  });

  it('has a blue and a red ink for walls that are seen on rock and floors, and are told from the black', () => {
    const floors = ['floor', 'floorBuilt', 'floorFine', 'floorScorched'] as const;
    for (const ink of ['inkBlue', 'inkRed'] as const) {
      for (const under of ['paper', 'rockTop', 'rockDeep', 'sky', ...floors] as const)
        expect(contrast(colours[ink], colours[under]), `${ink} on ${under}`).toBeGreaterThanOrEqual(3);
      expect(apart(colours[ink], colours.ink)).toBeGreaterThan(60);
    }
    expect(apart(colours.inkBlue, colours.inkRed)).toBeGreaterThan(100);
  });

  it('has furniture that can be seen on every floor, and beads before it', () => {
    for (const floor of ['floorBuilt', 'floorFine', 'floorScorched', 'floorPlaster', 'floorMetal'] as const) {
      expect(contrast(colours.pencil, colours[floor]), `pencil on ${floor}`).toBeGreaterThanOrEqual(3);
      expect(apart(colours.beadDark, colours[floor]), `beads on ${floor}`).toBeGreaterThan(50);
    }
  });

  it('tells open floor from rock, water from magma, and dark beads from white ones', () => {
    expect(apart(colours.beadDark, colours.beadWhite)).toBeGreaterThan(200);
    expect(apart(colours.water, colours.magma)).toBeGreaterThan(60);
    expect(apart(colours.void, colours.floor)).toBeGreaterThan(60);
  });
});

const channels = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

const apart = (a: string, b: string) => Math.hypot(...channels(a).map((it, i) => it - (channels(b)[i] ?? 0)));

/** As WCAG 2 reckons it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, blue] = channels(hex).map((it) =>
      it / 255 <= 0.03928 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
