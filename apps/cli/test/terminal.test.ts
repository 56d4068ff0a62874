import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deadliestEvil } from '@understory/evil';
import { secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, tableGame } from '@understory/maker';
import { Game, hands, load, readSave, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { orderIn } from '../src/games/maker/send-spells.ts';
import { isTyped } from '../src/terminal/prompts.ts';
import { atTerminal, KEYS } from './at-a-terminal.ts';
import { desk } from './run-understory.ts';

const file = desk();
const SLOW = 120_000;

describe.skipIf(process.platform === 'win32')('in a real terminal', { timeout: SLOW }, () => {
  it('play maker takes its seed and its dice, keeps the game, and goes on with it', async () => {
    const kept = file('maker.save.json');
    const begun = await atTerminal(
      ['play', 'maker', '--seed', 'seven', '--dice', 'typed', '--save', kept],
      [
        [/1 for where gem 1 lies|where gem 1 lies/, `3 2${KEYS.enter}`],
        ['where gem 2 lies', KEYS.leave],
      ],
    );
    expect(begun.text).toContain('(seed seven)');
    expect(begun.text).toContain('Throw 2d6 for where gem 1 lies');
    expect(begun.text).toContain('A gem lies on (3,2).');
    const { game } = load(readSave(readFileSync(kept, 'utf8')), deluxe);
    expect([game.seed, game.hands.dice, game.trail[0]?.answer]).toEqual(['seven', 'typed', [3, 2]]);
    const resumed = await atTerminal(['play', 'maker', '--resume', kept], [['where gem 2 lies', KEYS.leave]]);
    expect(resumed.text).toContain('(seed seven)');
    expect(resumed.text).toContain(`Kept in ${kept}`);
  });

  it('play evil takes its seed, says what Kora has to do, and puts the cursor on the default player’s answer', async () => {
    const kept = file('evil.save.json');
    const { text } = await atTerminal(
      ['play', 'evil', '--seed', 'seven', '--save', kept],
      [
        ['(DE-ASG-01)', KEYS.enter],
        ['(DE-ACT-01)', KEYS.enter],
        ['(DE-MOV-01)', KEYS.enter],
        // The map is drawn again after the step.
        ['@', KEYS.leave],
      ],
    );
    expect(text).toContain('(seed seven)');
    expect(text).toMatch(/You are Kora[\s\S]*Book of Lore[\s\S]*Black Crucible[\s\S]*slay Grislyk/);
    expect(text).toMatch(/● [^\n]*as usual/);
    expect(text).not.toContain('● Let the dice decide');
    expect(existsSync(kept)).toBe(true);
  });

  it('play evil takes dice of one’s own, keeps them, and goes on with them', async () => {
    const kept = file('dice.save.json');
    const begun = await atTerminal(
      ['play', 'evil', '--seed', 'seven', '--dice', 'typed', '--save', kept],
      [
        ['(DE-ASG-01)', KEYS.enter],
        ['(DE-ACT-01)', KEYS.enter],
        [/Throw \d?d\d+ for/, KEYS.leave],
      ],
    );
    expect(begun.text).toContain(`Kept in ${kept}`);
    const { game } = load(readSave(readFileSync(kept, 'utf8')), deadliestEvil);
    expect([game.seed, game.hands.dice, game.trail.length]).toEqual(['seven', 'typed', game.step]);
    const resumed = await atTerminal(['play', 'evil', '--resume', kept], [[/Throw \d?d\d+ for/, KEYS.leave]]);
    expect(resumed.text).toContain('(seed seven)');
  });

  it('a spot can be typed', async () => {
    const options = secondOptions({ width: 20, height: 14 });
    const game = new Game(secondEdition, { seed: '7', options, hands: hands({ choices: 'person' }) });
    game.playTo(({ ask }) => ask?.ask === 'spot' && ask.by !== 'chance', 'story');
    const { ask } = game;
    const spots = Array.from({ length: 280 }, (_, i) => ({ x: (i % 20) + 0.5, y: Math.floor(i / 20) + 0.5 }));
    const spot = ask?.ask === 'spot' ? spots.find((it) => ask.where.has(it)) : undefined;
    if (!spot) throw new Error('there is no spot to be typed');
    const kept = file('spot.save.json');
    writeFileSync(kept, JSON.stringify(save(game)));
    const { text } = await atTerminal(
      ['play', '--resume', kept],
      [
        ['Type x and y in beads', `${KEYS.back.repeat(24)}99,99${KEYS.enter}`],
        [/is not in stratum[\s\S]*Type x and y/, `${KEYS.back.repeat(24)}${spot.x},${spot.y}${KEYS.enter}`],
        // The next question.
        [/◆/, KEYS.leave],
      ],
    );
    expect(text).toContain('(99, 99) is not in stratum');
    const { game: after } = load(readSave(readFileSync(kept, 'utf8')), secondEdition);
    expect(after.trail[game.step]?.answer).toEqual(spot);
  });

  it('[H2-NEX-01] play tells what is advised for a first game, and puts the cursor there if it is one', async () => {
    const begun = await atTerminal(['play', '--seed', '7'], [['(H2-PRI-02)', KEYS.leave]]);
    expect(begun.text).toMatch(/first game[\s\S]*without a nexus[\s\S]*Dwarves/);
    const first = await atTerminal(['play', '--seed', '7', '--first-game'], [['(H2-PRI-02)', KEYS.leave]]);
    expect(first.text).toContain('no nexus and the Dwarves');
  });

  it('[H2-GEN-13] own words are typed, with Enter, and told as they were written', async () => {
    const { text } = await atTerminal(
      ['play', '--seed', '7'],
      [
        ['(H2-PRI-02)', KEYS.enter],
        ['(H2-PRI-09)', `${KEYS.down.repeat(8)}${KEYS.enter}`],
        // With this seed the cursor stands on the last of the list.
        ['(H2-PRI-T1.8)', `${KEYS.down}${KEYS.enter}`],
        ['in your own words?', `${KEYS.down.repeat(3)}${KEYS.enter}`],
        ['Type it, and press Enter', `a whale${KEYS.enter}`],
        ['dreamt by a whale', KEYS.leave],
      ],
    );
    expect(text).toMatch(/My own words …[^\n]*type them, and press Enter/);
    expect(text).toContain('The world is a dream, dreamt by a whale.');
  });

  it('a square can be typed', async () => {
    const { text } = await atTerminal(
      ['play', 'maker', '--seed', '7'],
      [
        ['(DM-SET-03)', '6,1'],
        ['6,1█', KEYS.enter],
        ['(DM-SET-05)', KEYS.leave],
      ],
    );
    expect(text).toContain('Maker draws the entrance on (6,1)');
  });

  it('what goes on by itself is drawn once, when somebody is asked', async () => {
    const { text } = await atTerminal(['play', 'maker', '--seed', '7'], [['(DM-SET-03)', KEYS.leave]]);
    expect(text.match(/A (?:gem|potion) lies on/g)).toHaveLength(6);
    expect(text.match(/┌───────┬/g)).toHaveLength(1);
  });

  it('lists are as tall as the window', async () => {
    const inWindow = async (rows: number) => {
      const { text } = await atTerminal(['play', '--seed', '7'], [['(H2-PRI-02)', KEYS.leave]], { rows, columns: 100 });
      return text.slice(text.indexOf('(H2-PRI-02)'), text.indexOf('to navigate')).match(/[○●] /g)?.length ?? 0;
    };
    const [low, high] = [await inWindow(12), await inWindow(60)];
    expect(low).toBeLessThan(high);
    // A roll, six shapes, chance, take back, leave.
    expect(high).toBe(10);
  });

  it('[DM-SPL-02] at a table, spells left over can be sent, and the result code is told', async () => {
    const game = tableGame('K7Q2', 'Ann', hands({ choices: 'tactical' }));
    game.playTo(({ ask, world }) => ask?.ask === 'choose' && world.hero === 4 && ask.clause === 'DM-HER-01');
    const kept = file('table.save.json');
    writeFileSync(kept, JSON.stringify(save(game)));
    game.playTo(() => false);
    const isLeft = game.world.sheets[0]?.spent.length === 0;
    const { text } = await atTerminal(
      ['play', 'maker', '--table', 'K7Q2', '--player', 'Ann', '--resume', kept],
      isLeft ? [['was not cast. Send it', `Ben 3${KEYS.enter}`]] : [],
    );
    expect(text).toMatch(/The result, for the others at the table:[\s\S]*DM1\./);
  });
});

describe('what is typed at the terminal', () => {
  it('narrows a list of squares', () => {
    const options = [{ at: '3,2' }, { at: '3,3' }, { at: '13,2' }, {}];
    const left = (typed: string) => options.filter((it) => isTyped(typed, it)).map((it) => it.at);
    expect(left('')).toHaveLength(4);
    expect(left('3,2')).toEqual(['3,2']);
    expect(left(' 3 2')).toEqual(['3,2']);
    expect(left('3,')).toEqual(['3,2', '3,3']);
  });

  it('names a rival and a hero', () => {
    const row = { spell: 'Hex' } as Parameters<typeof orderIn>[1];
    expect(orderIn('Ben 3', row)).toEqual({ spell: 'Hex', target: 'Ben', hero: 3 });
    expect(orderIn(' Little Ann: 5 ', row)).toEqual({ spell: 'Hex', target: 'Little Ann', hero: 5 });
    expect(orderIn('Ben', row)).toBeNull();
    expect(orderIn('Ben 6', row)).toBeNull();
  });
});
