import type { World } from '../../world.ts';

/** How an artifact's bead looks: by it the rules know it (H1-FEA-02). */
export const ARTIFACT = 'artifact';

/** H1-FEA-02: a unit of loot with a name. */
export function isArtifact({
  emblem,
  name,
}: {
  readonly emblem: string | null;
  readonly name: string | null;
}): boolean {
  return emblem === ARTIFACT && name !== null;
}

/** Does somebody hold one? */
export function hasArtifact({ page }: World, owner: string): boolean {
  return page.beadsOf(owner).some(isArtifact);
}
