import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MINOR_FEATURES } from '../../../src/first/aftermath/minor-features.table.ts';
import { kill, settle } from '../../../src/first/monsters/losses.ts';
import { den, group, room } from '../monsters/monsters-at.ts';
import { denWith, happens, lines } from './with-options.ts';

/** The rows of the rulebook's table, without the number of the row. */
function printed(): string[][] {
  const book = readFileSync(new URL('../../../../../rules/host1.md', import.meta.url), 'utf8');
  const [, table = ''] = book.split('**H1-MIN-T1**');
  const rows = table.split('\n').filter((it) => /^\| \d+ \|/.test(it));
  return rows.slice(0, 20).map((it) =>
    it
      .replaceAll("'", '’')
      .split('|')
      .slice(2, 6)
      .map((cell) => cell.trim()),
  );
}

describe('minor features', () => {
  it('[H1-MIN-T1.1] [H1-MIN-T1.2] [H1-MIN-T1.3] [H1-MIN-T1.4] [H1-MIN-T1.5] [H1-MIN-T1.6] [H1-MIN-T1.7] [H1-MIN-T1.8] [H1-MIN-T1.9] [H1-MIN-T1.10] are those of the rulebook, row by row', () => {
    expect(MINOR_FEATURES.rows.slice(0, 10).map(({ value }) => value)).toEqual(printed().slice(0, 10));
  });

  it('[H1-MIN-T1.11] [H1-MIN-T1.12] [H1-MIN-T1.13] [H1-MIN-T1.14] [H1-MIN-T1.15] [H1-MIN-T1.16] [H1-MIN-T1.17] [H1-MIN-T1.18] [H1-MIN-T1.19] [H1-MIN-T1.20] … to the last', () => {
    expect(MINOR_FEATURES.rows.slice(10).map(({ value }) => value)).toEqual(printed().slice(10));
  });

  it('[H1-MIN-01] [H1-MIN-03] [H1-GEN-T2.4] whoever dies leaves one as a label in its home, and no tomb', () => {
    const world = denWith({ minorFeatures: true });
    const home = room(world, 10, 10);
    const me = group(world, home, 'breeders', 'Goblins', 2, 1);
    happens(
      world,
      () => {
        kill(world, me, 'H1-MON-24', 'encounter');
        settle(world);
      },
      { dice: [1, 2] },
    );
    expect(world.page.labels.at(-1)).toMatchObject({ about: home.id, what: { text: 'Warrior’s Tomb' } });
    expect(world.page.marks).toEqual([]);
    expect(lines(world, 'minor feature')).toMatchObject([{ group: me.id, piece: home.id, clause: 'H1-MIN-T1.2' }]);
    // Only once.
    happens(world, () => {}, { dice: [] });
  });

  it('[H1-GEN-T2.4] nothing is left behind without the option', () => {
    const world = den();
    const me = group(world, room(world, 10, 10), 'breeders', 'Goblins', 2, 1);
    happens(world, () => kill(world, me, 'H1-MON-24', 'encounter'), { dice: [] });
    settle(world);
    happens(world, () => {}, { dice: [] });
    expect(lines(world, 'minor feature')).toEqual([]);
  });

  it('[H1-MIN-02] [H1-GEN-T2.5] a struck one is rolled again, until another was written in its place', () => {
    const world = denWith({ minorFeatures: true, struckFeatures: true });
    const dies = (x: number, script: object) => {
      const me = group(world, room(world, x, 10), 'breeders', 'Goblins', 1, 0);
      happens(
        world,
        () => {
          kill(world, me, 'H1-MON-24', 'encounter');
          settle(world);
        },
        script,
      );
    };
    dies(5, { dice: [4, 3], choose: { 'H1-MIN-02': ['strike'] } });
    dies(10, { dice: [4, 3, 2, 3], choose: { 'H1-MIN-02': ['write'] }, names: ['Singing Well'] });
    dies(15, { dice: [2, 3], choose: { 'H1-MIN-02': ['strike'] } });
    expect(lines(world, 'minor feature').map(({ name }) => name)).toEqual(['Orrery', 'Bitter Cold', 'Singing Well']);
  });

  it('[H1-MIN-02] when all are struck the list starts afresh', () => {
    const world = denWith({ minorFeatures: true, struckFeatures: true });
    for (let column = 1; column <= 4; column++)
      for (let row = 1; row <= 20; row++) world.aftermath.struck.set(`${column}, H1-MIN-T1.${row}`, null);
    world.aftermath.struck.delete('3, H1-MIN-T1.7');
    const me = group(world, room(world, 10, 10), 'breeders', 'Goblins', 1, 0);
    happens(
      world,
      () => {
        kill(world, me, 'H1-MON-24', 'encounter');
        settle(world);
      },
      { dice: [3, 7] },
    );
    expect(world.aftermath.struck.size).toBe(0);
  });
});
