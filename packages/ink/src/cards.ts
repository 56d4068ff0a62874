export { CARD_SIGNS } from './host2/card-glyphs.ts';
export { cardSvg } from './host2/card-picture.ts';
