import { firstFault, Problem } from '@understory/table';
import * as z from 'zod';
import { secondFileSchema } from './second/world-file.ts';
import { WORLD_FILE_VERSION } from './world-file.ts';

export { worldFile } from './world-file.ts';

const LARGEST_WORLD_FILE = 32 * 1024 * 1024;

/** A world of any edition as a file. */
const worldFileSchema = z.discriminatedUnion('edition', [secondFileSchema]);
type AnyWorldFile = z.infer<typeof worldFileSchema>;

/** What a save keeps of a world to look at. It does not say of which edition it is. */
export const pictureSchema = z.union([secondFileSchema.pick({ journal: true, page: true })]);

/** The form of world files for other programs, as JSON Schema; `npm run schema` writes it to docs/world.schema.json. */
export function worldFileJsonSchema(): unknown {
  return {
    title: 'A world of Understory',
    description: 'What docs/world-format.md explains.',
    ...z.toJSONSchema(worldFileSchema, { io: 'input' }),
  };
}

/** Read a world file. Throws a `Problem` of one sentence if it can't be one; nothing in it is trusted or run. */
export function readWorldFile(from: string): AnyWorldFile {
  if (from.length > LARGEST_WORLD_FILE) {
    throw new Problem(
      `This world file has ${megabytes(from.length)} MB; at most ${megabytes(LARGEST_WORLD_FILE)} MB are opened.`,
    );
  }
  const data = parseJson(from);
  const head = z.object({ format: z.literal('understory/world'), version: z.unknown().optional() }).safeParse(data);
  if (!head.success) throw new Problem('This is not an Understory world: it lacks "format": "understory/world".');
  const { version } = head.data;
  if (typeof version === 'number' && version > WORLD_FILE_VERSION) {
    throw new Problem(
      `This world file is of format ${version}, made by a newer Understory; this one reads up to ${WORLD_FILE_VERSION}.`,
    );
  }
  const read = worldFileSchema.safeParse(data);
  if (!read.success) throw new Problem(`This world file is damaged: ${firstFault(read.error)}.`);
  return read.data;
}

function parseJson(from: string): unknown {
  try {
    return JSON.parse(from);
  } catch {
    throw new Problem('This world file is damaged or cut off: it is not whole JSON.');
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
