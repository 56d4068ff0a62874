import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import { scholarOf } from '../src/scholar/scholar.ts';
import { actor, beads, died, fact, taleOf } from './made.ts';

const FACTS = [
  fact('came', 1, 1, 'Goblins', null),
  fact('came', 2, 1, 'Medusa', null),
  fact('hunted', 10, 1, 'Medusa', 'Goblins', { margin: 4, odds: 20 }),
  fact('stole', 20, 2, 'Goblins', 'Medusa', { tie: true, guessed: true }),
  fact('fought', 30, 3, 'Medusa', 'Goblins'),
  died(31, 3, 'Goblins', 'Medusa', ['fought@30']),
];
const tale = taleOf(FACTS, {
  who: [
    actor('Goblins', { kind: 'Goblins', many: 'goblins', until: 31 }),
    actor('Medusa', { kind: 'Medusa', one: 'medusa', solitary: true, pronoun: 'she', given: 'Zheriel', isNamed: true }),
  ],
  beads: [...beads('Medusa', 'population', 1, 2), ...beads('Medusa', 'treasure', 2, 2)],
  last: 40,
});
const chronicle = chronicleOf(tale);
const claims = (language: 'en' | 'de', group: string) =>
  scholarOf(chronicle, language).find((it) => it.group === group)?.claims ?? [];

describe('the scholar', () => {
  it('[CH-VOI-03] tells what is in the present and what was in the past; each claim has clause, line and dice; what is guessed is probable', () => {
    const [is, has] = claims('en', 'Medusa');
    expect(is?.text).toMatch(/^Zheriel is a medusa in /);
    expect(has?.text).toBe('At present Zheriel has 1●, 2○ and 0❖.');
    expect(claims('en', 'Goblins')[0]?.text).toMatch(/ were goblins/);
    const hunt = claims('en', 'Medusa').find((it) => it.ticks.includes(10));
    expect(hunt?.note).toBe('CH-EX-01, line 10; 4 apart');
    const theft = claims('en', 'Medusa').find((it) => it.ticks.includes(20));
    expect(theft?.text).toMatch(/^Probably .* stole /);
    expect(theft?.note).toBe('CH-EX-01, line 20; a tie');
    for (const it of scholarOf(chronicle).flatMap((one) => one.claims)) expect(it.note).toMatch(/-\d+, lines? \d+/);
  });

  it('in German the same claims, on the same lines, and no word of English but names', () => {
    const [is] = claims('de', 'Medusa');
    expect(is?.text).toBe('Zheriel (Medusa) lebt noch.');
    expect(claims('de', 'Goblins')[0]?.text).toMatch(/\(Goblins\) leben nicht mehr\.$/);
    const theft = claims('de', 'Medusa').find((it) => it.ticks.includes(20));
    expect(theft?.text).toMatch(/^Vermutlich: .* bestahlen Zheriel/);
    expect(theft?.note).toBe('CH-EX-01, Zeile 20; Gleichstand');
    const ticks = (language: 'en' | 'de') =>
      scholarOf(chronicle, language).flatMap((it) => it.claims.map((one) => one.ticks));
    expect(ticks('de')).toEqual(ticks('en'));
  });
});
