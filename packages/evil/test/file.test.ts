import { readFileSync } from 'node:fs';
import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { evilFile, evilFileJsonSchema, readEvilFile } from '../src/file.ts';
import { deadliestEvil } from '../src/index.ts';

describe('a game of Deadliest Evil as a file', () => {
  it.each(['a', 'b', 'c', 'd'])('is read back as it was written, at any moment: game %s', (seed) => {
    const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices: 'tactical' }) });
    for (const stop of [1, 40, 100, 10_000]) {
      game.playTo(({ step }) => step >= stop);
      const file = evilFile(game);
      expect(readEvilFile(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file)));
      expect(file.outcome?.kind ?? null).toBe(game.world.result);
    }
  });

  it('has its form in docs/evil.schema.json, as npm run schema writes it', () => {
    const schema = readFileSync(new URL('../../../docs/evil.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(schema)).toEqual(evilFileJsonSchema());
  });
});
