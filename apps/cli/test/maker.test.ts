import { readFileSync, writeFileSync } from 'node:fs';
import { deluxe, makerOptions, picture } from '@understory/maker';
import { readMakerFile } from '@understory/maker/file';
import { Game, hands, Problem, save } from '@understory/table';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { sheetView } from '../src/games/maker/sheet-view.ts';
import { understory as program } from '../src/understory.ts';
import { desk, understory } from './run-understory.ts';

const file = desk();

describe('understory maker', () => {
  it('plays a game, shows its sheet and tells where the score comes from; the same for the same seed', async () => {
    const { out, code } = await understory('maker', '--seed', '7');
    expect(out).toContain('in all');
    expect(out).toMatch(/: a (Rubble|Cellar|Dungeon|Labyrinth|Legend)\./);
    expect(out).toContain('Heroes          HP Str Int');
    expect(code).toBe(0);
    expect((await understory('maker', '--seed', '7')).out).toBe(out);
  });

  it('writes a save and the sheets as data', async () => {
    const { code } = await understory(
      'maker',
      '--seed',
      '7',
      '--hand',
      'random',
      '--out',
      file('a.save.json'),
      '--out',
      file('a.json'),
    );
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(file('a.save.json'), 'utf8'))).toMatchObject({
      game: 'maker',
      edition: 'deluxe',
      seed: '7',
    });
    const data = readMakerFile(readFileSync(file('a.json'), 'utf8'));
    expect(data).toMatchObject({ format: 'understory/game', version: 1, game: 'maker', seed: '7' });
    expect(data.outcome).toMatchObject({ kind: 'rated', standings: [{ player: 'Maker' }] });
    expect(data.journal.map(({ kind }) => kind)).toContain('final score');
  });

  it('[DM-MUL-09] says who wins, of several', async () => {
    const { out } = await understory('maker', '--seed', '3', '--player', 'Ann', '--player', 'Ben');
    expect(out).toMatch(/\n\n(Ann|Ben) wins\.\n$/);
  });

  it('draws the sheet of every player', async () => {
    const players = ['--player', 'Ann', '--player', 'Ben'];
    const { code, err } = await understory(
      'maker',
      '--seed',
      '7',
      ...players,
      '--out',
      file('a.svg'),
      '--out',
      file('a.png'),
    );
    expect(code).toBe(0);
    expect(err.match(/^Wrote /gm)).toHaveLength(4);
    expect(readFileSync(file('a.svg'), 'utf8')).toContain('Dungeon Maker Deluxe: Ann');
    expect(readFileSync(file('a-2.svg'), 'utf8')).toContain('Dungeon Maker Deluxe: Ben');
    expect(readFileSync(file('a-2.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('gives a result code at a table, and puts several together', async () => {
    const lines = async (...args: string[]) => (await understory('maker', ...args)).out.trim().split('\n');
    const ann = (await lines('--table', 'k7q2', '--player', 'Ann')).at(-1) ?? '';
    const ben = (await lines('--table', 'K7Q2', '--player', 'Ben', '--hand', 'random')).at(-1) ?? '';
    expect(ann).toMatch(/^DM1\./);
    writeFileSync(file('codes.txt'), `Ann says ${ann}\nBen: ${ben}\n`);
    const { out, code } = await understory('maker', 'result', file('codes.txt'));
    expect(out).toMatch(/^Table K7Q2\n {2}player .*\n {2}1\. (Ann|Ben) .* wins\n {2}2\. /);
    expect(code).toBe(0);
    expect((await understory('maker', 'result', ann)).out).toContain('Ann at table K7Q2: the result holds.');
    const forged = await understory('maker', 'result', ann, `${ben.slice(0, -1)}?`);
    expect([forged.err, forged.code]).toEqual([
      'understory: This result code was mistyped or cut off: its check sum is wrong.\n',
      2,
    ]);
  });

  it.each([
    [['maker', '--hand', 'clever'], /Allowed choices are good, master, random/],
    [['maker', '--table', 'x', '--seed', '7'], /leave out --seed/],
    [['maker', '--table', 'x', '--player', 'A', '--player', 'B'], /name one --player/],
    [['maker', '--seed', '7', '--send', 'Hex:Ben:3'], /add --table/],
    [['maker', '--table', 'x', '--send', 'Doom:Ben:3'], /Write SPELL:PLAYER:HERO/],
    [['maker', '--player', 'A', '--player', 'A'], /two players have the same name/],
    [['maker', '--out', 'a.bmp'], /must end in \.save\.json, \.json, \.pdf, \.svg or \.png/],
    [['maker', 'result', 'nonsense'], /There is no file nonsense, and a result code begins with DM1/],
    [['maker', 'advise', 'nowhere.save.json'], /There is no file nowhere\.save\.json\./],
    [['play', '--seed', '7', 'maker'], /--seed stands before "maker"/],
    [['play', 'maker', '--table', 'x', '--seed', '7'], /leave out --seed/],
    [['play', 'maker', '--seed', '7', '--send', 'Hex:Ben:3'], /add --table/],
    [['play', 'maker', '--table', 'x', '--dice', 'typed'], /leave out --dice/],
    [['play', 'maker'], /"understory maker" plays by itself/],
  ])('%j is refused with a sentence', async (args, says) => {
    expect(await refusal(args)).toMatch(says);
  });

  it('advises in a kept game', async () => {
    const game = new Game(deluxe, { seed: '7', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
    game.playTo(({ world, ask }) => world.round >= 5 && ask?.ask === 'choose');
    writeFileSync(file('kept.save.json'), JSON.stringify(save(game)));
    const { out, code } = await understory('maker', 'advise', file('kept.save.json'), '--playouts', '200');
    expect(out).toMatch(/\(DM-[A-Z]+-\d+\)\n {2}.* ± /);
    expect(code).toBe(0);
    game.playTo(() => false);
    writeFileSync(file('over.save.json'), JSON.stringify(save(game)));
    expect((await understory('maker', 'advise', file('over.save.json'))).err).toContain('This game is over');
  });

  it('says of a save of another game which it is', async () => {
    await understory(
      'host',
      '--seed',
      '7',
      '--page',
      'notebook',
      '--until',
      'primordial',
      '--out',
      file('host.save.json'),
    );
    const { err, code } = await understory('maker', 'advise', file('host.save.json'));
    expect(err).toContain('This save is of "host", edition "2"; it was opened as "maker", edition "deluxe".');
    expect(code).toBe(2);
  });
});

describe('a tile drawn with letters', () => {
  const game = new Game(deluxe, { seed: '7', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
  const [sheet] = picture(game.world).sheets;

  it.each([
    ['iron gate', { kind: 'gate', item: 'iron gate' }, 'iro║   '],
    ['trap', { kind: 'path', item: 'straight', trap: 'boulder', damage: 2 }, 'bou║  2'],
    ['boss', { kind: 'boss', item: 'giant bat', initial: 'GB', damage: 3 }, 'GB ║  3'],
  ])('[DM-MAP-04] shows its way to the south: %s', (_, some, bottom) => {
    if (!sheet) throw new Error('no sheet');
    const squares = sheet.squares.map((it) => (it.at === '2,2' ? { ...it, openings: 'NS', ...some } : it));
    expect(sheetView({ ...sheet, squares }).split('\n')[8]).toContain(`│       │${bottom}│`);
  });
});

describe('the sheet drawn with letters', () => {
  const game = new Game(deluxe, { seed: '7', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
  game.playTo(() => false);
  const [sheet] = picture(game.world).sheets;
  const lines = sheet ? sheetView(sheet).split('\n') : [];

  it('[DM-MAP-01] has numbers 1 to 6 along the top and the left side', () => {
    expect(lines[0]?.trim().split(/\s+/)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(lines.map((line) => line[0]).filter((it) => it !== undefined && it !== ' ')).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('[DM-MAP-06] keeps its lines together: every row of the grid is as wide as the others', () => {
    const grid = lines.filter((line) => /^..[│┌├└]/.test(line)).map((line) => line.slice(0, 51));
    expect(grid).toHaveLength(25);
    expect(grid.every((line) => /[│┐┤┘]$/.test(line))).toBe(true);
  });
});

/** What the program says instead of doing it, in this process. */
async function refusal(args: string[]): Promise<string> {
  const said: string[] = [];
  const it = program();
  for (const command of it.commands) command.configureOutput({ writeErr: (text) => said.push(text) });
  try {
    await it.parseAsync(args, { from: 'user' });
  } catch (problem) {
    if (problem instanceof CommanderError) return said.join('');
    expect(problem).toBeInstanceOf(Problem);
    return (problem as Problem).message;
  }
  throw new Error('nothing was refused');
}
