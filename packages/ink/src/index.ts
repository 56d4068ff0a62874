export { emblemFor, emblemSvg } from './bead-emblem.ts';
export { drawMap } from './draw-map.ts';

export { LOOKS, type Look, type LookName } from './looks/index.ts';
export { COLOURS, type Mark } from './mark.ts';
export { LAYER_NAMES, LAYERS, type LayerName } from './scene.ts';
export { escaped, toSvg } from './svg.ts';
