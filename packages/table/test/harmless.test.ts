import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstFault, harmless, Problem } from '../src/index.ts';

describe('words from strangers', () => {
  it.each([
    ['an escape sequence', 'a\u001b[31mb', 'a␛[31mb'],
    ['a bell and a backspace', '\u0007\b', '␇␈'],
    ['delete', 'a\u007f', 'a␡'],
    ['a control character of eight bits', '\u009b2J', '⟨U+009B⟩2J'],
    ['marks that turn the direction', 'evil\u202egpj.exe', 'evil⟨U+202E⟩gpj.exe'],
    ['an isolate', '\u2066x\u2069', '⟨U+2066⟩x⟨U+2069⟩'],
    ['half a letter', 'x\ud83d', 'x⟨U+D83D⟩'],
    ['lines', 'one\r\n  two', 'one two'],
    ['what is harmless', 'Żmij “of the” Deep 🐉', 'Żmij “of the” Deep 🐉'],
  ])('are shown so that nothing obeys them: %s', (_what, words, shown) => {
    expect(harmless(words)).toBe(shown);
  });

  it('are cut', () => {
    expect(harmless('x'.repeat(200))).toHaveLength(200);
    expect(harmless('x'.repeat(5_000_000))).toBe(`${'x'.repeat(199)}…`);
  });

  it('are harmless in a problem, and leave room for its own', () => {
    expect(new Problem(`No ${'x'.repeat(5_000_000)}\u001b here.`).message.length).toBeLessThanOrEqual(300);
    expect(new Problem('No \u001b[2J here.').message).toBe('No ␛[2J here.');
  });

  it('are cut where data does not fit its schema', () => {
    const schema = z.strictObject({ known: z.record(z.string(), z.number()) });
    const stray = schema.safeParse({ known: {}, ['k'.repeat(5_000_000)]: 1 });
    const wrong = schema.safeParse({ known: { ['k'.repeat(5_000_000)]: 'x' } });
    for (const { error } of [stray, wrong]) {
      if (!error) throw new Error('it fits');
      expect(firstFault(error).length).toBeLessThanOrEqual(202);
    }
    expect(wrong.error && firstFault(wrong.error)).toMatch(/^known\.k+…: invalid input: expected number/);
  });
});
