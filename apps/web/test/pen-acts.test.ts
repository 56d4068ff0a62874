import type { PenEdit } from '@understory/ink';
import { whatItWas } from '@understory/ink/pen';
import { describe, expect, it } from 'vitest';
import { draw, redoPen, undoPen } from '../src/parts/pen/pen-acts.ts';
import { usePen } from '../src/parts/pen/pen-store.ts';
import { useTable } from '../src/table/table-store.ts';
import { laid, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('the pen', () => {
  const stroke = (x: number): PenEdit => ({
    do: 'stroke',
    age: 'primordial',
    ink: 'red',
    nib: 'fine',
    points: [x, 100, 50, x + 100, 100, 50],
  });

  it('takes back what it drew, one by one, and does it again', () => {
    laid();
    const [a, b, c] = [stroke(100), stroke(200), stroke(300)];
    for (const it of [a, b, c]) expect(draw(it)).toBe(true);
    const edits = () => useTable.getState().pen.edits;
    undoPen();
    undoPen();
    expect(edits()).toEqual([a]);
    redoPen();
    expect(edits()).toEqual([a, b]);
    draw(c);
    redoPen();
    expect(edits()).toEqual([a, b, c]);
  });

  it('[H2-GEN-09] says why it does not draw something, and leaves everything as it is', () => {
    const { world } = laid();
    const room = world.page.pieces.find(({ kind, until }) => kind === 'room' && until === null);
    if (!room) throw new Error('the world has no room');
    const far: PenEdit = { do: 'nudge', piece: room.id, of: whatItWas(world.page, room.id), dx: 9000, dy: 9000 };
    expect(draw(far)).toBe(false);
    expect(useTable.getState().pen.edits).toEqual([]);
    expect(usePen.getState().said).not.toBe('');
  });
});
