import * as z from 'zod';
import type { World } from './world.ts';
export const worldFileSchema = z.unknown();
export type WorldFile = unknown;
export function worldFile(_: unknown): WorldFile {
  return null;
}
export function readWorldFile(text: string): WorldFile {
  return JSON.parse(text);
}
/** The world as it stands, as plain data. */
export function picture(world: World): unknown {
  return { page: world.page, journal: world.journal.entries };
}
