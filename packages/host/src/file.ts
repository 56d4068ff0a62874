import { firstFault, type Game, Problem, readJson } from '@understory/table';
import * as z from 'zod';
import { firstFileSchema } from './first/world-file.ts';
import type { Held } from './held.ts';
import type { HostOptions } from './options.ts';
import { playtestFileSchema } from './playtest/world-file.ts';
import { heldIn } from './second/held.ts';
import type { SecondWorld } from './second/world.ts';
import { secondFileSchema } from './second/world-file.ts';
import type { EditionName, OfferedWorld } from './world.ts';
import { fileOf, WORLD_FILE_VERSION, type WrittenFile } from './world-file.ts';

/** The world of a game as a file. */
export function worldFile<W extends OfferedWorld, Options extends HostOptions>(
  game: Game<W, Options>,
): WrittenFile<Options> {
  return fileOf(game, (world) => HELD[world.edition](world));
}

const HELD: Readonly<Record<EditionName, (world: OfferedWorld) => Held[]>> = {
  '1': () => [],
  '2': (world) => heldIn(world as SecondWorld),
  playtest: () => [],
};

const LARGEST_WORLD_FILE = 32 * 1024 * 1024;

/** A world of any edition as a file. */
const worldFileSchema = z.discriminatedUnion('edition', [secondFileSchema, firstFileSchema, playtestFileSchema]);
type AnyWorldFile = z.infer<typeof worldFileSchema>;

/** What a save keeps of a world to look at. It does not say of which edition it is. */
export const pictureSchema = z.union([
  secondFileSchema.pick({ journal: true, page: true }),
  firstFileSchema.pick({ journal: true, page: true }),
  playtestFileSchema.pick({ journal: true, page: true }),
]);

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
  const data = readJson(from, { called: 'world file', most: LARGEST_WORLD_FILE });
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
