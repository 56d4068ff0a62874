import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const inOptions = (line: string) => `card X\none of:\n- ${line}\n`;
const inRules = (line: string) => `card X\nalways breed\nrules:\n- ${line}\n`;

describe('what is wrong with a card', () => {
  it.each([
    ['fihgt denizens', '3:3: "fihgt" stands where "if" or an action should be; did you mean "fight"?'],
    ['ally wit denizens', '3:8: "wit" stands where "with" should be; did you mean "with"?'],
    ['fight', '3:8: The line ends where a group such as denizens or a tag should follow.'],
    ['fight denizens at 1', '3:21: "1" stands where a bonus such as +1 should be.'],
    ['exploit gold', '3:11: "gold" stands where a resource such as ore or biomes should be.'],
    ['scout now', '3:9: "now" stands where "then", "and stop" or the end of the line should be.'],
    ['if we have 4 ○: scout', '3:16: "○" stands where "or more" should be.'],
    ['if unable to hunt relocate', '3:21: "relocate" stands where "and" or ":" should be.'],
    ['build gate', '3:9: "gate" stands where ":" or a name with a capital should be.'],
    ['build Gate (req ○', '3:20: The line ends where beads such as ●●○, ",", "/", "gain" or ")" should follow.'],
    [
      'fight the weak group',
      '3:13: "weak" stands where a rank such as weakest or richest should be; did you mean "weakest"?',
    ],
    ['relocate near to ore', '3:17: "to" stands where prey, a resource or a group should be.'],
    [
      'relocate far',
      '3:12: "far" stands where "near", "away from", "to a tomb", "to a cleared lair", "leaving ○" or something else that fits should be.',
    ],
    ['gain 3', '3:9: The line ends where a symbol (●, ○, ★, ❖, ⌂ or ☒) should follow.'],
    ['gain lots', '3:8: "lots" stands where beads such as ●●○ should be.'],
  ])('%s', (line, said) => {
    expect(read(inOptions(line)).told).toEqual([`my.card:${said}`]);
  });

  it.each([
    ['+1 against steel', '4:14: "steel" stands where a conflict such as fight should be; did you mean "steal"?'],
    ['when we win: gain ●', '4:14: ":" stands where "a conflict" should be.'],
    ['when it rains: gain ●', '4:8: "it" stands where an event such as "we win a conflict" should be.'],
    ['never relocate', '4:9: "relocate" stands where "relocates" or "gathers ○" should be; did you mean "relocates"?'],
    [
      'when we have no ○: foe loses ●',
      '4:22: "foe loses" needs an event with a foe: a conflict, a rout or a wiping out.',
    ],
    ['when we prepare: gain ● instead', '4:20: "instead" goes only with "when we exploit".'],
    ['when we exploit: skip the turn', '4:20: "skip the turn" goes only with "when we act first".'],
    ['when we prepare: on a 7 of 1d6 gain ●', '4:20: 1d6 never shows 7.'],
    ['may also hunt denizens at +1', '4:12: "at" has no effect on hunt, which throws no dice.'],
  ])('%s', (line, said) => {
    expect(read(inRules(line)).told).toEqual([`my.card:${said}`]);
  });

  it.each([
    [
      'hello\ncard X\nalways breed\n',
      '1:1: A card begins with "card" or "villain" and its name, and this line stands above the first.',
    ],
    [
      'CARD X\nalways breed\n',
      '1:1: A card begins with "card" or "villain" and its name, and this line stands above the first; did you mean "card"?',
    ],
    ['card\nalways breed\n', '1:1: "card" needs a name after it.'],
    ['card X\nalways breed\nkind denizen\n', '3:1: "kind" belongs above the first spawn, always, if, one of or rules.'],
    ['card X\ntags a-b\ntags b-c\nalways breed\n', '3:1: "tags" stands on this card already.'],
    [
      'card X\nalways breed\n- scout\n',
      '3:1: "-" begins an option or a rule, but no "one of:" or "rules:" stands above it.',
    ],
    ['card X\nalways breed\n* Gate\n', '3:1: "*" begins a construction, but no "build:" stands above it.'],
    ['card X\nalways build:\n', '2:8: "build:" has no list: write each construction below it, after a "*".'],
    ['card X\nsays Boo\nalways breed\n', '2:6: "Boo" stands where a text in quotes should be.'],
    ['card X\nkind dragon\nalways breed\n', '2:6: "dragon" stands where alpha predator, denizen or overlay should be.'],
    [
      'card X\nlair cavve\nalways breed\n',
      '2:6: "cavve" stands where a lair style such as cave or hall should be; did you mean "cave"?',
    ],
    [
      'card X\nspawn rolling 3 tags from big, big, red\nalways breed\n',
      '2:7: 3 different tags cannot be rolled from 2.',
    ],
    [
      'card X\nspawn rolling 1 tags from big, Red\nalways breed\n',
      '2:7: "Red" is no tag: a tag is one word in lower-case letters; did you mean "red"?',
    ],
    ['card X\nalways breed\u0007\n', '2:13: The line holds a character that cannot be printed.'],
    ['card X\ntags odd, odd\nalways breed\n', '2:11: The tag odd stands there twice.'],
  ])('%j', (text, said) => {
    expect(read(text).told).toEqual([`my.card:${said}`]);
  });

  it('[H2-CRD-107] is told in full: place, words, what was expected, and what was meant', () => {
    const [problem] = read(inOptions('breeed')).problems;
    expect(problem).toEqual({
      severity: 'error',
      file: 'my.card',
      line: 3,
      column: 3,
      from: 17,
      to: 23,
      words: 'breeed',
      expected: '"if" or an action',
      meant: 'breed',
      message: '"breeed" stands where "if" or an action should be; did you mean "breed"?',
    });
  });

  it('[H2-MON-E30] a faulty card is kept out, and all three faults are told with their lines', () => {
    const text = 'card Moon Cats\nkind denizen\nstart ○\nalways pounce on birds\nif we have 3 ●: breed\n';
    const { cards, problems } = read(text);
    expect(cards).toEqual([]);
    expect(problems.map((it) => it.line)).toEqual([3, 4, 5]);
    expect(problems[0]?.message).toContain('●');
    expect(problems[1]).toMatchObject({ words: 'pounce', expected: 'an action' });
    expect(problems[2]?.expected).toContain('or more');
  });

  it('[H2-CRD-107] is told of every line, and twice of a line that is wrong twice', () => {
    const { told, cards } = read('card X\nkindd denzen\nalwyas exploit orre then fihgt anyone\nlair cave\n');
    expect(told.map((it) => /"(\w+)"\?/.exec(it)?.[1])).toEqual([
      'kind',
      'denizen',
      'always',
      'ore',
      'fight',
      undefined,
    ]);
    expect(cards).toEqual([]);
  });

  it('[H2-CRD-107] keeps only the card with the error out of the deck', () => {
    const { cards, told } = read('card Good\nalways breed\ncard Bad\nalways breeed\ncard Better\nalways scout\n');
    expect(cards.map((it) => it.name)).toEqual(['Good', 'Better']);
    expect(told).toHaveLength(1);
  });

  it('does not take what a line with an error said as missing', () => {
    expect(read('card X\n@ build Gate\nif we have built Gate: scout\n').told).toHaveLength(1);
    expect(read('card X\none of:\n- quux:\n  * Gate\n').told).toHaveLength(1);
  });

  it.each([
    ['kind overlay\nalways breed\none of:\n- scout\n', 3, 'An overlay gives its options'],
    ['kind overlay\nif we have 3 or more ●: breed\none of:\n- scout\n', 3, 'An overlay gives its options'],
    ['spawn onto a random group giving ○\nalways breed\n', 2, 'Only an overlay is laid'],
    ['always breed\none of:\n', 3, '"one of:" has no options'],
    ['always build:\n* Gate (req Moat)\n* Moat (req Gate)\n', 3, 'Gate can never be built'],
    [
      'always exploit ore\nrules:\n- when we exploit: gain ★ instead\n- when we exploit: gain ● instead\n',
      5,
      'Another rule gives something instead too',
    ],
  ])('[H2-CRD-107] [H2-CRD-302] [H2-CRD-339] warns of what is idle: %j', (lines, line, said) => {
    const { cards, problems } = read(`card X\n${lines}`);
    expect(cards).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'warning', line, message: expect.stringContaining(said) });
  });

  it('[H2-CRD-107] finds a word that was written by ear, or with two letters amiss', () => {
    const meant = (word: string) => read(`card X\nalways ${word} anyone\n`).problems[0]?.meant;
    expect(['fite', 'phight', 'huntt', 'exstort', 'stiel from'].map(meant)).toEqual([
      'fight',
      'fight',
      'hunt',
      'extort',
      'steal',
    ]);
  });

  it('is only a warning if the card can be played', () => {
    const { cards, problems } = read('card X\nalways hunt denizens at +1\n');
    expect(problems.map((it) => it.severity)).toEqual(['warning']);
    expect(cards).toHaveLength(1);
  });
});
