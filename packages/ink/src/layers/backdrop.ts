import { overlap } from '../box.ts';
import { drawFrame, drawGrain, drawPaper } from '../frame.ts';
import { drawHills } from '../ground/hills.ts';
import { drawInnerSky, drawSky, drawStars, drawSun, drawWeather } from '../ground/sky.ts';
import { horizonOf } from '../ground/skyline.ts';
import { drawnFrom } from './from.ts';

export const paper = drawnFrom('paper', ['sheet'], ({ sheet }) => drawPaper(sheet));

export const sky = drawnFrom(
  'sky',
  ['sheet', 'look', 'shown', 'cartouche', 'terrain'],
  ({ sheet, look, shown, cartouche, terrain }) => {
    if (!sheet.ground) return look.fills ? drawSky(sheet, sheet.height) : [];
    const { mean, lowest } = horizonOf(sheet);
    const isBusy = (x: number, y: number, w: number, h: number) =>
      shown.has('cartouche') && overlap(cartouche.box, { left: x, top: y, right: x + w, bottom: y + h });
    const isFloating = sheet.ground.surfaces[0]?.closed === true;
    const hills = isFloating ? [] : drawHills(sheet, mean, lowest);
    if (!look.fills) return hills;
    return [
      ...drawSky(sheet, isFloating ? sheet.height : lowest),
      ...drawInnerSky(sheet),
      ...(look.stars ? drawStars(sheet, mean, isBusy) : drawSun(sheet, mean, terrain, isBusy)),
      ...hills,
      ...drawWeather(sheet, terrain, isBusy),
    ];
  },
);

export const grain = drawnFrom('grain', ['sheet', 'look'], ({ sheet, look }) => [
  ...drawFrame(sheet),
  ...drawGrain(sheet, look),
]);
