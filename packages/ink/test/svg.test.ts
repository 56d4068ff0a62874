import { asWritten } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYER_NAMES, toSvg } from '../src/index.ts';
import { fontCss } from '../src/png.ts';
import { escaped } from '../src/svg.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';

const HOSTILE = '</text><script>alert("1")</script>&\'\u0000\u0007\ud800';

describe('svg', () => {
  it('lets no name end a tag or begin one', () => {
    const sheet = fixtureWorld('Names');
    const label = sheet.labels[0];
    const [piece, ...rest] = sheet.pieces;
    if (!label || !piece) throw new Error('the fixture has no labels');
    const svg = toSvg(
      drawMap({
        ...sheet,
        title: HOSTILE,
        labels: [{ ...label, id: HOSTILE, what: asWritten(HOSTILE), note: asWritten(HOSTILE) }],
        pieces: [{ ...piece, id: HOSTILE }, ...rest],
        legend: [{ id: 'l', since: 0, until: null, what: asWritten(HOSTILE) }],
      }),
    );
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(wellFormed(svg)).toBe(true);
  });

  it('escapes whatever strangers type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = escaped(text);
        expect(safe).not.toMatch(/[<>"']/);
        expect(safe.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
        expect(encodeURIComponent(safe)).toBeTypeOf('string');
      }),
    );
  });

  it('leaves out halves of letters and what no printer knows, and nothing beside them', () => {
    expect(escaped('a\ud7ff\ud800b\udfff\ue000\uffff\u0008\t\nc')).toBe('a\ud7ffb\ue000\t\nc');
  });

  it('carries the type itself, upright and slanted', () => {
    const svg = toSvg(drawMap(fixtureWorld('Layers'), { layers: ['labels'] }), { fonts: fontCss() });
    expect([...svg.matchAll(/@font-face\{[^}]*font-style:(\w+)/g)].map(([, style]) => style)).toEqual([
      'normal',
      'italic',
    ]);
  });

  it('has one named group a layer, and nothing from outside', () => {
    const svg = toSvg(drawMap(fixtureWorld('Layers'), { layers: LAYER_NAMES }), { fonts: fontCss() });
    const ids = [...svg.matchAll(/<g id="([^"]+)" inkscape:groupmode="layer"/g)].map(([, id]) => id);
    expect(ids).toEqual(LAYER_NAMES.filter((name) => ids.includes(name)));
    for (const name of ['paper', 'sky', 'strata', 'hatching', 'walls', 'labels', 'cartouche', 'legend', 'grain'])
      expect(ids).toContain(name);
    expect(svg.match(/(href|src)\s*=|url\((?!#|data:)/g)).toBeNull();
    expect(wellFormed(svg)).toBe(true);
  });

  it('hides a layer that is not asked for', () => {
    const svg = toSvg(drawMap(fixtureWorld('Bare'), { layers: ['paper', 'strata'] }));
    expect(svg).toContain('id="strata"');
    expect(svg).not.toContain('id="labels"');
  });

  it('holds several maps on one page apart', () => {
    const svg = toSvg(drawMap(fixtureWorld('Twice')), { prefix: 'a-' });
    expect([...svg.matchAll(/ id="([^"]+)"/g)].every(([, id]) => id?.startsWith('a-'))).toBe(true);
    expect([...svg.matchAll(/url\(#([^)]+)\)/g)].every(([, id]) => id?.startsWith('a-'))).toBe(true);
  });

  it('draws an empty page too', () => {
    const sheet = {
      ...fixtureWorld('Blank'),
      ground: null,
      pieces: [],
      units: [],
      beads: [],
      labels: [],
      features: [],
      legend: [],
    };
    expect(wellFormed(toSvg(drawMap(sheet)))).toBe(true);
  });

  it('stays small, with few elements', () => {
    for (const name of ['Small', 'Big', 'Middling']) {
      const svg = toSvg(drawMap(fixtureWorld(name)));
      expect(svg.length).toBeLessThan(700_000);
      expect(svg.split('<').length).toBeLessThan(2500);
    }
  });
});

/** Every tag closed in turn, every attribute quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, __, empty: string) => {
      if (end) return open.pop() === name ? '' : '<';
      if (!empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !rest.includes('<');
}
