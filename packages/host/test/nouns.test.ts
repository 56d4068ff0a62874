import { expect, it } from 'vitest';
import { KINDS } from '../src/second/nouns.ts';

it('[H2-MSR-06] caves, rooms, tunnels, buildings, water, faults and hollows are open; ore, gems, magma and void are solid', () => {
  const all = (matter: string) => Object.entries(KINDS).flatMap(([kind, it]) => (it === matter ? [kind] : []));
  expect(all('open')).toEqual(['cave', 'room', 'tunnel', 'building', 'water', 'fault', 'hollow']);
  expect(all('solid')).toEqual(['ore', 'gem', 'magma', 'void', 'vent']);
});
