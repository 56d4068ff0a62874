import { picture, type SheetPicture } from '@understory/maker';
import { download, fileName } from '../../desk/download.ts';
import type { Export } from '../../table/export.ts';
import type { MakerGame } from './maker-game.ts';

/** What can be taken along of a game of Dungeon Maker. */
export const MAKER_EXPORTS: readonly Export<MakerGame>[] = [
  {
    key: 'sheet',
    title: 'Sheet, as PDF',
    does: 'the dungeon, the boxes and the charts as they are filled in, to be printed',
    run: ({ game, file }) => print(picture(game.world).sheets, file),
  },
  {
    key: 'blank',
    title: 'Blank sheet, as PDF',
    does: 'an empty sheet with all its charts, and a page of rules, for pencil and dice',
    run: () => print([null], 'dungeon maker blank sheet'),
  },
];

/** What writes the pages is large, and fetched only now. */
async function print(sheets: readonly (SheetPicture | null)[], name: string): Promise<void> {
  const { printed } = await import('./print.ts');
  download(fileName(name, 'pdf'), await printed(sheets));
}
