import type { PenEdit } from '@understory/ink';
import { drawn } from '@understory/ink/pen';
import { describe, expect, it, vi } from 'vitest';
import { EXPORTS } from '../src/parts/export/exports.ts';
import { FRESH_VIEW } from '../src/storage/table-view.ts';
import type { Taken } from '../src/table/export.ts';
import { laid, withoutBrowser } from './laid-table.ts';

withoutBrowser();

describe('a game that is taken along', () => {
  const take = async (how: string, name: string, pen: readonly PenEdit[] = []) => {
    const game = laid();
    const taken: Taken = { game, name, file: name, view: FRESH_VIEW, pen: drawn(pen) };
    await EXPORTS.find(({ key }) => key === how)?.run(taken, 0);
    return game;
  };

  it('is a file with all its answers, called after its world', async () => {
    const [blobs, clicked]: [Blob[], string[]] = [[], []];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const a = { href: '', download: '', click: () => clicked.push(`${a.href} ${a.download}`) };
    Object.assign(document, { createElement: () => a });
    const game = await take('save', 'Orrin’s Deep');
    expect(clicked).toEqual(['blob:1 orrin-s-deep.understory.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({ steps: game.step });
    vi.restoreAllMocks();
  });

  it('is a link in the clipboard, without drawings that would make it too long', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
    vi.stubGlobal('location', { origin: 'https://here', pathname: '/' });
    const wild = (nth: number) => Array.from({ length: 900 }, (_, i) => (i * 7919 * nth) % 997);
    const stroke = (nth: number): PenEdit => ({
      do: 'stroke',
      age: 'primordial',
      ink: 'red',
      nib: 'fine',
      points: wild(nth),
    });
    await take('link', 'Orrin');
    await take('link', 'Orrin', [stroke(1)]);
    await take(
      'link',
      'Orrin',
      Array.from({ length: 40 }, (_, i) => stroke(i + 2)),
    );
    const [bare = '', drawn = '', tooLong] = copied;
    expect(bare).toMatch(/^https:\/\/here\/#\/open\//);
    expect(drawn.length).toBeGreaterThan(bare.length);
    expect(tooLong).toBe(bare);
  });
});
