import { spelled } from '@understory/table';
import { expect, it } from 'vitest';
import { sheetOf } from '../src/picture.ts';
import { KINDS, NOUNS } from '../src/second/nouns.ts';
import { sheetSchema, type WrittenSheet } from '../src/sheet-file.ts';
import { laid } from './laid.ts';

it('[H2-MSR-06] caves, rooms, tunnels, buildings, water, faults and hollows are open; ore, gems, magma and void are solid', () => {
  const all = (matter: string) => Object.entries(KINDS).flatMap(([kind, it]) => (it === matter ? [kind] : []));
  expect(all('open')).toEqual(['cave', 'room', 'tunnel', 'building', 'water', 'fault', 'hollow']);
  expect(all('solid')).toEqual(['ore', 'gem', 'magma', 'void', 'vent']);
});

it('an edition may have no word for something, and its sheets have none of it', () => {
  const schema = sheetSchema({ ...NOUNS, biomes: [], nexuses: [] }, (sheet) => sheet as WrittenSheet);
  const sheet = sheetOf(laid(1).page, spelled);
  expect(schema.safeParse(sheet).success).toBe(true);
  const unit = {
    id: 'u1',
    since: 0,
    until: null,
    kind: 'ore',
    biome: 'forest',
    at: { x: 1, y: 9 },
    piece: 'p1',
    stratum: 1,
  };
  expect(schema.safeParse({ ...sheet, units: [{ ...unit, biome: null }] }).success).toBe(true);
  expect(schema.safeParse({ ...sheet, units: [unit] }).success).toBe(false);
});
