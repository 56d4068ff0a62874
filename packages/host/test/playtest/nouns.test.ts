import { spelled } from '@understory/table';
import { expect, it } from 'vitest';
import { sheetOf } from '../../src/picture.ts';
import { NOUNS } from '../../src/playtest/nouns.ts';
import { sheetSchema, type WrittenSheet } from '../../src/sheet-file.ts';
import { game } from './world-at.ts';

it('whatever the playtest rules draw has a word of their own lists', () => {
  const schema = sheetSchema(NOUNS, (sheet) => sheet as WrittenSheet);
  for (let i = 0; i < 3; i++) {
    const { page } = game(`words ${i}`).world;
    expect(schema.safeParse(sheetOf(page, spelled)).error?.issues ?? []).toEqual([]);
  }
});
