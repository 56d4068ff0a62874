import type { Bead, Sheet } from '@understory/page';

/** A sheet as a file may hold it: what was added to the format later may be missing. */
interface OlderSheet extends Omit<Sheet, 'laidAt' | 'beads'> {
  readonly laidAt?: number | null | undefined;
  readonly beads: readonly OlderBead[];
}

interface OlderBead extends Omit<Bead, 'origin'> {
  readonly origin?: string | undefined;
}

/** The only place where what an older file does not say is guessed from what it does. */
export function broughtUpToDate(sheet: OlderSheet): Sheet {
  return {
    ...sheet,
    laidAt: sheet.laidAt === undefined ? firstDrawn(sheet) : sheet.laidAt,
    beads: sheet.beads.map((it) => ({ ...it, origin: it.origin ?? it.id })),
  };
}

function firstDrawn({ ground, features, pieces }: OlderSheet): number | null {
  if (!ground) return null;
  let first = Number.MAX_SAFE_INTEGER;
  for (const list of [features, pieces]) for (const { since } of list) first = Math.min(first, since);
  return first === Number.MAX_SAFE_INTEGER ? 0 : first;
}
