import { sheetSchema } from '../sheet-file.ts';
import { worldFileSchemaOf } from '../world-file.ts';
import { NOUNS } from './nouns.ts';
import { broughtUpToDate } from './older-sheet.ts';
import { secondOptionsSchema } from './options.ts';

/** A world of the second edition as a file. */
export const secondFileSchema = worldFileSchemaOf('2', secondOptionsSchema, sheetSchema(NOUNS, broughtUpToDate));
