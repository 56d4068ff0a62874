import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_TEXTS as DECK } from '@understory/host/cards';
import { describe, expect, it } from 'vitest';
import { desk, root, understory } from './run-understory.ts';

const file = desk();

const moles = `card Clockwork Moles
kind alpha predator
tags neutral, builder
start ●●○
says "Wound up once, by someone, long ago."
always exploit ore or stone
one of:
- scout
rules:
- never relocates
`;

describe('understory cards as pictures', () => {
  it('[H2-CRD-110] check --pictures draws each card that is right, named after it', async () => {
    writeFileSync(file('moles.card'), moles);
    const { code, err } = await understory(
      'cards',
      'check',
      '--quiet',
      file('moles.card'),
      '--pictures',
      file('faces'),
    );
    expect([code, err]).toEqual([0, `Wrote ${file('faces/clockwork-moles.svg')}\n`]);
    const svg = readFileSync(file('faces/clockwork-moles.svg'), 'utf8');
    for (const words of [
      '<title>Clockwork Moles</title>',
      'neutral, builder',
      'exploit ore or stone',
      'never relocates',
    ])
      expect(svg).toContain(words);
  });

  it('[H2-CRD-110] show --out writes one card of the game; another ending is refused', async () => {
    const { code } = await understory('cards', 'show', 'ogre', 'mage', '--out', file('ogre.svg'));
    expect(code).toBe(0);
    expect(readFileSync(file('ogre.svg'), 'utf8')).toMatch(
      /^<svg .*<title>Ogre Mage<\/title>.*@font-face.*<\/svg>\n$/s,
    );
    const refused = await understory('cards', 'show', 'ogre', '--out', file('ogre.png'));
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('must end in .svg');
  });
});

describe('understory cards check', () => {
  it('shows a card that is right: crown or skull, name, beads, tags, lifecycle, rules', async () => {
    writeFileSync(file('moles.card'), moles);
    const { code, out } = await understory('cards', 'check', file('moles.card'));
    expect(out).toBe(`╭────────────────────────────────────────────────────────────────────╮
│ ♛ Clockwork Moles                                              ●●○ │
│   neutral, builder                                                 │
│   “Wound up once, by someone, long ago.”                           │
├────────────────────────────────────────────────────────────────────┤
│ always exploit ore or stone                                        │
│ one of:                                                            │
│ - scout                                                            │
├────────────────────────────────────────────────────────────────────┤
│ • never relocates                                                  │
╰────────────────────────────────────────────────────────────────────╯

1 card right, 0 errors, 0 warnings
`);
    expect(code).toBe(0);
  });

  it('explains every error with the line and a caret, and ends with 1', async () => {
    writeFileSync(
      file('bad.card'),
      moles.replace('always', 'alwyas').replace('scout', 'fight denzens').replace('s ne', ' ne'),
    );
    const { code, out } = await understory('cards', 'check', file('bad.card'));
    expect(
      out,
    ).toBe(`error ${file('bad.card')}:3:1: "tag" begins no line of a card: expected a word such as tags, always or rules, "-" or "*"; did you mean "tags"?
   3 | tag neutral, builder
     | ^^^

error ${file('bad.card')}:6:1: "alwyas" begins no line of a card: expected a word such as tags, always or rules, "-" or "*"; did you mean "always"?
   6 | alwyas exploit ore or stone
     | ^^^^^^

warning ${file('bad.card')}:8:9: No card of the deck has the tag denzens; did you mean "denizens"?
   8 | - fight denzens
     |         ^^^^^^^

0 cards right, 2 errors, 1 warning
`);
    expect(code).toBe(1);
  });

  it('reads all cards of a folder, the deck of the game too', async () => {
    const { code, out } = await understory('cards', 'check', '--quiet', 'packages/host/src/second/cards/deck');
    expect(out).toBe(`${DECK.length} cards right, 0 errors, 0 warnings\n`);
    expect(code).toBe(0);
  });

  it('[H2-CRD-105] takes a card that stands in for one of the game, but no name twice', async () => {
    writeFileSync(file('ogre.card'), 'card OGRE\nalways breed\n');
    const { code, out } = await understory('cards', 'check', '-q', file('ogre.card'));
    expect([code, out]).toEqual([0, '1 card right, 0 errors, 0 warnings\n']);
    writeFileSync(file('ogres.card'), 'card OGRE\nalways breed\n\ncard Ogre\nalways scout\n');
    const twice = await understory('cards', 'check', '-q', file('ogres.card'));
    expect(twice.out).toContain(':4:1: A card called OGRE is there already');
    expect(twice.code).toBe(1);
  });

  it('says what it cannot find', async () => {
    const nothing = await understory('cards', 'check', file('none.card'));
    expect([nothing.code, nothing.err]).toEqual([2, `understory: There is no file or folder ${file('none.card')}.\n`]);
    mkdirSync(file('empty'));
    const empty = await understory('cards', 'check', file('empty'));
    expect([empty.code, empty.err]).toEqual([
      2,
      `understory: ${file('empty')} holds no card: no file in it ends in .card.\n`,
    ]);
  });

  it('finds the cards of its own documentation right', async () => {
    const text = readFileSync(join(root, 'docs/cards.md'), 'utf8');
    const examples = Array.from(text.matchAll(/^```card\n((?:card|villain) [\s\S]*?)^```/gm), ([, it]) => it);
    writeFileSync(file('docs.card'), examples.join('\n'));
    const { out } = await understory('cards', 'check', '--quiet', file('docs.card'));
    expect(out).toBe(`${examples.length} cards right, 0 errors, 0 warnings\n`);
    expect(examples.length).toBeGreaterThan(1);
  });
});

describe('understory host --cards', () => {
  it('[H2-CRD-107] tells all that is wrong, and plays without the faulty cards only with --skip-faulty', async () => {
    writeFileSync(file('two.card'), 'card Tin Owls\nalways fite denizens\nlair burow\n\ncard Tin Mice\nalways scout\n');
    const play = ['host', '--seed', '7', '--until', 'primordial', '--cards', file('two.card')];
    const refused = await understory(...play);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(`${file('two.card')}:2:8: `);
    expect(refused.err).toContain('did you mean "fight"?');
    expect(refused.err).toContain(`${file('two.card')}:3:6: `);
    expect(refused.err).toContain('Cards are faulty; --skip-faulty plays without Tin Owls.');
    const played = await understory(...play, '--skip-faulty', '--out', file('two.save.json'));
    expect([played.code, played.err]).toEqual([0, expect.stringContaining('Left out: Tin Owls\n')]);
    expect(readFileSync(file('two.save.json'), 'utf8')).toContain('Tin Mice');
    expect(readFileSync(file('two.save.json'), 'utf8')).not.toContain('Tin Owls');
  });
});

describe('understory cards list and show', () => {
  it('list the deck, or the cards with a tag', async () => {
    const [all, undead] = await Promise.all([
      understory('cards', 'list'),
      understory('cards', 'list', '--tag', 'undead'),
    ]);
    expect(all.out.trim().split('\n')).toHaveLength(DECK.length);
    expect(undead.out).toBe(`☠ Demonic Horde  ●●     undead, chaotic, evil, demonic, swarm
☠ Skeletons      ●●○○   undead, mindless, swarm
♛ Vampire        ●○○○   evil, humanoid, undead
`);
  });

  it('list cards of one’s own beside the game’s, or one set of them', async () => {
    writeFileSync(
      file('own.card'),
      'card Ogre\nset Homemade\nalways breed\n\ncard Tin Owls\nset Homemade\nalways scout\n',
    );
    const [all, own, none] = await Promise.all([
      understory('cards', 'list', '--cards', file('own.card')),
      understory('cards', 'list', '--cards', file('own.card'), '--set', 'homemade'),
      understory('cards', 'list', '--set', 'homemade'),
    ]);
    // The own Ogre stands in for the game's.
    expect(all.out.trim().split('\n')).toHaveLength(DECK.length + 1);
    expect(own.out).toBe('☠ Ogre           ●●\n☠ Tin Owls       ●●\n');
    expect([none.code, none.err]).toEqual([2, 'understory: No card is of the set "homemade"; there are: core.\n']);
  });

  it('show a card as its face, or as its text', async () => {
    const [face, text] = await Promise.all([
      understory('cards', 'show', 'ogre', 'mage'),
      understory('cards', 'show', 'Ogre Mage', '--text'),
    ]);
    expect(face.out).toContain('│ ♛ Ogre Mage                                                     ●○ │');
    expect(text.out).toBe(readFileSync(join(root, 'packages/host/src/second/cards/deck/ogre-mage.card'), 'utf8'));
  });

  it('say what was meant', async () => {
    const [name, tag] = await Promise.all([
      understory('cards', 'show', 'ogr'),
      understory('cards', 'list', '-t', 'undaed'),
    ]);
    expect([name.code, name.err]).toEqual([2, 'understory: No card is called ogr. Did you mean Ogre?\n']);
    expect([tag.code, tag.err]).toEqual([2, 'understory: No card has the tag undaed. Did you mean undead?\n']);
  });

  it('have help with examples', async () => {
    for (const command of [[], ['check']]) {
      const { code, out } = await understory('cards', ...command, '--help');
      expect(out).toContain('Examples:\n  understory cards ');
      expect(code).toBe(0);
    }
    const { code, err } = await understory('cards', 'shw');
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean show?')]);
  });
});
