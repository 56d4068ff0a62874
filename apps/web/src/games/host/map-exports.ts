import {
  type AgeSheet,
  type Detail,
  detailAt,
  drawMap,
  LAYER_NAMES,
  sideBySide,
  toSvg,
  withMargin,
} from '@understory/ink';
import { download, fileName } from '../../desk/download.ts';
import { pictureOf } from '../../desk/picture.ts';
import { ageSheets } from '../../parts/paper/age-sheets.ts';
import { penMeasures } from '../../parts/paper/pen-measures.ts';
import { sheetAt } from '../../parts/paper/sheet-at.ts';
import type { Export, Taken } from '../../table/export.ts';
import type { PageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';

/** The map of a world, to be taken along. */
export const MAP_EXPORTS: readonly Export<PageGame>[] = [
  {
    key: 'svg',
    title: 'Map, as SVG',
    does: 'as you see it, in layers, to print at any size or to edit',
    run: (taken) => asSvg(taken, 'near'),
  },
  {
    key: 'margin',
    title: 'Map with scale, compass and legend, as SVG',
    does: 'the same over a strip of paper that says what beads and numbers mean, how long things are and which way is up',
    run: (taken) => asSvg(taken, 'near', { legend: true }),
  },
  {
    key: 'middle',
    title: 'Map with the larger names, as SVG',
    does: 'the same without the names of rooms and treasures, to print small',
    run: (taken) => asSvg(taken, 'middle'),
  },
  {
    key: 'far',
    title: 'Map with few names, as SVG',
    does: 'the same with the largest names alone, and larger, to be seen from afar',
    run: (taken) => asSvg(taken, 'far'),
  },
  {
    key: 'png',
    title: 'Map, as PNG',
    does: 'as you see it, so many pixels wide, with the names that can be read at that size',
    wide: true,
    run: async (taken, width) => {
      const { svg, shape } = await drawing(
        taken,
        detailAt(taken.game.world.page.width, width / taken.game.world.page.width),
      );
      const canvas = await pictureOf(svg, width, Math.round(width * shape));
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!picture) throw new Error(`This browser can't make a picture ${width} pixels wide; try a narrower one.`);
      download(fileName(taken.file, 'png'), picture);
    },
  },
  {
    key: 'ages',
    title: 'The ages side by side, as SVG',
    does: 'the map as it stood at the end of each age, on one sheet',
    run: (taken) => together(taken, 'ages', (ages, i) => ({ tick: (ages[i + 1]?.since ?? lastTick(taken) + 1) - 1 })),
  },
  {
    key: 'sheet',
    title: 'The sheets of the ages, as SVG',
    does: 'each age on its own tracing paper, on one sheet',
    run: (taken) =>
      together(taken, 'sheets', (ages, i) => ({ tracing: ages.map((it, k) => ({ ...it, opacity: k === i ? 1 : 0 })) })),
  },
];

async function asSvg(taken: Taken<PageGame>, detail: Detail, moment: Moment = {}): Promise<void> {
  const { svg } = await drawing(taken, detail, moment);
  const file = moment.legend ? `${taken.file} legend` : detail === 'near' ? taken.file : `${taken.file} ${detail}`;
  download(fileName(file, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
}

const lastTick = ({ game }: Taken<PageGame>): number => game.world.journal.entries.length - 1;

/** One picture for each age that has begun, all on one sheet. */
async function together(
  taken: Taken<PageGame>,
  what: string,
  momentOf: (ages: readonly AgeSheet[], nth: number) => Moment,
): Promise<void> {
  const { fonts } = await import('../../desk/map-fonts.ts');
  const ages = ageSheets(taken.game.world.journal.entries, {}).filter(({ since }) => since <= lastTick(taken));
  const { time } = taken.game.rulebook;
  const pictures = ages.map(({ age }, i) => ({
    scene: sceneOf(taken, 'middle', momentOf(ages, i)),
    caption: time.age(age),
  }));
  const svg = sideBySide(pictures, { fonts });
  download(fileName(`${taken.file} ${what}`, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
}

/** Which moment and which sheets are drawn, where it is not what is shown; and whether a legend lies in the margin. */
interface Moment {
  readonly legend?: true;
  readonly tick?: number;
  readonly tracing?: readonly AgeSheet[];
}

/** The map at the moment and in the look that is shown, with its type inside, and how high it is for its width. */
async function drawing(
  taken: Taken<PageGame>,
  detail: Detail,
  moment: Moment = {},
): Promise<{ readonly svg: string; readonly shape: number }> {
  const { fonts } = await import('../../desk/map-fonts.ts');
  const scene = sceneOf(taken, detail, moment);
  return { svg: toSvg(scene, { fonts }), shape: scene.height / scene.width };
}

function sceneOf(taken: Taken<PageGame>, detail: Detail, moment: Moment) {
  const { game, name, view, pen } = taken;
  const tick = moment.tick ?? view.moment ?? lastTick(taken);
  const layers = LAYER_NAMES.filter((it) => !view.hidden.includes(it));
  const { look, faded } = view;
  const tracing = moment.tracing ?? ageSheets(game.world.journal.entries, view.tracing);
  const measures = penMeasures(game.world, tick);
  const scene = drawMap(sheetAt(game.world, tick, name), {
    edition: game.world.edition,
    called: (what) => calledIn(game)(what, { tick }),
    look,
    tick,
    layers,
    faded,
    detail,
    tracing,
    pen,
    measures,
  });
  return withMargin(scene, { edition: game.world.edition, legend: moment.legend === true });
}
