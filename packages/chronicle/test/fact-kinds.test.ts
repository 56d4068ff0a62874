import type { FirstLine } from '@understory/host/first';
import type { SecondLine } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { BASE, type FactKind } from '../src/facts/fact.ts';
import { firstFacts } from '../src/facts/first.ts';
import { secondFacts } from '../src/facts/second.ts';

/** Lines of a journal: each row of CH-FCT-T1 is seen to come out of one, and to be worth what the table says. */
const lines = (clause: string, all: readonly object[]) =>
  all.map((it, tick) => ({ tick, step: 0, age: 'monsters', turn: 1, chapter: null, clause, ...it }));
const second = (all: readonly object[]): string[] =>
  secondFacts(lines('H2-ACT-242', all) as unknown as SecondLine[]).map((it) => it.kind);
const first = (all: readonly object[]): string[] =>
  firstFacts(lines('H1-ALP-08', all) as unknown as FirstLine[], () => null).map((it) => it.kind);

const throwOf = (clash: string, won: boolean) => ({
  kind: 'conflict',
  group: 'a',
  to: 'b',
  clash,
  won,
  dice: { ours: 4, theirs: 2 },
  totals: { ours: 4, theirs: 2 },
  bonuses: [],
  tie: false,
  stake: 'population',
});
const two = { group: 'a', from: 'b' };
const on = (kind: string, more: object = {}) => [{ kind, group: 'a', piece: 'p1', ...more }];
const beads = (deed: string, bead = 'population') => ({ bead, count: 1, beads: [], pieces: ['p1'], by: null, deed });
const fight = (...after: readonly object[]) => [
  { kind: 'met', ...two, isFirst: true },
  { kind: 'fought', ...two, sum: 6, against: 3, result: 'won' },
  ...after,
];

/** The row, the kind, its base interest, and a line of the second and of the first edition that make it. */
const ROWS: readonly (readonly [
  row: string,
  kind: FactKind,
  base: number,
  second: readonly object[],
  first?: readonly object[],
])[] = [
  ['CH-FCT-T1.made', 'made', 3, [{ kind: 'laid out', strata: 4 }], [{ kind: 'laid out', world: 'usual' }]],
  [
    'CH-FCT-T1.came',
    'came',
    5,
    [{ kind: 'spawned', group: 'a', card: 'Goblins', home: 'p1', parent: null }],
    [{ kind: 'founded', group: 'a', what: 'delvers', folk: 'Dwarves', home: 'p1', parent: null }],
  ],
  ['CH-FCT-T1.dug', 'dug', 2, on('opened')],
  ['CH-FCT-T1.woke', 'woke', 8, on('encounter'), on('lost', { ...beads('plague'), piece: 'p1' })],
  ['CH-FCT-T1.mined', 'mined', 1, on('gained', { bead: 'treasure', count: 1, deed: 'mine' }), on('mined')],
  [
    'CH-FCT-T1.built',
    'built',
    4,
    on('built', { what: 'Tomb', ended: false }),
    on('built', { what: 'Lab', name: 'Lab' }),
  ],
  ['CH-FCT-T1.ruined', 'ruined', 5, [{ kind: 'marked', mark: 'ruin', piece: 'p1', by: null }], on('works fell')],
  [
    'CH-FCT-T1.crafted',
    'crafted',
    8,
    on('epic treasure', { name: 'Sword' }),
    on('artifact', { name: 'Sword', beads: [] }),
  ],
  [
    'CH-FCT-T1.passed',
    'passed',
    3,
    on('gathered', { names: ['Sword'], count: 1 }),
    [{ kind: 'changed hands', name: 'Sword', from: null, group: 'a', how: 'taken', beads: [] }],
  ],
  ['CH-FCT-T1.gathered', 'gathered', 2, on('gathered', { names: [], count: 2 }), on('seized', { beads: ['b1'] })],
  [
    'CH-FCT-T1.bred',
    'bred',
    1,
    on('gained', { bead: 'population', count: 1, deed: 'breed' }),
    on('gained', beads('breeding')),
  ],
  ['CH-FCT-T1.hunted', 'hunted', 3, [{ kind: 'dealing', group: 'a', to: 'b', deed: 'hunt' }]],
  ['CH-FCT-T1.fought', 'fought', 4, [throwOf('fight', true)], fight()],
  [
    'CH-FCT-T1.invaded',
    'invaded',
    6,
    [{ kind: 'invasion', group: 'a', to: 'b', piece: 'p1' }],
    on('attacked', { sum: 5, against: 3, result: 'won' }),
  ],
  [
    'CH-FCT-T1.stole',
    'stole',
    4,
    [throwOf('steal', true)],
    fight({ kind: 'looted', ...two, how: 'looted', beads: [] }),
  ],
  ['CH-FCT-T1.stole', 'theft failed', 3, [throwOf('steal', false)]],
  [
    'CH-FCT-T1.extorted',
    'extorted',
    4,
    [throwOf('extort', true)],
    fight({ kind: 'looted', ...two, how: 'paid', beads: [] }),
  ],
  ['CH-FCT-T1.extorted', 'extortion failed', 3, [throwOf('extort', false)]],
  [
    'CH-FCT-T1.bribed',
    'bribed',
    4,
    [throwOf('bribe', true)],
    [{ kind: 'bribed', ...two, sum: 5, against: 3, isWon: true }],
  ],
  [
    'CH-FCT-T1.bribed',
    'bribe failed',
    2,
    [throwOf('bribe', false)],
    [{ kind: 'bribed', ...two, sum: 3, against: 5, isWon: false }],
  ],
  ['CH-FCT-T1.allied', 'allied', 3, [throwOf('ally', true)], [{ kind: 'quest', ...two }]],
  ['CH-FCT-T1.allied', 'refused', 2, [throwOf('ally', false)]],
  ['CH-FCT-T1.traded', 'traded', 2, [throwOf('trade', true)]],
  ['CH-FCT-T1.traded', 'no deal', 1, [throwOf('trade', false)]],
  [
    'CH-FCT-T1.annexed',
    'annexed',
    8,
    [{ kind: 'annexed', group: 'a', to: 'b' }],
    [{ kind: 'subdued', ...two, yoke: 'enslaved' }],
  ],
  ['CH-FCT-T1.rebelled', 'rebelled', 9, on('rebelled', { who: 'slaves' }), on('revolted', { beads: [] })],
  ['CH-FCT-T1.corrupted', 'corrupted', 5, on('corrupted', { stratum: 2 })],
  ['CH-FCT-T1.prepared', 'prepared', 1, on('prepared')],
  ['CH-FCT-T1.turned', 'turned', 4, on('tag', { tag: 'undead' }), [{ kind: 'turned', ...two, alignment: 'chaotic' }]],
  ['CH-FCT-T1.sent', 'sent', 1, [{ kind: 'exported', group: 'a', to: 'b' }]],
  ['CH-FCT-T1.achieved', 'achieved', 6, on('achievement', { key: 'golden age' }), on('fulfilled')],
  [
    'CH-FCT-T1.moved',
    'moved',
    2,
    on('relocated', { deed: 'own will', from: 'p1', into: 'p2', by: null }),
    on('moved home', { beads: [] }),
  ],
  [
    'CH-FCT-T1.moved',
    'driven',
    5,
    on('relocated', { deed: 'driven', from: 'p1', into: 'p2', by: 'b' }),
    on('driven out', { beads: [], liquid: 'water' }),
  ],
  ['CH-FCT-T1.lost', 'lost life', 3, on('lost', beads('hunger')), on('lost', { ...beads('hunger'), piece: 'p1' })],
  ['CH-FCT-T1.disaster', 'disaster', 8, on('catastrophe', { key: 'war' })],
  ['CH-FCT-T1.exterminated', 'exterminated', 9, [{ kind: 'dealing', group: 'a', to: 'b', deed: 'extermination' }]],
  [
    'CH-FCT-T1.died',
    'died',
    10,
    on('died', { by: 'b' }),
    on('civilization ended', { people: 'dwarves', ending: 'fate', year: 3 }),
  ],
  ['CH-FCT-T1.died', 'left', 5, on('left'), on('fell', { left: [] })],
  ['CH-FCT-T1.rose', 'rose', 14, on('ascended', { because: 'wealth' }), on('villain came', { villain: 'liche king' })],
  [
    'CH-FCT-T1.idle',
    'idle',
    0,
    [{ kind: 'chose', by: 'a', key: 'nothing', clause: 'H2-MON-314', why: null }],
    on('slept'),
  ],
  [
    'CH-FCT-T1.ended',
    'ended',
    16,
    [{ kind: 'outcome', by: 'a', villain: 'b', result: 'stalemate' }],
    [{ kind: 'outcome', by: null, result: 'undecided' }],
  ],
];

describe('what lines of a journal become', () => {
  it.each(ROWS.map(([row, kind, base, inSecond, inFirst]) => ({ row, kind, base, inSecond, inFirst })))(
    '[$row] $kind, worth $base, in every edition that has it',
    ({ kind, base, inSecond, inFirst }) => {
      expect(BASE[kind]).toBe(base);
      expect(second(inSecond)).toEqual([kind]);
      if (inFirst) expect(first(inFirst)).toEqual([kind]);
    },
  );

  it('[CH-GEN-12] no line is passed over that has no row: it is told or silent, or it is a fault', () => {
    expect(() => second([{ kind: 'unheard of' }])).toThrow();
    expect(() => first([{ kind: 'unheard of' }])).toThrow();
    expect(second([{ kind: 'rolled' }])).toEqual([]);
  });

  it('[CH-FCT-T1.hungry] an alpha that spends a treasure to live goes hungry', () => {
    expect(BASE['went hungry']).toBe(2);
    expect(first([{ kind: 'spent', clause: 'H1-ALP-04', group: 'a', count: 1, beads: [] }])).toEqual(['went hungry']);
    expect(first([{ kind: 'spent', clause: 'H1-FEA-01', group: 'a', count: 1, beads: [] }])).toEqual([]);
  });
});
