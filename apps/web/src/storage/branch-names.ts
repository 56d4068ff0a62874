import type { KeptWorld, Kin } from './kept-world.ts';

/** A branch has the name of its world and one of its own, beside it. */
export function wholeName({ name, kin }: KeptWorld): string {
  return kin ? `${name} · ${kin.name}` : name;
}

/** What tells a branch from the others of its family. */
export function ownName({ name, kin }: KeptWorld): string {
  return kin?.name ?? name;
}

/**
 * Up to 0.6 a branch was kept under a name of its own, in the place of its world's. Here are those records, each with both; what is
 * no branch, or has both, is left out.
 */
export function withBranchNames(records: readonly unknown[]): unknown[] {
  const worlds = records as readonly Partial<KeptWorld>[];
  return worlds.flatMap((it) => {
    const kin = it?.kin as Partial<Kin> | undefined;
    if (typeof kin !== 'object' || kin === null || kin.name !== undefined || typeof it.name !== 'string') return [];
    const name = worlds.find((other) => other?.id === kin.root)?.name ?? it.name;
    return [{ ...it, name, kin: { ...kin, name: it.name } }];
  });
}
