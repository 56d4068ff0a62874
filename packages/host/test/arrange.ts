import type { Happening } from '@understory/table';
import { type Note, notes } from '../src/note.ts';

/** Puts a world in order for a test, as no rule would. */
export const arrange: Note<Happening & Readonly<Record<string, unknown>>> = notes();
