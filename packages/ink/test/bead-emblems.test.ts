import { Resvg } from '@resvg/resvg-js';
import { CORE_TEXTS, loadDeck } from '@understory/host/cards';
import type { Bead } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { BEAD } from '../src/bead-size.ts';
import { drawBeads } from '../src/beads.ts';
import { beadEmblems } from '../src/host2/bead-emblems.ts';
import { host2 } from '../src/host2/index.ts';
import { emblemSvg, LOOKS, type Look, type Mark } from '../src/index.ts';
import { emblemFor } from './second.ts';

const { cards, villains } = loadDeck(CORE_TEXTS);
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const TAGS = [
  ...['humanoid', 'animal', 'undead', 'demonic', 'alien', 'insect', 'ooze', 'fungus', 'draconic', 'giant', 'aquatic'],
  ...[
    'magical',
    'divine',
    'order',
    'city',
    'farmer',
    'miner',
    'adventurers',
    'canine',
    'bird',
    'worm',
    'lizard',
    'swarm',
  ],
  ...['fish', 'trader', 'hoarder', 'builder', 'decomposer', 'aberration', 'ravenous', 'prehistoric', 'wandering'],
];

describe('emblems of monsters', () => {
  it('has one for each card and each villain', () => {
    expect(cards.length).toBeGreaterThan(0);
    const missing = [...cards, ...villains].filter(({ name }) => !Object.hasOwn(beadEmblems, slug(name)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('has one for every tag that says how something looks, and for both kinds', () => {
    for (const tag of [...TAGS, 'denizen', 'alpha-predator']) expect(Object.hasOwn(beadEmblems, tag), tag).toBe(true);
  });

  it('finds one for a card of a player by its tags, whatever its law and side', () => {
    const bare = JSON.stringify(emblemFor('').length);
    for (const { tags } of cards)
      expect(JSON.stringify(emblemFor(`my-own ${tags.join(' ')} denizen`).length)).not.toBe(bare);
    const shapes = (words: string) => emblemFor(words).length;
    expect(shapes('moon-cats chaotic evil animal')).toBe(shapes('animal'));
  });

  it('draws no two alike', () => {
    const seen = new Set(
      Object.values(beadEmblems).map((sketch) => JSON.stringify(sketch.map(([, stencil]) => stencil.strokes))),
    );
    expect(seen.size).toBe(Object.keys(beadEmblems).length);
  });

  it('can be told apart where a bead is twelve pixels wide', () => {
    const names = Object.keys(beadEmblems);
    const pixels = names.map((name) => {
      const svg = emblemSvg(name, { edition: '2', size: 16 });
      return new Resvg(svg, { background: LOOKS['pen-and-paper'].colours.floor }).render().pixels;
    });
    const far = (a: Uint8Array, b: Uint8Array) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
    const alike = pixels.flatMap((one, i) =>
      pixels.slice(0, i).flatMap((other, k) => (far(one, other) < 5 ? [`${names[i]} and ${names[k]}`] : [])),
    );
    expect(alike).toEqual([]);
    const bare = new Resvg(emblemSvg('', { edition: '2', size: 16 }), {
      background: LOOKS['pen-and-paper'].colours.floor,
    }).render().pixels;
    for (const [i, one] of pixels.entries()) expect(far(one, bare), names[i]).toBeGreaterThan(6);
  });

  it('draws the first word that has one, and bare glass where none has', () => {
    const paths = (words: string) => emblemFor(words).flatMap((mark) => (mark.mark === 'path' ? [mark.pen] : []));
    expect(paths('nobody goblins dragon')).toEqual(paths('goblins'));
    expect(paths('goblins')).not.toEqual(paths('dragon'));
    for (const words of ['', 'nobody', 'constructor', '__proto__', 'toString'])
      expect(emblemFor(words)).toEqual([expect.objectContaining({ mark: 'circle' })]);
  });

  it('keeps on its bead', () => {
    const edge = 1 / 1.84;
    for (const [name, sketch] of Object.entries(beadEmblems))
      for (const [, stencil] of sketch)
        for (const [, points] of stencil.strokes) {
          // Where the pen goes; what only pulls on a curve may lie outside.
          const [x = 0, y = 0] = points.slice(-2);
          expect(Math.hypot(x, y), name).toBeLessThan(edge + 0.02);
        }
  });

  it('is a small picture in any look, the same each time', () => {
    for (const look of Object.values(LOOKS)) {
      for (const { name } of cards) {
        const svg = emblemSvg(slug(name), { edition: '2', look, size: 16 });
        expect(svg).toMatch(/^<svg [^>]*width="16"/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|url\(/);
        expect(svg.length).toBeLessThan(4000);
        expect(emblemSvg(slug(name), { edition: '2', look, size: 16 })).toBe(svg);
      }
    }
  });
});

describe.each(Object.values(LOOKS) as Look[])('in the look $name', ({ colours }) => {
  it('every emblem stands out from its glass', () => {
    for (const [name, sketch] of Object.entries(beadEmblems))
      for (const [{ fill, stroke }] of sketch) {
        const tint = fill ?? stroke;
        if (tint !== undefined && tint !== 'beadDark')
          expect(contrast(colours[tint], colours.beadDark), `${name}: ${tint}`).toBeGreaterThan(3.5);
      }
  });
});

describe('beads', () => {
  it('[H2-CRD-110] bear a crown on the rim for an alpha predator and none for a denizen, and a skull or a crown at the last', () => {
    const [alpha, denizen] = [drawn({ emblem: 'dragon alpha-predator' }), drawn({ emblem: 'dragon denizen' })];
    expect(alpha.length).toBe(denizen.length + 1);
    expect(alpha.slice(0, -1)).toEqual(denizen);
    expect(drawn({ emblem: 'nobody alpha-predator' })).not.toEqual(drawn({ emblem: 'nobody denizen' }));
    const [crown, skull] = ['alpha-predator', 'denizen'].map((kind) => beadEmblems[kind]);
    expect(crown).not.toEqual(skull);
  });

  it('show whose they are on the dark ones alone', () => {
    expect(drawn({ emblem: 'goblins' })).not.toEqual(drawn({ emblem: null }));
    for (const kind of ['treasure', 'bonus', 'epic'] as const)
      expect(drawn({ kind, emblem: 'goblins' })).toEqual(drawn({ kind, emblem: null }));
    expect(drawn({ emblem: 'nobody' })).toEqual(drawn({ emblem: null }));
  });

  it('[H2-MON-104] keep a bonus small, on the rim of the home seat, each beside the last', () => {
    const seat = bead({ id: 'b1' });
    const marks = drawBeads([bead({ id: 'b2', kind: 'bonus' }), seat, bead({ id: 'b3', kind: 'bonus' })], host2);
    const starts = ['b2', 'b3'].map((id) => firstPoint(marks.find((it) => it.mark === 'group' && it.bead === id)));
    for (const [x, y] of starts) {
      expect(Math.hypot(x - 5, y - 5)).toBeGreaterThan(BEAD * 0.5);
      expect(Math.hypot(x - 5, y - 5)).toBeLessThan(BEAD * 2.2);
    }
    expect(starts[0]).not.toEqual(starts[1]);
    expect(firstPoint(drawBeads([bead({ kind: 'bonus' })], host2)[0])[0]).toBe(5);
  });
});

const bead = (over: Partial<Bead>): Bead => ({
  id: 'b1',
  origin: 'b1',
  since: 0,
  until: null,
  kind: 'population',
  at: { x: 5, y: 5 },
  piece: 'p1',
  owner: 'g1',
  name: null,
  fixed: false,
  emblem: null,
  ...over,
});

function drawn(over: Partial<Bead>): readonly Mark[] {
  const group = drawBeads([bead(over)], host2).find((mark) => mark.mark === 'group');
  return group?.mark === 'group' ? group.of : [];
}

function firstPoint(mark: Mark | undefined): readonly [number, number] {
  const of = mark?.mark === 'group' ? mark.of : [];
  const path = of.find((it) => it.mark === 'path');
  const [x = Number.NaN, y = Number.NaN] = (path?.mark === 'path' ? (path.d.match(/-?\d*\.?\d+/g) ?? []) : []).map(
    Number,
  );
  return [x, y];
}

function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((i) => {
      const it = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
