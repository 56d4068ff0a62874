import { Problem } from '@understory/table';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { understory as program } from '../src/understory.ts';
import { understory } from './run-understory.ts';

describe('wrong usage names what is allowed', () => {
  it.each<[string, string[], string]>([
    ['an unknown command', ['hots'], "unknown command 'hots'\n(Did you mean host?)"],
    ['an unknown flag', ['host', '--sed', '4'], "unknown option '--sed'\n(Did you mean --seed?)"],
    [
      'a page that is none',
      ['host', '--page', 'huge'],
      'Allowed are notebook (20x14), standard (30x21), poster (60x42) or WxH',
    ],
    ['a page too high', ['host', '--page', '20x30'], 'Allowed are notebook'],
    ['a page without end', ['host', '--page', '99999x9'], 'Allowed are notebook'],
    ['too many strata', ['host', '--strata', '21'], 'Allowed are whole numbers from 4 to 20.'],
    ['half a stratum', ['host', '--strata', '4.5'], 'Allowed are whole numbers from 4 to 20.'],
    ['a hand that is none', ['host', '--hand', 'invisible'], 'Allowed choices are tactical, story, random.'],
    [
      'a people that is none',
      ['host', '--people', 'hobbits'],
      'Allowed choices are aliens, dwarves, deep-elves, demons',
    ],
    ['a people twice', ['host', '--people', 'demons', '--people', 'demons'], 'The demons are named already.'],
    ['a crowd', ['host', '--peoples', '3'], 'Allowed choices are 1, 2.'],
    ['more peoples than come', ['host', '--peoples', '1', '--people', 'demons', '--people', 'aliens'], 'but one comes'],
    ['no seeds', ['balance', '--seeds', '0'], 'Allowed are whole numbers from 1 to 100000.'],
    ['a hand that balances nothing', ['balance', '--hand', 'third'], 'Allowed choices are tactical, story, random.'],
    ['an edition not played', ['host', '--edition', '9'], 'Allowed choices are 2, 1, playtest.'],
    [
      'a flag of the second edition',
      ['host', '--edition', '1', '--strata', '6'],
      '--strata is a flag of edition 2, and edition 1 is played: leave it out, or add --edition 2.',
    ],
    ['a page of another size', ['host', '--edition', '1', '--page', 'poster'], '--page is a flag of edition 2'],
    ['a flag of the first edition', ['host', '--unruly'], '--unruly is a flag of edition 1, and edition 2 is played'],
    ['an age of the first edition', ['host', '--until', 'disaster'], 'Edition 2 has no age “disaster”'],
    [
      'a people of the other edition',
      ['host', '--edition', '1', '--people', 'aliens'],
      'Allowed choices are dwarves, dark-elves, demons, or a file of your own',
    ],
    ['a world that is none', ['host', '--edition', '1', '--world', 'flat'], 'Allowed choices are usual, firetop-range'],
    [
      'three peoples',
      ['host', '--edition', '1', '--people', 'demons', '--people', 'demons', '--people', 'demons'],
      'at most two can come',
    ],
    ['an age not played', ['host', '--until', 'doomsday'], 'Allowed choices are primordial'],
    ['a look that is none', ['host', '--look', 'neon'], 'Allowed choices are pen-and-paper'],
    ['a picture too wide', ['host', '--width', '999999'], 'Allowed are whole numbers from 100 to 10000.'],
    ['an ending not known', ['host', '--out', 'world.pdf'], 'It must end in .svg, .png, .save.json, .json, or be -'],
    ['a seed without end', ['host', '--seed', 'x'.repeat(201)], 'It has at most 200 letters, got 201.'],
    ['a name without end', ['host', '--name', 'x'.repeat(61)], "The world’s options can't be: name: "],
    [
      'a name with a bell in it',
      ['host', '--name', 'a\u0007b'],
      "The world’s options can't be: name: must have no control characters.",
    ],
    ['a scenario that is nowhere', ['scenario', 'nowhere.yaml'], 'There is no file or folder nowhere.yaml.'],
    [
      'a folder without scenarios',
      ['scenario', 'apps/cli/src'],
      'apps/cli/src holds no scenario: no file in it ends in .yaml.',
    ],
    ['a clause that is none', ['rules', 'H2-FEA-99'], 'No rulebook has a clause H2-FEA-99. Did you mean H2-FEA-0'],
    ['no terminal to play in', ['play'], 'play needs a terminal to ask in'],
    ['cards that are nowhere', ['host', '--cards', 'nowhere/'], 'There is no file or folder nowhere/.'],
    [
      'a set that is none',
      ['host', '--seed', '7', '--sets', 'core,Moon'],
      'No card is of the set "Moon"; there are: core.',
    ],
    [
      'an age of monsters too short',
      ['host', '--edition', '1', '--monster-years', '9'],
      'Allowed are whole numbers from 10 to 99.',
    ],
    ['an age too short', ['host', '--monster-turns', '4'], 'Allowed are whole numbers from 5 to 99.'],
    ['an age too long', ['host', '--villain-rounds', '100'], 'Allowed are whole numbers from 5 to 99.'],
    ['cards without histories', ['balance', '--cards', 'moles.card'], 'add --histories'],
    ['histories of one people', ['balance', '--histories', '1', '--people', 'demons'], 'leave out --people'],
  ])('%s', async (_, args, sentence) => {
    expect(await refusal(args)).toContain(sentence);
  });
});

describe('wrong usage ends with 2, without a trace', () => {
  it.each<[string, string[], string]>([
    ['an unknown flag', ['host', '--sed', '4'], '(Did you mean --seed?)'],
    ['no terminal to play in', ['play'], 'understory: play needs a terminal to ask in'],
  ])('%s', async (_, args, sentence) => {
    const { code, out, err } = await understory(...args);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
    expect([code, out]).toEqual([2, '']);
  });
});

describe('help', () => {
  it.each([['host'], ['play'], ['scenario'], ['rules']])('understory %s --help has examples', async (command) => {
    expect(await refusal([command, '--help'])).toContain(`Examples:\n  understory ${command} `);
  });

  it('tells the exit codes', async () => {
    const { code, out } = await understory('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/Exit codes:\n {2}0 .+\n {2}1 .+\n {2}2 .+\n {2}3 /);
    expect(out).toContain('Examples:\n  understory host ');
  });
});

/** What the program says instead of doing it, in this process: a process for each case would take a second each. */
async function refusal(args: string[]): Promise<string> {
  const said: string[] = [];
  const hear = { writeOut: (text: string) => said.push(text), writeErr: (text: string) => said.push(text) };
  const it = program();
  for (const command of [it, ...it.commands]) command.configureOutput(hear);
  try {
    await it.parseAsync(args, { from: 'user' });
  } catch (problem) {
    if (problem instanceof CommanderError) return said.join('');
    expect(problem).toBeInstanceOf(Problem);
    return (problem as Problem).message;
  }
  throw new Error('nothing was refused');
}
