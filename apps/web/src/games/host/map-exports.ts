import { drawMap, drawn, LAYER_NAMES, toSvg } from '@understory/ink';
import { download, fileName } from '../../desk/download.ts';
import { pictureOf } from '../../desk/picture.ts';
import { penMeasures } from '../../parts/paper/pen-measures.ts';
import { sheetAt } from '../../parts/paper/sheet-at.ts';
import { ageSheets } from '../../parts/pen/age-sheets.ts';
import type { Export, Taken } from '../../table/export.ts';
import type { PageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';

/** The map of a world, to be taken along. */
export const MAP_EXPORTS: readonly Export<PageGame>[] = [
  {
    key: 'svg',
    title: 'Map, as SVG',
    does: 'as you see it, in layers, to print at any size or to edit',
    run: async (taken) =>
      download(fileName(taken.name, 'svg'), new Blob([await drawing(taken)], { type: 'image/svg+xml' })),
  },
  {
    key: 'png',
    title: 'Map, as PNG',
    does: 'as you see it, so many pixels wide',
    wide: true,
    run: async (taken, width) => {
      const { page } = taken.game.world;
      const canvas = await pictureOf(await drawing(taken), width, Math.round((width * page.height) / page.width));
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!picture) throw new Error(`This browser can't make a picture ${width} pixels wide; try a narrower one.`);
      download(fileName(taken.name, 'png'), picture);
    },
  },
];

/** The map at the moment and in the look that is shown, with its type inside. */
async function drawing({ game, name, view, pen }: Taken<PageGame>): Promise<string> {
  const { fonts } = await import('../../parts/export/map-fonts.ts');
  const tick = view.moment ?? game.world.journal.entries.length - 1;
  const layers = LAYER_NAMES.filter((it) => !view.hidden.includes(it));
  const { look, faded } = view;
  const tracing = ageSheets(game.world.journal.entries, view.tracing);
  const measures = penMeasures(game.world, tick);
  const scene = drawMap(sheetAt(game.world, tick, name), {
    edition: game.world.edition,
    called: (what) => calledIn(game)(what, { tick }),
    look,
    tick,
    layers,
    faded,
    tracing,
    pen: drawn(pen),
    measures,
  });
  return toSvg(scene, { fonts });
}
