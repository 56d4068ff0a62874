import { boardOf, CREDIT, picture, story } from '@understory/evil';
import { boardSvg, extentOf, paperOf } from '@understory/ink/boards';
import { download, fileName } from '../../desk/download.ts';
import { pictureOf } from '../../desk/picture.ts';
import type { Export, Taken } from '../../table/export.ts';
import type { EvilGame } from './evil-game.ts';

/** What can be taken along of Deadliest Evil. */
export const EVIL_EXPORTS: readonly Export<EvilGame>[] = [
  {
    key: 'story',
    title: 'Story, as Markdown',
    does: 'the adventure told as a short story',
    run: ({ game, file }) =>
      download(
        fileName(file, 'md'),
        new Blob([`${story(game.world, game.seed)}\n${CREDIT}\n`], { type: 'text/markdown' }),
      ),
  },
  {
    key: 'svg',
    title: 'Dungeon, as SVG',
    does: 'to print at any size or to edit',
    run: async (taken) =>
      download(fileName(taken.file, 'svg'), new Blob([(await drawing(taken)).svg], { type: 'image/svg+xml' })),
  },
  {
    key: 'png',
    title: 'Dungeon, as PNG',
    does: 'so many pixels wide',
    wide: true,
    run: async (taken, width) => {
      const { svg, ratio } = await drawing(taken);
      const canvas = await pictureOf(svg, width, Math.round(width / ratio));
      const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!made) throw new Error(`This browser can't make a picture ${width} pixels wide; try a narrower one.`);
      download(fileName(taken.file, 'png'), made);
    },
  },
];

async function drawing({ game, view: { look } }: Taken<EvilGame>): Promise<{ svg: string; ratio: number }> {
  const { fonts } = await import('../../desk/map-fonts.ts');
  const board = boardOf(picture(game.world));
  const paper = paperOf(board, extentOf(board));
  return { svg: boardSvg(paper, { look, fonts }), ratio: paper.width / paper.height };
}
