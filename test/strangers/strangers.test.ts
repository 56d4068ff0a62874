import { describe, expect, it } from 'vitest';
import { SEED } from '../../tools/seed.ts';
import { READERS } from './readers.ts';
import { faultOf, tried } from './tried.ts';

/** `npm run fuzz` tries on for as long as one likes, and minds the time too. */
const TRIES = 60;

describe.each(READERS)('$name of strangers', (reader) => {
  const sound = reader.sound();

  it('are read if they are sound', () => {
    expect(sound.length).toBeGreaterThan(0);
    for (const text of sound)
      expect(reader.read(text).filter((it) => !it.startsWith('No card of the deck'))).toEqual([]);
  });

  it('are read, or refused in one short sentence that no terminal obeys', () => {
    for (let i = 0; i < TRIES; i++) {
      const { text, fault } = tried(reader, sound, String(SEED), i);
      expect(fault, `${reader.name} ${SEED} ${i}: ${text.slice(0, 200)}`).toBeNull();
    }
  });

  it('may be nothing, or far too much', () => {
    for (const text of ['', ' ', '\0', '\u001b[2J', 'x'.repeat(3_000_000), '['.repeat(100_000)])
      expect(faultOf(reader, text)).toBeNull();
  });
});
