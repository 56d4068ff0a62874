import type { KeptWorld, Kin } from './kept-world.ts';

/** A world in the tree of its family. */
export interface Branch {
  readonly world: KeptWorld;
  /** How deep it stands: 0 for the world that was begun. */
  readonly depth: number;
  /** The row of the branch that it came from; null if that is gone. */
  readonly parent: number | null;
  /** From which answer to which it goes its own way. */
  readonly from: number;
  readonly to: number;
}

/** The family of a world as rows of a tree: each branch under the one it came from, in the order in which they parted. */
export function familyOf(worlds: readonly KeptWorld[], id: string): Branch[] {
  const self = worlds.find((it) => it.id === id);
  if (!self) return [];
  const members = kinOfSame(worlds, self);
  const ids = new Set(members.map((it) => it.id));
  const rows: Branch[] = [];
  const lay = (world: KeptWorld, depth: number, parent: number | null) => {
    const row = rows.length;
    const from = world.kin?.step ?? 0;
    rows.push({ world, depth, parent, from: parent === null ? 0 : from, to: Math.max(from, world.steps ?? from) });
    for (const it of inOrder(members.filter(({ kin }) => kin?.parent === world.id))) lay(it, depth + 1, row);
  };
  for (const it of inOrder(members.filter(({ kin }) => !kin || !ids.has(kin.parent)))) lay(it, 0, null);
  return rows;
}

function rootOf({ id, kin }: KeptWorld): string {
  return kin?.root ?? id;
}

/** How a branch of a world belongs to it. */
export function kinOf(of: KeptWorld, branch: Pick<Kin, 'name' | 'step' | 'at'>, takenBack = false): Kin {
  return { root: rootOf(of), parent: of.id, ...branch, takenBack };
}

/** All worlds of the family that a world belongs to, itself among them. */
export function kinOfSame(worlds: readonly KeptWorld[], of: KeptWorld): KeptWorld[] {
  return worlds.filter((it) => rootOf(it) === rootOf(of));
}

/** Play that was taken back from a world, and from what was taken back of it: it comes and goes with the world. */
export function takenBackFrom(worlds: readonly KeptWorld[], id: string): KeptWorld[] {
  const own = worlds.filter(({ kin }) => kin?.takenBack && kin.parent === id);
  return own.flatMap((it) => [it, ...takenBackFrom(worlds, it.id)]);
}

/** When a world is gone for good, its branches are those of the world that it came from itself; here they are, changed. */
export function heirsOf(worlds: readonly KeptWorld[], gone: KeptWorld): KeptWorld[] {
  const { kin: above } = gone;
  if (!above) return [];
  return worlds.flatMap((it) => {
    if (it.kin?.parent !== gone.id) return [];
    const isEarlier = it.kin.step <= above.step;
    const { step, at } = isEarlier ? it.kin : above;
    return [{ ...it, kin: { ...it.kin, parent: above.parent, step, at } }];
  });
}

/** Branches that parted from what a world has taken back are branches of that, wherever it is kept now; here they are, changed. */
export function movedTo(taken: string, worlds: readonly KeptWorld[], from: string, common: number): KeptWorld[] {
  return worlds.flatMap((it) =>
    it.id !== taken && it.kin?.parent === from && it.kin.step > common
      ? [{ ...it, kin: { ...it.kin, parent: taken } }]
      : [],
  );
}

function inOrder(worlds: readonly KeptWorld[]): KeptWorld[] {
  return [...worlds].sort((a, b) => (a.kin?.step ?? 0) - (b.kin?.step ?? 0) || a.begun - b.begun);
}
