import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableGame } from '@understory/maker';
import { describe, expect, it, vi } from 'vitest';
import { printCommand, printedGame } from '../src/games/maker/print-command.ts';

const head = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.slice(0, 5));

describe('understory maker print', () => {
  it('writes a blank sheet as PDF, and refuses another ending', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const folder = mkdtempSync(join(tmpdir(), 'understory-print-'));
    await printCommand().parseAsync([join(folder, 'blank.pdf')], { from: 'user' });
    const bytes = readFileSync(join(folder, 'blank.pdf'));
    expect(head(bytes)).toBe('%PDF-');
    // The sheet, and the rules.
    expect(bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await expect(printCommand().parseAsync([join(folder, 'blank.txt')], { from: 'user' })).rejects.toThrow(
      'must end in .pdf',
    );
    expect(existsSync(join(folder, 'blank.txt'))).toBe(false);
  });

  it('writes what a game has on its sheet', async () => {
    const [early, late] = [tableGame('k7q2', 'Ann'), tableGame('k7q2', 'Ann')];
    while (late.ask) late.letAnswer(late.ask.ask === 'roll' ? 'chance' : 'tactical');
    const [bare, full] = [await printedGame(early), await printedGame(late)];
    expect(head(full)).toBe('%PDF-');
    expect(full.length).toBeGreaterThan(bare.length);
  });
});
