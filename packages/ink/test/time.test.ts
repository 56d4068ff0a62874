import { describe, expect, it } from 'vitest';
import { toSvg } from '../src/index.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';

const pieces = (svg: string) => new Set([...svg.matchAll(/data-piece="([^"]+)"/g)].map(([, id]) => id));

describe('time', () => {
  it('shows what was there at the tick, and nothing of later', () => {
    const sheet = fixtureWorld('Long ago');
    const cave = sheet.pieces.find(
      ({ kind }) => kind === 'cave' || kind === 'tunnel' || kind === 'water' || kind === 'magma',
    );
    if (!cave) throw new Error('the fixture has no cave');
    expect(pieces(toSvg(drawMap(sheet, { tick: cave.since - 1 }))).has(cave.id)).toBe(false);
    expect(pieces(toSvg(drawMap(sheet, { tick: cave.since }))).has(cave.id)).toBe(true);
  });

  it('leaves out what is gone', () => {
    const sheet = fixtureWorld('Gone');
    const gone = { ...sheet, pieces: sheet.pieces.map((piece) => ({ ...piece, until: 5000 })) };
    expect(pieces(toSvg(drawMap(gone, { tick: 6000 }))).size).toBe(0);
    expect(pieces(toSvg(drawMap(gone, { tick: 4999 }))).size).toBeGreaterThan(0);
  });

  it('draws an earlier age paler under tracing paper', () => {
    const sheet = fixtureWorld('Two ages');
    const last = sheet.pieces.at(-1);
    if (!last) throw new Error('the fixture has no pieces');
    const room = {
      ...last,
      id: 'p7000',
      since: 7000,
      kind: 'room' as const,
      biome: null,
      stratum: 1,
      age: 'civilization',
      shape: { path: [15, 12], closed: false, swell: 0.6 },
    };
    const two = { ...sheet, pieces: [...sheet.pieces, room] };
    const { look } = drawMap(two);
    expect(toSvg(drawMap(two, { faded: true }))).toContain(look.colours.inkOld);
    expect(toSvg(drawMap(two, { faded: true, tick: 6999 }))).not.toContain(
      `stroke="${look.colours.inkOld}" stroke-width=".104"`,
    );
  });
});
