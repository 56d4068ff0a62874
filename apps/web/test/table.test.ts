import { describe, expect, it } from 'vitest';
import { fileName } from '../src/desk/download.ts';
import { readRoute } from '../src/desk/route.ts';
import { readView } from '../src/storage/read-view.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';

describe('an address', () => {
  it('leads to a room', () => {
    expect(readRoute('#/table/abc')).toEqual({ at: 'table', world: 'abc' });
    expect(readRoute('#/table/abc/784')).toEqual({ at: 'table', world: 'abc', line: 784 });
    expect(readRoute('#/legends/abc')).toEqual({ at: 'legends', world: 'abc', page: 'index' });
    expect(readRoute('#/legends/abc/group-g1')).toEqual({ at: 'legends', world: 'abc', page: 'group-g1' });
    expect(readRoute('#/legends')).toEqual({ at: 'legends', world: null, page: 'index' });
    expect(readRoute('#/rules/host1/H1-GEN-01')).toEqual({ at: 'rules', book: 'host1', clause: 'H1-GEN-01' });
    expect(readRoute('#/rules')).toEqual({ at: 'rules', book: null, clause: null });
    expect(readRoute('#/cards')).toEqual({ at: 'room', room: 'cards' });
  });

  it('leads to the shelf when it leads nowhere', () => {
    for (const odd of ['', '#', '#/table', '#/compare/here', '#/open']) expect(readRoute(odd)).toEqual({ at: 'shelf' });
  });
});

describe('a view read back from storage', () => {
  it('keeps what fits and leaves the rest as usual', () => {
    expect(readView(null)).toEqual(FRESH_VIEW);
    expect(
      readView({ look: 'night', hidden: ['beads', 'no such layer'], lens: { x: 1, y: 2, times: 3 }, moment: 4 }),
    ).toEqual({
      ...FRESH_VIEW,
      look: 'night',
      hidden: ['beads'],
      lens: { x: 1, y: 2, times: 3 },
      moment: 4,
    });
    expect(readView({ realms: true, speed: 16 })).toEqual({ ...FRESH_VIEW, realms: true, speed: 16 });
    expect(readView({ realms: 'yes', speed: 17 })).toEqual(FRESH_VIEW);
    const left = {
      usual: ['H2-CIV-01'],
      written: { code: 'abc' },
      tracing: { primordial: { shown: true, opacity: 1 } },
    };
    expect(readView({ ...left, usual: ['H2-CIV-01', 7] })).toEqual({ ...FRESH_VIEW, ...left });
    expect(readView({ look: '__proto__', hidden: 7, lens: { x: Number.NaN }, moment: 'now', speed: -1 })).toEqual(
      FRESH_VIEW,
    );
  });
});

it('names files so that every disk takes them', () => {
  expect(fileName('The Deeps of Orrin', 'svg')).toBe('the-deeps-of-orrin.svg');
  expect(fileName('../../<b>', 'svg')).toBe('b.svg');
  expect(fileName('…', 'png')).toBe('world.png');
});
