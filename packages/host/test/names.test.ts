import { readFileSync } from 'node:fs';
import type { Bead } from '@understory/page';
import { IDEAS_SHOWN } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { found } from '../src/second/groups.ts';
import { freshNames, type NameKind } from '../src/second/names.ts';
import { bare } from './civilization/ground.ts';

const rulebook = readFileSync(new URL('../../../rules/host2-worlds.md', import.meta.url), 'utf8');

/** The columns of a table of names as the rulebook prints it, without what it says of where a name comes from. */
function printed(table: string): string[][] {
  const [, after = ''] = rulebook.split(`**${table}**`);
  const lines = after.split('\n').slice(2);
  const rows = lines.slice(
    2,
    lines.findIndex((it, i) => i > 0 && !it.startsWith('|')),
  );
  const cells = rows.map((it) =>
    it
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.replace(/\(.*\)/, '').trim()),
  );
  return (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''));
}

const everyName = (kind: NameKind) => freshNames(bare(), kind, 999);

describe('names', () => {
  it('[H2-NAM-T1.1–12] of Dwarven places are one from each column', () => {
    expectProducts('H2-NAM-T1', 'dwarven place', 144);
  });

  it('[H2-NAM-T2.1–10] of Deep Elf places too', () => {
    expectProducts('H2-NAM-T2', 'deep elf place', 100);
  });

  it('[H2-NAM-T3.1–8] and of Magician cities', () => {
    expectProducts('H2-NAM-T3', 'magician city', 64);
  });

  it('[H2-NAM-T4.1–8] of Alien colonies are whole', () => {
    expect(everyName('alien colony').sort()).toEqual([...(printed('H2-NAM-T4')[0] ?? [])].sort());
  });

  it('[H2-NAM-T5.1–15] and of epic treasures', () => {
    expect(everyName('epic treasure').sort()).toEqual([...(printed('H2-NAM-T5')[0] ?? [])].sort());
  });

  it('[CH-NAM-02] come as four ideas, and twice another four', () => {
    const world = bare();
    const ideas = freshNames(world, 'dwarven place');
    expect(new Set(ideas).size).toBe(3 * IDEAS_SHOWN);
    expect(freshNames(world, 'dwarven place', IDEAS_SHOWN)).toEqual(ideas.slice(0, IDEAS_SHOWN));
  });

  it('[CH-NAM-23] treasures are named by the list, and when it is used up by the grammar', () => {
    const world = bare();
    const all = printed('H2-NAM-T5')[0] ?? [];
    for (const name of all) {
      expect(all).toContain(freshNames(world, 'epic treasure')[0]);
      (world.page.beads as Bead[]).push({ name } as Bead);
    }
    const [next = ''] = freshNames(world, 'epic treasure');
    expect(all).not.toContain(next);
    expect(next).not.toMatch(/\d/);
  });

  it('[H2-NAM-01] no name comes twice on one map, and when all are used they are told apart by a number', () => {
    const world = bare();
    for (let i = 0; i < 8; i++) {
      const [name = ''] = freshNames(world, 'alien colony');
      found(world, 'H2-ALN-04', { kind: 'aliens', name }, { home: 'p1', beads: [], parent: null, because: null });
    }
    const names = world.groups.map((it) => it.name);
    expect(new Set(names).size).toBe(8);
    expect(freshNames(world, 'alien colony')[0]).toMatch(/ the \d+(st|nd|rd|th)$/);
  });

  it('[H2-NAM-01] each name is as likely as any other', () => {
    const firsts = Array.from({ length: 400 }, (_, i) => freshNames({ ...bare(), seed: `n${i}` }, 'alien colony')[0]);
    for (const name of everyName('alien colony')) expect(firsts.filter((it) => it === name).length).toBeGreaterThan(20);
  });
});

function expectProducts(table: string, kind: NameKind, many: number): void {
  const [first = [], second = []] = printed(table);
  const all = first.flatMap((a) => second.map((b) => a + b));
  expect(all).toHaveLength(many);
  expect(everyName(kind).sort()).toEqual(all.sort());
}
