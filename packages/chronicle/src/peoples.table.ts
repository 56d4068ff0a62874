import type { Culture } from '@understory/host/grammar';

/** The peoples that play by no card: one of them, many, and how they name their own (CH-NAM-12, -20). */
export const PEOPLES: Readonly<
  Record<string, { readonly one: string; readonly many: string; readonly culture: Culture }>
> = {
  dwarves: { one: 'dwarf', many: 'dwarves', culture: 'dwarven' },
  'deep elves': { one: 'deep elf', many: 'deep elves', culture: 'deep-elven' },
  'dark elves': { one: 'dark elf', many: 'dark elves', culture: 'deep-elven' },
  magicians: { one: 'magician', many: 'magicians', culture: 'arcane' },
  aliens: { one: 'alien', many: 'aliens', culture: 'alien' },
  demons: { one: 'demon', many: 'demons', culture: 'infernal' },
};
