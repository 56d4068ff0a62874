import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { desk, understory } from './run-understory.ts';

const file = desk();

describe('understory tell', () => {
  it('tells a save in a voice, a language and a form, and refuses what it does not know', async () => {
    const save = file('a.save.json');
    const best = await understory(
      'host',
      '--seed',
      '7',
      '--page',
      'notebook',
      '--until',
      'monsters',
      '--interesting',
      '2',
      '--out',
      save,
    );
    expect(best.err).toMatch(/The most interesting of 2: --seed 7-[12] \(\d+ of 100, an? [a-z ]+\)/);
    const saga = await understory('tell', save);
    expect(saga).toMatchObject({ code: 0 });
    expect(saga.out.length).toBeGreaterThan(500);
    await understory('tell', save, '--voice', 'annals', '--language', 'de', '--out', file('a.html'));
    expect(readFileSync(file('a.html'), 'utf8')).toMatch(/^<!doctype html>\n<html lang="de">.*<table>/s);
    expect(await understory('tell', save, '--out', file('a.pdf'))).toMatchObject({ code: 2 });
  });
});
