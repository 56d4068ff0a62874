import { type Bead, disc, type Page } from '@understory/page';
import { putBeads } from '../../draw.ts';
import { LENT_EMBLEMS } from '../../first/lent.ts';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-CIV-T1.2: to a people of the first edition each gem lode is a closed cave of a bead with 1 ○ in it; whatever touches it opens it. */
export function gemCaves(world: PlaytestWorld): void {
  const clause = 'PT-CIV-T1.2';
  for (const { id, at, piece } of world.page.units.filter((it) => it.until === null && it.kind === 'gems')) {
    const { feature } = world.page.piece(piece);
    const shape = disc(at.x, at.y, 0.5);
    const what = { kind: 'natural cave' } as const;
    const cave = draw(world, { clause, kind: 'cave', shape, what, area: 1, feature, instead: [piece] });
    note(world, { kind: 'became a cave', clause, piece: cave.id }, [{ do: 'end', id }]);
    putBeads(world, clause, cave, 'treasure', 1, 'treasure', false, LENT_EMBLEMS.gems);
  }
}

/** The gem ○ that are still in their caves, and unguarded. */
export function gemsIn(page: Page): Bead[] {
  return page
    .beadsOf(null)
    .filter(({ emblem, piece }) => emblem === LENT_EMBLEMS.gems && page.beadsIn(piece, 'population').length === 0);
}
