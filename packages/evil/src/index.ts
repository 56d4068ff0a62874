export { FACES, type FaceName } from './tiles.table.ts';
