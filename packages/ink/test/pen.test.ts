import { disc, type Piece, type Sheet } from '@understory/page';
import { asWritten, digest, spelled } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptPen, type Mark, measuresIn, type PenEdit, toSvg } from '../src/index.ts';
import {
  drawn,
  isMovable,
  PEN_LIMITS,
  penLabel,
  penName,
  readPen,
  STICKERS,
  saidIn,
  stickerSvg,
  stickersSeen,
  whatItWas,
  whyFull,
  whyRefused,
} from '../src/pen/index.ts';
import { isBare, penTreasure } from '../src/pen/penned.ts';
import { earthWith, lairRoom, lairWay } from './monster-pieces.ts';
import { drawMap } from './second.ts';

const NOW = 1000;
const MEASURES = measuresIn('2', 'civilization');
const room = lairRoom('gallery', { what: asWritten('the home of Medusa') });
const way = lairWay('gallery', { what: asWritten('a tunnel of Medusa') });
const well = lairRoom('gallery', {
  id: 'p3',
  kind: 'cave',
  what: asWritten('a cave'),
  shape: disc(15, 13.5, 0.6),
  owner: null,
  age: 'primordial',
});
const bead = {
  id: 'b1',
  origin: 'b1',
  kind: 'population',
  at: { x: 15, y: 11 },
  piece: 'p1',
  owner: 'g1',
  name: null,
  fixed: false,
  emblem: null,
  since: 0,
  until: null,
} as const;
const label = {
  id: 'l1',
  what: asWritten('Medusa'),
  note: null,
  at: { x: 15, y: 11 },
  about: 'medusa',
  size: 'plain',
  since: 0,
  until: null,
} as const;
const feature = {
  id: 'f1',
  kind: 'caves',
  stratum: 2,
  clause: 'H2-FEA-T1.1',
  what: asWritten('a cave'),
  since: 0,
  until: null,
} as const;
const sheet = earthWith([room, way, well], { beads: [bead], labels: [label] });

const nudge = (piece: string, dx: number, dy: number, on: Sheet = sheet): PenEdit => ({
  do: 'nudge',
  piece,
  of: whatItWas(on, piece),
  dx,
  dy,
});
const name = (id: string, text: string): PenEdit => ({ do: 'name', id, of: whatItWas(sheet, id), text });
const stroke = (age: string): PenEdit => ({
  do: 'stroke',
  age,
  ink: 'red',
  nib: 'broad',
  points: [300, 300, 50, 400, 350, 50, 500, 300, 50],
});
const sticker: PenEdit = { do: 'sticker', age: 'monsters', emblem: 'dragon', x: 500, y: 900, size: 200, turn: 25 };
const svg = (edits: readonly PenEdit[], on: Sheet = sheet) => toSvg(drawMap(on, { pen: drawn(edits) }));
/** The circles that a bead is drawn with. */
function circlesOf(marks: readonly Mark[], id: string, within = false): Mark[] {
  return marks.flatMap((it) => {
    if (it.mark === 'group') return circlesOf(it.of, id, within || it.bead === id);
    return within && it.mark === 'circle' ? [it] : [];
  });
}

/** The height of a line at a place on its way. */
function heightAt(path: readonly number[], x: number): number {
  const i = path.findIndex((it, i) => i % 2 === 0 && it >= x);
  return path[i + 1] ?? 0;
}
const why = (...edits: PenEdit[]) => {
  const last = edits.at(-1) as PenEdit & { piece: string };
  return whyRefused(sheet, drawn(edits), last.piece, NOW, MEASURES, spelled);
};

describe('the pen’s edits', () => {
  it('[H2-GEN-09] add up to what is drawn, the last word standing', () => {
    const work = drawn([nudge('p1', 10, 0), nudge('p1', -20, 5), name('p1', 'Snake pit'), stroke('monsters'), sticker]);
    expect(work.nudged.get('p1')?.is).toEqual({ dx: -0.2, dy: 0.05 });
    expect(work.names.get('p1')?.is).toBe('Snake pit');
    expect(work.strokes).toHaveLength(1);
    expect(work.stickers[0]).toMatchObject({ emblem: 'dragon', x: 5, y: 9, size: 2, turn: 0.25 });
  });

  it('are each of their own kind, and no other', () => {
    const [piece, of] = ['p1', whatItWas(sheet, 'p1')];
    const edits: readonly PenEdit[] = [
      nudge('p1', 10, 0),
      { do: 'shape', piece, of, shape: 'round' },
      { do: 'course', piece, of, points: [100, 200] },
      { do: 'label', label: 'l1', of, x: 100, y: 200 },
      name('p1', 'Snake pit'),
      stroke('monsters'),
      sticker,
    ];
    for (const [kind, edit] of edits.entries()) {
      const { nudged, shapes, courses, labels, names, strokes, stickers } = drawn([edit]);
      const said = [nudged, shapes, courses, labels, names].map(({ size }) => size);
      expect([...said, strokes.length, stickers.length]).toEqual(edits.map((_, i) => (i === kind ? 1 : 0)));
      expect(isBare(drawn([edit]))).toBe(false);
    }
    expect(drawn(edits).labels.get('l1')?.is).toEqual({ x: 1, y: 2 });
  });

  it('are taken back by dropping the last, rubbed out by their place, and reset by their thing', () => {
    const edits = [stroke('monsters'), sticker, name('p1', 'Snake pit'), nudge('p1', 10, 0)];
    expect(drawn(edits.slice(0, -1)).nudged.size).toBe(0);
    const rubbed = drawn([...edits, { do: 'erase', edits: [0, 1] }]);
    expect([...rubbed.strokes, ...rubbed.stickers]).toEqual([]);
    expect(isBare(drawn([...edits, { do: 'erase', edits: [0, 1] }, { do: 'reset', id: 'p1' }]))).toBe(true);
    expect(isBare(drawn([]))).toBe(true);
  });

  it('put a sticker elsewhere, in its own place among the others; one that was rubbed out stays away', () => {
    const move = { do: 'restick', sticker: 0, x: 700, y: 300 } as const;
    const edits = [sticker, { ...sticker, emblem: 'crown' }, move];
    expect(drawn(edits).stickers).toMatchObject([
      { edit: 0, emblem: 'dragon', x: 7, y: 3, size: 2, turn: 0.25 },
      { edit: 1, emblem: 'crown', x: 5, y: 9 },
    ]);
    expect(drawn(edits.slice(0, -1)).stickers[0]).toMatchObject({ x: 5, y: 9 });
    expect(drawn([sticker, { do: 'erase', edits: [0] }, move]).stickers).toEqual([]);
    expect(drawn([stroke('monsters'), move]).stickers).toEqual([]);
    const kept = JSON.parse(JSON.stringify(keptPen(edits)));
    expect(readPen(kept)).toEqual({ edits, fault: null });
    expect(readPen({ ...kept, edits: [{ ...move, x: 1e9 }] }).fault).toContain('x');
  });

  it('show stickers from when their age begins, unless its tracing paper is away', () => {
    const seen = (opacity: number, tick: number) =>
      stickersSeen(drawn([sticker]), [{ age: 'monsters', since: 10, opacity }], tick).length;
    expect([seen(1, 9), seen(1, 10), seen(0.2, 10), seen(0, 10)]).toEqual([0, 1, 1, 0]);
  });

  it('are kept beside a save and read again; nothing is kept of nothing', () => {
    const edits = [stroke('monsters'), sticker, nudge('p1', 10, 0)];
    const kept = JSON.parse(JSON.stringify(keptPen(edits)));
    expect(readPen(kept)).toEqual({ edits, fault: null });
    expect(keptPen([])).toBeUndefined();
    expect(readPen(undefined)).toEqual({ edits: [], fault: null });
  });

  it('that come from outside and do not fit are left out, and it is said why', () => {
    const bad = (edits: unknown[]) => readPen({ format: 'understory/pen', version: 1, edits });
    expect(bad([nudge('p1', 10, 0), { ...nudge('p1', 10, 0), dx: 101 }])).toMatchObject({
      edits: [],
      fault: expect.stringContaining('edits[1].dx'),
    });
    expect(bad([nudge('p1', 90, 90)]).fault).toContain('at most one bead');
    expect(bad([name('p1', 'x'.repeat(PEN_LIMITS.name + 1))]).fault).toContain('text');
    expect(bad([{ ...stroke('monsters'), points: [1, Number.NaN, 3] }]).fault).toContain('points');
    expect(bad([{ ...sticker, emblem: '', script: 1 }]).fault).not.toBeNull();
    expect(bad(Array.from({ length: PEN_LIMITS.stickers + 1 }, () => sticker)).fault).toContain('stickers');
    const long = { ...stroke('monsters'), points: Array.from({ length: 3 * PEN_LIMITS.strokePoints }, () => 50) };
    expect(bad(Array.from({ length: PEN_LIMITS.points / PEN_LIMITS.strokePoints + 1 }, () => long)).fault).toContain(
      'points',
    );
    expect(readPen('a string').fault).not.toBeNull();
    expect(bad([{ ...long, points: [...long.points, 50] }]).fault).toContain('points');
    fc.assert(fc.property(fc.jsonValue(), (it) => readPen(it).edits.length === 0));
  });

  it('stay on the page or a little beside it, and stickers have a size', () => {
    const fault = (change: object) => whyFull([], { ...sticker, ...change } as PenEdit);
    for (const fits of [{ x: -500 }, { x: 7000 }, { y: 7000 }, { size: 25 }, { size: 800 }, { turn: 0 }, { turn: 99 }])
      expect(fault(fits), JSON.stringify(fits)).toBeNull();
    for (const not of [{ x: -501 }, { x: 7001 }, { y: 7001 }, { size: 24 }, { size: 801 }, { turn: -1 }, { turn: 100 }])
      expect(fault(not), JSON.stringify(not)).not.toBeNull();
  });

  it('stop when the sheet is full', () => {
    expect(whyFull([], stroke('monsters'))).toBeNull();
    const full = Array.from({ length: PEN_LIMITS.edits }, () => nudge('p1', 1, 0));
    expect(whyFull(full, stroke('monsters'))).toContain('no more fits');
    const stuck = Array.from({ length: PEN_LIMITS.stickers }, () => sticker);
    expect(whyFull(stuck, sticker)).toContain('stickers');
    expect(whyFull(stuck, stroke('monsters'))).toBeNull();
    expect(whyFull([], { ...sticker, size: 1 } as PenEdit)).toContain('size');
    const long = { ...stroke('monsters'), points: Array.from({ length: 3 * PEN_LIMITS.strokePoints }, () => 50) };
    const many = (count: number) => Array.from({ length: count }, () => long as PenEdit);
    const most = PEN_LIMITS.points / PEN_LIMITS.strokePoints;
    expect(whyFull(many(most - 1), long as PenEdit)).toBeNull();
    expect(whyFull(many(most), stroke('monsters'))).toContain('full of strokes');
  });
});

describe('what may be nudged', () => {
  it('[H2-GEN-09] goes where nothing comes to touch or be near otherwise', () => {
    expect(why(nudge('p1', -10, 0))).toBeNull();
    expect(why(nudge('p1', 5, 5))).toBeNull();
  });

  it('[H2-GEN-09] is refused where it would no longer touch what it touched', () => {
    expect(why(nudge('p1', -60, 0))).toBe('The home of Medusa would no longer touch a tunnel of Medusa.');
  });

  it('[H2-GEN-09] is refused where it would touch what it did not', () => {
    const close = lairRoom('gallery', {
      id: 'p4',
      what: asWritten('a store'),
      shape: disc(13.4, 11, 0.6),
      within: null,
    });
    const crowded = earthWith([room, way, close]);
    const left = nudge('p1', -20, 0, crowded);
    expect(whyRefused(crowded, drawn([left]), 'p1', NOW, MEASURES, spelled)).toBe(
      'The home of Medusa would touch a store.',
    );
  });

  it('[H2-GEN-09] is refused where it would come near, or be near no longer; in the later ages near is no matter of beads', () => {
    const off = earthWith([room, way, { ...well, shape: disc(15, 14.5, 0.6) }]);
    const down = nudge('p1', 0, 12, off);
    expect(whyRefused(off, drawn([down]), 'p1', NOW, MEASURES, spelled)).toBe(
      'The home of Medusa would come near a cave.',
    );
    expect(whyRefused(off, drawn([down]), 'p1', NOW, measuresIn('2', 'monsters'), spelled)).toBeNull();
    const edge = earthWith([room, { ...well, shape: disc(15, 14.4, 0.6) }]);
    expect(whyRefused(edge, drawn([nudge('p1', 0, -12, edge)]), 'p1', NOW, MEASURES, spelled)).toBe(
      'The home of Medusa would no longer be near a cave.',
    );
    expect(measuresIn('2', 'civilization').near).toBe(2.25);
  });

  it('[H2-GEN-09] keeps its reach for resources, its stratum and its place on the page', () => {
    const unit = {
      id: 'u1',
      kind: 'ore',
      biome: null,
      at: { x: 15, y: 13.92 },
      piece: 'p9',
      stratum: 4,
      since: 0,
      until: null,
    } as const;
    const rich = earthWith([room], { units: [unit] });
    expect(whyRefused(rich, drawn([nudge('p1', 0, 10, rich)]), 'p1', NOW, MEASURES, spelled)).toBe(
      'The home of Medusa would come near ore.',
    );
    const rim = earthWith([{ ...room, shape: disc(0.7, 11, 0.6) }]);
    expect(whyRefused(rim, drawn([nudge('p1', -30, 0, rim)]), 'p1', NOW, MEASURES, spelled)).toContain(
      'stick out of the page',
    );
    const border = earthWith([room]);
    const line = border.ground?.strata.find(({ number }) => number === 4)?.outline ?? [];
    const lowest = Math.max(...line.filter((_, i) => i % 2 === 1));
    const low = earthWith([{ ...room, shape: disc(15, lowest - 0.3, 0.6) }]);
    expect(whyRefused(low, drawn([nudge('p1', 0, 100, low)]), 'p1', NOW, MEASURES, spelled)).toMatch(
      /would lie in stratum \d/,
    );
    const [top] = border.ground?.surfaces ?? [];
    const shallow = earthWith([{ ...room, shape: disc(15, heightAt(top?.path ?? [], 15) + 0.2, 0.6) }]);
    expect(whyRefused(shallow, drawn([nudge('p1', 0, -80, shallow)]), 'p1', NOW, MEASURES, spelled)).toBe(
      'The home of Medusa would lie above ground.',
    );
  });

  it('is what lies by itself: neither ways nor waters, nor what grows', () => {
    const kinds = ['room', 'cave', 'hollow', 'void', 'ore', 'gem', 'building', 'tunnel', 'water', 'biome'];
    const movable = kinds.filter((kind) => isMovable({ ...room, kind }));
    expect(movable).toEqual(['room', 'cave', 'hollow', 'void', 'ore', 'gem', 'building']);
    expect(isMovable({ ...room, kind: 'ore', shape: way.shape })).toBe(false);
  });

  it('is drawn at home again when history has dug something beside it', () => {
    const later: Piece = lairRoom('gallery', {
      id: 'p8',
      what: asWritten('a new hall'),
      shape: disc(13.45, 11, 0.6),
      since: 500,
    });
    const grown = earthWith([room, way, well, later]);
    const edits = [nudge('p1', -10, 0)];
    const drawnAt = (tick: number) => toSvg(drawMap(grown, { pen: drawn(edits), tick, layers: ['walls'] }));
    expect(drawnAt(400)).not.toBe(toSvg(drawMap(grown, { tick: 400, layers: ['walls'] })));
    expect(drawnAt(600)).toBe(toSvg(drawMap(grown, { tick: 600, layers: ['walls'] })));
  });

  it('is left alone when another thing has its id by now', () => {
    const other = earthWith([{ ...room, shape: disc(20, 12, 0.6) }, well]);
    const shape: PenEdit = { do: 'shape', piece: 'p1', of: whatItWas(sheet, 'p1'), shape: 'cross' };
    const edits = [nudge('p1', 10, 0), shape, name('p1', 'Snake pit')];
    expect(svg(edits, other)).toBe(toSvg(drawMap(other)));
  });
});

describe('a new shape or course', () => {
  const shape = (as: string) => ({ do: 'shape', piece: 'p1', of: whatItWas(sheet, 'p1'), shape: as }) as PenEdit;
  const course = (...points: number[]): PenEdit => ({ do: 'course', piece: 'p2', of: whatItWas(sheet, 'p2'), points });

  it('[H2-GEN-09] gives a room as many corners as wished, about the same middle', () => {
    expect(why(shape('square'))).toBeNull();
    const layers = ['walls'] as const;
    const drawing = (edits: PenEdit[]) => toSvg(drawMap(sheet, { pen: drawn(edits), layers }));
    expect(drawing([shape('cross')])).not.toBe(drawing([shape('square')]));
  });

  it('[H2-GEN-09] bends a tunnel by at most a bead; its ends stay', () => {
    expect(why(course(1700, 1140))).toBeNull();
    expect(why(course(1700, 1260))).toContain('more than one bead');
    const bent = toSvg(drawMap(sheet, { pen: drawn([course(1700, 1160)]), layers: ['walls'] }));
    expect(bent).not.toBe(toSvg(drawMap(sheet, { layers: ['walls'] })));
  });

  it('[H2-GEN-09] takes along what lies in the tunnel, as far on its way as before', () => {
    const long = { ...way, shape: { ...way.shape, path: [15.6, 11, 17, 11, 19.6, 11] } };
    const at = (x: number) => {
      const held = earthWith([room, long], { beads: [{ ...bead, at: { x, y: 11 }, piece: 'p2' }] });
      const edit: PenEdit = { do: 'course', piece: 'p2', of: whatItWas(held, 'p2'), points: [1760, 1150] };
      return drawMap(held, { pen: drawn([edit]) }).layers.flatMap(({ marks }) => circlesOf(marks, 'b1'))[0];
    };
    expect(at(15.6)).toMatchObject({ x: 15.6, y: 11 });
    expect(at(17.6)).toMatchObject({ x: expect.closeTo(17.6), y: expect.closeTo(11.5) });
    expect(at(16.6)).toMatchObject({ x: expect.closeTo(16.6), y: expect.closeTo(11.25) });
    expect(at(18.6)).toMatchObject({ x: expect.closeTo(18.6), y: expect.closeTo(11.25) });
  });

  it('[H2-GEN-09] cuts into nothing that it did not touch', () => {
    const rock = {
      ...well,
      id: 'p5',
      kind: 'ore' as const,
      what: asWritten('a lump of ore'),
      shape: disc(17, 12.2, 0.4),
    };
    const beside = earthWith([room, way, rock]);
    expect(whyRefused(beside, drawn([course(1700, 1160)]), 'p2', NOW, MEASURES, spelled)).toBe(
      'A tunnel of Medusa would touch a lump of ore.',
    );
  });
});

describe('a map with pen', () => {
  it('[H2-GEN-09] is the same to the byte where nothing was drawn, and the page is never changed', () => {
    const before = digest(JSON.stringify(sheet));
    expect(svg([])).toBe(toSvg(drawMap(sheet)));
    svg([nudge('p1', -10, 0), name('p1', 'Snake pit'), stroke('monsters'), sticker]);
    expect(digest(JSON.stringify(sheet))).toBe(before);
  });

  it('[H2-GEN-09] draws a nudged room with its beads', () => {
    const at = (it: string) =>
      /data-bead="b1"[^>]*><circle cx="([^"]+)"|<circle cx="([^"]+)"[^>]*data-bead="b1"/
        .exec(it)
        ?.slice(1)
        .find(Boolean);
    expect(at(svg([nudge('p1', -10, 0)]))).toBe('14.9');
    expect(at(svg([]))).toBe('15');
  });

  it('[H2-GEN-09] writes new names on labels and beside what had none, whatever letters they have', () => {
    const named = svg([name('medusa', 'Old <Snake>'), name('p3', 'The "Well" & more')]);
    expect(named).toContain('Old &lt;Snake&gt;');
    expect(named).not.toContain('Medusa<');
    expect(named).toContain('The &quot;Well&quot; &amp; more');
    expect(named).toContain(`data-label="${penLabel('p3')}"`);
    const work = drawn([name('medusa', 'Old Snake'), name('p3', 'Well')]);
    expect(penName(work, sheet, 'medusa', spelled)).toBe('Old Snake');
    expect(penName(work, sheet, 'p3', spelled)).toBe('Well');
    expect(penName(work, sheet, 'p1', spelled)).toBeNull();
    expect(penName(work, { ...sheet, pieces: [{ ...well, shape: disc(3, 14, 1) }] }, 'p3', spelled)).toBeNull();
  });

  it('[H2-GEN-09] keeps the name of a treasure wherever it goes', () => {
    const coin = { ...bead, kind: 'epic', name: 'Axe of Ash', owner: null } as const;
    const moved = { ...coin, id: 'b77', origin: coin.id, since: 1 };
    const held = earthWith([room, way, well], { beads: [{ ...coin, until: 1 }, moved], labels: [label] });
    const other = earthWith([room, way, well], { beads: [{ ...moved, name: 'Spoon' }, coin], labels: [label] });
    const edit: PenEdit = { do: 'name', id: coin.id, of: whatItWas(held, coin.id), text: 'Old Chopper' };
    for (const [sheet, name] of [[held, 'Axe of Ash'] as const, [other, 'Spoon'] as const]) {
      expect(svg([edit], sheet)).toContain('Old Chopper');
      expect(svg([edit], sheet)).not.toContain(name);
    }
    expect(
      penTreasure(drawn([edit]), earthWith([room], { beads: [{ ...coin, at: { x: 3, y: 3 } }] }), coin, spelled),
    ).toBeNull();
  });

  it('[H2-GEN-09] reads names that hung on words, as pens of up to 0.5 wrote them', () => {
    const coin = { ...bead, kind: 'epic', name: 'Axe of Ash', owner: null } as const;
    const held = earthWith([room, way, well], { beads: [coin], labels: [label] });
    const treasure: PenEdit = { do: 'name', id: 'treasure Axe of Ash', of: '', text: 'Old Chopper' };
    expect(svg([treasure], held)).toContain('Old Chopper');
    const old: PenEdit = { do: 'name', id: label.id, of: spelled(label.what), text: 'Old Label' };
    expect(penName(drawn([old]), held, label.id, spelled)).toBe('Old Label');
    expect(penName(drawn([{ ...old, of: 'another text' }]), held, label.id, spelled)).toBeNull();
    const once: PenEdit = {
      do: 'name',
      id: feature.id,
      of: `${feature.kind} ${spelled(feature.what)}`,
      text: 'Old Feature',
    };
    expect(penName(drawn([once]), { ...sheet, features: [feature] }, feature.id, spelled)).toBe('Old Feature');
  });

  it('[H2-GEN-09] keeps names through a rewording', () => {
    const on = { ...sheet, features: [feature] };
    const named = (id: string): PenEdit => ({ do: 'name', id, of: whatItWas(on, id), text: `my ${id}` });
    const work = drawn([named('l1'), named(feature.id)]);
    const reworded = {
      ...on,
      labels: on.labels.map((it) => ({ ...it, what: asWritten('said otherwise') })),
      features: on.features.map((it) => ({ ...it, what: asWritten('said otherwise') })),
    };
    expect(['l1', feature.id].map((id) => penName(work, reworded, id, spelled))).toEqual(['my l1', `my ${feature.id}`]);
    const elsewhere = { ...on, features: [{ ...feature, stratum: feature.stratum + 1 }] };
    expect(penName(work, elsewhere, feature.id, spelled)).toBeNull();
  });

  it('[H2-GEN-09] puts a label where the hand put it', () => {
    const put: PenEdit = { do: 'label', label: 'l1', of: 'medusa', x: 500, y: 1600 };
    const { labels } = drawMap(sheet, { pen: drawn([put]) });
    const { box } = labels.find((it) => it.label.id === 'l1') ?? {};
    expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2).toBeCloseTo(5, 5);
    expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBeCloseTo(16, 5);
    const { box: before } = drawMap(sheet).labels.find((it) => it.label.id === 'l1') ?? {};
    const sizeOf = (it: typeof box) => [(it?.right ?? 0) - (it?.left ?? 0), (it?.bottom ?? 0) - (it?.top ?? 0)];
    expect(sizeOf(box)).toEqual(sizeOf(before).map((it) => expect.closeTo(it)));
  });

  it('[H2-GEN-08] has strokes and stickers on the sheet of their age, from when it begins', () => {
    const pen = drawn([stroke('primordial'), stroke('monsters'), sticker]);
    const tracing = [
      { age: 'primordial', since: 0, opacity: 0.4 },
      { age: 'monsters', since: 300, opacity: 1 },
    ];
    const late = toSvg(drawMap(sheet, { pen, tracing }));
    expect(late).toMatch(/<g id="pen"[^>]*>.*data-layer="primordial" opacity=".4".*data-layer="monsters"/);
    expect(late).toMatch(
      /<g id="stickers"[^>]*><g data-layer="monsters"><g transform="translate\(5 9\)rotate\(90\)scale\(2\)">/,
    );
    expect(late).toContain(drawMap(sheet).look.colours.penRed);
    const early = toSvg(drawMap(sheet, { pen, tracing, tick: 200 }));
    expect(early).toContain('data-layer="primordial"');
    expect(early).not.toContain('data-layer="monsters"');
  });

  it('[H2-GEN-08] shows each age alone, or any of them paler', () => {
    const ages = (primordial: number, monsters: number) =>
      toSvg(
        drawMap(earthWith([{ ...room, since: 400 }, well], { beads: [{ ...bead, since: 400 }] }), {
          tracing: [
            { age: 'primordial', since: 0, opacity: primordial },
            { age: 'monsters', since: 300, opacity: monsters },
          ],
        }),
      );
    expect(ages(0, 1)).not.toContain('data-piece="p3"');
    expect(ages(0, 1)).toContain('data-bead="b1"');
    expect(ages(1, 0)).toContain('data-piece="p3"');
    expect(ages(1, 0)).not.toContain('data-piece="p1"');
    expect(ages(1, 0)).not.toContain('data-bead="b1"');
    expect(ages(0.3, 1)).toMatch(/data-piece="p3" opacity=".3"/);
  });

  it('has stickers for every emblem, and none for a name that is none', () => {
    expect(STICKERS).toContain('dragon');
    expect(STICKERS).toContain('crystalline');
    for (const it of STICKERS) expect(stickerSvg(it)).toMatch(/<(path|circle)/);
    expect(stickerSvg('constructor')).not.toMatch(/<(path|circle)/);
  });
});

describe('what is said of a world', () => {
  const edits: readonly PenEdit[] = [
    { do: 'name', id: 'g1', of: '', text: 'The Ladies of the Stair' },
    { do: 'name', id: 'leader:g1:0', of: '', text: 'Mother' },
    { do: 'name', id: 'p1', of: 'somewhere else', text: 'Lost' },
    { do: 'note', id: 'g1', text: 'They come back.' },
    { do: 'note', id: 'p3', text: 'x' },
    { do: 'note', id: 'p3', text: '' },
    { do: 'known', id: 'g1', as: 'secret' },
    { do: 'known', id: 'p3', as: 'told' },
    { do: 'known', id: 'p1', as: 'secret' },
    { do: 'known', id: 'p1', as: 'usual' },
  ];

  it('[CH-NAM-02] [CH-LEG-17] [CH-SEC-03] names, notes and secrets are kept beside the answers, and read from there', () => {
    const kept = keptPen(edits);
    const read = readPen(JSON.parse(JSON.stringify(kept)));
    expect(read).toEqual({ edits, fault: null });
    expect(saidIn(drawn(read.edits), sheet, spelled)).toEqual({
      // Of what is another thing by now nothing is said.
      names: new Map([
        ['g1', 'The Ladies of the Stair'],
        ['leader:g1:0', 'Mother'],
      ]),
      notes: new Map([['g1', 'They come back.']]),
      secret: new Set(['g1']),
      told: new Set(['p3']),
    });
    // Taken back, it is as before; and nothing of it is drawn.
    expect(saidIn(drawn(edits.slice(0, 1)), sheet, spelled).notes.size).toBe(0);
    expect(isBare(drawn(edits.slice(3)))).toBe(true);
  });

  it('refuses a note that is too long', () => {
    expect(whyFull([], { do: 'note', id: 'g1', text: 'x'.repeat(PEN_LIMITS.note + 1) })).not.toBeNull();
  });
});
