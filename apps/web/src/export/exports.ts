import { worldFile } from '@understory/host';
import { drawMap, LAYER_NAMES, toSvg } from '@understory/ink';
import { save } from '@understory/table';
import { toast } from '../desk/notices.ts';
import type { HostGame } from '../editions.ts';
import { sheetAt } from '../map/sheet-at.ts';
import type { TableView } from '../storage/table-view.ts';
import { download, fileName } from './download.ts';
import { pictureOf } from './picture.ts';
import { saveFile } from './save-file.ts';

/** A world to be taken along, as it is shown. */
export interface Taken {
  readonly game: HostGame;
  readonly name: string;
  readonly view: TableView;
}

/** What can be taken along. */
export const EXPORTS = {
  save: {
    title: 'Save file',
    does: 'the whole game: open it here or elsewhere and play on',
    run: ({ game, name }: Taken) => saveFile(name, save(game)),
  },
  link: {
    title: 'Link',
    does: 'the whole game in an address, copied for you to paste',
    run: async ({ game }: Taken) => {
      const { linkTo } = await import('./link.ts');
      await navigator.clipboard.writeText(linkTo(save(game)));
      toast('The link is copied.');
    },
  },
  svg: {
    title: 'Map, as SVG',
    does: 'as you see it, in layers, to print at any size or to edit',
    run: async (taken: Taken) =>
      download(fileName(taken.name, 'svg'), new Blob([await drawing(taken)], { type: 'image/svg+xml' })),
  },
  png: {
    title: 'Map, as PNG',
    does: 'as you see it, so many pixels wide',
    run: async (taken: Taken, width: number) => {
      const { page } = taken.game.world;
      const canvas = await pictureOf(await drawing(taken), width, Math.round((width * page.height) / page.width));
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!picture) throw new Error(`This browser can't make a picture ${width} pixels wide; try a narrower one.`);
      download(fileName(taken.name, 'png'), picture);
    },
  },
  world: {
    title: 'World, as JSON',
    does: 'page, pieces, beads and record as plain data for other programs',
    run: ({ game, name }: Taken) =>
      download(fileName(name, 'world.json'), new Blob([JSON.stringify(worldFile(game))], { type: 'application/json' })),
  },
} as const;

/** The map at the moment and in the look that is shown, with its type inside. */
async function drawing({ game, name, view }: Taken): Promise<string> {
  const { fonts } = await import('./map-fonts.ts');
  const tick = view.moment ?? game.world.journal.entries.length - 1;
  const layers = LAYER_NAMES.filter((it) => !view.hidden.includes(it));
  return toSvg(drawMap(sheetAt(game.world, tick, name), { look: view.look, tick, layers, faded: view.faded }), {
    fonts,
  });
}
