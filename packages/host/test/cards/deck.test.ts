import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck, printCard, told } from '../../src/cards.ts';
import { nodesOf } from '../../src/second/cards/tree/nodes.ts';
import { gist, gistOf, optionGist } from './gist.ts';
import { bare } from './read.ts';
import { printed, roster, rulebook } from './roster.ts';

const { cards, villains, problems } = loadDeck(CORE_TEXTS);

const card = (name: string) => {
  const found = cards.find((it) => it.name === name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
const lines = (name: string) => gistOf(card(name));

describe('the deck', () => {
  it('is read without an error or a warning', () => {
    expect(problems.map(told)).toEqual([]);
    expect(villains.map((it) => it.name)).toEqual(['The Empire', 'The Horde']);
  });

  it('[H2-CRD-T2.1–48] has the kinds, start beads and unique cards of the roster', () => {
    const letters = { 'alpha predator': 'A', denizen: 'D', overlay: 'O' } as const;
    const held = printed.map(({ name, kind, start, unique }) => ({
      name,
      kind: letters[kind],
      start: start.length === 0 ? '–' : start.map(({ symbol, count }) => symbol.repeat(count)).join(''),
      unique,
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(held.sort(byName)).toEqual([...roster].sort(byName));
  });

  it('says line by line what the rulebook says', () => {
    const written = Array.from(rulebook.matchAll(/```card\n([\s\S]*?)```/g), ([, text = '']) => text);
    const own = written.find((it) => it.startsWith('card Clockwork Moles'));
    const texts = new Map(CORE_TEXTS.map(({ text }) => [text.split('\n')[0], text]));
    for (const text of written) if (text !== own) expect(texts.get(text.split('\n')[0])).toBe(text);
    expect(written).toHaveLength(roster.length + villains.length + 1);
  });

  it('names each file after its card', () => {
    for (const { name, file } of [...cards, ...villains])
      expect(file).toBe(`${name.toLowerCase().replaceAll(' ', '-')}.card`);
  });

  it('[H2-CRD-103] is printed as it is written, card by card', () => {
    for (const it of [...cards, ...villains])
      expect(printCard(it)).toBe(CORE_TEXTS.find(({ file }) => file === it.file)?.text);
  });

  it('[H2-CRD-103] is the same deck when its print is read', () => {
    const again = loadDeck([...cards, ...villains].map((it) => ({ file: it.file, text: printCard(it) })));
    expect([...again.cards, ...again.villains].map(bare)).toEqual([...cards, ...villains].map(bare));
  });

  it('[H2-CRD-401] has "anyone" where a printed card names nobody, and no word for "monsters" but groups', () => {
    expect(lines('Goblins')).toContain('or steal(any)');
    expect(lines('Owlbear')[0]).toBe('always hunt(any)');
    expect(lines('Otyughkind')[0]).toBe('always ally(not #undead any)');
  });

  it('[H2-CRD-402] tells +1 against, +1 to and +1 in apart', () => {
    expect(lines('Nomads')).toContain('rule 1 against steal');
    expect(lines('Kobolds').at(-1)).toContain('Tunnels[ → 1 to steal]');
    expect(lines('Brazenkragg').at(-2)).toContain('Greek Fire[1○ → 1 in fight]');
  });

  it('[H2-CRD-403] marks defences with ⌂ and graves with ☒', () => {
    const marks = new Map<string, string[]>();
    for (const node of [...printed, ...villains].flatMap((it) => [...nodesOf(it)])) {
      for (const { name, gains } of node.kind === 'build' && 'buildings' in node ? node.buildings : []) {
        const mark = /[⌂☒]/.exec(gist(gains))?.[0];
        if (mark) marks.set(mark, [...(marks.get(mark) ?? []), name]);
      }
    }
    expect([...new Set(marks.get('⌂'))].sort()).toEqual(
      ['Castle', 'Defenses', 'Great Nest', 'Great Wall', 'Hideout', 'Keep', 'Stronghold', 'Traps'].sort(),
    );
    expect([...new Set(marks.get('☒'))].sort()).toEqual(['Haunted Mausoleum', 'Temple Complex', 'Tomb']);
  });

  it('[H2-CRD-404] has single mighty creatures as alpha predators, and peoples as denizens', () => {
    expect(['Ogre', 'Worm', 'Dragon', 'Medusa'].map((it) => card(it).kind)).toEqual(Array(4).fill('alpha predator'));
    expect(['Dwarves', 'Saltbury', 'Wolves', 'Mob'].map((it) => card(it).kind)).toEqual(Array(4).fill('denizen'));
  });

  it('[H2-CRD-405] lets Ogre and Worm start without ○, the Adventurers with four ●, the Blue Wizard with two', () => {
    const starts = ['Ogre', 'Worm', 'Adventurers', 'Blue Wizard'].map((it) => gist(card(it).start));
    expect(starts).toEqual(['1●', '1●', '4●', '2●|1○|1★']);
  });

  it('[H2-CRD-406] has a flavour line on every card, each its own', () => {
    const said = [...cards, ...villains].map((it) => it.says);
    expect(said.every((it) => it !== null && it.length > 10)).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });

  it('[H2-CRD-408] says of every card how it is told of, and says it by itself', () => {
    for (const it of [...cards, ...villains]) expect([it.noun, it.pronoun, it.culture], it.name).not.toContain(null);
    const single = cards.filter((it) => it.solitary).map((it) => it.name);
    expect(single).toEqual(cards.filter((it) => it.kind === 'alpha predator').map((it) => it.name));
  });

  it('[H2-CRD-408] tells of a card as its flavour line does', () => {
    const begins = { it: /^It\b/, she: /^(She|Her)\b/, he: /^(He|His)\b/, they: /^(They|Their)\b/ };
    const toldSo = cards.flatMap(({ name, says, pronoun }) =>
      Object.entries(begins).flatMap(([word, start]) => (start.test(says ?? '') ? [[name, word, pronoun]] : [])),
    );
    expect(toldSo.length).toBeGreaterThan(10);
    for (const [name, word, pronoun] of toldSo) expect([name, pronoun]).toEqual([name, word]);
  });

  it('[H2-CRD-407] uses the tags of the list, and every one of them', () => {
    const clause = /\*\*H2-CRD-407\*\* Tags in use: (.+?)\. Opposites/.exec(rulebook)?.[1] ?? '';
    const used = new Set(printed.flatMap((it) => it.tags));
    expect([...used].sort()).toEqual(clause.split(/[,;] /).sort());
  });
});

describe('readings and rulings of single cards', () => {
  it('[H2-CRD-C01.1] Dwarves mine ore and gems, nothing else', () => {
    expect(lines('Dwarves')[0]).toBe('always exploit(ore|gems)');
  });
  it('[H2-CRD-C03.1] better territory for an Ogre is near prey', () => {
    expect(lines('Ogre')[1]).toBe('if unable to(hunt) → relocate(near(prey))');
  });
  it('[H2-CRD-C05.1] Traps are a fortification', () => {
    expect(lines('Kobolds').at(-1)).toContain('Traps[ → 1⌂]');
  });
  it('[H2-CRD-C16.1] the Idol gives ● and ❖', () => {
    expect(lines('Troglodytes').at(-1)).toContain('Idol[3○ → 1●|1❖]');
  });
  it('[H2-CRD-C20.1] Skeletons list Scout once', () => {
    expect(lines('Skeletons').filter((it) => it === 'or scout')).toHaveLength(1);
  });
  it('[H2-CRD-C26.1] Ark and Hecatomb give ❖', () => {
    expect(lines('The Temple')[2]).toContain('Ark[1○ → 1❖]|Hecatomb[built(Altar)|1○ → 1★|1❖]');
  });
  it('[H2-CRD-C33.2] the undead are Vampire, Skeletons and Demonic Horde', () => {
    const undead = printed.filter((it) => it.tags.includes('undead')).map((it) => it.name);
    expect(undead.sort()).toEqual(['Demonic Horde', 'Skeletons', 'Vampire']);
  });
  it('[H2-CRD-C33.3] Starhelm goes where the undead are', () => {
    expect(lines('Starhelm')).toContain('if there are(no, #undead) → relocate(near(#undead))');
  });
  it('[H2-CRD-C43.1] the Temple Complex gives ☒ and ○', () => {
    expect(lines('Saltbury')).toContainEqual(expect.stringContaining('Temple Complex[1● → 1☒|1○]'));
  });
});

describe('the villains', () => {
  const villain = (name: string) => villains.find((it) => it.name === name);

  it('The Horde corrupts', () => {
    const horde = villain('The Horde');
    expect(horde).toMatchObject({ path: '●', winsWhen: 'every stratum is corrupted' });
    expect(horde?.setup.map(gist)).toEqual(['corrupt our main stratum']);
    expect(horde && gistOf(horde)).toEqual([
      'always scout',
      'if we did not(breed, this turn) & we have(count(fewer than(6), ●)) → breed',
      'or fight(denizens)',
      'or rout(alpha predators)',
      'or exterminate(than us(smaller) any)',
    ]);
    expect(horde?.finish.map(optionGist)).toEqual(['we hold an uncorrupted stratum alone → corrupt it']);
  });

  it('The Empire annexes', () => {
    const empire = villain('The Empire');
    const list =
      'build(University[2○ → 1★]|Slums[ → 1●]|Quarry[1● → 1○]|Ghetto[1○ → one tag]|Statue of the Emperor[2○ → 1❖]|Haunted Mausoleum[ → 1☒]|Great Wall[2○ → 1⌂])';
    expect(empire).toMatchObject({ path: '○', winsWhen: 'half the groups are annexed' });
    expect(empire?.setup.map(gist)).toEqual(['take sides', 'build(Capital[ → ])']);
    expect(empire && gistOf(empire)).toEqual([
      'always ally(any sharing a tag)',
      'or trade(any)',
      'or fight(any)',
      'or annex(any we are allied with)',
      `or ${list}`,
    ]);
    expect(empire?.finish.map(optionGist)).toEqual(['tax', `we can → ${list}`]);
  });
});
