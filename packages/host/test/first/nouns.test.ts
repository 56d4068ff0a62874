import { spelled } from '@understory/table';
import { expect, it } from 'vitest';
import { NOUNS } from '../../src/first/nouns.ts';
import { sheetOf } from '../../src/picture.ts';
import { sheetSchema, type WrittenSheet } from '../../src/sheet-file.ts';
import { anyGame } from './world-at.ts';

it('whatever the first edition draws has a word of its own lists', () => {
  const schema = sheetSchema(NOUNS, (sheet) => sheet as WrittenSheet);
  for (let i = 0; i < 12; i++) {
    const { page } = anyGame(`words ${i}`, { world: 'roll' }).world;
    expect(schema.safeParse(sheetOf(page, spelled)).error?.issues ?? []).toEqual([]);
  }
});
