import { readFileSync } from 'node:fs';
import { Game, hands } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { expect, it } from 'vitest';
import { firstEdition, firstOptions } from '../../src/first/index.ts';
import { NAMES } from '../../src/first/names.table.ts';
import { freshNames } from '../../src/first/names.ts';
import { laid } from './world-at.ts';

/** The two columns of a table of names, as the rulebook has them. */
function printed(table: number): string[][] {
  const [, rest = ''] = readFileSync('rules/host1.md', 'utf8').split(`**H1-NAM-T${table}**`);
  const rows = rest
    .split('\n')
    .filter((it) => /^\| \d+ \|/.test(it))
    .slice(0, 10);
  const cells = rows.map((it) => it.split('|').map((cell) => cell.trim()));
  return [cells.map((it) => it[2] as string), cells.map((it) => it[3] as string)];
}

it('[H1-NAM-T1.1–10] [H1-NAM-T2.1–10] [H1-NAM-T3.1–10] [H1-NAM-T4.1–10] [H1-NAM-T5.1–10] [H1-NAM-T6.1–10] [H1-NAM-T7.1–10] [H1-NAM-T8.1–10] names are made of the rulebook’s lists', () => {
  expect(Object.values(NAMES)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(printed));
});

it('[H1-NAM-02] a colony or tribe is told as “the” and its name, its flavour beside it where it is founded; an alpha is not', () => {
  const game = new Game(firstEdition, { seed: 'named', options: firstOptions({}), hands: hands({ choices: 'story' }) });
  const lines = [...everythingSaid(game)].filter(({ of }) => of.includes('the line'));
  const { groups, monsters } = game.world;
  const nameOf = (id: string) => groups.find((it) => it.id === id)?.name ?? id;
  const ofKind = (...kinds: string[]) =>
    monsters.groups
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, flavour }) => ({ name: nameOf(id), flavour }));
  const told = (name: string) => lines.map(({ text }) => text).filter((text) => text.includes(name));
  const tribes = ofKind('delvers', 'breeders');
  expect(tribes.length).toBeGreaterThan(1);
  for (const { name, flavour: one } of tribes) {
    const flavour = one === 'Dark Elf' ? 'Dark Elves' : one;
    const said = told(name).filter((text) => !text.includes(`“${name}”`));
    expect(said.length, name).toBeGreaterThan(0);
    for (const text of said) expect(text).toMatch(new RegExp(`\\b[Tt]he ${name}`));
    expect(
      said.some((text) => text.toLowerCase().includes(flavour.toLowerCase())),
      `${name}, ${flavour}`,
    ).toBe(true);
  }
  for (const { name } of ofKind('alpha'))
    for (const text of told(name)) expect(text).not.toMatch(new RegExp(`\\b[Tt]he ${name}`));
});

it('[H1-NAM-02] the first three are one word, the others two', () => {
  const world = laid();
  expect(freshNames(world, 'dwarven', 100)).toContain('Amberhearth');
  expect(freshNames(world, 'dark elf', 100)).toContain('Nyxloth');
  expect(freshNames(world, 'surface', 100)).toContain('Ravenford');
  expect(freshNames(world, 'tribe', 100)).toContain('Rusty Ladder');
  expect(freshNames(world, 'villain', 100)).toContain('Ysolt the Pale');
});
