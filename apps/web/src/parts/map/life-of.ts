import type { World } from '@understory/host';
import { BEADS, type Bead, type BeadKind } from '@understory/page';
import type { Entry } from '@understory/table';
import type { Line } from '../../words/line-of.ts';
import { isRepeated } from '../../words/runs-of.ts';

/** One moment in the life of a place. */
export interface LifeLine {
  readonly tick: number;
  readonly text: string;
}

/** A place, all that the record says of it, and who came to it and went: from when it was drawn to this day. */
export function lifeOf(world: World, piece: string, lineOf: (entry: Entry) => Line): LifeLine[] {
  const { entries } = world.journal;
  const beads = world.page.beads.filter((it) => it.piece === piece);
  const came = byTick(beads, ({ since }) => since);
  const end = world.page.pieces.find(({ id }) => id === piece)?.until ?? null;
  const went = byTick(beads, ({ until }) => until);
  const lines = entries
    .filter((entry) => came.has(entry.tick) || went.has(entry.tick) || entry.tick === end || names(entry, piece, world))
    .map((entry) => ({
      tick: entry.tick,
      text: toldAt(entries, entry.tick, lineOf) ?? inBeads(world, came.get(entry.tick), went.get(entry.tick)),
    }))
    .filter(({ text }) => text !== '');
  return lines.filter((line, i) => !isRepeated(lines[i - 1], line));
}

/** Everybody who ever had one of theirs here, the first first. */
export function livedIn(world: World, piece: string): string[] {
  const owners = world.page.beads
    .filter((it) => it.piece === piece && it.kind === 'population')
    .map(({ owner }) => nameOf(world, owner));
  return [...new Set(owners)];
}

function byTick(beads: readonly Bead[], when: (bead: Bead) => number | null): Map<number, Bead[]> {
  const found = new Map<number, Bead[]>();
  for (const bead of beads) {
    const tick = when(bead);
    if (tick !== null) found.set(tick, [...(found.get(tick) ?? []), bead]);
  }
  return found;
}

interface Naming {
  readonly piece?: unknown;
  readonly pieces?: unknown;
  readonly about?: unknown;
  readonly unit?: unknown;
}

/** Does a line speak of this place? */
function names(entry: Entry, piece: string, { page }: World): boolean {
  const { piece: one, pieces, about, unit } = entry as Entry & Naming;
  if (one === piece || about === piece) return true;
  if (Array.isArray(pieces) && pieces.includes(piece)) return true;
  return typeof unit === 'string' && page.units.some((it) => it.id === unit && it.piece === piece);
}

/** How far back the line is that says why a bead was put down or taken up. */
const REASON = 4;

/** What the record says of a tick: its own line, or the one just before it in the same step that is about the same group. */
function toldAt(entries: readonly Entry[], tick: number, lineOf: (entry: Entry) => Line): string | null {
  const at = entries[tick] as (Entry & { readonly group?: string }) | undefined;
  for (let i = tick; at && i >= Math.max(0, tick - REASON); i--) {
    const entry = entries[i] as Entry & { readonly group?: string };
    if (entry.step !== at.step || (i < tick && entry.group !== at.group)) continue;
    if (lineOf(entry).voice === 'story') return lineOf(entry).text;
  }
  return null;
}

/** `2● of Goblins came; ○ went.` */
function inBeads(world: World, came: readonly Bead[] = [], went: readonly Bead[] = []): string {
  const parts = [...counted(world, came).map((it) => `${it} came`), ...counted(world, went).map((it) => `${it} went`)];
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}

function counted(world: World, beads: readonly Bead[]): string[] {
  const counts = new Map<string, { readonly kind: BeadKind; readonly owner: string | null; count: number }>();
  for (const { kind, owner } of beads) {
    const key = `${kind} ${owner}`;
    const known = counts.get(key) ?? { kind, owner, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].map(
    ({ kind, owner, count }) =>
      `${count > 1 ? count : ''}${BEADS[kind]}${owner === null ? '' : ` of ${nameOf(world, owner)}`}`,
  );
}

function nameOf({ groups }: World, owner: string | null): string {
  return groups.find(({ id }) => id === owner)?.name ?? owner ?? 'wild things';
}
