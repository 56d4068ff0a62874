import { readFileSync } from 'node:fs';
import { Game, hands, Problem } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { makerFile, makerFileJsonSchema, readMakerFile } from '../src/file.ts';
import { deluxe, makerOptions } from '../src/index.ts';

function played(until: (step: number) => boolean, ...players: string[]) {
  const game = new Game(deluxe, {
    seed: '7',
    options: makerOptions({ players }),
    hands: hands({ choices: 'tactical' }),
  });
  game.playTo(({ step }) => until(step));
  return game;
}

describe('a game of Dungeon Maker as a file', () => {
  it('is read back as it was written, whenever it is written', () => {
    for (const stop of [0, 5, 30, 60, 1000]) {
      const file = makerFile(played((step) => step >= stop, 'Ann', 'Ben'));
      expect(readMakerFile(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file)));
      expect(file.outcome === null).toBe(stop < 1000);
    }
  });

  it('[DM-MUL-09] tells who won, the best first', () => {
    const { outcome, table } = makerFile(played(() => false, 'Ann', 'Ben'));
    const best = [...table.sheets].sort((a, b) => b.score - a.score).map((it) => it.name);
    expect(outcome).toMatchObject({ kind: 'won', rating: null, winners: [best[0]] });
    expect(outcome?.standings.map((it) => it.player)).toEqual(best);
  });

  it('has its form in docs/maker.schema.json, as npm run schema writes it', () => {
    const schema = readFileSync(new URL('../../../docs/maker.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(schema)).toEqual(makerFileJsonSchema());
  });

  it.each<[string, (file: Record<string, unknown>) => unknown, string]>([
    ['another game', (file) => ({ ...file, game: 'host' }), 'This game file is damaged: game: '],
    ['a field of its own', (file) => ({ ...file, script: 'x' }), 'unrecognized key: "script"'],
    ['no sheets', (file) => ({ ...file, table: {} }), 'This game file is damaged: table.'],
  ])('%s is answered with one sentence', (_, change, sentence) => {
    const file = makerFile(played((step) => step >= 5, 'Ann'));
    expect(() => readMakerFile(JSON.stringify(change({ ...file })))).toThrow(sentence);
    expect(() => readMakerFile('{')).toThrow(Problem);
  });
});
