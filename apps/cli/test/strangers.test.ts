import { writeFileSync } from 'node:fs';
import { secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, makerOptions, resultCode, tableGame } from '@understory/maker';
import { Game, hands, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { plain } from '../src/shared/plain.ts';
import { atTerminal, KEYS } from './at-a-terminal.ts';
import { desk, understory } from './run-understory.ts';

const file = desk();
/** Clears the screen, rings, turns the writing round; none of it may reach a terminal. */
const EVIL = '\u001b[2J\u001b]0;owned\u0007\u202egnp.exe\u009b31m';
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('words from strangers', () => {
  it('are shown with what a terminal would obey made visible, line by line, and cut', () => {
    expect(plain(EVIL)).not.toMatch(OBEYED);
    expect(plain('one\ntwo')).toBe('one\ntwo');
    expect(plain('x'.repeat(5_000_000)).length).toBeLessThanOrEqual(300);
  });

  it('of a card', async () => {
    writeFileSync(file('evil.card'), `Moles${EVIL} (${EVIL})\n${EVIL}: 3\n"${EVIL}"\n`);
    for (const args of [
      ['cards', 'check', file('evil.card')],
      ['cards', 'list', '--cards', file('evil.card')],
      ['host', '--seed', '7', '--page', 'notebook', '--until', 'primordial', '--cards', file('evil.card')],
    ]) {
      const { out, err } = await understory(...args);
      expect(`${out}${err}`).not.toMatch(OBEYED);
    }
  });

  it('of a save: its seed, its names, its keys', async () => {
    const game = new Game(secondEdition, {
      seed: EVIL,
      options: secondOptions({ width: 16, height: 12 }),
      hands: hands({ choices: 'person' }),
    });
    writeFileSync(file('evil.save.json'), JSON.stringify(save(game)));
    writeFileSync(file('odd.save.json'), JSON.stringify({ ...save(game), [EVIL.repeat(1000)]: 1 }));
    const odd = await understory('draw', file('odd.save.json'), '--out', file('x.svg'));
    expect(odd.err).not.toMatch(OBEYED);
    expect(odd.err.length).toBeLessThan(400);
    const { raw, text } = await atTerminal(['play', '--resume', file('evil.save.json')], [['(H2-PRI-02)', KEYS.leave]]);
    expect(text).toContain('␛[2J');
    expect(raw).not.toContain('\u001b[2J');
    expect(raw).not.toContain('owned\u0007');
    expect(raw).not.toMatch(/[\u202a-\u202e]/);
  }, 120_000);

  it('of a player’s name and of a result code', async () => {
    const name = 'Ann\u202enaB';
    const { out } = await understory('maker', '--seed', '7', '--player', name);
    expect(out).not.toMatch(OBEYED);
    const game = tableGame('K', name, hands({ choices: 'tactical' }));
    game.playTo(() => false);
    expect((await understory('maker', 'result', resultCode(game, 'K'))).out).not.toMatch(OBEYED);
    const kept = new Game(deluxe, { seed: '7', options: makerOptions({ players: [name] }) });
    kept.playTo(({ ask }) => ask?.ask === 'choose' && ask.by !== 'chance', 'tactical');
    expect(kept.seed).toBe('7');
  });

  it('of a scenario', async () => {
    writeFileSync(file('evil.yaml'), `- scenario: "\\e[2J evil"\n  rules: none\n`);
    const { out, err } = await understory('scenario', file('evil.yaml'));
    expect(`${out}${err}`).not.toMatch(OBEYED);
  });
});
