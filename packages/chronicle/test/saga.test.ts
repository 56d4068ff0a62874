import { describe, expect, it } from 'vitest';
import { annalsOf } from '../src/annals/annals.ts';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { Teller } from '../src/saga/teller.ts';
import { SAGA } from '../src/words/english/saga.ts';
import { Variants } from '../src/words/variants.ts';
import { actor, beads, died, fact, taleOf } from './made.ts';

const sentencesOf = (facts: readonly Fact[], given: Parameters<typeof taleOf>[1] = {}) =>
  sagaOf(chronicleOf(taleOf(facts, given))).flatMap((chapter) => chapter.paragraphs.flat());
const named = (id: string, name: string, given: Parameters<typeof actor>[1] = {}) =>
  actor(id, { given: name, isNamed: true, ...given });
const she = { solitary: true, pronoun: 'she' } as const;
const life = (group: string) => ({ tolls: [{ group, lives: 1, treasures: 0 }] });

const ZHERIEL = named('m', 'Zheriel', { ...she, one: 'medusa' });
const NEBIPHON = named('f', 'Nebiphon', { ...she, one: 'fiend', until: 60 });

describe('a saga', () => {
  it('[CH-AGG-03] [CH-AGG-01] tells a custom once: hunts and trade by turns', () => {
    const facts = [
      fact('came', 1, 0, 'm'),
      fact('came', 2, 0, 'g'),
      ...[1, 2, 3].flatMap((turn) => [
        fact('hunted', turn * 10, turn, 'm', 'g', life('g')),
        fact('traded', turn * 10 + 4, turn, 'm', 'g'),
      ]),
      fact('stole', 28, 2, 'g', 'm', {
        tie: true,
        why: { key: 'grudge', at: 20, deed: 'hunt' } as Fact['why'],
        causes: ['hunted@20'],
      }),
      fact('hunted', 40, 4, 'm', 'g', life('g')),
      died(41, 4, 'g', 'm', ['hunted@40']),
    ].sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
    const told = sentencesOf(facts, { who: [ZHERIEL, named('g', 'Skritfolk', { until: 41 })] });
    const hunts = told.filter(({ ticks, template }) => ticks.includes(10) && !template.startsWith('leader'));
    expect(hunts).toHaveLength(1);
    expect(hunts[0]?.ticks).toEqual([10, 14, 20, 24, 30, 34]);
    expect(hunts[0]?.text).toMatch(/three turns running/i);
    const all = told.map((it) => it.text).join(' ');
    expect(all).toMatch(/tie|even/);
    expect(all).not.toMatch(/because|revenge/i);
  });

  it('[CH-EX-07] [CH-REF-02] never says "she" where two could be meant', () => {
    const facts = [
      fact('came', 1, 0, 'm'),
      fact('came', 2, 0, 'f'),
      fact('refused', 10, 1, 'm', 'f', { odds: 3 }),
      fact('extortion failed', 20, 2, 'm', 'f', { odds: 3 }),
      fact('invaded', 50, 3, 'n', 'f', life('f')),
      died(60, 3, 'f', 'n', ['invaded@50']),
    ];
    const told = sentencesOf(facts, { who: [ZHERIEL, NEBIPHON, named('n', 'The Mile')] });
    const both = told.findIndex(({ text }) => text.includes('Zheriel') && text.includes('Nebiphon'));
    expect(both).toBeGreaterThanOrEqual(0);
    for (const { text } of told.slice(both + 1)) expect(text).not.toMatch(/\bshe\b/i);
    // After a sentence with both the next says whom it means.
    for (const [i, { text }] of told.entries())
      if (text.includes('Zheriel') && text.includes('Nebiphon'))
        expect(told[i + 1]?.text).toMatch(/Zheriel|Nebiphon|Mile/);
    const chronicle = chronicleOf(taleOf(facts, { who: [ZHERIEL, NEBIPHON, named('n', 'The Mile')] }));
    const annals = annalsOf(chronicle)
      .flatMap((it) => it.lines.map((line) => line.text))
      .join(' ');
    expect(annals).toContain('Nebiphon refused Zheriel.');
    expect(annals).toContain('An extortion of Nebiphon by Zheriel failed.');
    expect(annals).toContain('Nebiphon ended by The Mile.');
  });

  it('counts what it lists: two works of a kind are one, and of a long list it says that there is more', () => {
    const built = (things: readonly string[]) =>
      things.map((thing, i) => fact('built', 10 + i, 1, 'g', null, { age: 'villainy', thing, piece: `p${i}` }));
    const told = (things: readonly string[]) =>
      sentencesOf([fact('came', 1, 0, 'g'), ...built(things)], { who: [named('g', 'The Spade')] })
        .map((it) => it.text)
        .join(' ');
    for (const things of [
      ['Tomb', 'Tomb', 'Greek Fire'],
      ['Quarry', 'Greek Fire', 'Quarry'],
    ])
      expect(told(things)).not.toMatch(/three works/i);
    expect(told(['Tomb', 'Tomb'])).toMatch(/once .*a tomb|a tomb.* once/i);
    const works = ['Tomb', 'Smelter', 'Furnace', 'Dam', 'Baths', 'Citadel', 'Drinking Hall', 'Trophy Hall'];
    const dwarves = actor('d', { isPeople: true, of: 'd', kind: 'dwarves', given: 'Kelbeck', isNamed: true });
    const age = 'civilization';
    const facts = [
      fact('came', 1, 0, 'd', null, { age }),
      ...works.map((thing, i) => fact('built', 10 + i, 1 + i, 'd', null, { age, thing, piece: `p${i}` })),
    ];
    const life = sentencesOf(facts, { who: [dwarves] })
      .map((it) => it.text)
      .join(' ');
    expect(life).toMatch(/eight kinds of work/);
    expect(life).toMatch(/among them|the first were/);
  });

  it('[CH-EX-04] says how often somebody did nothing, in one sentence that cites every time', () => {
    const others = Array.from({ length: 8 }, (_, i) => `g${i}`);
    const idle = Array.from({ length: 10 }, (_, i) => fact('idle', 60 + 10 * i, 6 + i, 'o'));
    const facts = [
      fact('came', 40, 4, 'o'),
      fact('built', 50, 5, 'o', null, { thing: 'Heap', piece: 'p1' }),
      ...idle,
      ...others.flatMap((it, i) => [
        fact('came', 41 + i, 4, it),
        ...(i === 7 ? [] : [died(65 + 10 * i, 6 + i, it, others[i + 1] ?? null)]),
      ]),
    ].sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
    const given = {
      who: [named('o', 'Sourbelly', { solitary: true, pronoun: 'it', one: 'otyugh' })],
      beads: [...beads('o', 'population', 1, 40), ...beads('g7', 'population', 2, 48)],
      isOver: true,
    } as const;
    const chronicle = chronicleOf(taleOf(facts, given));
    const kinds = chronicle.threads.filter((it) => it.roles[0] === 'o').map((it) => it.kind);
    expect(kinds).toEqual(expect.arrayContaining(['bystander', 'unlikely survivor']));
    const chapters = sagaOf(chronicle);
    const told = chapters.flatMap((it) => it.paragraphs.flat());
    const nothing = told.filter(({ text }) => text.includes('nothing') && text.match(/ten times/i));
    expect(nothing.map((it) => it.ticks)).toEqual([idle.flatMap((it) => it.ticks)]);
    const all = told.map((it) => it.text).join(' ');
    expect(all).not.toMatch(/wisely|lazily/);
    expect(
      chapters
        .at(-1)
        ?.paragraphs.at(-1)
        ?.map((it) => it.text)
        .join(' '),
    ).toContain('Sourbelly');
    // That it outlived the others is not said before the end.
    const before = chapters
      .flatMap((it) => it.paragraphs)
      .slice(0, -1)
      .flat();
    expect(before.map((it) => it.text).join(' ')).not.toMatch(/Sourbelly[^.]*(surviv|outlive|left|still)/);
  });

  it('[CH-EX-03] calls the second of a kind by a name of its own, and says once that it is no kin', () => {
    const miners = { kind: 'Miners', many: 'miners', one: 'miner' };
    const facts = [
      fact('came', 1, 1, 'a'),
      fact('came', 2, 1, 'k'),
      died(50, 5, 'a', 'k'),
      died(60, 6, 'k', 'v'),
      fact('came', 65, 6, 'a2'),
      died(100, 10, 'v', 'a2'),
    ];
    const who = [
      actor('a', { ...miners, given: 'Miners', until: 50 }),
      actor('a2', { ...miners, given: 'Miners II', since: 65 }),
    ];
    const text = sentencesOf(facts, { who, beads: beads('a2', 'population', 2, 65) })
      .map((it) => it.text)
      .join(' ');
    expect(text.match(/no kin/g)).toHaveLength(1);
    expect(text).not.toMatch(/\bII\b|another miners|avenged/);
  });

  it('[CH-EX-05] sets a pact and the blow that broke it side by side', () => {
    const who = [named('a', 'Anders'), named('b', 'Borrik')];
    const came = [fact('came', 1, 0, 'a'), fact('came', 2, 0, 'b')];
    const pact = (turn: number) => fact('allied', turn * 5, turn, 'a', 'b', { odds: 3 });
    const blow = (turn: number) => fact('extortion failed', turn * 5 + 1, turn, 'b', 'a', { odds: 3 });
    const betrayals = (...facts: Fact[]) =>
      chronicleOf(taleOf([...came, ...facts], { who })).threads.filter((it) => it.kind === 'betrayal');
    expect(betrayals(pact(2), blow(4)).map((it) => it.facts.at(-1)?.actor)).toEqual(['b']);
    expect(betrayals(pact(2), blow(6))).toEqual([]);
    expect(betrayals(pact(2), fact('traded', 26, 5, 'a', 'b'), blow(6))).toEqual([]);
    expect(betrayals(pact(2), pact(5), blow(6))).toHaveLength(1);
    const told = sentencesOf([...came, pact(2), blow(4)], { who });
    const at = told.findIndex(({ ticks }) => ticks.includes(21));
    expect(told[at]?.text).toContain('Borrik');
    // What tells of the blow may be two sentences.
    const next = told.slice(at + 1).find(({ template }) => !template.includes('/'));
    expect(next?.ticks).toEqual([10, 21]);
    expect(next?.text).toMatch(/pact.*two turns/);
  });

  it('[CH-STR-01] a paragraph that goes back in time says so first; one that goes on, how long after', () => {
    const fight = (tick: number, turn: number, a: string, b: string) => fact('fought', tick, turn, a, b, { odds: 3 });
    const facts = [
      ...['a', 'b', 'c', 'd'].map((it, i) => fact('came', i, 1, it)),
      fight(10, 1, 'a', 'b'),
      fight(20, 2, 'c', 'd'),
      fight(21, 2, 'd', 'c'),
      fight(30, 3, 'b', 'a'),
      fight(50, 5, 'a', 'b'),
      fight(60, 6, 'd', 'c'),
    ];
    const who = ['Anders', 'Borrik', 'Cassa', 'Durran'].map((it) => named(it.charAt(0).toLowerCase(), it));
    const paragraphs = sagaOf(chronicleOf(taleOf(facts, { who }))).flatMap((it) => it.paragraphs);
    const with_ = (tick: number) => paragraphs.find((it) => it.some(({ ticks }) => ticks.includes(tick))) ?? [];
    expect(with_(10)).toBe(with_(50));
    expect(with_(20)[0]?.text).toMatch(
      /^(Earlier, in|Before that, in|Back in|As early as|It was still|Meanwhile, in|In) the (first|second) turn|^(Meanwhile|In the meantime|While that went on)/,
    );
    // In a paragraph the deeds stand in the order of time.
    for (const it of [with_(10), with_(20)]) {
      const deeds = it.filter(({ template }) => template.startsWith('fought')).map(({ ticks }) => ticks[0] ?? 0);
      expect(deeds).toEqual([...deeds].sort((x, y) => x - y));
    }
  });

  it('[CH-REF-03] who has long been there is told of as one looks back, and how long', () => {
    const facts = [
      fact('came', 1, 1, 'a'),
      fact('came', 2, 1, 'b'),
      fact('fought', 50, 5, 'a', 'b', { odds: 3 }),
      fact('fought', 60, 5, 'b', 'a', { odds: 3 }),
    ];
    const told = sentencesOf(facts, { who: [named('a', 'Anders'), named('b', 'Borrik')] });
    const arrivals = told.filter(({ template }) => template.startsWith('came'));
    expect(arrivals.map((it) => it.template.split('#')[0])).toEqual(['came.before', 'came.before']);
    expect(arrivals[0]?.text).toMatch(/^By the fifth turn Anders had /);
    expect(arrivals[1]?.text).toMatch(/had .*four turns|four turns .*had/i);
  });

  it('ends, even where its last fact is about nobody', () => {
    const facts = [
      fact('came', 1, 0, 'a'),
      fact('rose', 5, 2, 'a', null, { thing: 'The Horde' }),
      fact('ended', 9, 3, null, null, { thing: 'stalemate', age: 'villainy' }),
    ];
    const told = sentencesOf(facts, { who: [named('a', 'Anders')], isOver: true });
    expect(told.some(({ ticks }) => ticks.includes(9))).toBe(true);
  });

  it('tells moves only where there are many, and a flight beside what brought it about', () => {
    const flight = (fight: Fact) => fact('driven', 21, 2, 'b', null, { causes: [fight.id], piece: 'p1' });
    const fight = fact('fought', 20, 2, 'a', 'b', { odds: 3, margin: 1 });
    const moves = (n: number) =>
      Array.from({ length: n }, (_, i) => fact('moved', 30 + i, 3 + i, 'b', null, { odds: 1 }));
    const who = [named('a', 'Anders'), named('b', 'Borrik')];
    const two = sentencesOf([fact('came', 1, 0, 'a'), fact('came', 2, 0, 'b'), fight, flight(fight), ...moves(2)], {
      who,
    });
    const at = two.findIndex(({ ticks }) => ticks.includes(20));
    const after = two.slice(at + 1).find(({ template }) => !template.includes('/'));
    expect(`${two[at]?.template} + ${after?.template}`).toMatch(/ \+ driven#/);
    expect(two.flatMap((it) => it.ticks)).not.toContain(30);
    const many = sentencesOf([fact('came', 2, 0, 'b'), ...moves(4)], { who });
    expect(many.filter((it) => it.template.startsWith('moved.many#')).map((it) => it.ticks)).toEqual([
      [30, 31, 32, 33],
    ]);
  });

  it('tells in one sentence of those who came only to be ended by the same', () => {
    const facts = [
      fact('came', 1, 0, 'k'),
      ...['x', 'y', 'z'].flatMap((it, i) => {
        const fight = fact('fought', 10 * (i + 1) + 1, i + 1, 'k', it, { odds: 3, ...life(it) });
        return [fact('came', 10 * (i + 1), i + 1, it), fight, died(10 * (i + 1) + 2, i + 1, it, 'k', [fight.id])];
      }),
    ];
    const who = [
      named('k', 'Korr'),
      ...['x', 'y', 'z'].map((it) => named(it, `Old ${it.toUpperCase()}`, { until: 32 })),
    ];
    const told = sentencesOf(facts, { who });
    const visits = told.filter((it) => it.template.startsWith('visitors#'));
    expect(visits).toHaveLength(1);
    expect(visits[0]?.ticks).toEqual([11, 12, 21, 22, 31, 32]);
    for (const name of ['Old X', 'Old Y', 'Old Z', 'Korr']) expect(visits[0]?.text).toContain(name);
    expect(told.filter(({ ticks }) => ticks.includes(22))).toHaveLength(1);
  });

  it('[CH-REF-02] calls whoever the last sentence was about by a pronoun, also where it is done to', () => {
    const all = { came: ['{ $a } came.'], met: ['{ $b } met { NAME($a) }.'], other: ['Then { NAME($a) } met { $b }.'] };
    const chronicle = chronicleOf(
      taleOf([], { who: [ZHERIEL, NEBIPHON, named('o', 'Ogg', { solitary: true, pronoun: 'it', one: 'ogre' })] }),
    );
    const tell = (keys: readonly (readonly [string, string, string?])[]) => {
      const teller = new Teller(chronicle.names, new Variants('seed', 'en', all));
      return keys.map(([key, a, b]) => teller.tell({ key, a, b: b ?? null, ticks: [1], age: '', turn: 0 }, false).text);
    };
    expect(
      tell([
        ['came', 'm'],
        ['met', 'o', 'm'],
      ])[1],
    ).toMatch(/^She met Ogg/);
    expect(
      tell([
        ['came', 'm'],
        ['met', 'f', 'm'],
        ['met', 'f', 'm'],
      ])[2],
    ).toMatch(/^Zheriel met/);
    expect(
      tell([
        ['came', 'm'],
        ['other', 'f', 'm'],
        ['came', 'm'],
      ])[2],
    ).toBe('Zheriel came.');
  });

  it('[CH-DAT-04] gives a reason only where one is known: a key that it does not know is none', () => {
    const wrong = fact('extorted', 10, 1, 'm', 'o', { odds: 3 });
    const blow = (key: string) =>
      fact('fought', 20, 2, 'o', 'm', { odds: 3, why: { key, at: 10, deed: 'extort' } as Fact['why'] });
    const text = (key: string) =>
      sentencesOf([fact('came', 1, 0, 'm'), fact('came', 2, 0, 'o'), wrong, blow(key)], {
        who: [ZHERIEL, named('o', 'Ogg')],
      })
        .map((it) => it.text)
        .join(' ');
    expect(text('grudge')).toMatch(/(in answer to|in return for|on account of) the demand/i);
    expect(text('a whim of another version').toLowerCase()).not.toContain('the demand');
  });
});

describe('the catalogue of the saga', () => {
  const texts = Object.values(SAGA).flatMap((all) => all.map((it) => (typeof it === 'string' ? it : it.say)));

  it('[CH-GEN-09] has no word of the refused list, and no exclamation, ellipsis or question', () => {
    const refused =
      /\b(alas|little did|epic|legendary|dark times|fate had other|forevermore|bloodthirsty|fearsome|mighty|ancient evil|brave|clash of|bathed in|a tale of|whispers of|it is said|legend has it|in the annals|tapestry|testament to|echoes of|nestled|looming|shrouded|unleashed|carnage|very|truly|indeed|and so)\b/i;
    expect(texts.filter((it) => refused.test(it) || /[!?…]/.test(it))).toEqual([]);
  });

  it('[CH-REF-08] tells time by turns and by what was before, and never by a time of day', () => {
    expect(texts.filter((it) => /\b(morning|noon|evening|midnight|that night|next day|that day)\b/i.test(it))).toEqual(
      [],
    );
    // First in a paragraph by its count; then by how long after.
    const facts = [fact('stole', 10, 1, 'a', 'b', { odds: 3 }), fact('fought', 50, 5, 'b', 'a', { odds: 3 })];
    const who = [named('a', 'Anders'), named('b', 'Borrik')];
    const told = sentencesOf([fact('came', 1, 1, 'a'), fact('came', 2, 1, 'b'), ...facts], { who });
    expect(told.find(({ ticks }) => ticks.includes(50))?.text).toMatch(/four (?:more )?turns|fifth turn/i);
  });

  it('never speaks of beads, rolls, players or turn order', () => {
    expect(texts.filter((it) => /[●○★❖]|\b(player|bead|roll|dice|you)\b/i.test(it))).toEqual([]);
  });

  it('[CH-VAR-05] takes what fits and was used least, the same each time', () => {
    const all = { a: ['one', 'two', 'three'], b: ['plain', { needs: { close: ['tie'] }, say: 'special' }] };
    const told = () => {
      const variants = new Variants('seed', 'en', all);
      return Array.from({ length: 6 }, (_, i) => variants.say(variants.choose('a', {}, `x${i}`), {}));
    };
    expect(new Set(told().slice(0, 3)).size).toBe(3);
    expect(new Set(told().slice(3)).size).toBe(3);
    expect(told()).toEqual(told());
    const variants = new Variants('seed', 'en', all);
    expect(variants.choose('b', { close: 'tie' }, 'x').id).toBe('b#1');
    expect(variants.choose('b', { close: 'one' }, 'x').id).toBe('b#0');
  });
});
