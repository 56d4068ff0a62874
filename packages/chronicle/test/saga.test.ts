import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import { sagaOf } from '../src/saga/saga.ts';
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
    const hunts = told.filter(({ ticks }) => ticks.includes(10));
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
    for (const { text } of told.slice(both + 1)) expect(text).not.toMatch(/^She /);
  });

  it('[CH-EX-04] says how often somebody did nothing, in one sentence that cites every time', () => {
    const idle = Array.from({ length: 10 }, (_, i) => fact('idle', 20 + i, 2 + i, 'o'));
    const facts = [fact('came', 1, 0, 'o'), ...idle];
    const told = sentencesOf(facts, {
      who: [named('o', 'Sourbelly', { solitary: true, pronoun: 'it', one: 'otyugh' })],
      beads: beads('o', 'population', 1, 1),
      isOver: true,
    });
    const nothing = told.filter(({ text }) => text.includes('nothing') && text.match(/ten times/i));
    expect(nothing.map((it) => it.ticks)).toEqual([idle.flatMap((it) => it.ticks)]);
    expect(told.map((it) => it.text).join(' ')).not.toMatch(/wisely|lazily/);
    expect(told.at(-2)?.text).toContain('Sourbelly');
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
    const facts = [
      fact('came', 1, 0, 'a'),
      fact('came', 2, 0, 'b'),
      fact('allied', 10, 2, 'a', 'b', { odds: 3 }),
      fact('extortion failed', 20, 4, 'b', 'a', { odds: 3 }),
    ];
    const told = sentencesOf(facts, { who: [named('a', 'Anders'), named('b', 'Borrik')] });
    const at = told.findIndex(({ ticks }) => ticks.includes(20));
    expect(told[at]?.text).toContain('Borrik');
    expect(told[at + 1]?.ticks).toEqual([10, 20]);
    expect(told[at + 1]?.text).toMatch(/pact.*two turns/);
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
    expect(text('grudge')).toContain('For the payment');
    expect(text('a whim of another version')).not.toContain('For the payment');
  });
});

describe('the catalogue of the saga', () => {
  const texts = Object.values(SAGA).flatMap((all) => all.map((it) => (typeof it === 'string' ? it : it.say)));

  it('[CH-GEN-09] has no word of the refused list, and no exclamation, ellipsis or question', () => {
    const refused =
      /\b(alas|little did|epic|legendary|dark times|fate had other|forevermore|bloodthirsty|fearsome|mighty|ancient evil|brave|clash of|bathed in|a tale of|whispers of|it is said|legend has it|in the annals|tapestry|testament to|echoes of|nestled|looming|shrouded|unleashed|carnage|very|truly|indeed|and so)\b/i;
    expect(texts.filter((it) => refused.test(it) || /[!?…]/.test(it))).toEqual([]);
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
