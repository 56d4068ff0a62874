import type { Bond, Piece, Stretch } from '@understory/page';
import type { Clause } from '@understory/table';
import type { Change } from '../../note.ts';
import { note } from '../note.ts';
import { claimedRooms } from '../words/chambers.ts';
import type { FirstWorld } from '../world.ts';
import type { MonsterGroup } from './group.ts';

/** How far apart two stretches may be and still be one. */
const JOINED = 0.05;

/** H1-MON-15: a room is claimed whole; of a tunnel, a stretch, which joins what the group has of it already. */
export function claim(
  world: FirstWorld,
  me: MonsterGroup,
  clause: Clause,
  { id: piece }: Piece,
  stretch?: Stretch,
): void {
  const { page } = world;
  if (!stretch && claimedRooms(page).get(piece) === me.id) return;
  const joined = stretch
    ? page.bonds.filter((it) => it.until === null && isOwn(it, me, piece) && it.stretch && meets(it.stretch, stretch))
    : [];
  if (stretch && joined.some((it) => it.stretch && it.stretch.from <= stretch.from && it.stretch.to >= stretch.to))
    return;
  const whole = stretch && {
    from: Math.min(stretch.from, ...joined.map((it) => it.stretch?.from ?? stretch.from)),
    to: Math.max(stretch.to, ...joined.map((it) => it.stretch?.to ?? stretch.to)),
  };
  const id = page.newId('n');
  const bond = { id, kind: 'claimed', group: me.id, piece, ...(whole && { stretch: whole }) } as const;
  note(world, { kind: 'claimed', clause, group: me.id, piece }, [
    ...joined.map((it): Change => ({ do: 'end', id: it.id })),
    { do: 'bond', bond },
  ]);
}

function isOwn({ kind, group, piece }: Bond, me: MonsterGroup, of: string): boolean {
  return kind === 'claimed' && group === me.id && piece === of;
}

const meets = (a: Stretch, b: Stretch) => a.from <= b.to + JOINED && b.from <= a.to + JOINED;

/** H1-MON-35: what it has claimed is claimed no longer. */
export function unclaimed({ page }: FirstWorld, { id }: MonsterGroup): Change[] {
  return page.bonds.flatMap((it) =>
    it.kind === 'claimed' && it.until === null && it.group === id ? [{ do: 'end', id: it.id } as const] : [],
  );
}
