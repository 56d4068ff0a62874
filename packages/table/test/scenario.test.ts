import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { check, runScenarios, type ScenarioBook, ScenarioProblem } from '../src/scenario/index.ts';
import { type Barrow, type BarrowOptions, barrow, diggersYear, wholeBarrow } from './barrow.ts';
import { telling } from './barrow-telling.ts';

const given = z.strictObject({
  rooms: z.array(z.strictObject({ kind: z.string(), treasure: z.int().default(0) })).default([]),
});

const book: ScenarioBook<Barrow, BarrowOptions, z.infer<typeof given>> = {
  telling,
  game: 'barrow/1',
  options: barrow.options,
  given,
  setUp(options, { rooms }, seed) {
    const world = barrow.begin(options, seed);
    for (const [i, { kind, treasure }] of rooms.entries()) {
      if (kind === 'sky') throw new ScenarioProblem('Nobody digs a sky.', ['rooms', i, 'kind']);
      world.rooms.push({ kind, treasure, depth: i + 1, name: '' });
    }
    return world;
  },
  rules: {
    nothing: function* () {},
    'a year': diggersYear,
    'N years': function* (world, count = 0) {
      for (let i = 0; i < count; i++) yield* diggersYear(world);
    },
    'the whole game': wholeBarrow,
  },
  lists: { rooms: (world) => world.rooms.map((it) => ({ ...it })) },
  checks: {
    treasure: check(z.int(), (world, sum) => {
      const held = world.rooms.reduce((all, it) => all + it.treasure, 0);
      return held === sum ? null : `expected ${sum}, got ${held}`;
    }),
  },
};

const run = (text: string) => runScenarios(text, 'barrow.yaml', [book]);
const found = (text: string) =>
  run(text).flatMap((it) => it.findings.map((at) => `${at.line}:${at.column} ${at.message}`));

const year = (more: string) => `scenario: a year
game: barrow/1
run: a year
${more}`;

/** Each line one step farther in than the last. */
function nested(levels: number): string {
  return Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
}

describe('a scenario', () => {
  it('[H2-GEN-07] scripts the dice and choices of a rule and states what must hold after', () => {
    const text = `scenario: a cave is explored
clauses: [EX-DIG-04, EX-DIG-05]
game: barrow/1
given:
  rooms:
    - {kind: hall, treasure: 1}
dice: [6, {d6: 3}]
choose: [explore it]
run: a year
expect:
  - rooms: any
    count: 2
    last: {kind: cave, depth: 2, treasure: 2}
    distinct: kind
  - rooms: {kind: cave}
    count: {least: 1, most: 1}
    all: {treasure: {not: 0}}
  - rooms: {treasure: {least: 1}}
    are: [{kind: hall}, {kind: cave}]
    none: {kind: shaft}
    some: {kind: {oneOf: [hall, shaft]}}
  - asked: {clause: EX-DIG-04, options: [wall it up, explore it]}
  - journal: {kind: rolled, clause: EX-DIG-05, faces: [3]}
    first: {topic: {kind: what the cave holds}}
  - treasure: 3
`;
    expect(run(text)).toEqual([
      { title: 'a cave is explored', file: 'barrow.yaml', line: 1, clauses: ['EX-DIG-04', 'EX-DIG-05'], findings: [] },
    ]);
  });

  it('leaves what is open to the autopilot that it names, and to the story if it names none', () => {
    const explored = year('dice: [6, 3]\nautopilot: tactical\nexpect: [{rooms: {kind: cave}, first: {treasure: 2}}]');
    const walledUp = year('dice: [6]\nexpect: [{rooms: {kind: cave}, first: {treasure: 0}}]');
    expect([...found(explored), ...found(walledUp)]).toEqual([]);
  });

  it('may stand with others in one file', () => {
    const one = year('dice: [1]\nexpect: [{rooms: {kind: gallery}}]');
    const results = run(`${one}\n---\n${one.replace('gallery', 'cave')}`);
    expect(results.map((it) => it.findings.length)).toEqual([0, 1]);
    expect(results[1]?.line).toBe(7);
  });

  it('answers as usual what it leaves open, and stops where it is told to', () => {
    expect(found(year('dice: [6]\nexpect: [{journal: {kind: chose, key: wall it up, hand: script}}]'))).toEqual([]);
    const stopped = year(
      'dice: [6]\nuntil: {asked: {ask: choose}}\nexpect: [{waits: {clause: EX-DIG-04}}, {asked: any, count: 1}]',
    );
    expect(found(stopped)).toEqual([]);
  });

  it('may answer by clause, and leaves the rest as usual', () => {
    const two = (choose: string) =>
      year(`dice: [6, 2, 6]\nchoose: ${choose}\nexpect: [{treasure: 1}]`).replace('a year\ndice', '2 years\ndice');
    expect(found(two('{EX-DIG-04: [explore it, wall it up]}'))).toEqual([]);
    expect(found(two('{EX-DIG-04: explore it}'))).toEqual([
      '5:10 EX-DIG-04 (year 0) asks "The pick breaks through into a cave.", but only 1 of choose are written.',
    ]);
    const never = found(year('dice: [1]\nchoose: {EX-DIG-04: explore it}\nexpect: [{rooms: any}]'));
    expect(never).toEqual(['5:10 EX-DIG-04: 1 are written, only 0 were asked for.']);
  });

  it('may leave all dice to a seed', () => {
    const whole =
      'scenario: it ends\ngame: barrow/1\nseed: 7\noptions: {years: 4}\ndice: any\nrun: the whole game\nexpect: [{rooms: any, count: 4}]';
    expect(found(whole)).toEqual([]);
  });
});

describe('a scenario that does not hold says what was expected, what came, and where', () => {
  it.each<[string, string, string]>([
    [
      'a wrong count',
      'dice: [1]\nexpect:\n  - rooms: {kind: gallery}\n    count: 2',
      '7:5 rooms {kind: gallery}: count: expected 2, got 1.',
    ],
    [
      'a wrong field',
      'dice: [5]\nexpect:\n  - rooms: any\n    first: {depth: 3}',
      '7:5 rooms: first: depth: expected 3, got 1.',
    ],
    ['none at all', 'dice: [5]\nexpect:\n  - rooms: {kind: cave}', '6:5 rooms {kind: cave}: there is none among 1.'],
    [
      'one that is not so',
      'dice: [5]\nexpect:\n  - rooms: any\n    all: {kind: cave}',
      '7:5 rooms: all: number 1: kind: expected cave, got hall.',
    ],
    ['a check', 'dice: [5]\nexpect:\n  - treasure: 4', '6:5 treasure: expected 4, got 0.'],
    ['a die too many', 'dice: [1, 2]\nexpect: [{rooms: any}]', '4:11 dice: 2 are written, only 1 were asked for.'],
    [
      'a die too few',
      'expect: [{rooms: any}]',
      '1:1 EX-DIG-T1 throws 1d6 for what the diggers open, but only 0 dice are written.',
    ],
    [
      'another die',
      'dice: [{d8: 1}]\nexpect: [{rooms: any}]',
      '4:8 EX-DIG-T1 throws 1d6 for what the diggers open, but a d8 is written.',
    ],
    [
      'a choice not offered',
      'dice: [6]\nchoose:\n  - flee\nexpect: [{rooms: any}]',
      '6:5 EX-DIG-04 (year 0) asks "The pick breaks through into a cave.": answered "flee", but EX-DIG-04 offers "wall it up", "explore it".',
    ],
  ])('%s', (_, more, finding) => {
    expect(found(year(more))).toEqual([finding]);
  });
});

describe('a scenario that cannot be read says where and why', () => {
  it('in a sentence that can be read, however long the word is that does not belong there', () => {
    const messages = run(`  - a: any\n  b\n    c: ${'x'.repeat(9_000)}`).flatMap((it) =>
      it.findings.map((at) => at.message),
    );
    expect(messages.filter((it) => it.includes('xxx'))).toEqual([expect.stringMatching(/^Unexpected scalar.{182}…$/)]);
  });

  it.each<[string, string, string]>([
    ['broken YAML', year('dice: [1\nexpect: x'), '5:1 '],
    ['a key twice', year('run: a year\nexpect: [{rooms: any}]'), '4:1 Map keys must be unique'],
    ['a key of its own', year('dise: [1]\nexpect: [{rooms: any}]'), '4:1 it: unrecognized key: "dise".'],
    ['no expectation', year('dice: [1]'), '1:1 expect: '],
    [
      'another game',
      year('expect: [{rooms: any}]').replace('barrow/1', 'chess'),
      '2:1 No game "chess"; there is barrow/1.',
    ],
    [
      'another rule',
      year('expect: [{rooms: any}]').replace('a year', 'x').replace('a year', 'a day'),
      '3:1 No rule "a day"; there is nothing, a year, N years, the whole game.',
    ],
    ['options out of bounds', year('options: {years: 999}\nexpect: [{rooms: any}]'), '4:11 years: too big'],
    [
      'a given that is none',
      year('given:\n  rooms:\n    - {kin: hall}\nexpect: [{rooms: any}]'),
      '6:7 rooms[0].kind: ',
    ],
    [
      'a given that cannot be',
      year('given:\n  rooms:\n    - {kind: sky}\nexpect: [{rooms: any}]'),
      '6:8 Nobody digs a sky.',
    ],
    [
      'an expectation of nothing',
      year('dice: [1]\nexpect: [{room: any}]'),
      '5:11 Nothing to expect of "room"; there is asked, waits, journal, rooms, treasure.',
    ],
    [
      'a misspelt field',
      year('dice: [1]\nexpect: [{rooms: {kin: x}}]'),
      '5:19 rooms have no "kin"; they have kind, depth, treasure, name.',
    ],
    [
      'a misspelt saying',
      year('dice: [1]\nexpect: [{rooms: any, cuont: 1}]'),
      '5:23 "cuont" cannot be said of rooms; say count, first',
    ],
    ['a check of another form', year('dice: [1]\nexpect: [{treasure: much}]'), '5:11 treasure: it: '],
    [
      'a clause that is none',
      year('clauses: [dig]\nexpect: [{rooms: any}]'),
      '4:11 clauses[0]: is no clause; write H2-FEA-01.',
    ],
    [
      'aliases that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]`,
      '1:1 Excessive alias count',
    ],
    ['too much', `scenario: ${'x'.repeat(200_000)}`, '1:1 A scenario file has at most 200000 characters'],
    [
      'too many keys',
      Array.from({ length: 9_001 }, (_, i) => `k${i}: 1`).join('\n'),
      '1:1 A scenario file has at most 9000',
    ],
    ['brackets without bottom', `scenario: ${'['.repeat(5_000)}`, '1:1 Things stand in things, more than 50'],
    ['brackets beside quoted ones', `scenario: ${'["]", '.repeat(2_000)}`, '1:1 Things stand in things, more than 50'],
    ['lists in lists', `scenario:\n${'- '.repeat(5_000)}x`, '1:1 Things stand in things, more than 50'],
    ['questions in questions', `${'? '.repeat(5_000)}x`, '1:1 Things stand in things, more than 50'],
    ['lines in lines', nested(500), '1:1 Things stand in things, more than 50'],
    ['too many of them', '---\na\n'.repeat(300), '1:1 A file has at most 300 scenarios, this one 301'],
  ])('%s', (_, text, finding) => {
    const [first, ...more] = found(text);
    expect(first).toContain(finding);
    expect(more).toEqual([]);
  });
});
