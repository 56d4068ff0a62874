import type { PlainRow } from '@understory/table';
import * as z from 'zod/mini';
import { picture } from './picture.ts';
import type { World } from './world.ts';

/** What lies on the table, of all that a picture shows. */
const pictureSchema = z.object({
  round: z.number(),
  phase: z.string(),
  life: z.number(),
  kora: z.object({ tile: z.number(), space: z.number() }),
  tiles: z.array(
    z.object({
      ...{ group: z.string(), spaces: z.number(), exit: z.string(), level: z.number(), parent: z.number() },
      ...{ searched: z.boolean(), goblins: z.number(), skeletons: z.number(), grislyk: z.boolean() },
    }),
  ),
  track: z.array(z.object({ goblins: z.number(), skeletons: z.number(), grislyk: z.boolean() })),
  items: z.array(z.object({ key: z.string(), many: z.number() })),
  objectives: z.object({ book: z.boolean(), crucible: z.boolean(), grislyk: z.boolean() }),
  result: z.nullable(z.string()),
});

export function standing(world: World): PlainRow[] {
  return rows(picture(world));
}

/** The same in a picture. It comes from outside: nothing in it is trusted. */
export function stoodIn(from: unknown): PlainRow[] | null {
  const read = pictureSchema.safeParse(from);
  return read.success ? rows(read.data) : null;
}

function rows({
  round,
  phase,
  life,
  kora,
  tiles,
  track,
  items,
  objectives,
  result,
}: z.infer<typeof pictureSchema>): PlainRow[] {
  const { book, crucible, grislyk } = objectives;
  return [
    ['game', round, phase, life, kora.tile, kora.space, book, crucible, grislyk, result],
    ...tiles.map((it, at): PlainRow => {
      const { group, spaces, exit, level, parent, searched, goblins, skeletons } = it;
      return ['tile', at, group, spaces, exit, level, parent, searched, goblins, skeletons, it.grislyk];
    }),
    ...track.map((it, at): PlainRow => ['track', at, it.goblins, it.skeletons, it.grislyk]),
    ...items.map((it): PlainRow => ['item', it.key, it.many]),
  ];
}
