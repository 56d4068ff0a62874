import type { Entry } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { drawExit } from '../src/exit.ts';
import { heroComes } from '../src/hero/visit.ts';
import { buildingScore } from '../src/score/building-score.ts';
import type { World } from '../src/world.ts';
import { sheetOf, world } from './dungeon.ts';

type Line = Entry & { readonly [field: string]: unknown };

function* lastHero(of: World) {
  of.hero = 5;
  for (const sheet of of.sheets) {
    yield* drawExit(of, sheet);
    sheet.building = buildingScore(sheet);
  }
  yield* heroComes(of);
}

interface Script {
  readonly dice: number[];
  readonly choose?: string[];
}

function alone(given: Record<string, unknown>, { dice, choose = [] }: Script) {
  const it = world({ entrance: '1,1 NS', ...given });
  const played = playOut({ world: it, rule: lastHero }, { dice, choose: { 'DM-SPL-01': choose } });
  return told(it, played);
}

/** Ann owns the dungeon that is looked at; Ben and Cid look on, with spells. */
function together(given: Record<string, unknown>, { dice, choose = [] }: Script) {
  const it = world({ entrance: '1,1 NS', ...given }, ['Ann', 'Ben', 'Cid']);
  for (const sheet of it.sheets.slice(1)) sheet.ended = true;
  const played = playOut({ world: it, rule: lastHero }, { dice, choose: { 'DM-SPL-01': choose } });
  return told(it, played);
}

function told(it: World, played: { journal: readonly Entry[]; asked: readonly { clause: string; about: string }[] }) {
  return {
    sheet: sheetOf(it),
    world: it,
    lines: played.journal as Line[],
    casts: played.asked.filter((ask) => ask.clause === 'DM-SPL-01') as {
      options?: { key: string }[];
      about: string;
      by?: string;
    }[],
  };
}

const rogue = [6, 1];

describe('spells in one’s own dungeon', () => {
  it('[DM-SPL-01] each circled spell is cast once, then crossed out', () => {
    const { sheet, casts } = alone(
      { spells: ['Firebolt'], built: ['straight 1,2 NS'] },
      { dice: rogue, choose: ['Firebolt'] },
    );
    expect([sheet.spent, casts.length]).toEqual([['Firebolt'], 1]);
  });

  it('[DM-SPL-01] one that is crossed out is not offered again', () => {
    expect(alone({ spells: ['Firebolt'], spent: ['Firebolt'] }, { dice: rogue }).casts).toEqual([]);
  });

  it('[DM-SPL-T1.1] Firebolt: after a tile has been resolved, also just before the stairs, 2 HP', () => {
    const { sheet, casts } = alone(
      { spells: ['Firebolt'], built: ['straight 1,2 NS'] },
      { dice: rogue, choose: ['not now', 'Firebolt'] },
    );
    expect(casts.map((it) => it.about)).toEqual(['Maker, hero 5, resolved 1,1', 'Maker, hero 5, resolved 1,2']);
    expect(sheet.heroes[0]?.left).toBe(12);
  });

  it('[DM-SPL-T1.2] Curse: before the entrance, 3 Str and 3 Int less', () => {
    const { lines } = alone(
      { spells: ['Curse'], built: ['spikes 1,1'] },
      { dice: [...rogue, 4, 4], choose: ['Curse'] },
    );
    expect(lines.find((it) => it.kind === 'check passed')).toMatchObject({ stat: 6 });
  });

  it('[DM-SPL-04] a cursed stat does not fall below 0', () => {
    const built = ['1,2', '1,3'].map((it) => `iron gate ${it} NS`);
    const { lines } = alone({ spells: ['Curse'], built }, { dice: [6, 3, 1, 1, 1, 1], choose: ['Curse'] });
    expect(lines.filter((it) => it.kind === 'hurt')).toMatchObject([{ str: 0 }, { str: 0 }]);
    expect(lines.find((it) => it.kind === 'spell cast')).toMatchObject({ str: 1, int: 8 });
  });

  it('[DM-SPL-T1.3] Hex: a passed check counts as failed', () => {
    const { sheet } = alone({ spells: ['Hex'], built: ['darts 1,1'] }, { dice: [...rogue, 6, 6], choose: ['Hex'] });
    expect(sheet.heroes[0]?.left).toBe(12);
  });

  it('[DM-SPL-T1.4] Frenzy: the damage of a failed check is doubled', () => {
    const { sheet } = alone(
      { spells: ['Frenzy'], built: ['darts 1,1'] },
      { dice: [...rogue, 1, 1], choose: ['Frenzy'] },
    );
    expect(sheet.heroes[0]?.left).toBe(10);
  });

  it('[DM-SPL-T1.5] Snare: the hero resolves a tile with a danger once more', () => {
    const { sheet, lines } = alone(
      { spells: ['Snare'], built: ['darts 1,1', 'straight 1,2 NS'] },
      { dice: [...rogue, 1, 1, 1, 1], choose: ['Snare'] },
    );
    expect(lines.filter((it) => it.kind === 'dangers')).toHaveLength(2);
    expect(sheet.heroes[0]?.left).toBe(10);
    expect(alone({ spells: ['Snare'] }, { dice: rogue }).casts).toEqual([]);
  });

  it('[DM-SPL-T1.6] Mend: after an escape a cross is erased', () => {
    const { sheet } = alone({ spells: ['Mend'], crosses: 1 }, { dice: rogue, choose: ['Mend'] });
    expect(sheet.crosses).toBe(1);
  });

  it('[DM-SPL-05] a spell without effect may not be cast', () => {
    const gate = { spells: ['Frenzy'], built: ['iron gate 1,2 NS'] };
    expect(alone(gate, { dice: [...rogue, 1, 1] }).casts).toEqual([]);
    const dead = { spells: ['Mend'], built: ['flame jet 1,1'] };
    expect(alone(dead, { dice: [1, 1, 1, 1] }).casts).toEqual([]);
  });

  it('[DM-SPL-06] on one check at most one of Hex and Frenzy; on one tile at most one Snare', () => {
    const { casts } = alone(
      { spells: ['Hex', 'Frenzy'], built: ['darts 1,1'] },
      { dice: [...rogue, 6, 6], choose: ['Hex'] },
    );
    expect(casts).toHaveLength(1);
    const snared = alone(
      { spells: ['Snare', 'Firebolt'], built: ['darts 1,1'] },
      { dice: [...rogue, 6, 6, 6, 6], choose: ['Snare', 'not now'] },
    );
    expect(snared.casts.map((it) => it.options?.map((option) => option.key))).toEqual([
      ['not now', 'Firebolt', 'Snare'],
      ['not now', 'Firebolt'],
    ]);
  });

  it('[DM-SPL-03] effects last for that one visit', () => {
    const it = world({ entrance: '1,1 NS', spells: ['Curse'] });
    playOut({ world: it, rule: lastHero }, { dice: rogue, choose: { 'DM-SPL-01': ['Curse'] } });
    const { journal } = playOut({ world: it, rule: lastHero }, { dice: rogue });
    expect((journal as Line[]).filter((line) => line.kind === 'hero enters')).toMatchObject([
      { str: 6, int: 9 },
      { str: 6, int: 9 },
    ]);
  });
});

describe('spells in a rival’s dungeon', () => {
  const of = (Ben: string[], Cid: string[] = [], Ann: string[] = []) => ({
    of: { Ann: { spells: Ann }, Ben: { spells: Ben }, Cid: { spells: Cid } },
  });

  it('[DM-SPL-02 + DM-SPL-T1.1] Salve: the hero gains 2 HP, also above the start value', () => {
    const { sheet, world: it } = together(of(['Firebolt']), { dice: rogue, choose: ['Firebolt'] });
    expect([sheet.heroes[0]?.left, it.sheets[1]?.spent]).toEqual([16, ['Firebolt']]);
  });

  it('[DM-SPL-04] Salve does not raise the dead', () => {
    const { casts, sheet } = together({ built: ['flame jet 1,1'], ...of(['Firebolt']) }, { dice: [2, 1, 1, 1] });
    expect([casts, sheet.souls]).toEqual([[], 1]);
  });

  it('[DM-SPL-T1.2] Blessing: 3 Str and 3 Int more', () => {
    const { lines } = together(of(['Curse']), { dice: rogue, choose: ['Curse'] });
    expect(lines.find((it) => it.kind === 'spell cast')).toMatchObject({ spell: 'Blessing', str: 9, int: 12 });
  });

  it('[DM-SPL-T1.3] Insight: a failed check counts as passed', () => {
    const { sheet } = together({ built: ['darts 1,1'], ...of(['Hex']) }, { dice: [...rogue, 1, 1], choose: ['Hex'] });
    expect(sheet.heroes[0]?.left).toBe(14);
  });

  it('[DM-SPL-T1.4] Warding: the damage is halved, rounded down', () => {
    const { sheet } = together(
      { built: ['flame jet 1,1'], ...of(['Frenzy']) },
      { dice: [...rogue, 1, 1], choose: ['Frenzy'] },
    );
    expect(sheet.heroes[0]?.left).toBe(13);
  });

  it('[DM-SPL-T1.5] Shortcut: the hero passes through a tile unresolved, and takes the stairs if it is the exit', () => {
    const { sheet, lines } = together(
      { built: ['flame jet 1,1'], ...of(['Snare']) },
      { dice: rogue, choose: ['Snare'] },
    );
    expect([sheet.heroes[0]?.left, sheet.crosses]).toEqual([14, 1]);
    expect(lines.filter((it) => it.kind === 'dangers')).toEqual([]);
  });

  it('[DM-SPL-T1.6] Siege: one more dungeon HP is crossed off', () => {
    expect(together(of(['Mend']), { dice: rogue, choose: ['Mend'] }).sheet.crosses).toBe(2);
  });

  it('[DM-SPL-05] no Siege when all 5 are crossed off', () => {
    const { casts, sheet } = together({ crosses: 4, ...of(['Mend']) }, { dice: rogue });
    expect([casts, sheet.crosses]).toEqual([[], 5]);
  });

  it('[DM-SPL-06] neither Insight nor Warding on a check that was hexed or frenzied', () => {
    const hexed = together(
      { built: ['darts 1,1'], ...of(['Hex', 'Frenzy'], [], ['Hex']) },
      { dice: [...rogue, 6, 6], choose: ['Hex'] },
    );
    const frenzied = together(
      { built: ['darts 1,1'], ...of(['Hex'], [], ['Frenzy']) },
      { dice: [...rogue, 1, 1], choose: ['Frenzy'] },
    );
    expect([hexed.casts.length, frenzied.casts.length]).toEqual([1, 1]);
  });

  it('[DM-MUL-06] the owner may cast first, then the others from the owner’s left', () => {
    const { casts } = together(
      { ...of(['Curse'], ['Curse'], ['Curse']) },
      { dice: rogue, choose: ['Curse', 'not now', 'Curse'] },
    );
    expect(casts.map((it) => it.by)).toEqual(['player 1', 'player 2', 'player 3']);
  });

  it('[DM-MUL-07] at most one rival spell a visit, and none on oneself', () => {
    const { casts, world: it } = together(
      { ...of(['Curse', 'Firebolt'], ['Curse', 'Mend']) },
      { dice: rogue, choose: ['Curse'] },
    );
    expect(casts).toHaveLength(1);
    expect(it.sheets.map((sheet) => sheet.spent)).toEqual([[], ['Curse'], []]);
  });

  it('[DM-MUL-08] who has ended the phase may still cast on others', () => {
    const { world: it } = together(of(['Mend']), { dice: rogue, choose: ['Mend'] });
    expect([it.sheets[1]?.ended, it.sheets[1]?.spent]).toEqual([true, ['Mend']]);
  });
});
