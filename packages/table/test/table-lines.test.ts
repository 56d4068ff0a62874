import { describe, expect, it } from 'vitest';
import { type AnsweredLine, askedText, tableText, timeOf } from '../src/words/index.ts';

const WORDS = { asked: 'what it is for', chosen: 'Folds', why: '' };
const strong = (text: string) => `*${text}*`;

describe('what the table writes', () => {
  it('tells a throw with what it was for, its faces and how it was thrown', () => {
    const rolled: AnsweredLine = { kind: 'rolled', dice: '2d4+1', faces: [3, 4], total: 8, how: 'thrown again' };
    expect(tableText(rolled, WORDS)).toBe('2d4+1 for what it is for: 8 (3 + 4 + 1), thrown again.');
    const one: AnsweredLine = { kind: 'rolled', dice: '1d6', faces: [5], total: 5 };
    expect(tableText(one, WORDS)).toBe('1d6 for what it is for: 5.');
    expect(tableText({ ...one, how: 'set' }, WORDS)).toBe('1d6 for what it is for: 5, set by hand.');
    expect(askedText(one, WORDS, strong)).toBe('1d6 for what it is for: *5*.');
  });

  it('tells who chose what and why, and ends it once', () => {
    const chose = (hand: 'person' | 'random' | 'story'): AnsweredLine => ({ kind: 'chose', hand });
    expect(tableText(chose('person'), WORDS)).toBe('You chose: Folds.');
    expect(tableText(chose('random'), { ...WORDS, chosen: 'Is it so?' })).toBe('Chance chose: Is it so?');
    expect(tableText(chose('story'), { ...WORDS, why: 'a grudge' })).toBe('Fate chose: Folds – a grudge.');
    expect(askedText(chose('story'), { ...WORDS, asked: 'Which shape?', why: 'a grudge' }, strong)).toBe(
      'Which shape? *Folds*, a grudge',
    );
  });

  it('tells spots to a tenth, and names as they were given', () => {
    const spotted: AnsweredLine = { kind: 'spotted', hand: 'chance', x: 1.26, y: -0.01 };
    expect(tableText(spotted, WORDS)).toBe('A die fell at 1.3 across, 0 down.');
    expect(tableText({ ...spotted, hand: 'story' }, { ...WORDS, why: 'room there' })).toBe(
      'Fate pointed at 1.3 across, 0 down – room there.',
    );
    expect(askedText(spotted, WORDS, strong)).toBeNull();
    expect(tableText({ kind: 'named', hand: 'person', name: 'none' }, WORDS)).toBe('You named it “none”.');
    expect(tableText({ kind: 'named', hand: 'person', name: 'A lake of oil', subject: 'note' }, WORDS)).toBe(
      'You wrote: “A lake of oil”.',
    );
  });
});

it('speaks of ages and turns in the words of a catalogue', () => {
  const time = timeOf({
    language: 'en',
    ages: { old: 'The old age', new: 'The new age' },
    turns: { old: '', new: 'Turn { $turn }' },
    before: 'Before time',
  });
  expect(['old', 'new', 'other'].map((age) => time.age(age))).toEqual(['The old age', 'The new age', 'Before time']);
  expect(['old', 'new', 'other'].map((age) => time.turn({ age, turn: 3 }))).toEqual(['', 'Turn 3', '']);
  expect(time.turn({ age: 'new', turn: 0 })).toBe('');
});
