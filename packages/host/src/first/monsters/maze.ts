import type { World } from '../../world.ts';

/** H1-ALP-T1.4, -13: a lair that was made a maze stays one. */
export function isMaze({ page }: World, piece: string): boolean {
  return page.marks.some((it) => it.kind === 'maze' && it.piece === piece && it.until === null);
}
