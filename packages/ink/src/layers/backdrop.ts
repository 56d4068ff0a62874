import { overlap } from '../box.ts';
import { drawFrame, drawGrain, drawPaper } from '../frame.ts';
import { drawHills } from '../ground/hills.ts';
import { drawInnerSky, drawSky, drawStars, drawSun, drawWeather } from '../ground/sky.ts';
import { horizonOf } from '../ground/skyline.ts';
import type { Mark } from '../mark.ts';
import type { Easel } from './easel.ts';

export const paper = ({ sheet }: Easel): Mark[] => drawPaper(sheet);

export function sky({ sheet, look, shown, cartouche, terrain }: Easel): Mark[] {
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
}

export const grain = ({ sheet, look }: Easel): Mark[] => [...drawFrame(sheet), ...drawGrain(sheet, look)];
