import { filledIn, sheetSchema } from '../sheet-file.ts';
import { worldFileSchemaOf } from '../world-file.ts';
import { NOUNS } from './nouns.ts';
import { firstOptionsSchema } from './options.ts';

/** A world of the first edition as a file. */
export const firstFileSchema = worldFileSchemaOf('1', firstOptionsSchema, sheetSchema(NOUNS, filledIn(NOUNS)));
