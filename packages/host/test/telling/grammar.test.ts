import { describe, expect, it } from 'vitest';
import { definite, goods, indefinite, some, within } from '../../src/second/telling/grammar.ts';

describe('articles', () => {
  it.each([
    ['Smelter', 'a Smelter'],
    ['Armory', 'an Armory'],
    ['University', 'a University'],
    ['Uplift Facility', 'an Uplift Facility'],
    ['Workshops', 'Workshops'],
    ['The City', 'the City'],
    ['an old nest', 'an old nest'],
    ['Forge of the Cyclopes', 'a Forge of the Cyclopes'],
    ['Gates of Dwarf', 'Gates of Dwarf'],
  ])('of %s where it is new: %s', (name, said) => {
    expect(indefinite(name)).toBe(said);
  });

  it.each([
    ['a vault', 'the vault'],
    ['a Mausoleum', 'the Mausoleum'],
    ['an Ego Prison', 'the Ego Prison'],
    ['the Summoning Stone', 'the Summoning Stone'],
    ['wasteland', 'the wasteland'],
    ['Trash Heap of Otyughkind', 'Trash Heap of Otyughkind'],
  ])('of %s where it is known: %s', (name, said) => {
    expect(definite(name)).toBe(said);
  });
});

it.each([
  ['A Wizard', 'a Wizard'],
  ['The Experts', 'the Experts'],
  ['Antlings', 'Antlings'],
  ['Anvil of the Deep', 'Anvil of the Deep'],
])('a name within a sentence: %s', (name, said) => {
  expect(within(name)).toBe(said);
});

it.each([
  ['ore', null, 'ore', 'some ore'],
  ['biome', 'alien', 'alien life', 'some alien life'],
  ['surface biome', 'plains', 'the plains', 'some of the plains'],
  ['biome', null, 'what grows there', 'some of what grows there'],
  ['nexus', null, 'the nexus', 'the nexus'],
  ['tomb', null, 'a tomb', 'a tomb'],
])('what is lived on: %s, %s', (resource, biome, all, part) => {
  expect(goods(resource, biome)).toBe(all);
  expect(some(resource, biome)).toBe(part);
});
