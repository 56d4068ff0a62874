import { filledIn, sheetSchema } from '../sheet-file.ts';
import { worldFileSchemaOf } from '../world-file.ts';
import { NOUNS } from './nouns.ts';
import { playtestOptionsSchema } from './options.ts';

/** A world of the playtest rules as a file. */
export const playtestFileSchema = worldFileSchemaOf(
  'playtest',
  playtestOptionsSchema,
  sheetSchema(NOUNS, filledIn(NOUNS)),
);
