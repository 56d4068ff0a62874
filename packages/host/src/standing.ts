import type { Sheet } from '@understory/page';
import type { PlainRow } from '@understory/table';
import * as z from 'zod/mini';
import type { World } from './world.ts';

/** What stands in a world: its map, who lives on it, and how it ended. Names and texts are no part of it. */
export function standing({ page, groups, outcome }: World): PlainRow[] {
  return [
    ...onPage(page),
    ...groups.map((it): PlainRow => ['group', it.id, it.alive, it.built.length, it.aside.length]),
    ['outcome', outcome?.kind ?? null, victor(outcome)],
  ];
}

/** A group's id, or the piece that wild creatures live in. */
function victor(outcome: World['outcome']): string | null {
  const by = outcome?.by ?? null;
  if (by === null || typeof by === 'string') return by;
  return 'wild' in by ? by.wild : by.cause;
}

const lived = z.object({ until: z.nullable(z.number()), kind: z.string(), owner: z.nullable(z.string()) });
const pictureSchema = z.object({
  page: z.object({
    pieces: z.array(z.extend(lived, { shape: z.object({ path: z.array(z.number()), swell: z.number() }) })),
    beads: z.array(z.extend(lived, { at: z.object({ x: z.number(), y: z.number() }) })),
  }),
});

/** What stood on the page of a picture. It comes from outside: nothing in it is trusted. */
export function stoodIn(picture: unknown): PlainRow[] | null {
  const read = pictureSchema.safeParse(picture);
  return read.success ? onPage(read.data.page) : null;
}

type OnPage = z.infer<typeof pictureSchema>['page'] | Pick<Sheet, 'pieces' | 'beads'>;

function onPage({ pieces, beads }: OnPage): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const { until, kind, owner, shape } of pieces)
    if (until === null) rows.push(['piece', kind, owner, shape.swell, ...shape.path]);
  for (const { until, kind, owner, at } of beads) if (until === null) rows.push(['bead', kind, owner, at.x, at.y]);
  return rows;
}
