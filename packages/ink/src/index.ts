export { drawMap, type MapOptions } from './draw-map.ts';
export type { PlacedLabel } from './labels.ts';
export { LOOKS, type Look, type LookName } from './looks/index.ts';
export { COLOURS, type Colour, type Mark, type Pen } from './mark.ts';
export { LAYER_NAMES, LAYERS, type Layer, type LayerName, type Scene } from './scene.ts';
export { escaped, PX, type SvgOptions, toSvg } from './svg.ts';
