import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/cards.ts';
import { gist, gistOf } from './gist.ts';
import { bare, read, readBesideTheDeck, theCard } from './read.ts';

const moles = `card Clockwork Moles
kind denizen
tags neutral, builder, miner
start ●●○★
lair mine
set Homemade
says "Wound up once, by someone, long ago."
always exploit ore or stone
if we have 4 or more ○: build Winding Hall (gain ●●)
one of:
- scout
- trade with lawful or magical groups at +1
- fight weaker denizens
- build:
  * Gear Gate (req ○○ / gain ⌂, +1 against rout)
  * Great Spring (req Gear Gate, ★○○ / gain villainy)
rules:
- when we have only 1 ●: leave the map leaving ○
`;
const moving = (lines: string) => `card X\nalways breed\n${lines}`;
const villain = (lines: string) => `villain V\npath ●\n${lines}\nwins when every stratum is corrupted\n`;

describe('the text of a card', () => {
  it('[H2-CRD-101] reads a card line by line; blank lines, indentation, comments and a first capital do not matter', () => {
    const untidy = `\n# mine\n${moles.replace(/^/gm, '   ').replace('kind', 'Kind').replace('always', 'Always').replace('- scout', '-   Scout  # looks')}\n\n`;
    expect(bare(theCard(untidy))).toEqual(bare(theCard(moles)));
    expect(bare(theCard(moles.replaceAll('\n', '\r\n')))).toEqual(bare(theCard(moles)));
  });

  it('[H2-CRD-101] ends a card where the next begins, or the file', () => {
    const { cards, villains } = read(`${moles}card Next\nalways breed\n${villain('always scout')}`);
    expect([...cards, ...villains].map((it) => it.name)).toEqual(['Clockwork Moles', 'Next', 'V']);
  });

  it('[H2-CRD-101] forgives a capital only at the start of a line', () => {
    expect(read('card X\nalways Breed\n').told).toEqual([
      'my.card:2:8: "Breed" stands where an action should be; did you mean "breed"?',
    ]);
  });

  it.each(['●●●○', '3● 1○', '3 pop 1 treasure', '●●pop○', '2● ○ ●'])(
    '[H2-CRD-102] reads %s as three ● and one ○',
    (beads) => {
      expect(gist(theCard(moving('').replace('always', `start ${beads}\nalways`)).start)).toBe('3●|1○');
    },
  );

  it('[H2-CRD-102] reads every symbol as its word', () => {
    const card = theCard(
      moving(
        'one of:\n- gain bonus epic fort tomb\n- relocate leaving treasure\nrules:\n- when we fall to 1 pop: lose treasure',
      ),
    );
    expect(gistOf(card).slice(1)).toEqual([
      'or gain(1★|1❖|1⌂|1☒)',
      'or relocate(leavingTreasure)',
      'rule when(we fall to(1), lose(1○))',
    ]);
  });

  it('[H2-CRD-104] fills in what is left out', () => {
    expect(theCard('card X\nalways breed\n')).toMatchObject({
      kind: 'denizen',
      tags: [],
      lair: 'cave',
      unique: false,
      set: 'core',
      says: null,
    });
    expect(gist(theCard('card X\nalways breed\n').start)).toBe('2●');
    expect(theCard('card X\nkind overlay\none of:\n- breed\n').start).toEqual([]);
  });

  it('[H2-CRD-104] needs something to do, and somebody to do it', () => {
    expect(read('card X\nkind denizen\n').told).toEqual([
      'my.card:1:1: The card does nothing: it needs an always, if or one of line, or spawn drawing 2 cards.',
    ]);
    expect(theCard('card X\nspawn drawing 2 cards\n').always).toEqual([]);
    expect(read('card X\nstart ○★\nalways breed\n').told).toEqual([
      'my.card:2:7: The start has no ●, and only an overlay can do without.',
    ]);
    expect(theCard('card X\nkind overlay\nstart ○\none of:\n- breed\n').kind).toBe('overlay');
  });

  it('[H2-CRD-105] has one card of a name, whatever its capitals', () => {
    const { cards, told } = read('card Red Cap\nalways breed\ncard red cap\nalways scout\n');
    expect(cards.map((it) => it.name)).toEqual(['Red Cap']);
    expect(told).toEqual(['my.card:3:1: A card called Red Cap is there already, in my.card.']);
  });

  it('[H2-CRD-105] builds on the same card what it asks for', () => {
    const { told } = read(moving('if we have built Nest: scout\none of:\n- build Egg (req Nets)\n- build Nests\n'));
    expect(told).toEqual([
      'my.card:3:4: No line of this card builds Nest; did you mean "Nests"?',
      'my.card:5:18: No line of this card builds Nets; did you mean "Nests"?',
    ]);
    expect(read(moving('rules:\n- when we prepare: may build Nest\none of:\n- build Egg (req Nest)\n')).told).toEqual(
      [],
    );
  });

  it('[H2-CRD-106] takes any single lower-case word as a tag, but no plural of another', () => {
    expect(theCard('card X\ntags clockwork, half-mad\nalways breed\n').tags).toEqual(['clockwork', 'half-mad']);
    expect(read('card X\ntags Evil, two words\nalways breed\n').told).toEqual([
      'my.card:2:6: "Evil" is no tag: a tag is one word in lower-case letters; did you mean "evil"?',
      'my.card:2:16: "words" stands where "," or the end of the line should be.',
    ]);
    const { cards, told } = read('card X\ntags goblin\nalways breed\ncard Y\ntags goblins\nalways breed\n');
    expect(cards.map((it) => it.name)).toEqual(['X']);
    expect(told).toEqual([
      'my.card:5:6: "goblins" looks like the tag goblin with an s, so it cannot be a tag of its own.',
    ]);
  });

  const row1 =
    'anyone groups group denizens alpha predators richer poorer stronger weaker larger smaller weakest strongest poorest richest smallest largest nearest ore gems water magma nexus stone tomb tombs underground biome biomes slime jurassic necrotic crystalline farm ally annex breed bribe build exploit explore extort fight harvest hunt prepare recruit relocate rout scout steal trade pop treasure bonus epic fort no any only fewer than more this last turn';
  const row2 =
    'a an and any are as at away by card from has have if in is leaving near no not of on or our prey remain sharing stop that the then there to toward us we with';
  it.each([
    ['H2-CRD-T1.1', row1],
    ['H2-CRD-T1.2', row2],
  ])('[H2-CRD-106, %s] refuses words of the language as tags', (_row, words) => {
    for (const word of words.split(' ')) {
      expect(read(`card X\ntags ${word}\nalways breed\n`).told).toEqual([
        `my.card:2:6: "${word}" is a word of the language and cannot be a tag.`,
      ]);
    }
  });

  it('[H2-CRD-T1.1] has alien, fungus and surface as tags and as biomes', () => {
    const card = theCard(
      'card X\ntags alien, fungus, surface\nalways explore toward alien, fungus or surface groups, alien biome, fungus biomes or surface biome\n',
    );
    expect(gistOf(card)).toEqual([
      'always explore(#alien|#fungus|#surface any|biome(alien)|biome(fungus, plural)|biome(surface))',
    ]);
  });

  it('[H2-CRD-109] has a line of flavour', () => {
    expect(theCard(moles).says).toBe('Wound up once, by someone, long ago.');
  });

  it('has a set and a lair, cave if none is said', () => {
    expect(theCard(moles)).toMatchObject({ set: 'Homemade', lair: 'mine' });
  });

  it('[H2-CRD-110] shows crown or skull, name, tags, beads, lifecycle and rules', () => {
    const face = faceOf(theCard(moles));
    expect(face).toMatchObject({
      name: 'Clockwork Moles',
      sign: 'skull',
      tags: 'neutral, builder, miner',
      beads: '●●○★',
    });
    expect(face.lifecycle[0]).toBe('always exploit ore or stone');
    expect(face.rules).toEqual(['when we have only 1 ●: leave the map leaving ○']);
    expect(faceOf(theCard(moles.replace('denizen', 'alpha predator'))).sign).toBe('crown');
  });
});

describe('tags in filters', () => {
  it('[H2-CRD-112] may have an s, which is not part of the tag', () => {
    const { card, told } = readBesideTheDeck('card X\nalways fight humanoids, undead, adventurers or non-giants\n');
    expect(card && gistOf(card)).toEqual(['always fight(#humanoid|#undead|#adventurers|not #giant)']);
    expect(told).toEqual([]);
  });

  it('[H2-CRD-112] are warned of if no card has them', () => {
    const { card, told } = readBesideTheDeck('card X\nalways fight denzens or purple groups\n');
    expect(card && gistOf(card)).toEqual(['always fight(#denzens|#purple any)']);
    expect(told).toEqual([
      'my.card:2:14: No card of the deck has the tag denzens; did you mean "denizens"?',
      'my.card:2:25: No card of the deck has the tag purple.',
    ]);
  });

  it('[H2-CRD-112] are known if some card gives them', () => {
    const gives =
      'card X\nspawn near ore as Y with tag rusty\nspawn rolling 1 tags from mossy, wet\nalways fight rusty, mossy or wet groups\n';
    expect(read(gives).told).toEqual([]);
  });
});

describe('the tomb', () => {
  it('[H2-CRD-113] is the mark in gain and with, and the resource everywhere else', () => {
    const card = theCard(
      moving(
        'one of:\n- build A (req tomb / gain tomb)\n- build B (req ☒, 2 tomb / gain tombs)\n- fight groups with tomb\n- exploit tomb\n- relocate near tomb\n- gain tomb\n',
      ),
    );
    expect(gistOf(card).slice(1)).toEqual([
      'or build(A[tomb → 1☒])',
      'or build(B[1☒|2☒ → tomb(plural)])',
      'or fight(any with(any, ☒))',
      'or exploit(tomb)',
      'or relocate(near(tomb))',
      'or gain(1☒)',
    ]);
  });

  it.each([
    ['start ●⌂\nalways breed', 2, 8, 'start', '⌂'],
    ['always lose ☒', 2, 13, 'lose', '☒'],
    ['always breed\nrules:\n- when we are routed: foe loses ⌂', 4, 33, 'foe loses', '⌂'],
  ])('[H2-CRD-113] is no bead: %s', (lines, line, column, word, mark) => {
    expect(read(`card X\n${lines}\n`).told).toEqual([
      `my.card:${line}:${column}: "${word}" cannot name ${mark}: it is a mark on a room, not a bead.`,
    ]);
  });
});

describe('villain cards', () => {
  it.each([
    'path ●',
    'setup take sides',
    'always annex groups',
    'always exterminate groups',
    'always tax',
    'always corrupt it',
    'if we hold an uncorrupted stratum alone: scout',
    'if unable to annex: scout',
    'always build Wall (gain +1 against annex)',
    'finish always breed',
    'wins when half the groups are annexed',
  ])('[H2-CRD-114] alone say %s', (line) => {
    const head = /^(path|setup)/.test(line);
    const { told } = read(head ? `card X\n${line}\nalways breed\n` : `card X\nalways breed\n${line}\n`);
    expect(told).toEqual([expect.stringMatching(/^my.card:\d+:\d+: ".+" stands on villain cards only\.$/)]);
    expect(read(/^(path|wins)/.test(line) ? villain('always scout') : villain(line)).told).toEqual([]);
  });

  it('[H2-CRD-114] have no heads of monster cards', () => {
    expect(read(villain('kind denizen')).told).toEqual(['my.card:3:1: "kind" stands on monster cards only.']);
  });

  it('[H2-CRD-116] need one path of ● or ○, and one way to win', () => {
    expect(read('villain V\nalways scout\n').told).toEqual([
      'my.card:1:1: A villain card needs a "path" line.',
      'my.card:1:1: A villain card needs a "wins when" line.',
    ]);
    expect(read(villain('path ○')).told).toEqual(['my.card:3:1: "path" stands on this card already.']);
    expect(read(villain('').replace('●', '★')).told).toEqual([
      'my.card:1:1: No villainy comes of six ★: a path is ● or ○.',
    ]);
    expect(read(villain('').replace('●', 'treasure')).villains[0]?.path).toBe('○');
  });
});

describe('limits', () => {
  it.each([
    ['always split 100', '"100" is out of range: a number is 1 to 99.'],
    ['always split 0', '"0" is out of range: a number is 1 to 99.'],
    ['always fight anyone at +10', '"+10" is out of range: a bonus is -9 to +9.'],
    ['always fight anyone at -10', '"-10" is out of range: a bonus is -9 to +9.'],
    ['always gain 60● 60●', '120 ● are too many: a number is 1 to 99.'],
    [`always ${'breed then '.repeat(20)}breed`, 'The line has 232 characters, and 200 are the most.'],
    [`${'always breed\n'.repeat(60)}`, 'A card has at most 60 lines.'],
  ])('[H2-CRD-115] %s', (line, said) => {
    expect(read(`card X\n${line}\n`).told).toEqual([expect.stringContaining(said)]);
  });

  it('[H2-CRD-115] are kept by 99, ±9, 200 characters and 60 lines', () => {
    expect(read(`card X\n${'always split 99 then gain 99●\n'.repeat(58)}always fight anyone at -9\n`).told).toEqual([]);
    expect(read(`card ${'X'.repeat(195)}\nalways fight anyone at +9\n`).told).toEqual([]);
  });
});
