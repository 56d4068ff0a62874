import { type LayerName, toSvg } from '@understory/ink';
import { smallPicture } from '../../desk/picture.ts';
import type { Shown } from '../../table/kit.ts';
import type { PageGame } from '../../table/page-game.ts';
import { madeInSlices } from '../../table/slices.ts';
import { calledIn } from '../../words/called-in.ts';
import { ageSheets } from './age-sheets.ts';
import { drawingPage, keptOf } from './draw-page.ts';

const WIDTH = 520;
/** Too small to read or to see at that size. */
const LEFT_OUT: ReadonlySet<string> = new Set<LayerName>(['labels', 'cartouche', 'legend', 'strata-numbers', 'grain']);
const ALL_SEEN = {};

/**
 * A small picture of the map as a data address; empty if the browser won't make one. It is the whole map, which has been drawn for the
 * table already, as a rule, without what nobody could read.
 */
export async function thumbnailOf(game: PageGame, { name, view: { look }, pen }: Shown): Promise<string> {
  const { world } = game;
  const { entries } = world.journal;
  const drawing = {
    called: calledIn(game),
    tick: entries.length - 1,
    title: name,
    look,
    hidden: [],
    faded: false,
    ages: ageSheets(entries, ALL_SEEN),
    pen: pen.edits.length === 0 ? pen.ofMap : pen,
  };
  const drawn = await madeInSlices(drawingPage(world, drawing, keptOf(game)), { isWanted: () => game.world === world });
  if (!drawn) return '';
  const { scene } = drawn.made;
  const small = { ...scene, layers: scene.layers.filter(({ name: layer }) => !LEFT_OUT.has(layer)) };
  return smallPicture(toSvg(small), WIDTH, Math.round((WIDTH * scene.height) / scene.width));
}
