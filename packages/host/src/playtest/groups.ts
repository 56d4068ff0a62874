import { type Found, foundAny } from '../groups.ts';
import type { Words } from './events.ts';

/** A group comes into the world. */
export const found: Found<Words> = foundAny;
