import type { Matter } from '@understory/page';
import { type OlderSheet, sheetSchema, type WrittenSheet } from '../sheet-file.ts';
import { worldFileSchemaOf } from '../world-file.ts';
import { KINDS, type Kind, NOUNS } from './nouns.ts';
import { firstOptionsSchema } from './options.ts';

/** A world of the first edition as a file. */
export const firstFileSchema = worldFileSchemaOf('1', firstOptionsSchema, sheetSchema(NOUNS, filledIn));

/** What the format lets another program leave out. */
function filledIn(sheet: OlderSheet): WrittenSheet {
  return {
    ...sheet,
    laidAt: sheet.laidAt ?? null,
    pieces: sheet.pieces.map(({ look: _, matter, people = null, variant = null, ...it }) => ({
      ...it,
      people,
      variant,
      matter: matter ?? matterOf(it.kind),
    })),
    beads: sheet.beads.map(({ look: _, emblem = null, ...it }) => ({ ...it, emblem, origin: it.origin ?? it.id })),
  };
}

function matterOf(kind: string): Matter {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind] : 'cover';
}
